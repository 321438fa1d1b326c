import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaymentEvent, WebhookReceiver } from '@paychord/sdk/webhooks';
import pg from 'pg';
import { createClient } from 'redis';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import * as bullmq from '../../examples/webhook-queues/bullmq.ts';
import * as pgBoss from '../../examples/webhook-queues/pg-boss.ts';
import { attempt, secret } from './attempt.ts';
import { freePort } from './servers/free-port.ts';
import { startPostgres } from './servers/postgres-server.ts';
import { startRedis } from './servers/redis-server.ts';
import { until } from './until.ts';

const addresses = inject('addresses');
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  vi.restoreAllMocks();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'queue-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function deliver(receive: WebhookReceiver, name: string, retry = 0): Promise<number> {
  return (await receive(new Request('http://merchant/', await attempt(name, retry)))).status;
}

test('BullMQ gets each event once, also one that did not fit in at first', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queueServer = await startRedis({ args: ['--maxmemory-policy', 'noeviction'] });
  cleanups.push(queueServer.stop);
  const admin = createClient({ url: queueServer.url });
  await admin.connect();
  cleanups.push(async () => admin.destroy());
  const { receive, close } = await bullmq.createReceiver({
    secret,
    storeUrl: addresses.redis,
    queueUrl: queueServer.url,
  });
  cleanups.push(close);

  expect(await deliver(receive, 'bull-1')).toBe(200);
  expect(await deliver(receive, 'bull-1', 1)).toBe(200);

  await admin.configSet('maxmemory', '1');
  expect(await deliver(receive, 'bull-2')).toBe(500);
  expect(logged.mock.calls.at(-1)).toEqual([expect.stringContaining('500: handler_failed'), expect.any(Error)]);
  await admin.configSet('maxmemory', '0');
  expect(await deliver(receive, 'bull-2', 1)).toBe(200);
  expect(await deliver(receive, 'bull-2', 2)).toBe(200);

  // As when the process died between the handler and the commit.
  const store = createClient({ url: addresses.redis });
  await store.connect();
  expect(await store.del(await store.keys('webhook:payment:*bull-*'))).toBe(2);
  store.destroy();
  expect(await deliver(receive, 'bull-2', 3)).toBe(200);

  const jobs = await admin.keys(`bull:${bullmq.queueName}:payment*`);
  expect(jobs.map((key) => /bull-\d/.exec(key)?.[0]).sort()).toEqual(['bull-1', 'bull-2']);
  expect(await admin.lLen(`bull:${bullmq.queueName}:wait`)).toBe(2);
});

test('pg-boss gets each event once, also one that found no queue at first', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { receive, boss, close } = await pgBoss.createReceiver({ secret, connectionString: addresses.postgres });
  cleanups.push(close);

  expect(await deliver(receive, 'boss-1')).toBe(200);
  expect(await deliver(receive, 'boss-1', 1)).toBe(200);

  const [job] = await boss.fetch<PaymentEvent['payload']>(pgBoss.queueName);
  expect(job?.data.data.payment.idempotency_key).toBe('boss-1');
  expect(await boss.fetch(pgBoss.queueName)).toEqual([]);

  await boss.deleteQueue(pgBoss.queueName);
  expect(await deliver(receive, 'boss-2')).toBe(500);
  expect(logged.mock.calls.at(-1)).toEqual([expect.stringContaining('500: handler_failed'), expect.any(Error)]);
  await boss.createQueue(pgBoss.queueName);
  expect(await deliver(receive, 'boss-2', 1)).toBe(200);
  expect(await deliver(receive, 'boss-2', 2)).toBe(200);
  expect(await boss.fetch(pgBoss.queueName, { batchSize: 10 })).toHaveLength(1);
});

describe('with a Redis that forgets nothing', () => {
  /** A Redis that can be killed, and started again where it was. */
  async function redisToKill() {
    const folder = await newFolder();
    const args = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
    let server = await startRedis({ folder, args });
    cleanups.push(() => server.stop());
    const restart = async () => {
      server = await startRedis({ folder, args, port: server.port });
    };
    return { url: server.url, kill: () => server.stop(), restart };
  }

  async function startBullmq() {
    const [store, queue] = await Promise.all([redisToKill(), redisToKill()]);
    const { receive, close } = await bullmq.createReceiver({ secret, storeUrl: store.url, queueUrl: queue.url });
    cleanups.push(close);
    return { store, queue, receive, close };
  }

  /** The names of the events that are jobs, in order. */
  async function jobsIn({ url }: { url: string }): Promise<unknown[]> {
    const client = await createClient({ url }).connect();
    const keys = await client.keys(`bull:${bullmq.queueName}:payment*`);
    client.destroy();
    return keys.map((key) => /event-\d/.exec(key)?.[0]).sort();
  }

  test.each([
    ['store', '503: store_failed'],
    ['queue', '500: handler_failed'],
  ] as const)(
    'an event that comes while the Redis of the %s is away is put into BullMQ when it is back',
    async (which, answer) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const { receive, ...servers } = await startBullmq();
      expect(await deliver(receive, 'event-1')).toBe(200);

      await servers[which].kill();
      // Twice the same: the first has left no claim behind.
      for (const retry of [0, 1]) {
        expect(await deliver(receive, 'event-2', retry)).toBe(Number.parseInt(answer, 10));
        expect(logged).toHaveBeenLastCalledWith(`Webhook answered ${answer}`, expect.any(Error));
      }

      await servers[which].restart();
      await until(async () => (await deliver(receive, 'event-2', 2)) === 200);
      expect(await deliver(receive, 'event-2', 3)).toBe(200);
      expect(await jobsIn(servers.queue)).toEqual(['event-1', 'event-2']);
    },
  );

  test('an event whose job was on its way when Redis was killed is put into BullMQ when it is back', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { receive, queue } = await startBullmq();
    const admin = await createClient({ url: queue.url })
      .on('error', () => {})
      .connect();
    cleanups.push(async () => admin.destroy());

    await admin.clientPause(60_000, 'WRITE');
    const answered = deliver(receive, 'event-1');
    // Redis has the command, and has not run it.
    await until(async () => (await admin.clientList()).some(({ flags }) => flags.includes('b')));
    await queue.kill();
    expect(await answered).toBe(500);
    expect(logged).toHaveBeenLastCalledWith('Webhook answered 500: handler_failed', expect.any(Error));

    await queue.restart();
    await until(async () => (await deliver(receive, 'event-1', 1)) === 200);
    expect(await jobsIn(queue)).toEqual(['event-1']);
  });

  test('BullMQ can be left while Redis is away', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { store, queue, close } = await startBullmq();
    await Promise.all([store.kill(), queue.kill()]);
    await close();
  });

  test('nothing starts without the Redis of BullMQ', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const queueUrl = `redis://127.0.0.1:${await freePort()}`;
    await expect(bullmq.createReceiver({ secret, storeUrl: addresses.redis, queueUrl })).rejects.toThrow();
  });
});

describe('with a PostgreSQL that forgets nothing', () => {
  async function startPgBoss() {
    const folder = await newFolder();
    let server = await startPostgres({ folder });
    cleanups.push(() => server.stop());
    const { receive, boss, close } = await pgBoss.createReceiver({ secret, connectionString: server.url });
    cleanups.push(close);
    const restart = async () => {
      server = await startPostgres({ folder, port: server.port });
    };
    /** The names of the events that are jobs, in order. */
    const jobs = async () => {
      const fetched = await boss.fetch<PaymentEvent['payload']>(pgBoss.queueName, { batchSize: 10 });
      return fetched.map(({ data }) => data.data.payment.idempotency_key).sort();
    };
    const connect = async () => {
      const client = new pg.Client(server.url).on('error', () => {});
      await client.connect();
      cleanups.push(() => client.end());
      return client;
    };
    return { receive, jobs, connect, restart, kill: () => server.stop() };
  }

  test('an event that comes while it is away is put into pg-boss when it is back', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { receive, jobs, restart, kill } = await startPgBoss();
    expect(await deliver(receive, 'event-1')).toBe(200);

    await kill();
    expect(await deliver(receive, 'event-2')).toBe(503);
    expect(logged).toHaveBeenLastCalledWith('Webhook answered 503: store_failed', expect.any(Error));

    await restart();
    await until(async () => (await deliver(receive, 'event-2', 1)) === 200);
    expect(await deliver(receive, 'event-2', 2)).toBe(200);
    expect(await jobs()).toEqual(['event-1', 'event-2']);
  });

  test('an event whose transaction was open when it was killed is put into pg-boss when its lease is over', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { receive, jobs, connect, restart, kill } = await startPgBoss();
    const holder = await connect();
    await holder.query('BEGIN');
    // A job refers to its queue.
    await holder.query('SELECT FROM pgboss.queue FOR UPDATE');

    const answered = deliver(receive, 'event-1');
    const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name <> 'pgboss'";
    await until(async () => (await holder.query(waiting)).rowCount === 1);
    await kill();
    expect(await answered).toBe(500);
    expect(logged).toHaveBeenCalledWith('Webhook answered 500: handler_failed', expect.any(Error));

    await restart();
    const admin = await connect();
    expect(await deliver(receive, 'event-1', 1)).toBe(503);
    expect(logged).toHaveBeenLastCalledWith('Webhook answered 503: in_flight', '');
    // As when its time has passed.
    await admin.query('UPDATE webhook_claims SET expires_at = now()');
    expect(await deliver(receive, 'event-1', 2)).toBe(200);
    expect(await jobs()).toEqual(['event-1']);
  });
});
