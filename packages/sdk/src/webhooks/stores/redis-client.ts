import { assertConfig } from '../errors.ts';

/** What is used of a client, a cluster, a pool or a sentinel of the package `redis`. */
export interface NodeRedisClient {
  readonly isOpen: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** What is used of a client or a cluster of the package `ioredis`. */
export interface IoRedisClient {
  readonly defineCommand: unknown;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
}

/** What is used of a client of `@upstash/redis`, and all that an adapter for any other client needs to have. */
export interface UpstashRedisClient {
  eval(script: string, keys: string[], args: string[]): Promise<unknown>;
}

/** A client of one of these packages, connected: nothing here opens or closes a connection. */
export type RedisClient = NodeRedisClient | IoRedisClient | UpstashRedisClient;

/** Runs a script over one key, and answers its reply as text. */
export type RunScript = (script: string, key: string, ...args: string[]) => Promise<string>;

/** Each package calls `eval` in its own way; what only its clients have tells which it is. */
export function createScriptRunner(client: RedisClient): RunScript {
  assertConfig(typeof client?.eval === 'function', 'redisStore takes a client of redis, ioredis or @upstash/redis');
  const run = evaluator(client);
  // A client can be set up to reply with a Buffer instead.
  return async (script, key, ...args) => String(await run(script, key, args));
}

function evaluator(client: RedisClient): (script: string, key: string, args: string[]) => Promise<unknown> {
  if ('isOpen' in client) return (script, key, args) => client.eval(script, { keys: [key], arguments: args });
  if ('defineCommand' in client) return (script, key, args) => client.eval(script, 1, key, ...args);
  return (script, key, args) => client.eval(script, [key], args);
}
