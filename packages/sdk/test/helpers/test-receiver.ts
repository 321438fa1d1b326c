import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Delivery } from '../../src/webhooks/receiver/delivery.ts';
import { createWebhookReceiver } from '../../src/webhooks/receiver/receiver.ts';
import type { WebhookReceiverConfig } from '../../src/webhooks/receiver/receiver-options.ts';
import type { WebhookContext } from '../../src/webhooks/receiver/webhook-handlers.ts';

export { deferred, throwing } from './deferred.ts';

export const secret = 'whsec_5e0c7a1f';
export const paymentPayload = {
  type: 'payment',
  type_event: 'payment.purchase',
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  retry: 0,
  version: 2,
  data: { payment: { id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', status: 'SUCCEEDED', idempotency_key: 'evt-1' } },
};
export const transferPayload = {
  id: 'xfer_01HZX3V5M2',
  destination_account_id: 'acct_01HZX3QK8D',
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  provider: { account_id: 'prov-acct-77', transfer_id: 'prov-tr-5512' },
  status: 'PENDING',
  direction: 'INCOMING',
  sender: { account_number_last_4: '6789', routing_number: '021000021', account_name: 'Acme', bank_name: 'Bank' },
  amount: { value: 1250.75, currency: 'USD' },
  payment_rail: 'ACH_STANDARD',
  description: 'Invoice 1042',
  created_at: '2026-03-14T09:26:53.589793Z',
  updated_at: '2026-03-14T09:30:00.000000Z',
};
/** The event key of `paymentPayload`. */
export const paymentKey = `payment:["${paymentPayload.account_id}","${paymentPayload.data.payment.id}","payment.purchase","SUCCEEDED",null,"evt-1",null,null,null]`;
/** The event key of `transferPayload`. */
export const transferKey = `transfer:["${transferPayload.account_id}","${transferPayload.id}","PENDING"]`;

/** Handlers for tests that do not check the handler. */
export const purchaseHandlers = { 'payment.purchase': () => {} };

export const computeSignature = (body: string | Uint8Array) =>
  createHmac('sha256', secret).update(body).digest('base64');
export const signedRequest = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  new Request('https://merchant.example/webhooks', {
    method: 'POST',
    body,
    headers: { 'x-hmac-signature': computeSignature(body), ...headers },
  });
export const paymentRequest = (changes: object = {}) =>
  signedRequest(JSON.stringify({ ...paymentPayload, ...changes }));
export const transferRequest = (changes: object = {}) =>
  signedRequest(JSON.stringify({ ...transferPayload, ...changes }));

/** Creates a receiver that collects its reports. */
export function createTestReceiver(options: Readonly<Record<string, unknown>> = {}) {
  const purchase = vi.fn<(event: unknown, context: WebhookContext) => unknown>();
  const deliveries: Delivery[] = [];
  /** The reports with a reason. */
  const problems: Delivery[] = [];
  const receive = createWebhookReceiver({
    accept: 'payment',
    ...(!('verify' in options || 'unverified' in options) && { secret }),
    on: { 'payment.purchase': purchase },
    onDelivery(delivery: Delivery) {
      deliveries.push(delivery);
      if (delivery.reason !== undefined) problems.push(delivery);
    },
    ...options,
  } as unknown as WebhookReceiverConfig);
  return { receive, purchase, deliveries, problems, reasons: () => problems.map(({ reason }) => reason) };
}

/** Returns the status, the body and the relevant headers of a response. */
export async function readResponse(response: Promise<Response>) {
  const { status, headers, ...rest } = await response.then(async (received) => ({
    status: received.status,
    headers: received.headers,
    body: await received.json(),
  }));
  expect(headers.get('content-type')).toBe('application/json');
  return { status, ...rest, allow: headers.get('allow'), retryAfter: headers.get('retry-after') };
}
export const acceptedResponse = { status: 200, body: { received: true }, allow: null, retryAfter: null };
export const rejectedResponse = (status: number, more: object = {}) => ({
  status,
  body: { received: false },
  allow: null,
  retryAfter: status === 503 ? '30' : null,
  ...more,
});

/** Freezes the clock in each test of a file, and fails a test with an unhandled rejection. */
export function useFrozenClock(): void {
  const unhandled = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    process.on('unhandledRejection', unhandled);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    // Node reports unhandled rejections after the microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
}
