import { type RedisClient, scriptRunner } from './redis-client.ts';
import { claimScript, commitScript, releaseScript } from './redis-scripts.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

export type { IoRedisClient, NodeRedisClient, RedisClient, UpstashRedisClient } from './redis-client.ts';

/** Where a `redisStore` keeps its keys. */
export interface RedisStoreOptions {
  /** Stands before each key in Redis; `webhook:` when left out. Receivers of different webhooks need different ones. */
  readonly prefix?: string;
}

/**
 * Keeps in Redis, or in what speaks its protocol and runs its scripts, which events were handled: for all replicas,
 * and across their restarts. Takes a connected client of `redis` (node-redis), `ioredis` or `@upstash/redis`, or any object with
 * `eval(script, keys, args)`. Each call is one script over one key, so a cluster serves as well.
 *
 * Redis remembers no better than it is told to. For events that must not be handled twice after a crash of Redis, set
 * `appendonly yes` and `appendfsync always`; `maxmemory-policy noeviction`, since an evicted key is an event forgotten. Replication is
 * asynchronous: a failover can forget the last writes. A handler whose effect must happen exactly once belongs into a
 * transaction with `postgresStore`, or makes the effect unique on the key.
 *
 * A client that waits for a lost connection makes the receiver wait. One that fails at once lets it answer 503, after
 * which the event comes again: `disableOfflineQueue: true` for node-redis, `enableOfflineQueue: false` and
 * `maxRetriesPerRequest: 1` for ioredis.
 *
 * Throws `WebhookConfigurationError` when there is no client.
 *
 * @example
 * const client = await createClient({ url, disableOfflineQueue: true }).on('error', log).connect();
 * const receive = createWebhookReceiver({ accept: ['payment'], secret, dedupe: redisStore(client), on });
 */
export function redisStore(client: RedisClient, { prefix = 'webhook:' }: RedisStoreOptions = {}): WebhookStore {
  const run = scriptRunner(client);
  return {
    claim: async (key, { leaseMs, token }) =>
      (await run(claimScript, prefix + key, token, milliseconds(leaseMs))) as ClaimResult,
    commit: async (key, token, { ttlMs }) =>
      (await run(commitScript, prefix + key, token, milliseconds(ttlMs))) === '1',
    release: async (key, token) => void (await run(releaseScript, prefix + key, token)),
  };
}

/** Redis takes nothing but whole numbers, in digits. */
function milliseconds(ms: number): string {
  return String(Math.min(Math.ceil(ms), Number.MAX_SAFE_INTEGER));
}
