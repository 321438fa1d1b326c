import { sign } from '@paychord/sdk/webhooks';
import { createTestPayload } from '@paychord/sdk/webhooks/testing';

export interface MixedWebhook {
  readonly kind: 'first' | 'duplicate' | 'older state' | 'forged' | 'unknown type';
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MixedWebhooks {
  /** 300 webhooks. Their order does not follow the time. */
  readonly webhooks: readonly MixedWebhook[];
  /** The ids of the payments that succeeded. */
  readonly paid: readonly string[];
}

/** What the webhooks must lead to: by kind, how many got which status in the end. */
export const expectedStatuses = {
  first: { 200: 100 },
  duplicate: { 200: 100 },
  'older state': { 200: 40 },
  forged: { 401: 30 },
  'unknown type': { 200: 30 },
};

/** Creates what a service and an attacker can send to the receiver of one merchant. */
export async function createMixedWebhooks(secret: string): Promise<MixedWebhooks> {
  const payloads = Array.from({ length: 100 }, () => createTestPayload('payment.purchase'));
  const webhook = async (kind: MixedWebhook['kind'], payload: object, key = secret): Promise<MixedWebhook> => {
    const body = JSON.stringify(payload);
    return { kind, body, headers: { 'content-type': 'application/json', 'x-hmac-signature': await sign(body, key) } };
  };
  const olderState = (payload: (typeof payloads)[number]) => {
    const payment = { ...payload.data.payment, status: 'PENDING', updated_at: '2020-01-01T00:00:00.000Z' };
    return webhook('older state', { ...payload, data: { ...payload.data, payment } });
  };
  const deliveries = await Promise.all(
    payloads.flatMap((payload, index) => {
      // Half of the duplicates arrive together with the first attempt, the others long before or after it.
      const repeated = index % 2 === 0 ? payload : (payloads[(index + 50) % 100] ?? payload);
      return [webhook('first', payload), webhook('duplicate', { ...repeated, retry: 1 })];
    }),
  );
  const others = await Promise.all([
    ...payloads.slice(0, 40).map(olderState),
    ...Array.from({ length: 30 }, () => webhook('forged', createTestPayload('payment.purchase'), 'another secret')),
    ...payloads.slice(0, 30).map((payload) => webhook('unknown type', { ...payload, type_event: 'payment.settled' })),
  ]);
  const mixed = others.flatMap((_, index) => [
    ...deliveries.slice(index * 2, index * 2 + 2),
    // 7 has no common factor with 100, so each of the others has one place.
    ...others.slice((index * 7) % 100, ((index * 7) % 100) + 1),
  ]);
  return { webhooks: mixed, paid: payloads.map(({ data }) => data.payment.id) };
}

/**
 * Delivers the webhooks, several at the same time. Repeats a delivery after a 5xx, as the service does.
 *
 * @returns How many webhooks of each kind got which status in the end, and the number of repeats.
 */
export async function deliverMixed(
  { webhooks }: MixedWebhooks,
  send: (webhook: MixedWebhook) => Promise<number | undefined>,
  maxAttempts = 1000,
) {
  const statuses: Record<string, Record<string, number>> = {};
  let repeats = 0;
  const left = [...webhooks];
  const deliver = async (webhook: MixedWebhook) => {
    for (let attempt = 1; ; attempt += 1) {
      const status = (await send(webhook)) ?? 0;
      if (status < 500 || attempt === maxAttempts) return status;
      repeats += 1;
    }
  };
  const work = async () => {
    for (let webhook = left.shift(); webhook !== undefined; webhook = left.shift()) {
      const status = await deliver(webhook);
      statuses[webhook.kind] ??= {};
      const ofKind = statuses[webhook.kind] as Record<string, number>;
      ofKind[status] = (ofKind[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return { statuses, repeats };
}
