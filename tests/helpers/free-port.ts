import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenOnFreePort } from '../../packages/sdk/test/helpers/http-server.ts';

/** Returns a port without a listener: the system assigned it, and the server closed it again. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}
