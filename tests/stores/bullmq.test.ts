import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createReceiver, queueName } from '../../examples/webhook-queues/bullmq.ts';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { freePort } from '../helpers/free-port.ts';
import { declineTo, deliver } from './deliver.ts';
import { startRedis } from './servers/redis-server.ts';
import { secret } from './signed-delivery.ts';

const addresses = inject('addresses');
beforeEach(() => void vi.restoreAllMocks());

test('BullMQ gets each event once, also an event that it rejected at first', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queueServer = await startRedis({ args: ['--maxmemory-policy', 'noeviction'] });
  onTestFinished(queueServer.stop);
  const admin = createClient({ url: queueServer.url });
  await admin.connect();
  onTestFinished(() => admin.destroy());
  const { receive, close } = await createReceiver({
    secret,
    storeUrl: addresses.redis,
    queueUrl: queueServer.url,
  });
  onTestFinished(close);

  expect(await declineTo(receive)).toBe(200);
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

  const jobs = await admin.keys(`bull:${queueName}:payment*`);
  expect(jobs.map((key) => /bull-\d/.exec(key)?.[0]).sort()).toEqual(['bull-1', 'bull-2']);
  expect(await admin.lLen(`bull:${queueName}:wait`)).toBe(2);
});

/** A Redis that can be killed, and started again where it was. */
async function redisToKill() {
  const folder = await mkdtemp(join(tmpdir(), 'queue-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const args = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
  let server = await startRedis({ folder, args });
  onTestFinished(() => server.stop());
  const restart = async () => {
    server = await startRedis({ folder, args, port: server.port });
  };
  return { url: server.url, kill: () => server.stop(), restart };
}

async function startBullmq() {
  const [store, queue] = await Promise.all([redisToKill(), redisToKill()]);
  const { receive, close } = await createReceiver({ secret, storeUrl: store.url, queueUrl: queue.url });
  onTestFinished(close);
  return { store, queue, receive, close };
}

/** The names of the events that are jobs, in order. */
async function jobsIn({ url }: { url: string }): Promise<unknown[]> {
  const client = await createClient({ url }).connect();
  const keys = await client.keys(`bull:${queueName}:payment*`);
  client.destroy();
  return keys.map((key) => /event-\d/.exec(key)?.[0]).sort();
}

test.each([
  ['store', '503: store_failed'],
  ['queue', '500: handler_failed'],
] as const)(
  'an event that arrives while the Redis of the %s is down is queued in BullMQ when Redis is back',
  async (which, status) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { receive, ...servers } = await startBullmq();
    expect(await deliver(receive, 'event-1')).toBe(200);

    await servers[which].kill();
    // Twice the same: the first has left no claim behind.
    for (const retry of [0, 1]) {
      expect(await deliver(receive, 'event-2', retry)).toBe(Number.parseInt(status, 10));
      expect(logged).toHaveBeenLastCalledWith(
        expect.stringContaining(`Webhook failed with ${status} of payment:`),
        expect.any(Error),
      );
    }

    await servers[which].restart();
    await waitUntil(async () => (await deliver(receive, 'event-2', 2)) === 200);
    expect(await deliver(receive, 'event-2', 3)).toBe(200);
    expect(await jobsIn(servers.queue)).toEqual(['event-1', 'event-2']);
  },
);

test('an event whose job was in flight when Redis was killed is queued in BullMQ when Redis is back', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { receive, queue } = await startBullmq();
  const admin = await createClient({ url: queue.url })
    .on('error', () => {})
    .connect();
  onTestFinished(() => admin.destroy());

  await admin.clientPause(60_000, 'WRITE');
  const delivered = deliver(receive, 'event-1');
  // Redis has the command, and has not run it.
  await waitUntil(async () => (await admin.clientList()).some(({ flags }) => flags.includes('b')));
  await queue.kill();
  expect(await delivered).toBe(500);
  expect(logged).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Webhook failed with 500: handler_failed of payment:/),
    expect.any(Error),
  );

  await queue.restart();
  await waitUntil(async () => (await deliver(receive, 'event-1', 1)) === 200);
  expect(await jobsIn(queue)).toEqual(['event-1']);
});

test('BullMQ can be closed while Redis is down', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store, queue, close } = await startBullmq();
  await Promise.all([store.kill(), queue.kill()]);
  await close();
});

test('the receiver does not start without the Redis of BullMQ', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const queueUrl = `redis://127.0.0.1:${await freePort()}`;
  await expect(createReceiver({ secret, storeUrl: addresses.redis, queueUrl })).rejects.toThrow();
});
