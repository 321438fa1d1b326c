import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { type HttpServer, startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';

/** A command of Redis: its name and its arguments. */
export type RedisCommand = readonly (string | number)[];

/** Speaks the REST protocol of Upstash: a command, or several at `/pipeline`, as arrays of JSON. */
export function startUpstashServer(
  token: string,
  execute: (command: RedisCommand) => Promise<unknown>,
): Promise<HttpServer> {
  async function respond({ headers, url }: IncomingMessage, body: unknown): Promise<[status: number, body: unknown]> {
    if (headers.authorization !== `Bearer ${token}`) return [401, { error: 'Unauthorized' }];
    const isEncoded = headers['upstash-encoding'] === 'base64';
    const run = async (command: RedisCommand) => {
      try {
        const result = await execute(command);
        return { result: isEncoded ? encoded(result) : result };
      } catch (error) {
        return { error: (error as Error).message };
      }
    };
    if (url === '/pipeline') return [200, await Promise.all((body as RedisCommand[]).map(run))];
    const only = await run(body as RedisCommand);
    return ['error' in only ? 400 : 200, only];
  }
  return startHttpServer(async (request, response) => {
    const [status, body] = await respond(request, await json(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
}

/** Upstash encodes only text, and only on request. */
function encoded(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(encoded);
  return typeof result === 'string' ? Buffer.from(result).toString('base64') : result;
}
