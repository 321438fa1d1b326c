import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentEvent } from '@paychord/sdk/webhooks';
import pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createReceiver, queueName } from '../../examples/webhook-queues/pg-boss.ts';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { declineTo, deliver } from './deliver.ts';
import { startPostgres } from './servers/postgres-server.ts';
import { secret } from './signed-delivery.ts';

const addresses = inject('addresses');
beforeEach(() => void vi.restoreAllMocks());

test('pg-boss gets each event once, also an event that arrived before its queue existed', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { receive, boss, close } = await createReceiver({ secret, connectionString: addresses.postgres });
  onTestFinished(close);

  expect(await declineTo(receive)).toBe(200);
  expect(await boss.fetch(queueName)).toEqual([]);
  expect(await deliver(receive, 'boss-1')).toBe(200);
  expect(await deliver(receive, 'boss-1', 1)).toBe(200);

  const [job] = await boss.fetch<PaymentEvent['payload']>(queueName);
  expect(job?.data.data.payment.idempotency_key).toBe('boss-1');
  expect(await boss.fetch(queueName)).toEqual([]);

  await boss.deleteQueue(queueName);
  expect(await deliver(receive, 'boss-2')).toBe(500);
  expect(logged.mock.calls.at(-1)).toEqual([expect.stringContaining('500: handler_failed'), expect.any(Error)]);
  await boss.createQueue(queueName);
  expect(await deliver(receive, 'boss-2', 1)).toBe(200);
  expect(await deliver(receive, 'boss-2', 2)).toBe(200);
  expect(await boss.fetch(queueName, { batchSize: 10 })).toHaveLength(1);
});

async function startPgBoss() {
  const folder = await mkdtemp(join(tmpdir(), 'queue-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  let server = await startPostgres({ folder });
  onTestFinished(() => server.stop());
  const { receive, boss, close } = await createReceiver({ secret, connectionString: server.url });
  onTestFinished(close);
  const restart = async () => {
    server = await startPostgres({ folder, port: server.port });
  };
  /** The names of the events that are jobs, in order. */
  const jobs = async () => {
    const fetched = await boss.fetch<PaymentEvent['payload']>(queueName, { batchSize: 10 });
    return fetched.map(({ data }) => data.data.payment.idempotency_key).sort();
  };
  const connect = async () => {
    const client = new pg.Client(server.url).on('error', () => {});
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  return { receive, jobs, connect, restart, kill: () => server.stop() };
}

test('an event that arrives while PostgreSQL is down is queued in pg-boss when PostgreSQL is back', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { receive, jobs, restart, kill } = await startPgBoss();
  expect(await deliver(receive, 'event-1')).toBe(200);

  await kill();
  expect(await deliver(receive, 'event-2')).toBe(503);
  expect(logged).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Webhook failed with 503: store_failed of payment:/),
    expect.any(Error),
  );

  await restart();
  await waitUntil(async () => (await deliver(receive, 'event-2', 1)) === 200);
  expect(await deliver(receive, 'event-2', 2)).toBe(200);
  expect(await jobs()).toEqual(['event-1', 'event-2']);
});

test('an event whose transaction was open when PostgreSQL was killed is queued in pg-boss after its lease', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { receive, jobs, connect, restart, kill } = await startPgBoss();
  const holder = await connect();
  await holder.query('BEGIN');
  // A job refers to its queue.
  await holder.query('SELECT FROM pgboss.queue FOR UPDATE');

  const delivered = deliver(receive, 'event-1');
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name <> 'pgboss'";
  await waitUntil(async () => (await holder.query(waiting)).rowCount === 1);
  await kill();
  expect(await delivered).toBe(500);
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(/^Webhook failed with 500: handler_failed of payment:/),
    expect.any(Error),
  );

  await restart();
  const admin = await connect();
  expect(await deliver(receive, 'event-1', 1)).toBe(503);
  // As when its time has passed.
  await admin.query('UPDATE webhook_claims SET expires_at = now()');
  expect(await deliver(receive, 'event-1', 2)).toBe(200);
  expect(await jobs()).toEqual(['event-1']);
});
