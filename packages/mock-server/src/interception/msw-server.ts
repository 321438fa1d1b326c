import { type HttpHandler, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { withGuardedRedirects } from './guarded-redirects.ts';
import type { NetworkGuard, OutgoingRequest, RefusedRequestError } from './network-guard.ts';

/** What `setupServer` of MSW makes, as far as it is needed here. */
export interface InterceptingServer {
  use(...handlers: HttpHandler[]): void;
  listHandlers(): readonly unknown[];
}

/** Which requests reach the network, and who hears of those that do not. */
export interface Interception {
  /** Whether the handlers of the mock take a request. */
  takes(request: OutgoingRequest): boolean;
  readonly guard: NetworkGuard;
  onRefused(error: RefusedRequestError): void;
}

/**
 * Starts an MSW server. A request reaches the network only when no handler takes it and the guard lets it pass: what is refused fails
 * before it connects.
 *
 * @returns a function that stops the server
 */
export function startServer(handlers: readonly HttpHandler[], { takes, guard, onRefused }: Interception): () => void {
  const server = setupServer(...handlers);
  const check = (request: OutgoingRequest) => {
    const error = guard(request);
    if (error === undefined) return;
    onRefused(error);
    throw error;
  };
  // MSW asks no option about requests that `bypass` wraps, nor MSW 3 about tunnels.
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'CONNECT' || isBypassed(request) || !takes(request)) check(request);
  });
  // MSW 2 and 3 have a name each for the option. WebSockets come this way only.
  const options = {
    onUnhandledRequest: check,
    onUnhandledFrame: ({ frame }: { frame: { data: unknown } }) => check(requestOf(frame.data)),
  };
  server.listen(options);
  const restoreFetch = seesRedirects(server) ? () => {} : guardRedirects();
  updateImports();
  return () => {
    restoreFetch();
    server.close();
    updateImports();
  };
}

function guardRedirects(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = withGuardedRedirects(fetch);
  return () => {
    globalThis.fetch = fetch;
  };
}

/** MSW 3, which has this field, intercepts connections, and so every request of a call that is redirected. */
function seesRedirects(server: object): boolean {
  return 'readyState' in server;
}

/** Names that were imported from `node:http` before lead to the functions that MSW has replaced since. */
function updateImports(): void {
  process.getBuiltinModule('node:module').syncBuiltinESMExports();
}

/** The mark that `bypass` of MSW leaves. */
function isBypassed({ headers }: OutgoingRequest): boolean {
  return headers.get('accept')?.includes('msw/passthrough') ?? false;
}

function requestOf(data: unknown): OutgoingRequest {
  const { request, connection } = data as { request?: Request; connection?: { client: { url: string | URL } } };
  return request ?? { method: 'GET', url: String(connection?.client.url), headers: new Headers() };
}

/** As much of a handler as says whether it takes a request. */
interface Testable {
  readonly isUsed: boolean;
  readonly options?: { readonly once?: boolean };
  test(args: { request: Request }): Promise<boolean>;
}

/**
 * A handler for a server that others start: it refuses what the guard does not let pass and no other handler takes. It has to be before
 * the others, because what theirs let pass is sent.
 */
export function guardHandler(
  server: InterceptingServer,
  { guard, onRefused }: Pick<Interception, 'guard' | 'onRefused'>,
): HttpHandler {
  const isTaken = async (request: Request): Promise<boolean> => {
    for (const each of server.listHandlers()) {
      if (each !== handler && isTestable(each) && (await each.test({ request: request.clone() }))) return true;
    }
    return false;
  };
  const handler = http.all(
    async ({ request }) => {
      const error = guard(request);
      if (error === undefined || (await isTaken(request))) return false;
      onRefused(error);
      return true;
    },
    () => HttpResponse.error(),
  );
  return handler;
}

function isTestable(handler: unknown): handler is Testable {
  if (typeof (handler as Partial<Testable>).test !== 'function') return false;
  const { isUsed, options } = handler as Testable;
  return !(isUsed && options?.once);
}
