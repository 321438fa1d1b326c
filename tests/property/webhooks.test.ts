import { createMockServer, type MockServer, type WebhookDelivery } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { createIds } from '../../packages/mock-server/src/core/model/ids.ts';
import { count, seed } from '../helpers/effort.ts';
import { paymentBody } from '../helpers/requests.ts';
import { recordResults, timed } from './proof.ts';

const minute = 60_000;
const hour = 60 * minute;
const paymentTimes = [0, 5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour];
const transferTimes = [0, 1, 3, 7, 15, 31, 63].map((minutes) => minutes * minute);
const lastAttempt = 6;

type Merchant = ReturnType<typeof createUnreliableMerchant>;

const webhooks = count({ reduced: 500, full: 10_000 });

test('webhooks that fail half of the calls all arrive, and the log contains each attempt', async () => {
  const mock = createMockServer({ strict: true });
  const merchant = createUnreliableMerchant();
  const receiver = async (request: Request) => {
    const fate = merchant.take(await request.text());
    if (fate === 'breaks') throw new Error('broken');
    return fate === 'fails' ? new Response(null, { status: 503 }) : Response.json({ received: true });
  };
  mock.webhooks.register({ receiver, secret: 'whsec-1' });
  mock.webhooks.setMerchantBaseUrl(receiver);
  const sent = await timed(() => emit(mock, webhooks));
  const passed = await timed(() => mock.clock.runAll());
  check(mock, merchant, webhooks);
  const figures = { webhooks, attempts: merchant.calls(), 'seconds for four days': passed.seconds.toFixed(2) };
  recordResults('Webhooks', figures, sent.seconds + passed.seconds);
});

/** So many events, a fifth of them transfers, and the first attempts at all. */
async function emit(mock: MockServer, events: number): Promise<void> {
  const client = createClient({ baseUrl: 'https://mock.test', ...mock.credentials, fetch: mock.fetch });
  for (let made = 0; made < events; made += 1) {
    if (made % 5 === 0) mock.transfers.receive();
    else await client.payments.create(paymentBody());
  }
  await mock.settled();
}

type Fate = 'arrives' | 'fails' | 'breaks';

/**
 * A merchant that fails half of the calls at random, but never all attempts of one event. The seed, the event and its attempt
 * determine the result of a call.
 */
function createUnreliableMerchant() {
  const fates = new Map<string, Fate[]>();
  return {
    /** By event, in the order of its attempts. */
    fates,
    take(text: string): Fate {
      const body = JSON.parse(text);
      const event: string = body.data?.payment.idempotency_key ?? body.id;
      const past = fates.get(event) ?? [];
      const drawn = createIds(JSON.stringify([seed, event, past.length])).fraction();
      const fate = drawn >= 0.5 || past.length === lastAttempt ? 'arrives' : drawn < 0.1 ? 'breaks' : 'fails';
      fates.set(event, [...past, fate]);
      return fate;
    },
    calls: () => [...fates.values()].flat().length,
  };
}

function check(mock: MockServer, { fates, calls }: Merchant, events: number): void {
  const deliveries = mock.webhooks.deliveries();
  expect(deliveries).toHaveLength(events);
  expect(fates.size).toBe(events);
  expect(deliveries.flatMap(({ attempts }) => attempts)).toHaveLength(calls());
  const broken = deliveries.filter((each) => each.status !== 'delivered' || !matchesMerchantLog(each, fates));
  expect(broken).toEqual([]);
}

function matchesMerchantLog(
  { event, attempts }: WebhookDelivery,
  fates: ReadonlyMap<string, readonly Fate[]>,
): boolean {
  const bodies = attempts.map(({ request }) => JSON.parse(request.body));
  const seen = fates.get(bodies[0].data?.payment.idempotency_key ?? bodies[0].id) ?? [];
  const logged = attempts.map(({ response }) =>
    response === undefined ? 'breaks' : response.status === 200 ? 'arrives' : 'fails',
  );
  const times = attempts.map(({ at }) => Date.parse(at));
  const due = event === 'banking.transfer' ? transferTimes : paymentTimes;
  return (
    JSON.stringify(logged) === JSON.stringify(seen) &&
    attempts.every(({ number }, index) => number === index && times[index] === (times[0] ?? 0) + (due[index] ?? -1)) &&
    (event === 'banking.transfer' || bodies.every(({ retry }, index) => retry === index))
  );
}
