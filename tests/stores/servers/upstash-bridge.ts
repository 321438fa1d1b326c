import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createClient } from 'redis';
import { startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';
import type { SupervisedServer } from './supervised-process.ts';

export interface UpstashBridge extends SupervisedServer {
  readonly url: string;
}

type Command = readonly (string | number)[];
type Result = { result: unknown } | { error: string };

export const bridgeToken = 'token-of-the-bridge';

/** Speaks the REST protocol of Upstash in front of a Redis: a command, or several at `/pipeline`, as arrays of JSON. */
export async function startUpstashBridge(redisUrl: string): Promise<UpstashBridge> {
  // Its errors reach the command that they concern.
  const redis = createClient({ url: redisUrl, disableOfflineQueue: true }).on('error', () => {});
  await redis.connect();

  const execute = async (command: Command, isEncoded: boolean): Promise<Result> => {
    try {
      const result = await redis.sendCommand(command.map(String));
      return { result: isEncoded ? encoded(result) : result };
    } catch (error) {
      return { error: (error as Error).message };
    }
  };

  const { url, close } = await startHttpServer(async (request, response) => {
    const [status, body] = await respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  async function respond(request: IncomingMessage): Promise<[number, unknown]> {
    if (request.headers.authorization !== `Bearer ${bridgeToken}`) return [401, { error: 'Unauthorized' }];
    const isEncoded = request.headers['upstash-encoding'] === 'base64';
    const body = await json(request);
    if (request.url === '/pipeline') {
      return [200, await Promise.all((body as Command[]).map((each) => execute(each, isEncoded)))];
    }
    const only = await execute(body as Command, isEncoded);
    return ['error' in only ? 400 : 200, only];
  }

  return {
    url,
    async stop() {
      await close();
      redis.destroy();
    },
  };
}

/** Upstash encodes only text, and only on request. */
function encoded(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(encoded);
  return typeof result === 'string' ? Buffer.from(result).toString('base64') : result;
}
