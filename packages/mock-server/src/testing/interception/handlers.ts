import type { HttpHandler, http } from 'msw';
import { type FetchFunction, resultOf } from '../../core/http/mock-fetch.ts';
import { toResponse } from '../../core/http/mock-result.ts';
import { createBaseUrl, createRouter } from '../../core/http/router.ts';
import { parseServiceUrl } from '../../core/options/address.ts';
import { assertOptions, mustBe, parsedBy } from '../../core/options/option-rules.ts';
import { operations } from '../../generated/operations.ts';

/** A mock server, or an object with a `fetch` that takes its place. */
export interface FetchHandler {
  fetch(this: void, request: Request): Promise<Response>;
  /** Sets the first part of each `redirect_url`. Called with `baseUrl`. */
  setPublicUrl?(url: string): void;
}

export interface HandlersOptions {
  /**
   * The http or https URL below which requests are handled, without `/v1`. By default, the documented methods and paths are handled on any host.
   *
   * @example 'https://payments.test'
   */
  baseUrl?: string;
}

const route = createRouter(operations);

/**
 * Creates request handlers with a copy of MSW. There may be several: a test runner can load MSW apart from the tests.
 *
 * @param all - `http.all` of MSW.
 */
export function createHandlers(
  { all }: Pick<typeof http, 'all'>,
  mock: FetchHandler,
  options: HandlersOptions = {},
): HttpHandler[] {
  mustBe('what createMockServer returns', (value) => typeof Object(value).fetch === 'function')('mock', mock);
  assertOptions<HandlersOptions>('handlers', options, { baseUrl: parsedBy(parseServiceUrl) });
  const { baseUrl } = options;
  const base = baseUrl === undefined ? undefined : createBaseUrl(baseUrl);
  if (base !== undefined) mock.setPublicUrl?.(base.href);
  const isDocumented = (request: Request) => {
    const { kind } = route(request);
    // A browser sends OPTIONS first.
    return request.method === 'OPTIONS' ? kind !== 'not-found' : request.method !== 'HEAD' && kind === 'matched';
  };
  const matches = base?.holds ?? isDocumented;
  return [
    all(
      ({ request }) => matches(request),
      async ({ request }) => respond(mock.fetch, base === undefined ? request : await base.withoutPrefix(request)),
    ),
  ];
}

async function respond(fetch: FetchFunction, request: Request): Promise<Response> {
  try {
    const result = await resultOf(fetch, request);
    if (result.kind === 'hang') return await never();
    // MSW lets the request fail like a lost connection. It cannot set the code ECONNRESET.
    if (result.kind === 'reset') return Response.error();
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
