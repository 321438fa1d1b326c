import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bodies, contractOf, partsOf, type Statement } from './contract.ts';
import { bodyStatements, fieldStatements, parameterStatements } from './field-statements.ts';
import { operationStatements, unmarkedOperationStatements } from './operation-statements.ts';
import { ruleStatements } from './rule-statements.ts';
import { unmarkedBodyStatements } from './unmarked-bodies.ts';

const text = readFileSync(new URL('../../../packages/sdk/openapi.json', import.meta.url), 'utf8');
const contract = contractOf(JSON.parse(text));
const groups: [string, Statement[]][] = [
  [`${fieldStatements.length} fields stand where the specification places them, as it describes them`, fieldStatements],
  ['bodies are objects', bodyStatements],
  ['path parameters have the form that the specification gives them', parameterStatements],
  ['endpoints and webhooks are what the specification says', operationStatements],
  ['the rules of the specification hold', ruleStatements],
  ['nothing is added without a mark', [...unmarkedBodyStatements, ...unmarkedOperationStatements]],
];

describe.each(groups)('%s', (_group, statements) => {
  test.each(statements.map((each): [string, Statement] => [each.title, each]))('%s', (_title, { contradictions }) => {
    const found = contradictions(contract);
    expect(found, found.join('\n')).toEqual([]);
  });
});

/** New values by path. A path that does not start at a root of the document starts at its schemas. Undefined removes. */
type Edits = Readonly<Record<string, unknown>>;

/** Whether a copy of the document with replaced or removed nodes has a contradiction that includes the text. Stops at the first. */
function contradicts(edits: Edits, fault: string): boolean {
  const document = JSON.parse(text);
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const start = (keys[0] ?? '') in document ? document : document.components.schemas;
    const holder = keys.reduce((node, key) => node[key], start);
    if (!(last in holder) && value === undefined) throw new Error(`The document has no node at ${path}`);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  const edited = contractOf(document);
  return groups.some(([, statements]) =>
    statements.some(({ contradictions }) => contradictions(edited).some((each) => each.includes(fault))),
  );
}

/** A contradiction, and edits of the document that cause it. */
const differences: Readonly<Record<string, Edits>> = {
  'DisputedPayment.transactions.payment_method.detail.card.card_data.three_d_secure.acs_id is not in the document': {
    'ThreeDSecure.properties.acs_id': undefined,
  },
  'IncomingTransfer.provider.transfer_id is not in the document': {
    'IncomingTransferProvider.properties.transfer_id': undefined,
    'IncomingTransfer.properties.transfer_id': { type: 'string' },
  },
  'origin_onboarding.legal_representatives[].address.zipcode is not in the specification and not marked x-basis': {
    'Address.properties.zipcode': { type: 'string' },
  },
  'CreatedPayment.payment_method.payment_method_detail.card.installments takes 2.5': {
    'Card.properties.installments.type': 'number',
  },
  'RetrievedPayment.transactions[].payment_method.parent_payment_method_type refuses null': {
    'PaymentMethodBase.properties.parent_payment_method_type.type': 'string',
  },
  'CreatePaymentRequest.callback_url refuses "xxxxxxxxxxxxxxxxxxx… (526 characters)': {
    'CreatePaymentRequest.properties.callback_url.maxLength': 525,
  },
  'CreatePaymentRequest.metadata has maxItems nowhere, not 120': {
    'CreatePaymentRequest.properties.metadata.maxItems': undefined,
  },
  'IncomingTransfer.payment_rail does not list RTP': {
    'KnownPaymentRail.enum': ['ACH_STANDARD', 'ACH_SAME_DAY', 'WIRE'],
  },
  'CreatePaymentRequest.country lists DE': { 'ProcessingCountry.enum.17': 'DE' },
  'POST /v1/recipients/onboardings/reverse-transfer/{transfer_id} requires X-organization-code': {
    'components.parameters.OrganizationCode.name': 'X-Organization-Code',
  },
  'CreatePaymentRequest refuses no checkout when workflow is not sent': { 'CreatePaymentRequest.oneOf': undefined },
  'incomingTransfer declares no authentication scheme': { 'webhooks.incomingTransfer.post.security': undefined },
  'CreatedPayment.customer_payer.phone takes null, which the specification does not say': {
    'CustomerPayer.properties.phone.x-basis': undefined,
  },
  'CreatePaymentRequest.additional_data takes null, which the specification does not say': {
    'CreatePaymentRequest.properties.additional_data.x-null-means-absent': undefined,
  },
  'CreatePaymentRequest.additional_data.airline.legs takes null, which the specification does not say': {
    'Airline.properties.legs.x-basis': undefined,
  },
  'CreatedPayment.created_at has pattern "(Z|[+-]00:00)$", which is neither specified nor marked': {
    'Timestamp.x-basis': undefined,
  },
  'POST incomingTransfer: header x-hmac-signature is not in the specification and not marked': {
    'webhooks.incomingTransfer.post.parameters.0.x-basis': undefined,
  },
  'POST incomingTransfer: 401 is not in the specification and not marked': {
    'webhooks.incomingTransfer.post.responses.401.x-basis': undefined,
  },
  'CreatePaymentRequest.customer_payer.browser_info requires language, which is neither specified nor marked': {
    'BrowserInfo.required': ['language'],
  },
  'CampaignResponse.data.rules requires rule_type, which is neither specified nor marked': {
    'CampaignRule.x-basis': undefined,
  },
  'CreatedPayment.routing_rules.condition.id is described with minutes': {
    'RoutingCondition.properties.id.description': 'Minutes since the rule was made.',
  },
  'DisputedPayment.amount.captured is described with major units': {
    'PaymentAmount.properties.captured.x-basis': undefined,
  },
  '/v1/customers/{customer_id}/payment-methods.customer_id is described with 50, digits': {
    'components.parameters.CustomerId.description': 'At most 50 digits.',
  },
  'RetrievedPayment.checkout.session is described with empty, default': {
    'Checkout.properties.session.description': 'Empty by default.',
  },
  'GET /v1/campaigns/{campaign_id}: 418 is not in the specification': {
    'paths./v1/campaigns/{campaign_id}.get.responses.418': { description: 'A teapot.' },
  },
  'CreatedPayment.payment_method.payment_method_detail.card.card_data.number_length has default 16': {
    'CardData.properties.number_length': { type: 'integer', default: 16 },
  },
  'GET /v1/payments/{payment_id}: 200, x-trace-id is not in the specification': {
    'components.headers.TraceId.x-basis': undefined,
  },
  'GET /v1/refunds is not in the specification and not marked x-basis': {
    'paths./v1/refunds': { get: { operationId: 'listRefunds', responses: {} } },
  },
};

describe('the comparison reports of an edited document:', () => {
  const untouched = groups.flatMap(([, statements]) =>
    statements.flatMap(({ contradictions }) => contradictions(contract)),
  );
  test.each(Object.entries(differences))('%s', (fault, edits) => {
    expect(untouched.some((each) => each.includes(fault))).toBe(false);
    expect(contradicts(edits, fault)).toBe(true);
  });
});

test('the base URL has only a default: the schema that orval uses knows no description of a server variable, and warns', () => {
  expect(JSON.parse(text).servers.map((server: { variables: object }) => server.variables)).toEqual([
    { base_url: { default: 'http://127.0.0.1:4010' } },
  ]);
});

describe('a mark on a field of the specification', () => {
  const marks = bodies.flatMap(({ name, fields, schemaOf }) =>
    fields.flatMap((field) => {
      const schema = schemaOf(contract, field);
      const parts = schema === undefined ? [] : partsOf(contract.document, schema);
      return parts
        .filter((part) => 'x-basis' in part)
        .map((part) => ({ place: field.place || name, field, of: part['x-basis-of'] as string[] | undefined }));
    }),
  );
  const placesWhere = (isWrong: (mark: (typeof marks)[number]) => boolean) =>
    marks.filter(isWrong).map(({ place }) => place);

  test('names the parts that the specification does not show, and never the field', () => {
    expect(marks.length).toBeGreaterThan(300);
    expect(placesWhere(({ of = [] }) => of.length === 0)).toEqual([]);
  });

  test('names no type and no null that the specification shows', () => {
    expect(placesWhere(({ field, of }) => field.type !== 'any' && of?.includes('type') === true)).toEqual([]);
    expect(placesWhere(({ field, of }) => field.nullable && of?.includes('null') === true)).toEqual([]);
  });
});
