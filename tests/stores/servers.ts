import type { TestProject } from 'vitest/node';
import { startPostgres } from './servers/postgres-server.ts';
import { startRedis } from './servers/redis-server.ts';
import { startUpstashBridge } from './servers/upstash-bridge.ts';

/** Where the servers of a run are. */
export interface Addresses {
  readonly redis: string;
  readonly upstash: string;
  readonly postgres: string;
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
  project.provide('addresses', { redis: redis.url, upstash: upstash.url, postgres: postgres.url });
  return () => Promise.all([upstash.stop(), redis.stop(), postgres.stop()]);
}
