import type { HttpHandler } from 'msw';
import type { BaseUrl } from '../http/base-url.ts';
import { guardAgents } from './guarded-agents.ts';
import { withGuardedRedirects } from './guarded-redirects.ts';
import type { MswLibrary } from './msw-library.ts';
import type { BlockedRequestError, NetworkGuard, OutgoingRequest } from './network-guard.ts';
import { guardReplaced, replacedError, watchServer } from './replaced-server.ts';

/** The part of the MSW server that the mock server needs. */
export interface InterceptingServer {
  use(...handlers: HttpHandler[]): void;
  listHandlers(): readonly unknown[];
}

/** Decides which requests may reach the network. */
export interface Interception {
  /** The handlers of the mock server handle the requests below this URL. */
  readonly base: BaseUrl;
  readonly guard: NetworkGuard;
  /** Called for each request that was blocked. */
  onBlocked(error: BlockedRequestError): void;
}

/**
 * Starts an MSW server. A request reaches the network only when no handler handles it and the guard allows it. A blocked request fails
 * before it connects.
 *
 * @returns A function that stops the server.
 */
export function startMswServer(
  { setupServer, sources, onGlobalsChanged, toOwnError = (error) => error }: MswLibrary,
  handlers: readonly HttpHandler[],
  { base, guard, onBlocked }: Interception,
): () => void {
  const server = setupServer(...handlers);
  assertRuns(server);
  const check = (request: OutgoingRequest) => {
    const error = guard(request);
    if (error === undefined) return;
    onBlocked(error);
    throw toOwnError(error);
  };
  // MSW does not call its options for requests that `bypass` wraps, and MSW 3 not for tunnels.
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'CONNECT' || isBypassed(request) || !base.holds(request)) check(request);
  });
  // MSW 2 and MSW 3 name the option differently. Only these options see WebSockets.
  const options = {
    onUnhandledRequest: check,
    onUnhandledFrame: ({ frame }: { frame: { data: unknown } }) => check(requestOf(frame.data)),
  };
  server.listen(options);
  onGlobalsChanged?.();
  const isReplaced = watchServer(sources);
  const restoreDispatcher = guardReplaced(isReplaced, base, onBlocked);
  const { origin } = new URL(base.href);
  const isOfBase = (target: string) => URL.canParse(target) && new URL(target).origin === origin;
  const restoreAgents = guardAgents(
    (target) => (isReplaced() && isOfBase(target) ? replacedError(`A request to ${origin}`) : undefined),
    onBlocked,
  );
  const restoreFetch = interceptsRedirects(server) ? () => {} : guardRedirects();
  updateImports();
  return () => {
    restoreFetch();
    restoreAgents();
    restoreDispatcher();
    server.close();
    onGlobalsChanged?.();
    updateImports();
  };
}

/** MSW 3 starts on an older Node.js too, and then fails every request. */
function assertRuns(server: object): void {
  if (!interceptsRedirects(server) || 'withResolvers' in Promise) return;
  throw new Error(
    `MSW 3 needs Node.js 22.12 or newer (this is ${process.version}). Install MSW 2: npm install --save-dev msw@2`,
  );
}

function guardRedirects(): () => void {
  const { fetch } = globalThis;
  const guarded = withGuardedRedirects(fetch);
  globalThis.fetch = guarded;
  return () => {
    // Another MSW server that stopped has restored it.
    if (globalThis.fetch === guarded) globalThis.fetch = fetch;
  };
}

/** MSW 3, which has this field, intercepts connections. It therefore sees every request of a redirected call. */
function interceptsRedirects(server: object): boolean {
  return 'readyState' in server;
}

/** Updates names that were imported from `node:http` earlier, because MSW replaces these functions. */
function updateImports(): void {
  process.getBuiltinModule('node:module').syncBuiltinESMExports();
}

/** `bypass` of MSW adds this value to the header. */
function isBypassed({ headers }: OutgoingRequest): boolean {
  return headers.get('accept')?.includes('msw/passthrough') ?? false;
}

function requestOf(data: unknown): OutgoingRequest {
  const { request, connection } = data as { request?: Request; connection?: { client: { url: string | URL } } };
  return request ?? { method: 'GET', url: String(connection?.client.url), headers: new Headers() };
}

/** The part of a handler that decides whether it handles a request. */
interface Testable {
  readonly isUsed: boolean;
  readonly options?: { readonly once?: boolean };
  test(args: { request: Request }): Promise<boolean>;
}

/**
 * Creates a handler for an MSW server that the tests start. It blocks the requests that the guard does not allow and no other handler
 * handles. It must be the first handler, because a request that another handler passes on is sent.
 */
export function guardHandler(
  { http }: Pick<MswLibrary, 'http'>,
  server: InterceptingServer,
  { guard, onBlocked }: Pick<Interception, 'guard' | 'onBlocked'>,
): HttpHandler {
  const isHandled = async (request: Request): Promise<boolean> => {
    for (const each of server.listHandlers()) {
      if (each !== handler && isTestable(each) && (await each.test({ request: request.clone() }))) return true;
    }
    return false;
  };
  const handler = http.all(
    async ({ request }) => guard(request) !== undefined && !(await isHandled(request)),
    ({ request }) => {
      const error = guard(request);
      if (error === undefined) return;
      onBlocked(error);
      // MSW prints a thrown error. A network error has the response as its cause, and the SDK reads the code of the cause.
      return Object.assign(Response.error(), { code: error.code });
    },
  );
  return handler;
}

function isTestable(handler: unknown): handler is Testable {
  if (typeof (handler as Partial<Testable>).test !== 'function') return false;
  const { isUsed, options } = handler as Testable;
  return !(isUsed && options?.once);
}
