import { type HttpHandler, http } from 'msw';
import { operations } from './generated/operations.ts';
import { baseUrlOf } from './http/base-url.ts';
import { type FetchFunction, resultOf } from './http/mock-fetch.ts';
import { toResponse } from './http/mock-result.ts';
import { parseBaseUrl } from './options/address.ts';
import { assertOptions, mustBe, parsedBy } from './options/option-rules.ts';

/** A mock server, or what stands before one. */
export interface FetchHandler {
  fetch(this: void, request: Request): Promise<Response>;
}

export interface HandlersOptions {
  /** Only requests below this URL are answered. When absent, the documented methods and paths are, on any host. */
  baseUrl?: string;
}

/**
 * Request handlers for MSW that answer with the mock: `setupServer(...handlers(mock))` in Node, `setupWorker(...handlers(mock))` in a
 * browser. Nothing is intercepted until you start the server or the worker.
 *
 * @throws OptionError when an option is unknown, or `baseUrl` is no http or https URL
 */
export function handlers(mock: FetchHandler, options: HandlersOptions = {}): HttpHandler[] {
  mustBe('what createMockServer returns', isMock)('mock', mock);
  assertOptions<HandlersOptions>('handlers', options, { baseUrl: parsedBy(parseBaseUrl) });
  const { baseUrl } = options;
  const base = baseUrl === undefined ? undefined : baseUrlOf(baseUrl);
  const matches = base?.holds ?? isDocumented;
  return [
    http.all(
      ({ request }) => matches(request),
      async ({ request }) => respond(mock.fetch, base === undefined ? request : await base.withoutPrefix(request)),
    ),
  ];
}

function isMock(value: unknown): boolean {
  return typeof Object(value).fetch === 'function';
}

async function respond(fetch: FetchFunction, request: Request): Promise<Response> {
  try {
    const result = await resultOf(fetch, request);
    if (result.kind === 'hang') return await never();
    if (result.kind === 'reset') throw resetIsImpossible();
    return toResponse(result);
  } catch (error) {
    // MSW rejects the call of a caller that aborts, and would report this error as a defect of the handler.
    if (request.signal.aborted) return never();
    throw error;
  }
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** MSW can only fail a whole request with `TypeError: Failed to fetch`, which is not the reset that the test asks for. */
function resetIsImpossible(): Error {
  return new Error('MSW cannot reset a connection: inject this fault over mock.fetch or over a port (listen)');
}

const documented = Object.values(operations).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

function isDocumented(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return documented.some(({ method, pattern }) => method === request.method && pattern.test(pathname));
}
