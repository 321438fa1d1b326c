import type { PaymentEvent, WebhookReceiver } from '@paychord/sdk/webhooks';
import { createClient } from 'redis';
import { afterEach, expect, inject, test, vi } from 'vitest';
import * as bullmq from '../../examples/webhook-queues/bullmq.ts';
import * as pgBoss from '../../examples/webhook-queues/pg-boss.ts';
import { attempt, secret } from './attempt.ts';
import { startRedis } from './servers/redis-server.ts';

const addresses = inject('addresses');
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  vi.restoreAllMocks();
});

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
