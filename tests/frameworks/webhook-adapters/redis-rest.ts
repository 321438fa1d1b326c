import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';

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

/**
 * Speaks the REST protocol of Upstash, as far as a store of webhooks needs it: its three scripts. They run on a real
 * Redis in the tests of the stores; here they only have to be there.
 */
async function start(): Promise<RedisRest> {
  const { server, url } = await startHttpServer(async (request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    const result = isAllowed ? await respond(request) : { error: 'Unauthorized' };
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  // It does not keep the tests from ending.
  server.unref();
  return { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token };
}

/** `EVAL`, the script, the number of keys, the key, and the arguments of the script. */
type Command = [name: string, script: string, keys: number, key: string, ...args: string[]];

async function respond(request: IncomingMessage): Promise<unknown> {
  const body = await json(request);
  const isEncoded = request.headers['upstash-encoding'] === 'base64';
  const execute = async (command: Command) => {
    const result = await run(command);
    return { result: isEncoded && typeof result === 'string' ? btoa(result) : result };
  };
  if (request.url === '/pipeline') return Promise.all((body as Command[]).map(execute));
  return execute(body as Command);
}

const store = memoryStore();

async function run([, script, , key, holder, ms]: Command): Promise<string | number> {
  if (script.includes("'in_flight'")) return store.claim(key, { token: String(holder), leaseMs: Number(ms) });
  if (script.includes("'done:'")) return Number(await store.commit(key, String(holder), { ttlMs: Number(ms) }));
  await store.release(key, String(holder));
  return 1;
}
