import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';
import { assertKnownNames } from '../../utils/known-names.ts';
import { assertConfig, failConfig } from '../errors.ts';
import { type Secret, sign } from '../verification/signature.ts';

/** The name of an event, or the body to send: the result of `createTestPayload`, or any object. */
export type TestEvent = TestEventName | object;

/** The options of a test request. */
export interface TestWebhookOptions {
  /** The secret that signs the body. Without it, the request has no signature. */
  readonly secret?: Secret;
  /** The value of the `x-api-key` header. */
  readonly apiKey?: string;
  /** The value of the `x-secret` header. */
  readonly apiSecret?: string;
  /** The attempt number of a payment event, starting at 0. It is part of the signed body. A transfer has none. */
  readonly retry?: number;
  /**
   * The URL of the request.
   *
   * @default 'https://merchant.test/webhooks'
   */
  readonly url?: string;
}

const optionNames = ['secret', 'apiKey', 'apiSecret', 'retry', 'url'] satisfies (keyof TestWebhookOptions)[];

/** The options of functions that set the attempt number themselves. */
type OptionsWithoutRetry = Omit<TestWebhookOptions, 'retry'>;

/**
 * Creates a signed request of an event. Pass it to a receiver, or to `fetch`.
 *
 * @param event - The name of an event, or the body to send.
 * @param options - The secret, the credentials, the attempt number and the URL.
 * @returns A POST request.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space, or an option or the event has an unknown name.
 *
 * @example
 * const request = await createTestWebhook('payment.purchase', { secret });
 * expect((await receive(request)).status).toBe(200);
 *
 * @example
 * // Another body
 * const declined = createTestPayload('payment.purchase');
 * declined.data.payment.status = 'DECLINED';
 * await receive(await createTestWebhook(declined, { secret }));
 */
export async function createTestWebhook(event: TestEvent, options: TestWebhookOptions = {}): Promise<Request> {
  const payload = typeof event === 'string' ? createTestPayload(event) : event;
  const body = JSON.stringify(
    'type_event' in payload
      ? { retry: 0, ...payload, ...(options.retry !== undefined && { retry: options.retry }) }
      : payload,
  );
  // Checked first, because the error of `in` would repeat a secret that was passed in place of the options.
  assertConfig(typeof options === 'object', 'options must be an object, such as { secret }');
  // A secret that is present but undefined comes from an environment variable that is not set.
  const signature = 'secret' in options ? await sign(body, options.secret as Secret) : undefined;
  return buildTestRequest(body, options, signature);
}

/**
 * Creates all delivery attempts of one event, in order. Attempts of a payment event contain their number, so their bytes and signatures
 * differ. Attempts of a transfer are identical.
 *
 * @param event - The name of an event, or the body to send.
 * @param options - The secret, the credentials and the URL.
 * @param count - The number of attempts. The default is the number of attempts of the mock server for a payment event.
 * @returns One request for each attempt.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space, or an option or the event has an unknown name.
 *
 * @example
 * for (const request of await createTestDeliveries('payment.refund', { secret })) await receive(request);
 * expect(refund).toHaveBeenCalledTimes(1);
 */
export async function createTestDeliveries(
  event: TestEvent,
  options: OptionsWithoutRetry = {},
  count = 7,
): Promise<Request[]> {
  const payload = typeof event === 'string' ? createTestPayload(event) : event;
  return Promise.all(Array.from({ length: count }, (_, retry) => createTestWebhook(payload, { ...options, retry })));
}

/**
 * Creates two events of one transfer or payment in the wrong order: the newer state first, then the older one. The
 * specification shows no order of events.
 *
 * Both events have the same type but different statuses, so a store treats them as two events.
 *
 * @param event - The name of the event. The default is `banking.transfer`: COMPLETED arrives before PENDING. Assumption: a
 * transfer is pending first.
 * @param options - The secret, the credentials and the URL.
 * @returns The request with the newer state, then the request with the older state.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space, or an option or the event has an unknown name.
 *
 * @example
 * for (const request of await createOutOfOrderWebhooks('payment.purchase', { secret })) await receive(request);
 * expect(await statusOf(payment)).toBe('SUCCEEDED');
 */
export function createOutOfOrderWebhooks(
  event: TestEventName,
  options?: OptionsWithoutRetry,
): Promise<[newer: Request, older: Request]>;
export function createOutOfOrderWebhooks(options?: OptionsWithoutRetry): Promise<[newer: Request, older: Request]>;
export async function createOutOfOrderWebhooks(
  event: TestEventName | OptionsWithoutRetry = {},
  options: OptionsWithoutRetry = {},
): Promise<[newer: Request, older: Request]> {
  if (typeof event !== 'string') return createOutOfOrderWebhooks('banking.transfer', event);
  const newer = createTestPayload(event);
  return [await createTestWebhook(newer, options), await createTestWebhook(toOlderState(newer), options)];
}

function toOlderState(payload: PaymentWebhook | IncomingTransfer): object {
  if (!('data' in payload)) return { ...payload, status: 'PENDING', updated_at: payload.created_at };
  const { payment } = payload.data;
  const [status, sub_status] = payment.status === 'PENDING' ? ['CREATED', 'CREATED'] : ['PENDING', 'IN_PROCESS'];
  return { ...payload, data: { payment: { ...payment, status, sub_status, updated_at: payment.created_at } } };
}

/** Builds a request with any body and any signature. */
export function buildTestRequest(
  body: string | Uint8Array,
  options: TestWebhookOptions,
  signature: string | undefined,
): Request {
  // A test in JavaScript would otherwise send the default body when it passes its own one as an option.
  assertKnownNames(options, optionNames, 'an option of a test webhook', failConfig);
  const { apiKey, apiSecret, url = 'https://merchant.test/webhooks' } = options;
  const headers = new Headers({ 'content-type': 'application/json' });
  if (signature !== undefined) headers.set('x-hmac-signature', signature);
  if (apiKey !== undefined) headers.set('x-api-key', apiKey);
  if (apiSecret !== undefined) headers.set('x-secret', apiSecret);
  return new Request(url, { method: 'POST', headers, body: body as string | Uint8Array<ArrayBuffer> });
}

/** The type of a payment event, or `banking.transfer`, our name for the incoming transfer notification. */
export type TestEventName = KnownWebhookEventType | 'banking.transfer';

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** The status and sub-status of the payment in each event. */
const statuses: { readonly [Type in KnownWebhookEventType]: readonly [status: string, subStatus: string] } = {
  'payment.purchase': ['SUCCEEDED', 'APPROVED'],
  'payment.authorize': ['PENDING', 'AUTHORIZED'],
  'payment.capture': ['SUCCEEDED', 'CAPTURED'],
  'payment.refund': ['REFUNDED', 'REFUNDED'],
  'payment.cancel': ['CANCELED', 'CANCELED'],
  'payment.verify': ['VERIFIED', 'VERIFIED'],
  'payment.chargeback': ['IN_DISPUTE', 'RECEIVED'],
  'payment.fraud_screening': ['DECLINED', 'FRAUD_DECLINED'],
};

/**
 * Creates the body of an event. Each call uses new ids, so a store treats it as a new event. Change the fields
 * that your test needs.
 *
 * The specification shows only `id` and `status` of the payment. Assumption: the other fields, and the types but `payment.purchase`.
 *
 * @param name - The type of the event.
 * @returns A mutable payload.
 * @throws {WebhookConfigurationError} No event has this name.
 *
 * @example
 * const payload = createTestPayload('payment.refund');
 * payload.data.payment.status = 'SUCCEEDED';
 * const request = await createTestWebhook(payload, { secret });
 */
export function createTestPayload(name: KnownWebhookEventType): PaymentWebhook;
export function createTestPayload(name: 'banking.transfer'): IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer;
export function createTestPayload(name: TestEventName): PaymentWebhook | IncomingTransfer {
  assertKnownNames({ [name]: true }, [...Object.keys(statuses), 'banking.transfer'], 'an event', failConfig);
  return name === 'banking.transfer' ? createTransfer() : createPaymentEnvelope(name);
}

function createPaymentEnvelope(name: KnownWebhookEventType): PaymentWebhook {
  const [status, sub_status] = statuses[name];
  return {
    type: 'payment',
    type_event: name,
    account_id: accountId,
    retry: 0,
    version: 2,
    data: {
      payment: {
        id: crypto.randomUUID(),
        account_id: accountId,
        merchant_order_id: 'ORDER-2026-000123',
        description: 'Running shoes',
        country: 'US',
        status,
        sub_status,
        amount: { currency: 'USD', value: 25.5 },
        created_at: '2026-03-14T09:26:53.589793Z',
        updated_at: '2026-03-14T09:26:54.120481Z',
        idempotency_key: crypto.randomUUID(),
      },
    },
  };
}

function createTransfer(): IncomingTransfer {
  return {
    id: `xfer_${crypto.randomUUID()}`,
    destination_account_id: 'acct_01HZX3QK8D',
    account_id: accountId,
    provider: { account_id: 'prov-acct-77', transfer_id: 'prov-tr-5512' },
    status: 'COMPLETED',
    direction: 'INCOMING',
    sender: {
      account_number_last_4: '6789',
      routing_number: '021000021',
      account_name: 'Acme Corporation',
      bank_name: 'First Bank',
    },
    amount: { value: 1250.75, currency: 'USD' },
    payment_rail: 'ACH_STANDARD',
    description: 'Invoice 1042',
    created_at: '2026-03-14T09:26:53.589793Z',
    updated_at: '2026-03-14T09:30:00.000000Z',
  };
}
