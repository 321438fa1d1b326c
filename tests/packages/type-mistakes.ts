/** A mistake in a program that uses the SDK, with what the compiler prints. */
export interface TypeMistake {
  readonly mistake: string;
  readonly code: string;
  /** One line each. `{…}` stands for the type of an object literal, which the compiler prints in full. */
  readonly message: readonly string[];
  /** The message of TypeScript 7, where it differs. */
  readonly message7?: readonly string[];
}

const payment = (changes: Readonly<Record<string, string | undefined>> = {}) => {
  const fields = {
    account_id: `'493e9374-510a-4201-9e09-de669d75f256'`,
    merchant_order_id: `'ORDER-1'`,
    description: `'Running shoes'`,
    country: `'US'`,
    amount: `{ currency: 'USD', value: 25.5 }`,
    workflow: `'DIRECT'`,
    payment_method: `{ token: 'token-1' }`,
    ...changes,
  };
  const members = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  return `{ ${members.join(', ')} }`;
};
const created = (changes?: Readonly<Record<string, string | undefined>>) =>
  `client.payments.create(${payment(changes)});`;
const notAssignable = (alternative: string) => [
  `Argument of type '{…}' is not assignable to parameter of type 'CreatePaymentRequest'.`,
  `  Type '{…}' is not assignable to type 'CreatePaymentRequestBase & ${alternative}'.`,
];
const withSession = 'CreatePaymentRequestWithCheckoutSession';
const otherWorkflows = 'CreatePaymentRequestForOtherWorkflows';
/** The message about a required field. */
const missing = (field: string, alternative: string, owner: string) => [
  ...notAssignable(alternative),
  `    Property '${field}' is missing in type '{…}' but required in type '${owner}'.`,
];
const unknownField = (field: string, type: string, suggestion: string) => [
  `Object literal may only specify known properties, but '${field}' does not exist in type '${type}'. Did you mean to write '${suggestion}'?`,
];

export const typeMistakes: readonly TypeMistake[] = [
  {
    mistake: 'no checkout and no workflow',
    code: created({ workflow: undefined }),
    message: missing('checkout', withSession, withSession),
  },
  {
    mistake: 'no checkout for SDK_CHECKOUT',
    code: created({ workflow: `'SDK_CHECKOUT'` }),
    message: missing('checkout', withSession, withSession),
  },
  {
    mistake: 'an unsupported country',
    code: created({ country: `'DE'` }),
    message: [`Type '"DE"' is not assignable to type 'ProcessingCountry'.`],
  },
  {
    mistake: 'a country in lower case',
    code: created({ country: `'us'` }),
    message: [`Type '"us"' is not assignable to type 'ProcessingCountry'. Did you mean '"US"'?`],
  },
  {
    mistake: 'a country of the type string',
    code: created({ country: `'US' as string` }),
    message: [`Type 'string' is not assignable to type 'ProcessingCountry'.`],
  },
  {
    mistake: 'an unknown workflow',
    code: created({ workflow: `'direct'` }),
    message: [
      `Type '"direct"' is not assignable to type '"SDK_CHECKOUT" | "DIRECT" | "REDIRECT" | "CHECKOUT" | "SDK_SEAMLESS" | null'. Did you mean '"DIRECT"'?`,
    ],
    message7: [
      `Type '"direct"' is not assignable to type '"CHECKOUT" | "DIRECT" | "REDIRECT" | "SDK_CHECKOUT" | "SDK_SEAMLESS" | null'. Did you mean '"DIRECT"'?`,
    ],
  },
  {
    mistake: 'a misspelled field',
    code: created({ merchant_order_id: undefined, merchant_ordr_id: `'ORDER-1'` }),
    message: unknownField('merchant_ordr_id', `CreatePaymentRequestBase & ${otherWorkflows}`, 'merchant_order_id'),
  },
  {
    mistake: 'a misspelled field of a nested object',
    code: created({ payment_method: `{ token: 'token-1', vault_on_succes: true }` }),
    message: unknownField('vault_on_succes', 'PaymentMethodInput', 'vault_on_success'),
  },
  {
    mistake: 'a field in camel case',
    code: created({ payment_method: undefined, paymentMethod: `{ token: 'token-1' }` }),
    message: unknownField('paymentMethod', `CreatePaymentRequestBase & ${otherWorkflows}`, 'payment_method'),
  },
  {
    mistake: 'an amount as a string',
    code: created({ amount: `{ currency: 'USD', value: '25.5' }` }),
    message: [`Type 'string' is not assignable to type 'number'.`],
  },
  {
    mistake: 'an amount without a currency',
    code: created({ amount: `{ value: 25.5 }` }),
    message: [`Property 'currency' is missing in type '{…}' but required in type 'PaymentAmountInput'.`],
  },
  {
    mistake: 'a missing required field',
    code: created({ description: undefined }),
    message: missing('description', otherWorkflows, 'CreatePaymentRequestBase'),
  },
  {
    mistake: 'a body in a constant without its type',
    code: `const body = ${payment()};\nclient.payments.create(body);`,
    message: [
      ...notAssignable(withSession),
      `    Type '{…}' is not assignable to type 'CreatePaymentRequestBase'.`,
      `      Types of property 'country' are incompatible.`,
      `        Type 'string' is not assignable to type 'ProcessingCountry'.`,
    ],
  },
  {
    mistake: 'a client without its secret key',
    code: `createClient({ baseUrl: 'https://api.example.com', publicApiKey: 'public' });`,
    message: [
      `Argument of type '{…}' is not assignable to parameter of type 'ClientOptions'.`,
      `  Property 'privateSecretKey' is missing in type '{…}' but required in type 'ClientOptions'.`,
    ],
    message7: [`Property 'privateSecretKey' is missing in type '{…}' but required in type 'ClientOptions'.`],
  },
  {
    mistake: 'a misspelled request option',
    code: `client.payments.retrieve('payment-1', { timeout: 1_000 });`,
    message: unknownField('timeout', 'RetrievePaymentOptions', 'timeoutMs'),
  },
  {
    mistake: 'a handler for an event outside accept',
    code: `createWebhookReceiver({ accept: 'payment', secret: 'secret', on: { async 'banking.transfer'() {} } });`,
    message: [
      `Object literal may only specify known properties, and ''banking.transfer'' does not exist in type 'PaymentHandlers'.`,
    ],
  },
];

/** Each mistake is a program. The line of its error does not matter. */
export const programOf = ({ code }: TypeMistake) => `import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
export const client = createClient({ baseUrl: 'https://api.example.com', publicApiKey: 'public', privateSecretKey: 'secret' });
export const receiver = createWebhookReceiver;
${code}
`;
