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
import type { Merchant } from './receiver.ts';

export interface ServiceOptions extends Pick<Policies, 'webhookIdempotencyKey' | 'webhookPayload'> {
  /** Between the attempts at one event. */
  readonly backOffMs: number;
  /** The ids of the events follow from it. */
  readonly seed: number;
}

export interface SendOptions {
  /** An even number. */
  readonly events: number;
  readonly secret: string;
  readonly timeoutMs: number;
}

/** What the service sent. */
export interface Sent {
  readonly deliveries: readonly WebhookDelivery[];
  /** The transactions of each payment, oldest first. Each of them has one event. */
  readonly transactions: readonly (readonly string[])[];
}

export const merchants = ['shop-1', 'shop-2'].map((name) => ({ publicApiKey: name, privateSecretKey: name }));

/** A quarter of the attempts fails in transit. */
const chaos = { duplicate: 0.05, reorder: 0.1, drop: 0.05, corrupt: 0.05, badSignature: 0.025, noSignature: 0.025 };
/** Chaos and kills can hit an event again and again; no event may run out of attempts for that. */
const attempts = 100;
/** As many requests as there may be before the next event is sent. */
const window = 48;

/** Creates the service. Its events are retried until each is delivered. */
export function createService({ backOffMs, seed, ...webhooks }: ServiceOptions): MockServer {
  const paymentRetrySchedule = Array.from({ length: attempts }, (_, index) => index * backOffMs);
  const transferRetrySchedule = Array.from({ length: attempts }, () => backOffMs);
  const policies = { paymentRetrySchedule, transferRetrySchedule, ...webhooks };
  return createMockServer({ strict: true, clock: 'real', seed, policies });
}

/**
 * Sends the events of two merchants with the same idempotency keys: transfers, purchases, and two partial refunds of a
 * payment. Waits until all are delivered.
 */
export async function sendEvents(
  mock: MockServer,
  { events, secret, timeoutMs }: SendOptions,
  front: LoadBalancer,
): Promise<Sent> {
  const shops = merchants.map((merchant) => createShop(mock, merchant));
  const arrivals = shops.map(({ webhooks }) => {
    webhooks.register({
      receiver: (request) => front.receive(request),
      secret,
      events: ['payment.purchase', 'payment.refund'],
    });
    webhooks.register({
      receiver: (request) => front.receive(request, '/v1/banking/transfers'),
      secret,
      events: ['banking.transfer'],
    });
    webhooks.chaos(chaos);
    const arrived = new Set<string>();
    return webhooks.waitFor(({ id }) => arrived.add(id).size === events / shops.length, { timeoutMs });
  });
  const deliveries = () => shops.flatMap(({ webhooks }) => webhooks.deliveries());
  const emit = async () => {
    for (let made = 0; made < events; made += 1) {
      await shops[made % shops.length]?.emit();
      // The attempts begin between two turns of the loop.
      if (made % 8 === 0) await new Promise((resolve) => setImmediate(resolve));
      while (front.waiting() >= window) await new Promise((resolve) => setTimeout(resolve, 2));
    }
    // From now on, no delivery overtakes a delayed one.
    for (const { webhooks } of shops) webhooks.chaos({ ...chaos, reorder: 0 });
  };
  try {
    await Promise.all([emit(), ...arrivals]);
    return { deliveries: deliveries(), transactions: shops.flatMap(({ transactions }) => transactions) };
  } catch (cause) {
    const left = deliveries().filter(({ status }) => status !== 'delivered');
    const first = left[0]?.attempts.map(
      ({ response, failure, chaosEffect }) => chaosEffect ?? failure ?? response?.status,
    );
    throw new Error(`${left.length} events were not delivered. Attempts of the first one: ${first}`, { cause });
  }
}

/** Creates a merchant whose `emit` sends one event: in turn a transfer, two purchases, and two partial refunds of the second purchase. */
function createShop(mock: MockServer, credentials: Merchant) {
  const { webhooks, transfers } = mock.merchant(credentials);
  // Its idempotency keys are those of the other shop.
  const { post } = callerOf(mock, credentials);
  const transactions: string[][] = [];
  let made = 0;
  let refundPath = '';
  const emit = async (): Promise<void> => {
    const turn = made % 5;
    made += 1;
    if (turn === 0) transfers.receive();
    else if (turn <= 2) {
      const { json } = await post('/v1/payments', cardPayment());
      refundPath = `/v1/payments/${json.id}/transactions/${json.transactions.id}/refund`;
      transactions.push([json.transactions.id]);
    } else {
      const { json } = await post(refundPath, { merchant_reference: 'REF-1', amount: { currency: 'USD', value: 10 } });
      transactions.at(-1)?.push(json.transactions.id);
    }
  };
  return { webhooks, emit, transactions };
}

/** The key of the event that a body is of; empty for an event without a key. */
export async function keyOf(body: string): Promise<string> {
  const payload = JSON.parse(body);
  const { type_event } = payload;
  const event = type_event === undefined ? { kind: 'transfer', payload } : { kind: 'payment', type_event, payload };
  return (await eventKey(event as WebhookEvent)) ?? '';
}

/** The keys of all events, from bodies that nothing happened to. */
export async function keysOf(deliveries: readonly WebhookDelivery[]): Promise<ReadonlySet<string>> {
  const bodies = deliveries.map(
    ({ attempts }) => attempts.find(({ chaosEffect }) => chaosEffect !== 'corrupt')?.request.body,
  );
  return new Set(await Promise.all(bodies.map((body) => keyOf(body ?? '{}'))));
}

/**
 * How often the handlers made at least the effect of each key, when each event was handled and each handler retrieved the payment. The
 * handler of an event sees its transaction and those before it.
 */
export async function leastEffects({ deliveries, transactions }: Sent): Promise<ReadonlyMap<string, number>> {
  const transfers = await keysOf(deliveries.filter(({ event }) => event === 'banking.transfer'));
  return new Map([
    ...[...transfers].map((key) => [key, 1] as const),
    ...transactions.flatMap((ids) => ids.map((id, index) => [id, ids.length - index] as const)),
  ]);
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
