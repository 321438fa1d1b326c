import type { IncomingTransfer, PaymentWebhook } from '../../generated/schema.ts';
import type { Secret } from '../verification/secrets.ts';
import { sign } from '../verification/signature.ts';
import { type TestEventName, testPayload } from './test-payload.ts';

/** The name of an event, or the body to send: one that `testPayload` made, or any object. */
export type TestEvent = TestEventName | object;

/** How a request is made. */
export interface TestWebhookOptions {
  /** Signs the body, as the service does. Without it there is no signature. */
  readonly secret?: Secret;
  /** Sent as `x-api-key`. */
  readonly apiKey?: string;
  /** Sent as `x-secret`. */
  readonly apiSecret?: string;
  /** The number of the attempt, from 0. It is a part of a payment event, and so of what is signed; a transfer has none. */
  readonly retry?: number;
  /** Where the request goes; `https://merchant.test/webhooks` when left out. */
  readonly url?: string;
}

/** The number of the attempt is not the caller's to say. */
type UncountedOptions = Omit<TestWebhookOptions, 'retry'>;

/**
 * A request as the service would send it, signed, for a receiver or for `fetch`. For tests: it signs whatever it is
 * given.
 *
 * @example
 * const request = await createTestWebhook('payment.purchase', { secret });
 * expect((await receive(request)).status).toBe(200);
 */
export async function createTestWebhook(event: TestEvent, options: TestWebhookOptions = {}): Promise<Request> {
  const payload = typeof event === 'string' ? testPayload(event) : event;
  const body = JSON.stringify('type_event' in payload ? { retry: 0, ...payload, ...numbered(options) } : payload);
  return requestOf(body, options, options.secret === undefined ? undefined : await sign(body, options.secret));
}

/**
 * All attempts at one event, in their order. Those at a payment event count themselves, so each has other bytes and another
 * signature; those at a transfer are all the same.
 *
 * @param count how many; 7 when left out, as often as the mock server tries a payment event
 *
 * @example
 * for (const attempt of await createTestAttempts('payment.refund', { secret })) await receive(attempt);
 * expect(refund).toHaveBeenCalledTimes(1);
 */
export async function createTestAttempts(
  event: TestEvent,
  options: UncountedOptions = {},
  count = 7,
): Promise<Request[]> {
  const payload = typeof event === 'string' ? testPayload(event) : event;
  return Promise.all(Array.from({ length: count }, (_, retry) => createTestWebhook(payload, { ...options, retry })));
}

/**
 * Two states of one transfer or payment in the wrong order: the newer arrives first, and then one that is older. The service
 * promises no order. Their type is the same and their status is not, so to a store they are two events.
 *
 * @param event of what; `banking.transfer` when left out, of which COMPLETED arrives before PENDING
 *
 * @example
 * for (const request of await createUnorderedWebhooks('payment.purchase', { secret })) await receive(request);
 * expect(await statusOf(payment)).toBe('SUCCEEDED');
 */
export function createUnorderedWebhooks(
  event: TestEventName,
  options?: UncountedOptions,
): Promise<[newer: Request, older: Request]>;
export function createUnorderedWebhooks(options?: UncountedOptions): Promise<[newer: Request, older: Request]>;
export async function createUnorderedWebhooks(
  event: TestEventName | UncountedOptions = {},
  options: UncountedOptions = {},
): Promise<[newer: Request, older: Request]> {
  if (typeof event !== 'string') return createUnorderedWebhooks('banking.transfer', event);
  const newer = testPayload(event);
  return [await createTestWebhook(newer, options), await createTestWebhook(earlier(newer), options)];
}

function earlier(payload: PaymentWebhook | IncomingTransfer): object {
  if (!('data' in payload)) return { ...payload, status: 'PENDING', updated_at: payload.created_at };
  const { payment } = payload.data;
  const [status, sub_status] = payment.status === 'PENDING' ? ['CREATED', 'CREATED'] : ['PENDING', 'IN_PROCESS'];
  return { ...payload, data: { payment: { ...payment, status, sub_status, updated_at: payment.created_at } } };
}

/** A request with any body and any signature. */
export function requestOf(
  body: string | Uint8Array,
  { apiKey, apiSecret, url = 'https://merchant.test/webhooks' }: TestWebhookOptions,
  signature: string | undefined,
): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (signature !== undefined) headers.set('x-hmac-signature', signature);
  if (apiKey !== undefined) headers.set('x-api-key', apiKey);
  if (apiSecret !== undefined) headers.set('x-secret', apiSecret);
  return new Request(url, { method: 'POST', headers, body: body as string | Uint8Array<ArrayBuffer> });
}

function numbered({ retry }: TestWebhookOptions): { retry?: number } {
  return retry === undefined ? {} : { retry };
}
