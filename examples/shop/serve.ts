import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Serves an endpoint on a free port of this machine. */
export async function serve(endpoint: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await endpoint(await requestOf(incoming));
      const body = await response.text();
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
    } catch (error) {
      console.error(error);
      outgoing.writeHead(500).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://shop.test${url}`, { method, headers, body: hasBody ? await buffer(incoming) : null });
}
