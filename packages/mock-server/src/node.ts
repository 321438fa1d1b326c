import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionFault, unrenderedOf } from './connection-fault.ts';
import type { MockServer } from './mock-server.ts';
import { type Cut, cutOf } from './spoiled-body.ts';

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
  /** Stops listening, lets requests under way finish but for those that never will, then closes the mock. */
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
  const hanging = hangingSockets();
  // The process's own Request and Response stay as they are: the mock may run beside the code that it tests.
  const server = createAdaptorServer({ fetch: answersOnSockets(mock.fetch, hanging), overrideGlobalObjects: false });
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
        hanging.end();
      });
      await mock.close();
    },
  };
}

/** Renders faults on the socket that the request came by, which the server hands over beside the standard request. */
function answersOnSockets(fetch: MockServer['fetch'], hanging: HangingSockets) {
  const answers = unrenderedOf(fetch);
  return async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as HttpBindings;
    try {
      const response = await answers(request);
      // Otherwise its connection would stay open for the next request.
      if (hanging.ended()) outgoing.shouldKeepAlive = false;
      const cut = cutOf(response);
      if (cut === undefined) return response;
      breakOff(outgoing, response, cut);
    } catch (error) {
      if (!(error instanceof ConnectionFault)) throw error;
      if (error.kind === 'reset') incoming.socket.resetAndDestroy();
      else hanging.add(incoming.socket);
    }
    return RESPONSE_ALREADY_SENT;
  };
}

function breakOff(outgoing: ServerResponse, { status, headers }: Response, { bytes, length }: Cut): void {
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': length });
  outgoing.write(bytes, () => outgoing.destroy());
}

/** Connections on which nothing will ever come back. */
interface HangingSockets {
  add(socket: Socket): void;
  /** Ends them, and whatever is added later at once. */
  end(): void;
  ended(): boolean;
}

function hangingSockets(): HangingSockets {
  const sockets = new Set<Socket>();
  let ended = false;
  return {
    add(socket) {
      if (ended) return void socket.destroy();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    },
    end() {
      ended = true;
      for (const socket of sockets) socket.destroy();
    },
    ended: () => ended,
  };
}
