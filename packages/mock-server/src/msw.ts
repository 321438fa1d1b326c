import { type HttpHandler, http } from 'msw';
import { operations } from './generated/operations.ts';
import type { MockServer } from './mock-server.ts';

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
  const matches = base === undefined ? isDocumented : (request: Request) => isBelow(base, request);
  return [
    http.all(
      ({ request }) => matches(request),
      ({ request }) => mock.fetch(base === undefined ? request : withoutPrefix(base, request)),
    ),
  ];
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
function withoutPrefix(base: URL, request: Request): Request {
  const prefix = prefixOf(base);
  if (prefix === '/') return request;
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(prefix.length - 1);
  return new Request(url, request);
}
