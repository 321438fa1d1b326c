import { WebhookConfigurationError } from '@paychord/sdk/webhooks';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { Cluster, Redis as IoRedis } from 'ioredis';
import { createClient, createClientPool, createCluster, RESP_TYPES } from 'redis';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { startRedis } from './servers/redis-server.ts';
import type { SupervisedServer } from './servers/supervised-process.ts';

const { redis: url } = inject('addresses');
const client = createClient({ url });
beforeAll(() => client.connect());
afterAll(() => client.destroy());

const long = { leaseMs: 60_000 };
const kept = { ttlMs: 60_000 };
const store = redisStore(client, { prefix: 'own:' });

test('keeps one key for each event, under the prefix, with a time to live', async () => {
  await store.claim('key', { token: 'a', ...long });
  const ttl = async () => Number(await client.pTTL('own:key'));
  expect(await ttl()).toBeGreaterThan(50_000);
  await store.commit('key', 'a', { ttlMs: 600_000 });
  expect(await ttl()).toBeGreaterThan(500_000);
  expect(await client.keys('own:*')).toEqual(['own:key']);
});

test('receivers with different prefixes are independent', async () => {
  expect(await redisStore(client).claim('shared', { token: 'a', ...long })).toBe('claimed');
  expect(await store.claim('shared', { token: 'a', ...long })).toBe('claimed');
  expect(await client.keys('*shared')).toEqual(expect.arrayContaining(['webhook:shared', 'own:shared']));
});

test('supports a client that replies with Buffers', async () => {
  const buffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const reading = redisStore(buffers, { prefix: 'buffers:' });
  expect(await reading.claim('key', { token: 'a', ...long })).toBe('claimed');
  expect(await reading.commit('key', 'a', kept)).toBe(true);
  expect(await reading.claim('key', { token: 'a', ...long })).toBe('done');
});

test('works with a pool of node-redis, and with ioredis and its own prefix', async () => {
  const pool = createClientPool({ url });
  await pool.connect();
  const prefixed = new IoRedis(url, { keyPrefix: 'theirs:' });
  for (const each of [redisStore(pool, { prefix: 'pooled:' }), redisStore(prefixed)]) {
    expect(await each.claim('key', { token: 'a', ...long })).toBe('claimed');
    expect(await each.commit('key', 'a', kept)).toBe(true);
  }
  expect(await client.exists(['pooled:key', 'theirs:webhook:key'])).toBe(2);
  pool.destroy();
  prefixed.disconnect();
});

test('accepts any object that runs a script on keys', async () => {
  const adapter = {
    eval: (script: string, keys: string[], args: string[]) => client.eval(script, { keys, arguments: args }),
  };
  const adapted = redisStore(adapter, { prefix: 'adapted:' });
  expect(await adapted.claim('key', { token: 'a', ...long })).toBe('claimed');
  expect(await adapted.claim('key', { token: 'b', ...long })).toBe('in_flight');
});

test.each([undefined, null, {}, url])('rejects %j as a client', (given) => {
  expect(() => redisStore(given as never)).toThrow(WebhookConfigurationError);
});

describe('in a cluster', () => {
  let server: SupervisedServer;
  beforeAll(async () => {
    server = await startRedis({ args: ['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1'] });
    const node = createClient({ url: server.url });
    await node.connect();
    await node.clusterAddSlotsRange({ start: 0, end: 16383 });
    await waitUntil(async () => (await node.clusterInfo()).includes('cluster_state:ok'));
    node.destroy();
  });
  afterAll(() => server?.stop());

  test('works with node-redis', async () => {
    const cluster = createCluster({ rootNodes: [{ url: server.url }] });
    await cluster.connect();
    await expectWorking(redisStore(cluster, { prefix: 'node-redis:' }));
    cluster.destroy();
  });

  test('works with ioredis', async () => {
    const cluster = new Cluster([server.url]);
    await expectWorking(redisStore(cluster, { prefix: 'ioredis:' }));
    cluster.disconnect();
  });

  async function expectWorking(clustered: typeof store): Promise<void> {
    for (let n = 0; n < 20; n += 1) {
      expect(await clustered.claim(`key-${n}`, { token: 'a', ...long })).toBe('claimed');
      expect(await clustered.claim(`key-${n}`, { token: 'b', ...long })).toBe('in_flight');
      expect(await clustered.commit(`key-${n}`, 'a', kept)).toBe(true);
    }
  }
});
