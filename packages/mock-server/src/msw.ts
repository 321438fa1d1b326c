import { type HttpHandler, http } from 'msw';
import { ConnectionFault, unrenderedOf } from './faults/connection-fault.ts';
import { operations } from './generated/operations.ts';
import { baseUrlOf } from './http/base-url.ts';
import { toResponse } from './http/mock-response.ts';
import { baseOf } from './options/address.ts';
import { assertOptions, mustBe, parses } from './options/rules.ts';

/** A mock server, or what stands before one. */
export interface Answering {
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
export function handlers(mock: Answering, options: HandlersOptions = {}): HttpHandler[] {
  mustBe('what createMockServer returns', isMock)('mock', mock);
  assertOptions<HandlersOptions>('handlers', options, { baseUrl: parses(baseOf) });
  const { baseUrl } = options;
  const base = baseUrl === undefined ? undefined : baseUrlOf(baseUrl);
  const answers = unrenderedOf(mock.fetch);
  const matches = base?.holds ?? isDocumented;
  return [
    http.all(
      ({ request }) => matches(request),
      async ({ request }) =>
        answers(base === undefined ? request : await base.withoutPrefix(request)).then(toResponse, (error) =>
          renderFault(error, request.signal),
        ),
    ),
  ];
}

function isMock(value: unknown): boolean {
  return typeof Object(value).fetch === 'function';
}

/** MSW can only fail a request as a whole, which is not what a test asks for that wants to see a reset. */
function renderFault(error: unknown, { aborted }: AbortSignal): Promise<never> {
  // MSW itself rejects the call of a caller that gives up, and would report an error as one of the handler.
  if (aborted) return new Promise(() => {});
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
