import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionFault, unrenderedOf } from './connection-fault.ts';
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
  const answers = unrenderedOf(mock.fetch);
  const hanging = new Set<Socket>();
  const server = createAdaptorServer({
    // The server hands over Node's own request beside the standard one.
    fetch: (request, bindings) =>
      answers(request).catch((error: unknown) => {
        if (!(error instanceof ConnectionFault)) throw error;
        const { socket } = (bindings as HttpBindings).incoming;
        if (error.kind === 'reset') socket.resetAndDestroy();
        else hanging.add(socket);
        return RESPONSE_ALREADY_SENT;
      }),
    overrideGlobalObjects: false,
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
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        for (const socket of hanging) socket.destroy();
      });
      await mock.close();
    },
  };
}
