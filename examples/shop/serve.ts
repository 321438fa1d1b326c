import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Serves an endpoint on a free port of this machine. */
export async function serve(endpoint: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const init = { method: incoming.method ?? 'GET', headers, body: await buffer(incoming) };
    const response = await endpoint(new Request(`http://shop.test${incoming.url}`, init));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
