import { assertConfig } from '../errors.ts';
import type { ClaimResult, WebhookStore } from './store.ts';

/** The used part of a client, a cluster, a pool or a sentinel of the package `redis`. */
export interface NodeRedisClient {
  readonly isOpen: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** The used part of a client or a cluster of the package `ioredis`. */
export interface IoRedisClient {
  readonly defineCommand: unknown;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
}

/** The used part of a client of `@upstash/redis`. An adapter for any other client needs only this method. */
export interface UpstashRedisClient {
  eval(script: string, keys: string[], args: string[]): Promise<unknown>;
}

/** A connected Redis client. The store neither opens nor closes connections. */
export type RedisClient = NodeRedisClient | IoRedisClient | UpstashRedisClient;

/** The options of `redisStore`. */
export interface RedisStoreOptions {
  /**
   * The prefix of every key in Redis. Receivers of different webhooks need different prefixes.
   *
   * @default 'webhook:'
   */
  readonly prefix?: string;
}

/**
 * Creates a store in Redis, or in a compatible server that runs Lua scripts. All replicas share it, and it survives their restarts. Each
 * call runs one script over one key, so a cluster works too.
 *
 * Configure Redis for durability, or a crash can forget handled events:
 *
 * - Set `appendonly yes` and `appendfsync always`.
 * - Set `maxmemory-policy noeviction`, because an evicted key is a forgotten event.
 * - Replication is asynchronous, so a failover can forget the last writes. For exactly-once effects use `postgresStore`, or make the effect
 *   unique on the key.
 *
 * A client that waits for a lost connection makes the receiver wait. A client that fails at once makes the receiver respond with 503. Set
 * `disableOfflineQueue: true` for node-redis, or `enableOfflineQueue: false` and `maxRetriesPerRequest: 1` for ioredis.
 *
 * @param client - A connected client of `redis` (node-redis), `ioredis` or `@upstash/redis`, or any object with `eval(script, keys, args)`.
 * @param options - The prefix of the keys.
 * @returns A store for the `dedupe` option of `createWebhookReceiver`.
 * @throws {WebhookConfigurationError} The client has no `eval` method.
 *
 * @example
 * const client = await createClient({ url, disableOfflineQueue: true }).on('error', log).connect();
 * const receive = createWebhookReceiver({ accept: 'payment', secret, dedupe: redisStore(client), on });
 */
export function redisStore(client: RedisClient, { prefix = 'webhook:' }: RedisStoreOptions = {}): WebhookStore {
  const run = createScriptRunner(client);
  return {
    claim: async (key, { leaseMs, token }) =>
      (await run(claimScript, prefix + key, token, toMilliseconds(leaseMs))) as ClaimResult,
    commit: async (key, token, { ttlMs }) =>
      (await run(commitScript, prefix + key, token, toMilliseconds(ttlMs))) === '1',
    release: async (key, token) => void (await run(releaseScript, prefix + key, token)),
  };
}

// The Lua scripts of `redisStore`. A free event has no key in Redis. A claimed or done event has a key whose value is its state and
// its token. Redis runs each script atomically, and expires each key by its own clock.

/** Arguments: token, lease in milliseconds. Returns a `ClaimResult`. */
const claimScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'claimed:' .. ARGV[1]
if not held or held == mine then
  redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
  return 'claimed'
end
if string.sub(held, 1, 5) == 'done:' then return 'done' end
return 'in_flight'`;

/** Arguments: token, time to live in milliseconds. Returns 0 when another token has the key, otherwise 1. */
const commitScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'done:' .. ARGV[1]
if held and held ~= mine and held ~= 'claimed:' .. ARGV[1] then return 0 end
redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
return 1`;

/** Argument: token. */
const releaseScript = `
if redis.call('GET', KEYS[1]) == 'claimed:' .. ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;

/** Redis accepts only integers, written in digits. */
function toMilliseconds(ms: number): string {
  return String(Math.min(Math.ceil(ms), Number.MAX_SAFE_INTEGER));
}

/** Runs a script over one key, and returns its result as text. */
type RunScript = (script: string, key: string, ...args: string[]) => Promise<string>;

function createScriptRunner(client: RedisClient): RunScript {
  assertConfig(
    typeof client?.eval === 'function',
    `redisStore needs a client of redis, ioredis or @upstash/redis, not a promise or a URL (received ${typeof client})`,
  );
  const run = adaptEval(client);
  // A client can be configured to return a Buffer.
  return async (script, key, ...args) => String(await run(script, key, args));
}

/** The packages have different signatures of `eval`. A property that only their clients have identifies the package. */
function adaptEval(client: RedisClient): (script: string, key: string, args: string[]) => Promise<unknown> {
  if ('isOpen' in client) return (script, key, args) => client.eval(script, { keys: [key], arguments: args });
  if ('defineCommand' in client) return (script, key, args) => client.eval(script, 1, key, ...args);
  return (script, key, args) => client.eval(script, [key], args);
}
