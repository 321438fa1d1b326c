import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createAdmin, isAdminRequest } from './admin/admin.ts';
import { afterRealTime } from './clock/real-timers.ts';
import { ConnectionFault, unrenderedOf } from './faults/connection-fault.ts';
import { type Cut, cutOf } from './http/corrupt-body.ts';
import { type Replies, Reply, toResponse } from './http/mock-response.ts';
import { isLoopback } from './interception/loopback.ts';
import type { MockServer } from './mock-server.ts';
import {
  type DecidedAdminOptions,
  decideListenOptions,
  type ListenOptions,
  type ListenWithAdminOptions,
} from './options/listen-options.ts';

export type { AdminOptions, ListenOptions, ListenWithAdminOptions } from './options/listen-options.ts';

/** A mock server, or what stands before one. */
export interface Listenable extends Pick<MockServer, 'close'> {
  fetch(this: void, request: Request): Promise<Response>;
}

/** A mock that listens on a port. */
export interface ListeningServer {
  /** Origin to use as a base URL, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** What has to come with each call of the controls as a bearer token, if anything has to. */
  readonly adminToken: string | undefined;
  /**
   * Stops listening, lets requests under way finish but for those that never will, then closes the mock. A request whose body has not
   * arrived whole a second later never will.
   */
  close(): Promise<void>;
}

/**
 * Serves the mock over HTTP.
 *
 * @throws Error with the code `EADDRINUSE` when the port is taken
 * @throws OptionError when an option is unknown, or its value makes no sense
 */
export async function listen(mock: MockServer, options: ListenWithAdminOptions): Promise<ListeningServer>;
export async function listen(mock: Listenable, options?: ListenOptions): Promise<ListeningServer>;
export async function listen(
  mock: Listenable,
  options: ListenOptions & Partial<ListenWithAdminOptions> = {},
): Promise<ListeningServer> {
  const { port, hostname, admin } = decideListenOptions(options);
  // By the overloads, only a whole mock comes with the option.
  const controls = admin && controlsOf(mock as MockServer, hostname, admin);
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
  server.prependListener('request', hideHost);
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
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      connections.end();
      const stopWaiting = afterRealTime(arrivalMs, connections.cutArriving);
      await closed;
      stopWaiting();
      await mock.close();
    },
  };
}

function controlsOf(
  mock: MockServer,
  hostname: string,
  { token = isLoopback(hostname) ? undefined : madeUpToken(), hosts, origins }: DecidedAdminOptions,
): { answers: Replies; token: string | undefined } {
  return { answers: createAdmin(mock, { token, hosts: [hostname, ...hosts], origins }), token };
}

function madeUpToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * The mock reads the path alone, and a `Host` header may hold what no URL can. The URL of each request is built without it; its headers,
 * which the guard of the controls reads, stay as they came.
 */
function hideHost(incoming: IncomingMessage): void {
  incoming.headers.host = 'localhost';
  incoming.url = incoming.url?.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
}

/** Renders faults on the connection that a request came by, which the server hands over beside the standard request. */
function answersOn(connections: Connections, answers: Replies) {
  return async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as HttpBindings;
    const finish = connections.use(incoming);
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
      else connections.abandon(incoming.socket);
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

/** For as long the rest of a request is waited for when the server closes. */
const arrivalMs = 1_000;

/** The connections to a server: those that requests are under way on end after the last answer, all others at once. */
interface Connections {
  open(socket: Socket): void;
  /** A request has come. Answers how to say that it is over. */
  use(incoming: IncomingMessage): () => void;
  /** A call hangs: nobody waits for it, nor for what comes after it by the same connection. */
  abandon(socket: Socket): void;
  end(): void;
  /** Cuts those by which a request is still arriving. */
  cutArriving(): void;
}

function createConnections(): Connections {
  // By one connection several can be: a caller may send the next request before the last one is answered.
  const underWay = new Map<Socket, Set<IncomingMessage>>();
  const abandoned = new WeakSet<Socket>();
  let ended = false;
  return {
    open(socket) {
      underWay.set(socket, new Set());
      socket.once('close', () => underWay.delete(socket));
    },
    use(incoming) {
      const { socket } = incoming;
      const requests = underWay.get(socket);
      requests?.add(incoming);
      return () => {
        requests?.delete(incoming);
        if (ended && requests?.size === 0) socket.destroySoon();
      };
    },
    abandon(socket) {
      abandoned.add(socket);
      if (ended) socket.destroy();
    },
    end() {
      ended = true;
      for (const [socket, requests] of underWay) if (requests.size === 0 || abandoned.has(socket)) socket.destroy();
    },
    cutArriving() {
      for (const [socket, requests] of underWay) if ([...requests].some(isArriving)) socket.destroy();
    },
  };
}

function isArriving({ complete }: IncomingMessage): boolean {
  return !complete;
}
