import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../packages/sdk/test/helpers/store-contract.ts';
import { type Open, openPostgresStore, openRedisStore } from './open-store.ts';
import { startPostgres } from './servers/postgres-server.ts';
import { startRedis } from './servers/redis-server.ts';
import type { SupervisedServer } from './servers/supervised-process.ts';
import { startUpstashBridge } from './servers/upstash-bridge.ts';
import type { Addresses } from './servers.ts';

/** Starts a server with what is in the folder, where the one before it was. */
type Start = (folder: string, before?: SupervisedServer) => Promise<SupervisedServer>;

const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction'];
const redis: Start = (folder, before) => startRedis({ folder, port: before?.port ?? 0, args: durable });
const postgres: Start = (folder, before) => startPostgres({ folder, port: before?.port ?? 0 });

const long = { leaseMs: 60_000 };
const kept = { ttlMs: 60_000 };

test.each([
  ...Object.entries(openRedisStore).map(([title, open]) => ({ title, open, start: redis })),
  ...Object.entries(openPostgresStore).map(([title, open]) => ({ title, open, start: postgres })),
])('a store over $title rejects calls while its server is down and keeps its data after a crash', async (each) => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await each.start(folder);
  onTestFinished(server.stop);
  const bridge = each.start === redis ? await startUpstashBridge(server.url) : undefined;
  if (bridge !== undefined) onTestFinished(bridge.stop);
  const addresses: Addresses = { redis: server.url, postgres: server.url, upstash: bridge?.url ?? '', sqlite: folder };

  const before = await each.open(addresses, 'crash');
  onTestFinished(before.close);
  for (const key of ['done', 'in flight', 'released']) {
    expect(await before.store.claim(key, { token: 'a', ...long })).toBe('claimed');
  }
  expect(await before.store.commit('done', 'a', kept)).toBe(true);
  await before.store.release('released', 'a');

  await server.stop();
  await expect(before.store.claim('new', { token: 'a', ...long })).rejects.toThrow();
  await expect(before.store.commit('in flight', 'a', kept)).rejects.toThrow();
  await expect(before.store.release('in flight', 'a')).rejects.toThrow();

  onTestFinished((await each.start(folder, server)).stop);
  await waitUntil(() => opens(each.open, addresses));
  const after = await each.open(addresses, 'crash');
  onTestFinished(after.close);
  const claimed = async (key: string) => after.store.claim(key, { token: 'b', ...long });
  expect(await claimed('done')).toBe('done');
  expect(await claimed('in flight')).toBe('in_flight');
  expect(await claimed('released')).toBe('claimed');
  expect(await after.store.commit('in flight', 'a', kept)).toBe(true);
});

/** The bridge to Upstash has a separate connection, which reconnects slowly. */
async function opens(open: Open, addresses: Addresses): Promise<boolean> {
  try {
    const { store, close } = await open(addresses, 'crash');
    await store.release('nothing', 'unknown-token').finally(close);
    return true;
  } catch {
    return false;
  }
}
