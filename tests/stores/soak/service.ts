import {
  createMockServer,
  type MockServer,
  type Policies,
  type WebhookAttempt,
  type WebhookDelivery,
} from '@paychord/mock-server';
import { eventKey, type WebhookEvent } from '@paychord/sdk/webhooks';
import { callerOf, cardPayment } from '../../../packages/mock-server/test/helpers/test-caller.ts';
import type { LoadBalancer } from './load-balancer.ts';

export interface ServiceOptions {
  /** An even number. */
  readonly events: number;
  readonly secret: string;
  /** Between the attempts at one event. */
  readonly backOffMs: number;
  readonly timeoutMs: number;
  readonly webhookIdempotencyKey: KeyPolicy;
  /** The ids of the events follow from it. */
  readonly seed: number;
}

/** Whose idempotency key an event carries. */
export type KeyPolicy = NonNullable<Policies['webhookIdempotencyKey']>;

/** A quarter of the attempts fails in transit. */
const chaos = { duplicate: 0.05, reorder: 0.1, drop: 0.05, corrupt: 0.05, badSignature: 0.025, noSignature: 0.025 };
/** Chaos and kills can hit an event again and again; no event may run out of attempts for that. */
const attempts = 100;
/** As many requests as there may be before the next event is sent. */
const window = 48;

/**
 * Sends the events of two merchants with the same idempotency keys: transfers, purchases, and two partial refunds of a
 * payment. Waits until all are delivered and returns the deliveries.
 */
export async function sendEvents(
  { events, secret, backOffMs, timeoutMs, webhookIdempotencyKey, seed }: ServiceOptions,
  front: LoadBalancer,
): Promise<WebhookDelivery[]> {
  const paymentRetrySchedule = Array.from({ length: attempts }, (_, index) => index * backOffMs);
  const transferRetrySchedule = Array.from({ length: attempts }, () => backOffMs);
  const policies = { paymentRetrySchedule, transferRetrySchedule, webhookIdempotencyKey };
  const mock = createMockServer({ strict: true, clock: 'real', seed, policies });
  const shops = [createShop(mock, 'shop-1'), createShop(mock, 'shop-2')] as const;
  const arrivals = shops.map(({ webhooks }) => {
    webhooks.register({
      receiver: front.receive,
      secret,
      events: ['payment.purchase', 'payment.refund', 'banking.transfer'],
    });
    webhooks.chaos(chaos);
    const arrived = new Set<string>();
    return webhooks.waitFor(({ id }) => arrived.add(id).size === events / shops.length, { timeoutMs });
  });
  const deliveries = () => shops.flatMap(({ webhooks }) => webhooks.deliveries());
  const emit = async () => {
    for (let made = 0; made < events; made += 1) {
      await shops[made % 2 === 0 ? 0 : 1].emit();
      // The attempts begin between two turns of the loop.
      if (made % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
      while (front.waiting() >= window) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    // From now on, no delivery overtakes a delayed one.
    for (const { webhooks } of shops) webhooks.chaos({ ...chaos, reorder: 0 });
  };
  try {
    await Promise.all([emit(), ...arrivals]);
    return deliveries();
  } catch (cause) {
    const left = deliveries().filter(({ status }) => status !== 'delivered');
    const first = left[0]?.attempts.map(
      ({ response, failure, chaosEffect }) => chaosEffect ?? failure ?? response?.status,
    );
    throw new Error(`${left.length} events were not delivered. Attempts of the first one: ${first}`, { cause });
  } finally {
    await mock.close();
  }
}

/** Creates a merchant whose `emit` sends one event: in turn a transfer, two purchases, and two partial refunds of the second purchase. */
function createShop(mock: MockServer, name: string) {
  const credentials = { publicApiKey: name, privateSecretKey: name };
  const { webhooks, transfers } = mock.merchant(credentials);
  // Its idempotency keys are those of the other shop.
  const { post } = callerOf(mock, credentials);
  let made = 0;
  let refundPath = '';
  const emit = async (): Promise<void> => {
    const turn = made % 5;
    made += 1;
    if (turn === 0) transfers.receive();
    else if (turn <= 2) {
      const { json } = await post('/v1/payments', cardPayment());
      refundPath = `/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`;
    } else await post(refundPath, { merchant_reference: 'REF-1', amount: { currency: 'USD', value: 10 } });
  };
  return { webhooks, emit };
}

/** The key of the event that a body is of. */
export async function keyOf(body: string): Promise<string> {
  const payload = JSON.parse(body);
  const { type_event } = payload;
  const event = type_event === undefined ? { kind: 'transfer', payload } : { kind: 'payment', type_event, payload };
  return eventKey(event as WebhookEvent);
}

/** The keys of all events, from bodies that nothing happened to. */
export async function keysOf(deliveries: readonly WebhookDelivery[]): Promise<ReadonlySet<string>> {
  const bodies = deliveries.map(
    ({ attempts }) => attempts.find(({ chaosEffect }) => chaosEffect !== 'corrupt')?.request.body,
  );
  return new Set(await Promise.all(bodies.map((body) => keyOf(body ?? '{}'))));
}

/** Forged attempts that a receiver accepted. */
export function acceptedForgeries(deliveries: readonly WebhookDelivery[]): readonly WebhookAttempt[] {
  const forged = new Set(['corrupt', 'badSignature', 'noSignature']);
  const attempts = deliveries.flatMap(({ attempts }) => attempts);
  return attempts.filter(({ chaosEffect = '', response }) => forged.has(chaosEffect) && response?.status === 200);
}

/** Returns the number of attempts per chaos effect and in total. */
export function countChaosEffects(deliveries: readonly WebhookDelivery[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { chaosEffect = 'none' } of deliveries.flatMap(({ attempts }) => attempts)) {
    counts[chaosEffect] = (counts[chaosEffect] ?? 0) + 1;
  }
  return counts;
}
