import { bodyNamed, type Contract, examplesOf, fact, operationOf, type Statement } from './contract.ts';
import { endpoints } from './operations.ts';
import { partsOf, schemaAt } from './place.ts';

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

/** The rules between fields, which no single field shows. */
export const ruleStatements: Statement[] = [
  // "Required when workflow is SDK_CHECKOUT or is not sent. Not required for DIRECT or REDIRECT payments and for back-to-back payments."
  ruleStatement('refuses', 'no checkout when workflow is not sent', payment),
  ruleStatement('refuses', 'no checkout when workflow is SDK_CHECKOUT', { ...payment, workflow: 'SDK_CHECKOUT' }),
  ruleStatement('refuses', 'a checkout without a session', { ...payment, checkout: {} }),
  ruleStatement('takes', 'a checkout when workflow is not sent', { ...payment, checkout }),
  ruleStatement('takes', 'a checkout when workflow is SDK_CHECKOUT', {
    ...payment,
    checkout,
    workflow: 'SDK_CHECKOUT',
  }),
  ...['DIRECT', 'REDIRECT', 'CHECKOUT', 'SDK_SEAMLESS'].flatMap((workflow) => [
    ruleStatement('takes', `no checkout when workflow is ${workflow}`, { ...payment, workflow }),
    ruleStatement('takes', `a checkout when workflow is ${workflow}`, { ...payment, checkout, workflow }),
  ]),
  ruleStatement('refuses', 'a workflow that is not one of the five', {
    ...payment,
    checkout,
    workflow: 'SOMETHING_ELSE',
  }),
  ...[true, false].map((capture) => {
    const detail = { card: { capture } };
    return ruleStatement('takes', `capture ${capture}`, { ...direct, payment_method: { token: 'token', detail } });
  }),
  ruleStatement('takes', '120 metadata items', { ...direct, metadata: tags(120) }),
  ruleStatement('refuses', '121 metadata items', { ...direct, metadata: tags(121) }),

  // States and transitions: the pairs that appear, and the row of the dispute
  ...['CreatedPayment', 'RetrievedPayment', 'DisputedPayment'].flatMap((answer) => [
    pair(answer, 'SUCCEEDED', 'APPROVED'),
    pair(answer, 'READY_TO_PAY', 'CREATED'),
    pair(answer, 'IN_DISPUTE', 'PENDING_REVIEW'),
  ]),
  fact('a disputed payment shows IN_DISPUTE / PENDING_REVIEW with its CHARGEBACK transaction CREATED', (contract) => {
    const shown = {
      status: 'IN_DISPUTE',
      sub_status: 'PENDING_REVIEW',
      transactions: { type: 'CHARGEBACK', status: 'CREATED' },
    };
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
  evidence('is at most 1 MB once encoded', 'maxLength', Math.ceil(1024 ** 2 / 3) * 4),

  // Webhooks
  ...[true, false, undefined].map((received) => {
    const verb = received === true ? 'takes' : 'refuses';
    return ruleStatement(
      verb,
      `{received: ${received}}`,
      received === undefined ? {} : { received },
      'TransferReceipt',
    );
  }),
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

function ruleStatement(
  verb: 'takes' | 'refuses',
  what: string,
  body: object,
  name = 'CreatePaymentRequest',
): Statement {
  return fact(`${name} ${verb} ${what}`, (contract) => {
    const schema = bodyNamed(contract, name);
    return schema !== undefined && contract.accepts(schema, body) === (verb === 'takes');
  });
}

function tags(count: number): object[] {
  return Array.from({ length: count }, () => ({ key: 'key', value: 'value' }));
}

function pair(answer: string, status: string, subStatus: string): Statement {
  return fact(`${answer} can be ${status} / ${subStatus}`, (contract) => {
    const schema = schemaAt(contract.document, bodyNamed(contract, answer), ['status']);
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
  return fact(`evidence ${what}`, (contract: Contract) => {
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
