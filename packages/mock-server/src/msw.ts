import { type HttpHandler, http } from 'msw';
import { ConnectionFault, unrenderedOf } from './connection-fault.ts';
import { operations } from './generated/operations.ts';
import type { MockServer } from './mock-server.ts';
import { toResponse } from './reply.ts';

export interface HandlersOptions {
  /** Only requests below this URL are answered. When absent, the documented methods and paths are, on any host. */
  baseUrl?: string;
}

/**
 * Request handlers for MSW that answer with the mock: `setupServer(...handlers(mock))` in Node, `setupWorker(...handlers(mock))` in a
 * browser. Nothing is intercepted until you start the server or the worker.
 *
 * @throws TypeError when `baseUrl` is not a URL
 */
export function handlers(mock: Pick<MockServer, 'fetch'>, { baseUrl }: HandlersOptions = {}): HttpHandler[] {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl);
  // MSW itself lets a caller go that gives up.
  const answers = unrenderedOf(mock.fetch);
  const matches = base === undefined ? isDocumented : (request: Request) => isBelow(base, request);
  return [
    http.all(
      ({ request }) => matches(request),
      async ({ request }) =>
        answers(base === undefined ? request : await withoutPrefix(base, request)).then(toResponse, renderFault),
    ),
  ];
}

/** MSW can only fail a request as a whole, which is not what a test asks for that wants to see a reset. */
function renderFault(error: unknown): Promise<never> {
  if (!(error instanceof ConnectionFault)) throw error;
  if (error.kind === 'hang') return new Promise(() => {});
  throw new Error('MSW cannot reset a connection: inject this fault over mock.fetch or over a port (listen)', {
    cause: error,
  });
}

const documented = Object.values(operations).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function isDocumented(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return documented.some(({ method, pattern }) => method === request.method && pattern.test(pathname));
}

function isBelow(base: URL, request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return origin === base.origin && pathname.startsWith(prefixOf(base));
}

function prefixOf({ pathname }: URL): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/** The mock knows paths from `/v1` on. */
async function withoutPrefix(base: URL, request: Request): Promise<Request> {
  const prefix = prefixOf(base);
  if (prefix === '/') return request;
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length - 1);
  return new Request(url, request.body === undefined ? await withBytes(request) : request);
}

/** Firefox has no stream of a request's body that another request could take over. */
async function withBytes(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const bytes = await request.arrayBuffer();
  return { method, headers, body: bytes.byteLength === 0 ? null : bytes };
}
