import { bodyNamed, examplesOf, fact, operationOf, partsOf, type Statement, schemaAt } from './contract.ts';
import { endpoints } from './operations.ts';

/** Nothing in it that the specification calls optional. */
const payment = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 25 },
  country: 'CO',
  payment_method: { token: 'one-time-token' },
};
const direct = { ...payment, workflow: 'DIRECT' };
const checkout = { session: 'session' };

const tag = { key: 'key', value: 'value' };

/** "Required when workflow is SDK_CHECKOUT or is not sent. Not required for DIRECT or REDIRECT payments and for back-to-back payments." */
const accepted: Readonly<Record<string, object>> = {
  'a checkout when workflow is not sent': { ...payment, checkout },
  'a checkout when workflow is SDK_CHECKOUT': { ...payment, checkout, workflow: 'SDK_CHECKOUT' },
  ...Object.fromEntries(
    ['DIRECT', 'REDIRECT', 'CHECKOUT', 'SDK_SEAMLESS'].flatMap((workflow) => [
      [`no checkout when workflow is ${workflow}`, { ...payment, workflow }],
      [`a checkout when workflow is ${workflow}`, { ...payment, checkout, workflow }],
    ]),
  ),
  'capture true': { ...direct, payment_method: { token: 'token', detail: { card: { capture: true } } } },
  'capture false': { ...direct, payment_method: { token: 'token', detail: { card: { capture: false } } } },
  '120 metadata items': { ...direct, metadata: Array(120).fill(tag) },
};
const refused: Readonly<Record<string, object>> = {
  'no checkout when workflow is not sent': payment,
  'no checkout when workflow is SDK_CHECKOUT': { ...payment, workflow: 'SDK_CHECKOUT' },
  'a checkout without a session': { ...payment, checkout: {} },
  'a workflow that is not one of the five': { ...payment, checkout, workflow: 'SOMETHING_ELSE' },
  '121 metadata items': { ...direct, metadata: Array(121).fill(tag) },
};

/** The rules between fields, which no single field shows. */
export const ruleStatements: Statement[] = [
  ...Object.entries(accepted).map(([what, body]) => bodyStatement('CreatePaymentRequest', 'takes', what, body)),
  ...Object.entries(refused).map(([what, body]) => bodyStatement('CreatePaymentRequest', 'refuses', what, body)),

  // States and transitions: the pairs that appear, and the row of the dispute
  ...['CreatedPayment', 'RetrievedPayment', 'DisputedPayment'].flatMap((response) => [
    pair(response, 'SUCCEEDED', 'APPROVED'),
    pair(response, 'READY_TO_PAY', 'CREATED'),
    pair(response, 'IN_DISPUTE', 'PENDING_REVIEW'),
  ]),
  fact('a disputed payment shows IN_DISPUTE / PENDING_REVIEW with its CHARGEBACK transaction CREATED', (contract) => {
    const transactions = { type: 'CHARGEBACK', status: 'CREATED' };
    const shown = { status: 'IN_DISPUTE', sub_status: 'PENDING_REVIEW', transactions };
    const examples = examplesOf(contract, 'DisputedPayment').filter((each) => each !== undefined);
    return examples.length > 0 && examples.every((each) => containsAll(each, shown));
  }),
  ...['forwards to the issuer', 'any state', 'IN_DISPUTE', 'PENDING_REVIEW', 'CHARGEBACK', 'CREATED'].map(
    disputeStatement,
  ),

  // Evidence requirements
  ...['PDF', 'at most 1 MB', 'base64', 'English or the local language'].map(disputeStatement),
  evidence('is base64', 'contentEncoding', 'base64'),
  evidence('is a PDF', 'contentMediaType', 'application/pdf'),
  evidence('is at most 1 MB before encoding', 'x-max-decoded-bytes', 1024 ** 2),

  // Webhooks
  bodyStatement('TransferReceipt', 'takes', '{received: true}', { received: true }),
  bodyStatement('TransferReceipt', 'refuses', '{received: false}', { received: false }),
  bodyStatement('TransferReceipt', 'refuses', '{}', {}),
  // Authentication, 4 and 5
  ...[
    ...['HMAC', 'SHA-256', 'raw body', 'Base64', 'client secret configured for the webhook', 'before JSON parsing'],
    ...['constant-time comparison', 'does not change the payload', 'rejects the webhook', '401'],
  ].map((word) => {
    return fact(`x-hmac-signature is described as ${word}`, ({ document }) => {
      const signature = Object.values(document.components.parameters ?? {}).find(
        (each) => each.name === 'x-hmac-signature',
      );
      return String(signature?.description).replaceAll(/\s+/g, ' ').includes(word);
    });
  }),
  fact('the base URL is a variable', ({ document }) => containsAll(document.servers, [{ url: '{base_url}' }])),
];

function bodyStatement(name: string, verb: 'takes' | 'refuses', what: string, body: object): Statement {
  return fact(`${name} ${verb} ${what}`, (contract) => {
    const schema = bodyNamed(contract, name);
    return schema !== undefined && contract.accepts(schema, body) === (verb === 'takes');
  });
}

function pair(response: string, status: string, subStatus: string): Statement {
  return fact(`${response} can be ${status} / ${subStatus}`, (contract) => {
    const schema = schemaAt(contract.document, bodyNamed(contract, response), ['status']);
    const parts = schema === undefined ? [] : partsOf(contract.document, schema);
    return parts.some((each) =>
      (each['x-sub-statuses'] as Record<string, string[]> | undefined)?.[status]?.includes(subStatus),
    );
  });
}

function disputeStatement(words: string): Statement {
  return fact(`the dispute is described with "${words}"`, (contract) => {
    const [dispute] = endpoints.filter(({ path }) => path.endsWith('/dispute'));
    const description = dispute && operationOf(contract, dispute)?.description;
    return description?.replaceAll(/\s+/g, ' ').includes(words) ?? false;
  });
}

function evidence(what: string, keyword: string, value: unknown): Statement {
  return fact(`evidence ${what}`, (contract) => {
    const schema = schemaAt(contract.document, bodyNamed(contract, 'DisputeRequest'), ['evidence', '[]', 'content']);
    return schema?.[keyword] === value;
  });
}

/** Whether `value` contains everything in `expected`. */
function containsAll(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return value === expected;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(expected).every(([key, each]) => containsAll((value as Record<string, unknown>)[key], each));
}
