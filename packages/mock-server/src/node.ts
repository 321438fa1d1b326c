import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createAdmin, isAdminRequest } from './admin/admin.ts';
import { isLoopback } from './admin/guard.ts';
import { ConnectionFault, unrenderedOf } from './connection-fault.ts';
import type { MockServer } from './mock-server.ts';
import { type Replies, Reply, toResponse } from './reply.ts';
import { type Cut, cutOf } from './spoiled-body.ts';

export interface ListenOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** 127.0.0.1 when absent: the mock is for this machine. */
  hostname?: string;
}

/** How the controls are served beside the mock. */
export interface AdminOptions {
  /** Wanted with each call. Where other machines can reach the server, one is made up when this is absent. */
  token?: string;
  /** Names that the controls may be called by, besides those of this machine and the one the server listens on. */
  hosts?: readonly string[];
  /** Origins whose pages may call the controls, such as `http://localhost:5173`; `*` means all. None when absent. */
  origins?: readonly string[];
}

export interface ListenWithAdminOptions extends ListenOptions {
  /** Serves the controls below `/__mock/`, as `@paychord/mock-server/admin-openapi.json` describes them. */
  admin: true | AdminOptions;
}

/** A mock that listens on a port. */
export interface ListeningServer {
  /** Origin to use as a base URL, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** What has to come with each call of the controls as a bearer token, if anything has to. */
  readonly adminToken: string | undefined;
  /** Stops listening, lets requests under way finish but for those that never will, then closes the mock. */
  close(): Promise<void>;
}

/**
 * Serves the mock over HTTP.
 *
 * @throws Error with the code `EADDRINUSE` when the port is taken
 * @throws TypeError when the token of the controls cannot be sent in a header
 */
export async function listen(mock: MockServer, options: ListenWithAdminOptions): Promise<ListeningServer>;
export async function listen(
  mock: Pick<MockServer, 'fetch' | 'close'>,
  options?: ListenOptions,
): Promise<ListeningServer>;
export async function listen(
  mock: Pick<MockServer, 'fetch' | 'close'>,
  options: ListenOptions & Partial<ListenWithAdminOptions> = {},
): Promise<ListeningServer> {
  const { port = 0, hostname = '127.0.0.1', admin } = options;
  // By the overloads, only a whole mock comes with the option.
  const controls = admin && controlsOf(mock as MockServer, hostname, admin === true ? {} : admin);
  const answers = unrenderedOf(mock.fetch);
  const answersAndControls: Replies =
    controls === undefined
      ? answers
      : (request) => (isAdminRequest(request) ? controls.answers(request) : answers(request));
  const connections = createConnections();
  // The process's own Request and Response stay as they are: the mock may run beside the code that it tests.
  const server = createAdaptorServer({
    fetch: answersOn(connections, answersAndControls),
    overrideGlobalObjects: false,
  });
  server.on('connection', connections.open);
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
    adminToken: controls?.token,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        connections.end();
      });
      await mock.close();
    },
  };
}

function controlsOf(
  mock: MockServer,
  hostname: string,
  admin: AdminOptions,
): { answers: Replies; token: string | undefined } {
  const { token = isLoopback(hostname) ? undefined : madeUpToken(), hosts = [], origins = [] } = admin;
  if (token !== undefined && !/^[!-~]+$/.test(token)) {
    throw new TypeError('admin.token must be visible ASCII characters');
  }
  return { answers: createAdmin(mock, { token, hosts: [hostname, ...hosts], origins }), token };
}

function madeUpToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Renders faults on the connection that a request came by, which the server hands over beside the standard request. */
function answersOn(connections: Connections, answers: Replies) {
  return async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as HttpBindings;
    const finish = connections.use(incoming.socket);
    outgoing.once('close', finish);
    try {
      const reply = await answers(request, true);
      if (reply instanceof Reply && typeof reply.body === 'string') {
        write(outgoing, reply, reply.body);
        return RESPONSE_ALREADY_SENT;
      }
      const response = toResponse(reply);
      const cut = cutOf(response);
      if (cut === undefined) return response;
      breakOff(outgoing, response, cut);
    } catch (error) {
      if (!(error instanceof ConnectionFault)) throw error;
      if (error.kind === 'reset') incoming.socket.resetAndDestroy();
      // Nobody waits for a call that hangs.
      else finish();
    }
    return RESPONSE_ALREADY_SENT;
  };
}

/** In one go: a `Response` in between would cost as much as everything else that a request does. */
function write(outgoing: ServerResponse, { status, headers }: Reply, body: string): void {
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  outgoing.end(body);
}

function breakOff(outgoing: ServerResponse, { status, headers }: Response, { bytes, length }: Cut): void {
  outgoing.writeHead(status, { ...Object.fromEntries(headers), 'content-length': length });
  outgoing.write(bytes, () => outgoing.destroy());
}

/** The connections to a server: those that a request is under way on end after its answer, all others at once. */
interface Connections {
  open(socket: Socket): void;
  /** A request has come by a connection. Answers how to say that it is over, once or more. */
  use(socket: Socket): () => void;
  end(): void;
}

function createConnections(): Connections {
  const idle = new Set<Socket>();
  let ended = false;
  const release = (socket: Socket) => {
    if (ended) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  };
  return {
    open(socket) {
      socket.once('close', () => idle.delete(socket));
      release(socket);
    },
    use(socket) {
      idle.delete(socket);
      return () => release(socket);
    },
    end() {
      ended = true;
      for (const socket of idle) socket.destroy();
    },
  };
}
