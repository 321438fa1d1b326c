import { createRequire } from 'node:module';
import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import { listenOnFreePort } from '../../../packages/sdk/test/helpers/http-server.ts';

type Lookup = (host: string, options: unknown, callback: unknown) => void;

// The module object, which `net` reads when it connects; bindings of an `import` cannot be replaced.
const dns = createRequire(import.meta.url)('node:dns') as { lookup: Lookup };

/**
 * Starts a server that no test may reach. It counts connections, because one alone can carry a secret. It listens on loopback and resolves
 * each host name of the process to it until the tests of the file have ended: `production.test` looks like another machine.
 */
export async function startProductionServer() {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'));
  });
  const port = await listenOnFreePort(server);
  const { lookup } = dns;
  dns.lookup = (_host, ...rest) => lookup('127.0.0.1', ...rest);
  afterAll(() => {
    dns.lookup = lookup;
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { port, connections: () => connections };
}
