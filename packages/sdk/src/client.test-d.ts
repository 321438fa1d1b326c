import { expectTypeOf } from 'vitest';
import {
  ApiError,
  type ApiErrorCode,
  type ApiPromise,
  type Campaign,
  type Card,
  type CardData,
  type Client,
  type ClientOptions,
  type ConnectionData,
  type CreatedPayment,
  type CreatePaymentRequest,
  createClient,
  type DisputedPayment,
  type EnrolledPaymentMethod,
  type ErrorCode,
  isKnownPaymentStatus,
  isPaychordError,
  type KnownPaymentStatus,
  type OnboardingReversal,
  PaychordError,
  type Payment,
  type PaymentStatus,
  pdfEvidence,
  type RefundedPayment,
  RequestValidationError,
  type Transaction,
  type TransactionWithPayment,
  undocumentedFields,
} from './index.ts';

declare const client: Client;
declare const options: ClientOptions;

const rest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 10 },
  country: 'CO',
  payment_method: { token: 'token' },
} as const;
const checkout = { session: 'session' };

// The checkout rule. What breaks it, and other mistakes in a body, are in tests/packages/type-mistakes.ts.
client.payments.create({ ...rest, workflow: 'SDK_CHECKOUT', checkout });
client.payments.create({ ...rest, checkout });
client.payments.create({ ...rest, workflow: 'DIRECT' });
client.payments.create({ ...rest, workflow: 'REDIRECT' });
client.payments.create({ ...rest, workflow: 'CHECKOUT' });
client.payments.create({ ...rest, workflow: 'SDK_SEAMLESS' });
client.payments.create({ ...rest, workflow: 'DIRECT', checkout });
// @ts-expect-error a value of the type needs a checkout too
export const withoutCheckout: CreatePaymentRequest = { ...rest, workflow: 'SDK_CHECKOUT' };

// The fields of a card.
const threeDSecure = { version: '2.2.0', electronic_commerce_indicator: '05', cryptogram: 'c', transaction_id: null };
const createWithMethod = (payment_method: CreatePaymentRequest['payment_method']) =>
  client.payments.create({ ...rest, workflow: 'DIRECT', payment_method });
createWithMethod({
  token: 'token',
  detail: { card: { soft_descriptor: 'SHOP', installments: 3, installments_plan_id: 'plan' } },
});
createWithMethod({
  token: 'token',
  detail: { card: { verify: true, stored_credentials: { reason: 'CARD_ON_FILE', usage: 'FIRST' } } },
});
createWithMethod({ token: 'token', detail: { card: { card_data: { three_d_secure: threeDSecure } } } });
createWithMethod({ vaulted_token: 'token', detail: { card: { stored_credentials: { network_transaction_id: '1' } } } });
// @ts-expect-error a typo in a field of the card
createWithMethod({ token: 'token', detail: { card: { captrue: false } } });
// @ts-expect-error a typo in a nested field of the card
createWithMethod({ token: 'token', detail: { card: { stored_credentials: { agreement_id: 'a' } } } });
// @ts-expect-error the number of installments is a number
createWithMethod({ token: 'token', detail: { card: { installments: '3' } } });
// @ts-expect-error a field of the issuer is not part of the request
createWithMethod({ token: 'token', detail: { card: { authorization_code: '1' } } });

// Null means absent in an optional field. In a required field and around a field that moves money, it does not compile.
client.payments.create({
  ...rest,
  workflow: 'DIRECT',
  checkout: null,
  merchant_reference: null,
  callback_url: null,
  customer_payer: null,
  additional_data: { order: { items: null } },
  subscription: { frequency: null },
  fraud_screening: null,
  metadata: null,
});
client.payments.create({ ...rest, workflow: null, checkout });
createWithMethod({ token: 'token', vaulted_token: null, type: null, vault_on_success: null });
createWithMethod({ token: null, detail: { card: { installments: null, card_data: { number: null } } } });
client.payments.cancel('id', 'id', { merchant_reference: 'REF', description: null, reason: null });
client.customers.create({ merchant_customer_id: 'shopper', gender: null, metadata: null });
// @ts-expect-error a required field is not null
client.payments.create({ ...rest, workflow: 'DIRECT', description: null });
// @ts-expect-error without the detail, an authorization would become a charge
createWithMethod({ token: 'token', detail: null });
// @ts-expect-error without the card, an authorization would become a charge
createWithMethod({ token: 'token', detail: { card: null } });
// @ts-expect-error without capture, an authorization would become a charge
createWithMethod({ token: 'token', detail: { card: { capture: null } } });
// @ts-expect-error without the shares, the merchant would get all
client.payments.create({ ...rest, workflow: 'DIRECT', split_marketplace: null });
// @ts-expect-error the amount of a share moves money
client.payments.create({ ...rest, workflow: 'DIRECT', split_marketplace: [{ amount: null }] });
// @ts-expect-error without the amount, a refund returns everything
client.payments.refund('id', 'id', { merchant_reference: 'REF', amount: null });
// @ts-expect-error a checkout that needs a session
client.payments.create({ ...rest, checkout: { session: null } });

// The forms of fields that the specification names without a type.
const additional_data = {
  airline: {
    legs: [{ order: 1, route_order: '1', expedited_boarding: true }],
    passengers: [{ phone: '+57 300 123 4567', address: 'Calle 34' }],
  },
};
client.payments.create({ ...rest, workflow: 'DIRECT', additional_data });

// Undocumented fields, at any depth, without a cast.
const more = undocumentedFields({ field_of_tomorrow: { any: ['thing'] } });
client.payments.create({ ...rest, workflow: 'DIRECT', ...more });
client.payments.create({ ...rest, workflow: 'DIRECT', amount: { currency: 'COP', value: 10, ...more } });
createWithMethod({ token: 'token', detail: { card: { capture: false, ...more } } });
createWithMethod({ token: 'token', detail: { ...more } });
client.disputes.submit('id', 'id', { account_id: 'id', evidence: [], ...more });
client.customers.create({ merchant_customer_id: 'shopper', ...more });
// @ts-expect-error the other fields are still checked
client.payments.create({ ...rest, workflow: 'DIRECT', callbackUrl: 'https://shop.example.com', ...more });
// @ts-expect-error nested fields are still checked
createWithMethod({ token: 'token', detail: { card: { captrue: false, ...more } } });
// @ts-expect-error a required field is still required
client.payments.create({ ...rest, workflow: 'DIRECT', amount: { currency: 'COP', ...more } });
// @ts-expect-error the checkout rule still applies
client.payments.create({ ...rest, ...more });
// @ts-expect-error a typo in split_marketplace
client.payments.create({ ...rest, workflow: 'DIRECT', split_marketplace: [{ amonut: { value: 1 } }] });
// @ts-expect-error a typo in an amount of split_marketplace
client.payments.create({ ...rest, workflow: 'DIRECT', split_marketplace: [{ amount: { valeu: 1 } }] });
// @ts-expect-error a typo in a subscription
client.payments.create({ ...rest, workflow: 'DIRECT', subscription: { amount: { valeu: 1 } } });
// @ts-expect-error a typo in the settings of the fraud check
client.payments.create({ ...rest, workflow: 'DIRECT', fraud_screening: { stand_alnoe: true } });
client.payments.create({
  ...rest,
  workflow: 'DIRECT',
  split_marketplace: [{ recipient_id: 'r', amount: { value: 1, ...more }, ...more }],
  subscription: { frequency: { type: 'MONTH', ...more }, ...more },
  fraud_screening: { ...more },
});
// @ts-expect-error an undocumented field needs undocumentedFields()
client.payments.create({ ...rest, workflow: 'DIRECT', field_of_tomorrow: true });

// Named results.
expectTypeOf(client.payments.create).returns.toEqualTypeOf<ApiPromise<CreatedPayment>>();
expectTypeOf(client.payments.retrieve).returns.toEqualTypeOf<ApiPromise<Payment>>();
expectTypeOf(client.payments.listByOrder).returns.toEqualTypeOf<ApiPromise<Payment[]>>();
expectTypeOf(client.payments.capture).returns.toEqualTypeOf<ApiPromise<TransactionWithPayment>>();
expectTypeOf(client.payments.cancel).returns.toEqualTypeOf<ApiPromise<TransactionWithPayment>>();
expectTypeOf(client.payments.refund).returns.toEqualTypeOf<ApiPromise<RefundedPayment>>();
expectTypeOf(client.disputes.submit).returns.toEqualTypeOf<ApiPromise<DisputedPayment>>();
expectTypeOf(client.paymentMethods.list).returns.toEqualTypeOf<ApiPromise<EnrolledPaymentMethod[]>>();
expectTypeOf(client.onboardings.reverseTransfer).returns.toEqualTypeOf<ApiPromise<OnboardingReversal>>();
expectTypeOf(client.campaigns.retrieve).returns.toEqualTypeOf<ApiPromise<Campaign>>();
expectTypeOf<Awaited<ApiPromise<Payment>>>().toEqualTypeOf<Payment>();
const { data, response, idempotencyKey } = await client.payments.create({ ...rest, checkout }).withResponse();
expectTypeOf(data).toEqualTypeOf<CreatedPayment>();
expectTypeOf(response).toEqualTypeOf<Response>();
expectTypeOf(idempotencyKey).toEqualTypeOf<string | undefined>();
expectTypeOf(data.transactions).not.toBeArray();
expectTypeOf((await client.payments.retrieve('id')).transactions).toBeArray();

// Fields that published payments lack or have as null.
expectTypeOf<CreatedPayment['callback_url']>().toEqualTypeOf<string | null | undefined>();
expectTypeOf<CreatedPayment['payment_link_id']>().toEqualTypeOf<string | null | undefined>();
expectTypeOf<CreatedPayment['simplified_mode']>().toEqualTypeOf<boolean | null | undefined>();
expectTypeOf<CreatedPayment['transactions_history']>().toEqualTypeOf<Transaction[] | null | undefined>();
expectTypeOf<Transaction['connection_data']>().toEqualTypeOf<ConnectionData | null | undefined>();
expectTypeOf<CardData['expiration_month']>().toEqualTypeOf<number | null | undefined>();
expectTypeOf<CardData['expiration_year']>().toEqualTypeOf<number | null | undefined>();
expectTypeOf<Card['verify']>().toEqualTypeOf<boolean | null>();
// @ts-expect-error a payment can have no routing rules
export const isSmart = data.routing_rules.smart_routing;

// Waiting.
expectTypeOf(client.payments.waitFor).returns.toEqualTypeOf<Promise<Payment>>();
client.payments.waitFor('id', { until: ['SUCCEEDED', 'DECLINED'], intervalMs: 500 });
// @ts-expect-error a misspelled status would wait until the time-out
client.payments.waitFor('id', { until: ['SUCCEDED'] });
client.payments.waitFor('id', { until: (payment) => payment.status === 'STATUS_OF_TOMORROW' });
client.payments.waitFor('id', { until: ({ sub_status }) => sub_status === 'APPROVED', totalTimeoutMs: 60_000 });
// @ts-expect-error until is required
client.payments.waitFor('id', {});
// @ts-expect-error until is required
client.payments.waitFor('id');

// Options.
createClient({ ...options, maxRetries: 0, timeoutMs: 5_000, totalTimeoutMs: 10_000 });
createClient({ ...options, hooks: { onRetry: ({ attempt, delayMs, error }) => [attempt, delayMs, error.code] } });
// @ts-expect-error a hook that does not exist
createClient({ ...options, hooks: { onRedirect: () => {} } });
client.payments.retrieve('id', { maxRetries: 5, timeoutMs: 5_000, totalTimeoutMs: 10_000 });
// @ts-expect-error hooks belong to a client and not to a call
client.payments.retrieve('id', { hooks: {} });
client.payments.retrieve('id', { rawResponse: true, transactionsHistory: true, signal: new AbortController().signal });
client.payments.create({ ...rest, checkout }, { idempotencyKey: 'key', headers: { 'X-Shop': 'south' } });
client.onboardings.reverseTransfer('id', { organizationCode: 'org', idempotencyKey: 'key' });
// @ts-expect-error a typo
client.payments.create({ ...rest, checkout }, { idempotencykey: 'key' });
// @ts-expect-error a key is an option, and no header
client.payments.create({ ...rest, checkout }, { headers: { 'Idempotency-Key': 'key' } });
// @ts-expect-error retrieve has no idempotency key
client.payments.retrieve('id', { idempotencyKey: 'key' });
// @ts-expect-error customers.create has no idempotency key
client.customers.create({ merchant_customer_id: 'shopper' }, { idempotencyKey: 'key' });
// @ts-expect-error only reverseTransfer has an organization code
client.payments.retrieve('id', { organizationCode: 'org' });
// @ts-expect-error an id is a string
client.payments.retrieve(7);
// @ts-expect-error a typo
createClient({ ...options, baseURL: 'https://api.example.com' });
createClient({ ...options, publicApiKey: async () => 'key', fetch: globalThis.fetch });
createClient({ ...options, fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }) });
createClient({
  ...options,
  fetch(url, init) {
    expectTypeOf(url).toBeString();
    expectTypeOf(init.headers).toEqualTypeOf<Record<string, string>>();
    expectTypeOf(init.redirect).toEqualTypeOf<'manual'>();
    expectTypeOf(init.signal).toEqualTypeOf<AbortSignal>();
    return fetch(new Request(url, init));
  },
});
createClient({ ...options, fetch: async (url: string, init: RequestInit) => new Response(url + init.method) });
// @ts-expect-error a fetch receives a URL and not a Request
createClient({ ...options, fetch: (request: Request) => fetch(request) });
// @ts-expect-error a fetch is asynchronous
createClient({ ...options, fetch: () => new Response() });

// The clock and the delay before a retry.
const clock = {
  now: () => Date.now(),
  setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms),
  clearTimeout: (handle: NodeJS.Timeout) => clearTimeout(handle),
};
createClient({ ...options, clock, retryDelayMs: 100 });
createClient({
  ...options,
  clock: { now: () => 0, setTimeout, clearTimeout },
  retryDelayMs: (attempt) => attempt * 100,
});
client.payments.retrieve('id', { retryDelayMs: 0 });
client.payments.retrieve('id', { retryDelayMs: (attempt) => attempt.toFixed().length });
// @ts-expect-error a clock needs now
createClient({ ...options, clock: { setTimeout, clearTimeout } });
// @ts-expect-error the time is a number
createClient({ ...options, clock: { ...clock, now: () => new Date() } });
// @ts-expect-error a delay is a number of milliseconds
createClient({ ...options, retryDelayMs: '1s' });
// @ts-expect-error the client does not wait for a promise of a delay
client.payments.retrieve('id', { retryDelayMs: async () => 100 });
// @ts-expect-error a clock belongs to a client and not to a call
client.payments.retrieve('id', { clock });
// @ts-expect-error contentCategory is required
pdfEvidence(new Blob(), { fileName: 'note.pdf' });

// Open enumerations that support exhaustive checks.
declare const status: PaymentStatus;
expectTypeOf<'STATUS_OF_TOMORROW'>().toExtend<PaymentStatus>();
expectTypeOf<PaymentStatus>().not.toExtend<KnownPaymentStatus>();
export const isSucceeded = status === 'SUCCEEDED';
export function customerMessage(known: KnownPaymentStatus): string {
  switch (known) {
    case 'CREATED':
    case 'READY_TO_PAY':
    case 'PENDING':
    case 'VERIFIED':
    case 'IN_DISPUTE':
      return 'Processing';
    case 'SUCCEEDED':
      return 'Thank you';
    case 'REFUNDED':
    case 'CANCELED':
    case 'CHARGEBACK':
      return 'You have your money back';
    case 'DECLINED':
    case 'REJECTED':
    case 'EXPIRED':
    case 'ERROR':
    case 'FRAUD':
      return 'Please try again';
    // This line does not compile when a case is missing.
    default:
      return known satisfies never;
  }
}
/** A status in small letters compiles only where the enumeration is open. */
export function isPaid({ status }: Pick<Payment, 'status'>): boolean {
  if (!isKnownPaymentStatus(status)) return status === 'succeeded';
  switch (status) {
    case 'SUCCEEDED':
      return true;
    // @ts-expect-error: no known status is in small letters
    case 'succeeded':
      return true;
    default:
      return false;
  }
}
export const message = isKnownPaymentStatus(status) ? customerMessage(status) : 'Processing';

// `instanceof` and `code` narrow errors.
export function narrow(thrown: unknown): void {
  if (thrown instanceof RequestValidationError) {
    expectTypeOf<typeof thrown.code>().toEqualTypeOf<'invalid_input'>();
    expectTypeOf(thrown.field).toBeString();
  } else if (thrown instanceof ApiError) {
    expectTypeOf<typeof thrown.code>().toEqualTypeOf<ApiErrorCode>();
    expectTypeOf(thrown.status).toBeNumber();
    expectTypeOf(thrown.serviceCode).toEqualTypeOf<ErrorCode | undefined>();
    expectTypeOf(thrown.body).toBeUnknown();
  } else if (thrown instanceof PaychordError) {
    expectTypeOf(thrown.code).toBeString();
    expectTypeOf(thrown.idempotencyKey).toEqualTypeOf<string | undefined>();
  }
}

export function describeError(thrown: unknown): string {
  if (!isPaychordError(thrown)) throw thrown;
  expectTypeOf(thrown.outcome).toEqualTypeOf<'not_sent' | 'rejected' | 'unknown'>();
  switch (thrown.code) {
    case 'invalid_input':
      return thrown.field;
    case 'configuration':
    case 'connection':
    case 'timeout':
    case 'aborted':
      return thrown.message;
    case 'unexpected_response':
      return `${thrown.preview}`;
    case 'authentication':
    case 'permission':
    case 'not_found':
    case 'invalid_request':
    case 'idempotency':
      return `${thrown.serviceCode}`;
    case 'rate_limit':
      return `${thrown.retryAfterMs}`;
    case 'server':
      return `${thrown.status}`;
    // This line does not compile when a case is missing.
    default:
      return thrown satisfies never;
  }
}

// No public type has a direct property of type `any`.
type IsAny<T> = 0 extends 1 & T ? true : false;
type PropertiesOfTypeAny<T> = { [Name in keyof T]-?: IsAny<T[Name]> extends true ? Name : never }[keyof T];
expectTypeOf<PropertiesOfTypeAny<typeof import('./index.ts')>>().toBeNever();
expectTypeOf<PropertiesOfTypeAny<Payment>>().toBeNever();
expectTypeOf<PropertiesOfTypeAny<Client>>().toBeNever();
expectTypeOf<PropertiesOfTypeAny<ClientOptions>>().toBeNever();
expectTypeOf<PropertiesOfTypeAny<PaychordError>>().toBeNever();
expectTypeOf<PropertiesOfTypeAny<Awaited<ReturnType<ApiPromise<Payment>['withResponse']>>>>().toBeNever();

// A key under another name does not compile.
client.payments.create({ ...rest, checkout }, { headers: { 'X-Shop': 'south', traceparent: undefined } });
client.payments.create({ ...rest, checkout }, { headers: {} as Record<string, string> });
client.payments.create({ ...rest, checkout }, { headers: new Headers() });
// @ts-expect-error the key has its own option
client.payments.create({ ...rest, checkout }, { headers: { 'X-Idempotency-Key': 'order-1' } });
// @ts-expect-error the key has its own option
client.payments.create({ ...rest, checkout }, { headers: { 'Idempotency-Key': 'order-1' } });
// @ts-expect-error the key has its own option
client.payments.create({ ...rest, checkout }, { headers: { idempotencyKey: 'order-1' } });
// @ts-expect-error no call shares a key
createClient({ ...options, headers: { 'idempotency-key': 'order-1' } });
