import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractOf, type Statement } from './contract.ts';
import { bodyStatements, fieldStatements, parameterStatements } from './field-statements.ts';
import { operationStatements } from './operation-statements.ts';
import { ruleStatements } from './rule-statements.ts';
import { unmarkedFieldStatements } from './unmarked-fields.ts';
import { unmarkedMeaningStatements } from './unmarked-meanings.ts';
import { unmarkedOperationStatements } from './unmarked-operations.ts';

const text = readFileSync(new URL('../../../packages/sdk/openapi.json', import.meta.url), 'utf8');
const contract = contractOf(JSON.parse(text));
const unmarkedStatements = [...unmarkedFieldStatements, ...unmarkedMeaningStatements, ...unmarkedOperationStatements];
const groups: [string, Statement[]][] = [
  [`${fieldStatements.length} fields stand where the specification places them, as it describes them`, fieldStatements],
  ['bodies are objects', bodyStatements],
  ['path parameters have the form that the specification gives them', parameterStatements],
  ['endpoints and webhooks are what the specification says', operationStatements],
  ['the rules of the specification hold', ruleStatements],
  ['nothing is added without a mark', unmarkedStatements],
];

describe.each(groups)('%s', (_group, statements) => {
  test.each(statements.map((each): [string, Statement] => [each.title, each]))('%s', (_title, { contradictions }) => {
    const found = contradictions(contract);
    expect(found, found.join('\n')).toEqual([]);
  });
});

type Edits = Record<string, unknown>;

/** Whether a copy of the document with replaced or removed nodes has a contradiction that includes the text. Stops at the first. */
function contradicts(edits: Edits, fault: string): boolean {
  const document = JSON.parse(text);
  for (const [path, value] of Object.entries(edits)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((node, key) => node[key], document);
    if (!(last in holder) && value === undefined) throw new Error(`The document has no node at ${path}`);
    if (value === undefined) delete holder[last];
    else holder[last] = value;
  }
  const edited = contractOf(document);
  return groups.some(([, statements]) =>
    statements.some(({ contradictions }) => contradictions(edited).some((each) => each.includes(fault))),
  );
}

describe('the comparison detects a document that differs from the specification', () => {
  const untouched = groups.flatMap(([, statements]) =>
    statements.flatMap(({ contradictions }) => contradictions(contract)),
  );
  test.each<[change: string, edits: Edits, fault: string]>([
    [
      'a field is missing',
      { 'components.schemas.ThreeDSecure.properties.acs_id': undefined },
      'DisputedPayment.transactions.payment_method.detail.card.card_data.three_d_secure.acs_id is not in the document',
    ],
    [
      'a field stands elsewhere',
      {
        'components.schemas.IncomingTransferProvider.properties.transfer_id': undefined,
        'components.schemas.IncomingTransfer.properties.transfer_id': { type: 'string' },
      },
      'IncomingTransfer.provider.transfer_id is not in the document',
    ],
    [
      'a field is added',
      { 'components.schemas.Address.properties.zipcode': { type: 'string' } },
      'origin_onboarding.legal_representatives[].address.zipcode is not in the specification and not marked x-basis',
    ],
    [
      'a field has another type',
      { 'components.schemas.Card.properties.installments.type': 'number' },
      'CreatedPayment.payment_method.payment_method_detail.card.installments takes 2.5',
    ],
    [
      'a field cannot be null any more',
      { 'components.schemas.PaymentMethodBase.properties.parent_payment_method_type.type': 'string' },
      'RetrievedPayment.transactions[].payment_method.parent_payment_method_type refuses null',
    ],
    [
      'a limit is too low',
      { 'components.schemas.CreatePaymentRequest.properties.callback_url.maxLength': 525 },
      'CreatePaymentRequest.callback_url refuses "xxxxxxxxxxxxxxxxxxx… (526 characters)',
    ],
    [
      'a limit is gone',
      { 'components.schemas.CreatePaymentRequest.properties.metadata.maxItems': undefined },
      'CreatePaymentRequest.metadata has maxItems nowhere, not 120',
    ],
    [
      'a value is left out',
      { 'components.schemas.KnownPaymentRail.enum': ['ACH_STANDARD', 'ACH_SAME_DAY', 'WIRE'] },
      'IncomingTransfer.payment_rail does not list RTP',
    ],
    [
      'a country is added',
      { 'components.schemas.ProcessingCountry.enum.17': 'DE' },
      'CreatePaymentRequest.country lists DE',
    ],
    [
      'a header is spelled otherwise',
      { 'components.parameters.OrganizationCode.name': 'X-Organization-Code' },
      'POST /v1/recipients/onboardings/reverse-transfer/{transfer_id} requires X-organization-code',
    ],
    [
      'checkout is never required',
      { 'components.schemas.CreatePaymentRequest.oneOf': undefined },
      'CreatePaymentRequest refuses no checkout when workflow is not sent',
    ],
    [
      'a webhook wants credentials',
      { 'webhooks.incomingTransfer.post.security': undefined },
      'incomingTransfer declares no authentication scheme',
    ],
    [
      'an object can be null without a mark',
      { 'components.schemas.CustomerPayer.properties.phone.x-basis': undefined },
      'CreatedPayment.customer_payer.phone takes null, which the specification does not say',
    ],
    [
      'a list can be null without a mark',
      { 'components.schemas.Airline.properties.legs.x-basis': undefined },
      'CreatePaymentRequest.additional_data.airline.legs takes null, which the specification does not say',
    ],
    [
      'a time must end in Z without a mark',
      { 'components.schemas.Timestamp.x-basis': undefined },
      'CreatedPayment.created_at has pattern "Z$", which is neither specified nor marked',
    ],
    [
      'the header of a transfer notification loses its mark',
      { 'webhooks.incomingTransfer.post.parameters.0.x-basis': undefined },
      'POST incomingTransfer: header x-hmac-signature is not in the specification and not marked',
    ],
    [
      'the 401 of a transfer notification loses its mark',
      { 'webhooks.incomingTransfer.post.responses.401.x-basis': undefined },
      'POST incomingTransfer: 401 is not in the specification and not marked',
    ],
    [
      'a field becomes required in a response',
      { 'components.schemas.BrowserInfo.required': ['language'] },
      'CreatePaymentRequest.customer_payer.browser_info requires language, which is neither specified nor marked',
    ],
    [
      'a required flag loses its mark',
      { 'components.schemas.CampaignRule.x-basis': undefined },
      'CampaignAnswer.data.rules requires rule_type, which is neither specified nor marked',
    ],
    [
      'a unit is given in words',
      { 'components.schemas.RoutingCondition.properties.id.description': 'Minutes since the rule was made.' },
      'CreatedPayment.routing_rules.condition.id is described with minutes',
    ],
    [
      'a unit loses its mark',
      { 'components.schemas.PaymentAmount.properties.captured.x-basis': undefined },
      'DisputedPayment.amount.captured is described with major units',
    ],
    [
      'a number is given in words',
      { 'components.parameters.CustomerId.description': 'At most 50 digits.' },
      '/v1/customers/{customer_id}/payment-methods.customer_id is described with 50, digits',
    ],
    [
      'a default is given in words',
      { 'components.schemas.Checkout.properties.session.description': 'Empty by default.' },
      'RetrievedPayment.checkout.session is described with empty, default',
    ],
    [
      'a status is added',
      { 'paths./v1/campaigns/{campaign_id}.get.responses.418': { description: 'A teapot.' } },
      'GET /v1/campaigns/{campaign_id}: 418 is not in the specification',
    ],
    [
      'a default is set',
      { 'components.schemas.CardData.properties.number_length': { type: 'integer', default: 16 } },
      'CreatedPayment.payment_method.payment_method_detail.card.card_data.number_length has default 16',
    ],
    [
      'a response header loses its mark',
      { 'components.headers.TraceId.x-basis': undefined },
      'GET /v1/payments/{payment_id}: 200, x-trace-id is not in the specification',
    ],
    [
      'an operation is added',
      { 'paths./v1/refunds': { get: { operationId: 'listRefunds', responses: {} } } },
      'GET /v1/refunds is not in the specification and not marked x-basis',
    ],
  ])('%s', (_change, edits, fault) => {
    expect(untouched.some((each) => each.includes(fault))).toBe(false);
    expect(contradicts(edits, fault)).toBe(true);
  });
});
