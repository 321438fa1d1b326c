import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { MockServer } from './mock-server.ts';

export interface ListenOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** 127.0.0.1 when absent: the mock is for this machine. */
  hostname?: string;
}

/** A mock that listens on a port. */
export interface ListeningServer {
  /** Origin to use as a base URL, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Stops listening, lets requests under way finish, then closes the mock. */
  close(): Promise<void>;
}

/**
 * Serves the mock over HTTP.
 *
 * @throws Error with the code `EADDRINUSE` when the port is taken
 */
export async function listen(
  mock: Pick<MockServer, 'fetch' | 'close'>,
  options: ListenOptions = {},
): Promise<ListeningServer> {
  const { port = 0, hostname = '127.0.0.1' } = options;
  // The process's own Request and Response stay as they are: the mock may run beside the code that it tests.
  const server = createAdaptorServer({ fetch: mock.fetch, overrideGlobalObjects: false });
  const closeIdleConnections = () => {
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  server.on('request', (_request, response: ServerResponse) => {
    // A connection that was busy when the server was closed is idle from here on, and would be kept alive.
    response.once('close', () => server.listening || closeIdleConnections());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        closeIdleConnections();
      });
      await mock.close();
    },
  };
}
