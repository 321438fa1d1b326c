import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './servers/postgres-server.ts';
import { startRedis } from './servers/redis-server.ts';
import { startUpstashBridge } from './servers/upstash-bridge.ts';

/** Where the servers of a run are, and the folder for files of SQLite. */
export interface Addresses {
  readonly redis: string;
  readonly upstash: string;
  readonly postgres: string;
  readonly sqlite: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    addresses: Addresses;
  }
}

/** Starts one Redis and one PostgreSQL for the run. Each test uses its own keys and tables. */
export default async function startServers(project: TestProject): Promise<() => Promise<unknown>> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const upstash = await startUpstashBridge(redis.url);
  const sqlite = await mkdtemp(join(tmpdir(), 'sqlite-'));
  project.provide('addresses', { redis: redis.url, upstash: upstash.url, postgres: postgres.url, sqlite });
  const removeFiles = () => rm(sqlite, { recursive: true, force: true });
  return () => Promise.all([upstash.stop(), redis.stop(), postgres.stop(), removeFiles()]);
}
