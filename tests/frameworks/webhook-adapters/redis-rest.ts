import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { type RedisCommand, startUpstashServer } from '../../helpers/upstash-server.ts';

/** The environment variables that connect an example to a Redis. */
export interface RedisRest {
  readonly UPSTASH_REDIS_REST_URL: string;
  readonly UPSTASH_REDIS_REST_TOKEN: string;
}

let started: Promise<RedisRest> | undefined;

/** Serves a Redis for the examples in this process until it ends. */
export function redisRest(): Promise<RedisRest> {
  started ??= start();
  return started;
}

const token = 'token_of_the_redis';

async function start(): Promise<RedisRest> {
  const { server, url } = await startUpstashServer(token, run);
  // It does not keep the tests from ending.
  server.unref();
  return { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token };
}

const store = memoryStore();

/**
 * Runs `EVAL`, the script, the number of keys, the key, and the arguments of the script. It knows the three scripts of a store of webhooks.
 * They run on a real Redis in the tests of the stores; here they only have to be there.
 */
async function run([, script, , key, holder, ms]: RedisCommand): Promise<string | number> {
  const [name, token] = [String(key), String(holder)];
  if (String(script).includes("'in_flight'")) return store.claim(name, { token, leaseMs: Number(ms) });
  if (String(script).includes("'done:'")) return Number(await store.commit(name, token, { ttlMs: Number(ms) }));
  await store.release(name, token);
  return 1;
}
