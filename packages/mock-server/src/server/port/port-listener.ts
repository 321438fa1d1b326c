import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { afterRealTime } from '../../core/clock/real-timers.ts';
import { type FetchFunction, type MockFetch, resultOf } from '../../core/http/mock-fetch.ts';
import { firstHalf, type HandleOptions, type MockResponse, type MockResult } from '../../core/http/mock-result.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { pagePath } from '../../core/model/customer-page.ts';
import { type AdminApi, isAdminRequest } from '../admin/admin-api.ts';
import type { ServerPages } from '../admin/pages.ts';
import { respondToCustomer } from '../hosted-pages/hosted-pages.ts';
import { headersOf, readArrivedRequest } from './arrived-request.ts';
import type { Connections } from './connections.ts';
import { createTurnBatch } from './turn-batch.ts';

export interface PortListenerOptions {
  readonly connections: Connections;
  /** Responds to every request, except those of the admin API. */
  readonly fetch: FetchFunction;
  /** The pages outside of the admin API. Undefined when `fetch` has its own. */
  readonly pages: Pick<ServerPages, 'outsideAdmin'> | undefined;
  /** Responds to requests that have arrived as a whole. Undefined when `fetch` has to. */
  readonly handleArrived: MockFetch['handleArrived'];
  readonly adminApi: Pick<AdminApi, 'respond' | 'keepRequest'> | undefined;
  /** The mock server whose customers have pages. Undefined when an object without controls takes its place. */
  readonly mock: MockServer | undefined;
  /** Returns the error response to a foreign `Host` header. */
  readonly checkHost: (host: string) => Response | undefined;
  /** Whether only this machine reaches the port. On any other address, clients may have any name for it. */
  readonly isLocal: boolean;
}

/**
 * Creates the listener for the requests of a port. It handles a usual request without a `Request`, which takes a fraction of the time, and
 * passes any other one through a `Request`. Both ways lead to the same pipeline.
 */
export function createPortListener(options: PortListenerOptions): RequestListener {
  const { connections, handleArrived, adminApi, checkHost, isLocal } = options;
  const carryOutSoon = createTurnBatch((exchange: Exchange) => {
    const [, , outgoing] = exchange;
    try {
      carryOut(exchange, connections);
    } catch (error) {
      // The other responses of the batch must still be sent.
      if (outgoing.headersSent) outgoing.destroy(error as Error);
      else outgoing.writeHead(500).end();
    }
  });
  let loading: Promise<Listener> | undefined;
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const earlier = connections.earlier(incoming.socket);
    outgoing.on('close', connections.use(incoming, outgoing));
    // Waits even without an earlier request: Node reads a body that came in the same packet right after this event.
    await earlier;
    const isForeign = isLocal && checkHost(incoming.headers.host ?? '') !== undefined;
    const request = isForeign ? undefined : handleArrived && readArrivedRequest(incoming, outgoing);
    if (handleArrived === undefined || request === undefined) {
      removeHost(incoming);
      loading ??= loadRequestListener(options, carryOutSoon);
      return (await loading)(incoming, outgoing);
    }
    try {
      carryOutSoon([await handleArrived(request, recordFor(adminApi, request, incoming)), incoming, outgoing]);
    } catch {
      // A defect of the mock server, which `strict` finds. The other way responds the same.
      outgoing.writeHead(500).end();
    }
  };
  return (incoming, outgoing) => {
    // Both ways respond to their own failures. What is left is a module that cannot be loaded.
    respond(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  };
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** What happens to a request, and its two halves on the connection. */
type Exchange = readonly [result: MockResult, incoming: IncomingMessage, outgoing: ServerResponse];

/**
 * Creates a listener that passes each request through a standard `Request`. Loads what makes a `Request` on the first request that needs it,
 * because the first usual request does not.
 */
async function loadRequestListener(
  { fetch, pages, adminApi, mock, checkHost, isLocal }: PortListenerOptions,
  carryOutSoon: (exchange: Exchange) => void,
): Promise<Listener> {
  const { getRequestListener } = await import('@hono/node-server');
  const { RESPONSE_ALREADY_SENT } = await import('@hono/node-server/utils/response');
  const respond = async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming, outgoing } = bindings as { incoming: IncomingMessage; outgoing: ServerResponse };
    const host = request.headers.get('host');
    if (host !== sentHost(incoming)) throw new Error('The guard would not see the Host header');
    if (adminApi !== undefined && isAdminRequest(request)) return adminApi.respond(request);
    const isFromCustomer = mock !== undefined && isForCustomers(request);
    const wrongHost = isLocal || isFromCustomer ? checkHost(host ?? '') : undefined;
    if (wrongHost !== undefined) return wrongHost;
    if (isFromCustomer) {
      const response = await respondToCustomer(mock, request);
      if (response.status === 413) await discardRest(incoming);
      return response;
    }
    const page = pages?.outsideAdmin(request);
    if (page !== undefined) return page;
    const options = recordFor(adminApi, request, incoming);
    const result = await resultOf(fetch, request, options);
    if (result.kind === 'response' && result.response.status === 413) await discardRest(incoming);
    if (result.kind === 'response' && result.response instanceof Response) return result.response;
    carryOutSoon([result as MockResult, incoming, outgoing]);
    return RESPONSE_ALREADY_SENT;
  };
  // The mock server may run beside the code under test, whose Request and Response must not change.
  return getRequestListener((...call) => respond(...call).catch(explainMissingFile), { overrideGlobalObjects: false });
}

/** A page is a file of the packages. */
function explainMissingFile(error: unknown): Response {
  const { code, message } = Object(error);
  if (code !== 'FILE_NOT_FOUND') throw error;
  return Response.json({ code, messages: [message] }, { status: 500 });
}

function isForCustomers({ url }: Request): boolean {
  return new URL(url).pathname.startsWith(`${pagePath}/`);
}

/** The longest time that the response to a request that is too large waits for the rest of the request. */
const discardMs = 1_000;

/** Reads the rest of a request that is too large: many callers read no response before they have sent everything. */
async function discardRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    const stop = afterRealTime(discardMs, resolve);
    const end = () => {
      stop();
      resolve();
    };
    // The stream of the request, which nothing reads any more, would pause it again.
    incoming.removeAllListeners('data').once('end', end).once('close', end).resume();
  });
}

/**
 * Removes the host from the URL of a request: a `Host` header may hold text that no URL can, and the mock server reads only the path. The
 * headers of the request, which the guard of the admin API reads, do not change.
 */
function removeHost(incoming: IncomingMessage): void {
  incoming.headers.host = 'localhost';
  incoming.url = incoming.url?.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
}

/** Returns the `Host` header that the caller sent. The guard of the admin API must see it, whatever {@link removeHost} changes. */
function sentHost({ rawHeaders }: IncomingMessage): string | null {
  return headersOf(rawHeaders).get('host');
}

/** Passes the requests to the admin API, which keeps them for a repeat. */
function recordFor(
  adminApi: PortListenerOptions['adminApi'],
  { url, method }: Pick<Request, 'url' | 'method'>,
  { rawHeaders }: IncomingMessage,
): HandleOptions {
  if (adminApi === undefined) return {};
  return { onRecord: (recorded) => adminApi.keepRequest({ url, method, headers: rawHeaders }, recorded) };
}

/** Carries out on the connection what happens to a request. */
function carryOut([result, { socket }, outgoing]: Exchange, connections: Connections): void {
  switch (result.kind) {
    case 'response':
      write(outgoing, result.response);
      break;
    case 'truncated':
      writeFirstHalf(outgoing, result.response);
      break;
    case 'reset':
      connections.reset(socket);
      break;
    case 'hang':
      connections.abandon(socket);
  }
}

/** Writes the response in one go, as bytes: Node needs more time to encode the head and the body as one text. */
function write(outgoing: ServerResponse, { status, headers, body }: MockResponse): void {
  if (body === null) {
    outgoing.writeHead(status, headers).end();
    return;
  }
  const bytes = Buffer.from(body);
  const lines: (string | number)[] = [];
  for (const [name, value] of Object.entries(headers)) lines.push(name, value);
  lines.push('content-length', bytes.length);
  outgoing.writeHead(status, lines).end(bytes);
}

function writeFirstHalf(outgoing: ServerResponse, { status, headers, body }: MockResponse): void {
  const { bytes, length } = firstHalf(body);
  outgoing.writeHead(status, { ...headers, 'content-length': length });
  outgoing.write(bytes, () => outgoing.destroy());
}
