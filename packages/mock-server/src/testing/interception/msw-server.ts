import type { HttpHandler } from 'msw';
import type { MockResponse } from '../../core/http/mock-result.ts';
import type { BaseUrl } from '../../core/http/router.ts';
import { blockForeign, blockSecret, type OutgoingRequest } from './blocked-requests.ts';
import { watchEscapes } from './escaped-requests.ts';
import type { MswLibrary } from './msw-library.ts';

/** The part of the MSW server of the tests that the mock server needs. */
export interface InterceptingServer {
  // Not the type of MSW: its package is not installed where `server` is false.
  use(...handlers: unknown[]): void;
  resetHandlers(...next: unknown[]): void;
  listHandlers(): readonly unknown[];
  readonly events: {
    on(event: 'request:unhandled', listener: (event: { request: Request }) => void): unknown;
    removeListener(event: 'request:unhandled', listener: (event: { request: Request }) => void): unknown;
  };
}

/** Decides which requests may reach the network. */
export interface Interception {
  /** The handlers of the mock server handle the requests below this URL. */
  readonly base: BaseUrl;
  /** Called for each request that was blocked. */
  onBlocked(error: Error): void;
}

/** An MSW server that passes requests to the mock server. */
export interface RunningInterception {
  /**
   * Checks before a test that requests to the base URL reach the mock server.
   *
   * @throws Error They do not. The message names the fix.
   */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Starts an MSW server. A request that no handler handles reaches the network only when it goes to this machine and has no secret key. A
 * blocked request fails before it connects.
 */
export function startMswServer(
  { setupServer, onGlobalsChanged, toOwnError = (error) => error }: MswLibrary,
  handlers: readonly HttpHandler[],
  { base, onBlocked }: Interception,
): RunningInterception {
  const server = setupServer(...handlers);
  assertRuns(server);
  const block = (error: Error | undefined) => {
    if (error === undefined) return;
    onBlocked(error);
    throw toOwnError(error);
  };
  const check = (request: OutgoingRequest) => block(blockSecret(request, base) ?? blockForeign(request));
  // MSW does not call its options for requests that `bypass` wraps, and MSW 3 not for tunnels.
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'CONNECT' || !base.holds(request)) check(request);
  });
  // MSW 2 and MSW 3 name the option differently. Only these options see WebSockets.
  const options = {
    onUnhandledRequest: check,
    onUnhandledFrame: ({ frame }: { frame: { data: unknown } }) => check(requestOf(frame.data)),
  };
  const updateGlobals = () => {
    onGlobalsChanged?.();
    // Updates names that were imported from `node:http` earlier, because MSW replaces these functions.
    process.getBuiltinModule('node:module').syncBuiltinESMExports();
  };
  try {
    server.listen(options);
  } catch (cause) {
    throw new Error(`MSW could not start (${Object(cause).message}). ${otherInterceptor}`, { cause });
  }
  const stopWatching = watchEscapes(server, (request) => block(blockSecret(request, base)));
  updateGlobals();
  return {
    check: () => assertIntercepted(base, `${otherInterceptor}. If a test replaced globalThis.fetch, restore it`),
    stop() {
      stopWatching();
      server.close();
      updateGlobals();
    },
  };
}

const withoutNock = 'If the tests use nock, call nock.restore() before setupMockServer';
const otherInterceptor = `If the tests have another MSW server, pass it to setupMockServer as \`server\`. ${withoutNock}`;

/** MSW 3, whose servers have this field, starts on an older Node.js too, and then fails every request. */
function assertRuns(server: object): void {
  if (!('readyState' in server) || 'withResolvers' in Promise) return;
  throw new Error(
    `MSW 3 needs Node.js 22.12 or newer (this is ${process.version}). Install MSW 2: npm install --save-dev msw@2`,
  );
}

function requestOf(data: unknown): OutgoingRequest {
  const { request, connection } = data as { request?: Request; connection?: { client: { url: string | URL } } };
  return request ?? { method: 'GET', url: String(connection?.client.url), headers: new Headers() };
}

/**
 * Lets the mock server handle requests of an MSW server that the tests start. A request that no handler handles is blocked when it has the
 * secret key.
 */
export function joinMswServer(
  server: InterceptingServer,
  handlers: readonly HttpHandler[],
  { base, onBlocked }: Interception,
): RunningInterception {
  const blockUnhandled = ({ request }: { request: OutgoingRequest }) => {
    const error = blockSecret(request, base);
    if (error === undefined) return;
    onBlocked(error);
    throw error;
  };
  const stop = () => void server.events.removeListener('request:unhandled', blockUnhandled);
  const start = () => {
    stop();
    const there = server.listHandlers();
    server.use(...handlers.filter((each) => !there.includes(each)));
    server.events.on('request:unhandled', blockUnhandled);
  };
  start();
  const { resetHandlers } = server;
  // A hook of the tests that runs later would remove the handlers.
  server.resetHandlers = (...next) => {
    resetHandlers.apply(server, next);
    start();
  };
  // A handler of the tests may send a request to another URL itself.
  const stopWatching = watchEscapes(server, (request) => base.holds(request) && blockUnhandled({ request }));
  return {
    async check() {
      // A test may have removed all handlers and listeners.
      start();
      await assertIntercepted(
        base,
        `Start the MSW server in beforeAll, and do not handle this URL yourself after setupMockServer. ${withoutNock}`,
      );
    },
    stop() {
      stop();
      stopWatching();
      server.resetHandlers = resetHandlers;
    },
  };
}

/** A path that only the mock server of a test handles. */
const checkPath = '/paychord-mock-server';

/** Returns the response to the request of {@link assertIntercepted}. A page of another origin may read it. */
export function respondToCheck({ method, url }: Request): MockResponse | undefined {
  if (method !== 'GET' || new URL(url).pathname !== checkPath) return undefined;
  return { status: 200, headers: { 'access-control-allow-origin': '*' }, body: checkPath };
}

/**
 * Sends a request without credentials to the base URL, and checks that the mock server receives it.
 *
 * @param fix - What to do when something else receives it.
 * @throws Error The mock server does not receive the request.
 */
async function assertIntercepted({ href }: BaseUrl, fix: string): Promise<void> {
  const problem = await fetch(href + checkPath).then(
    async (response) => (await response.text()) !== checkPath && `another server responded with ${response.status}`,
    // The message of several failed addresses is empty.
    ({ message, cause }) => String(Object(cause).message || Object(cause).code || message),
  );
  if (problem) throw new Error(`Requests to ${href} do not reach the mock server: ${problem}. ${fix}`);
}
