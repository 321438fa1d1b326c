import { listen } from '@paychord/mock-server/node';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { waitUntil } from '../../../packages/sdk/test/helpers/store-contract.ts';
import { killAll } from '../../helpers/command.ts';
import { count, isFull } from '../../helpers/effort.ts';
import { openPool } from '../open-pool.ts';
import { startFleet } from './fleet.ts';
import { createLedger, isIdle, readLedger, type Variant } from './ledger.ts';
import { createLoadBalancer } from './load-balancer.ts';
import { buildReceiver } from './receiver-program.ts';
import { recordResults, type Soak } from './record-results.ts';
import {
  acceptedForgeries,
  countChaosEffects,
  createService,
  keyOf,
  keysOf,
  leastEffects,
  merchants,
  type Sent,
  type ServiceOptions,
  sendEvents,
} from './service.ts';

const events = count({ reduced: 1_000, full: 50_000 });
const killEvery = isFull ? { ms: 1_000 } : { requests: 400 };
const timeoutMs = count({ reduced: 90_000, full: 900_000 });
/** A lease ends before the sender's first back-off is over. */
const [leaseMs, backOffMs] = [1_000, count({ reduced: 1_200, full: 2_000 })];
const secret = 'whsec-soak';

const addresses = inject('addresses');
const pool = openPool(addresses.postgres);
const program = await buildReceiver();
const soaks = new Map<string, Soak>();
// All processes end with the run that started them. The receivers detect it themselves.
process.once('disconnect', () => {
  program.remove();
  process.kill(process.pid, 'SIGKILL');
});
afterAll(async () => {
  killAll();
  program.remove();
  await pool.end();
  recordResults(soaks);
});

const keys = [
  ['event', 1],
  ['request', 2],
] as const;

describe.each(isFull ? keys : keys.slice(0, 1))(
  'with the idempotency key of the %s in webhooks',
  (webhookIdempotencyKey, seed) => {
    const source = { webhookIdempotencyKey, seed, backOffMs };
    const title = (store: string) => `${store}; the key in a webhook is that of the ${webhookIdempotencyKey}`;

    test(`${events} events each take effect once in PostgreSQL, in the transaction of the claim`, async () => {
      const soaked = await soak(title('PostgreSQL, the effect in the transaction of the claim'), 'postgres', source);
      const { ledger, repeated } = soaked;
      expectEach(await keysOf(soaked.sent.deliveries), ledger);
      expect(repeated).toEqual([]);
    });

    test(`${events} events each take effect once in a table with a unique key, with claims in Redis`, async () => {
      const soaked = await soak(title('Redis, the effect unique on the key'), 'redis', source);
      const { ledger, repeated, reasons } = soaked;
      expectEach(await keysOf(soaked.sent.deliveries), ledger);
      const brokenOff = new Set(await Promise.all(soaked.lostRequests.map(keyOf)));
      // A kill explains that a handler ran again; so does a machine so busy that a lease ended unrenewed, which is then reported.
      const unexplained = repeated.filter((key) => !brokenOff.has(key));
      expect(unexplained.length).toBeLessThanOrEqual((reasons.claim_lost ?? 0) + (reasons.commit_failed ?? 0));
    });
  },
);

// Two refunds of a payment have equal bodies then, so that nothing tells a repeated delivery from another event.
test(`${events} events with only the id and the status of a payment are each handled, by handlers that retrieve it`, async () => {
  const source = { webhookPayload: 'specified', seed: 3, backOffMs } as const;
  const { sent, ledger } = await soak(
    'The payload as specified, the handler retrieves the payment',
    'retrieved',
    source,
  );
  const least = await leastEffects(sent);
  expect(least.size).toBe(events);
  expect([...least].filter(([key, times]) => (ledger.get(key) ?? 0) < times)).toEqual([]);
  expect([...ledger.keys()].filter((key) => !least.has(key))).toEqual([]);
});

/** Of 50,000 keys, a report names those that are wrong. */
function expectEach(sent: ReadonlySet<string>, ledger: ReadonlyMap<string, number>): void {
  expect(sent.size).toBe(events);
  expect([...sent].filter((key) => !ledger.has(key))).toEqual([]);
  expect([...ledger.keys()].filter((key) => !sent.has(key))).toEqual([]);
}

/** Sends events through chaos and kills. Returns the sent events and the content of the ledger. */
async function soak(title: string, variant: Variant, source: ServiceOptions) {
  await createLedger(pool, variant);
  const mock = createService(source);
  const service = { baseUrl: (await listen(mock)).url, merchants };
  const receiver = { addresses, variant, secret, leaseMs, failures: 4, service };
  const fleet = await startFleet({ size: 3, killEvery, program: program.file, receiver });
  const front = createLoadBalancer(fleet.next, 5);
  const start = performance.now();
  let sent: Sent;
  let reasons: Record<string, number> = {};
  try {
    sent = await sendEvents(mock, { events, secret, timeoutMs }, front);
  } finally {
    reasons = await fleet.stop();
    await mock.close();
  }
  const seconds = (performance.now() - start) / 1_000;
  await waitUntil(() => isIdle(pool));

  const { lostRequests } = front;
  const ledger = await readLedger(pool, variant);
  const repeated = [...ledger].flatMap(([key, times]) => Array<string>(times - 1).fill(key));
  const { none = 0, ...effects } = countChaosEffects(sent.deliveries);
  const { requests, copies, refused, responses } = front.counts;
  soaks.set(title, [
    ['events', sent.deliveries.length],
    ['attempts that nothing happened to on the way', none],
    ...Object.entries(effects).map(([effect, times]) => [`attempts with \`${effect}\``, times] as const),
    ['requests to the receivers', requests],
    ['of these, to a second receiver at the same time', copies],
    ...Object.entries(responses).map(([status, times]) => [`responses ${status}`, times] as const),
    ['refused: the process was dead', refused],
    ['broken off: the process was killed on the way', lostRequests.length],
    ['processes killed', fleet.kills()],
    ...Object.entries(reasons).map(([reason, times]) => [`\`${reason}\``, times] as const),
    ['events in the ledger', ledger.size],
    [variant === 'postgres' ? 'effects made twice' : 'handlers that came to their effect again', repeated.length],
    ['seconds', seconds.toFixed(1)],
  ]);
  // Otherwise nothing has been soaked.
  expect(fleet.kills()).toBeGreaterThan(1);
  expect(lostRequests.length).toBeGreaterThan(0);
  expect(acceptedForgeries(sent.deliveries)).toEqual([]);
  return { sent, ledger, repeated, lostRequests, reasons };
}
