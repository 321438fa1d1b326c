import type { IncomingTransfer, PaymentWebhook } from '../../generated/schema.ts';
import { assertKnownNames } from '../../utils/known-names.ts';
import { assertConfig, failConfig } from '../errors.ts';
import type { Secret } from '../verification/secrets.ts';
import { sign } from '../verification/signature.ts';
import { createTestPayload, type TestEventName } from './test-payload.ts';

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
 * Creates a signed request as the service would send it. Pass it to a receiver, or to `fetch`.
 *
 * @param event - The name of an event, or the body to send.
 * @param options - The secret, the credentials, the attempt number and the URL.
 * @returns A POST request.
 * @throws {WebhookConfigurationError} The secret is blank or has surrounding white space, the URL is not absolute, or an option or the event
 * has an unknown name.
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
  const body = JSON.stringify('type_event' in payload ? { retry: 0, ...payload, ...retryField(options) } : payload);
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
 * Creates two events of one transfer or payment in the wrong order: the newer state first, then the older one. The service does not
 * deliver events in order.
 *
 * Both events have the same type but different statuses, so a store treats them as two events.
 *
 * @param event - The name of the event. The default is `banking.transfer`: COMPLETED arrives before PENDING.
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
  assertConfig(
    URL.canParse(url) && /^https?:\/\//i.test(url),
    `url must be absolute, such as http://127.0.0.1:3000/webhooks (received "${url}")`,
  );
  const headers = new Headers({ 'content-type': 'application/json' });
  if (signature !== undefined) headers.set('x-hmac-signature', signature);
  if (apiKey !== undefined) headers.set('x-api-key', apiKey);
  if (apiSecret !== undefined) headers.set('x-secret', apiSecret);
  return new Request(url, { method: 'POST', headers, body: body as string | Uint8Array<ArrayBuffer> });
}

function retryField({ retry }: TestWebhookOptions): { retry?: number } {
  return retry === undefined ? {} : { retry };
}
