import { type HttpHandler, http } from 'msw';
import { createHandlers, type FetchHandler, type HandlersOptions } from './testing/interception/handlers.ts';

export type { FetchHandler, HandlersOptions } from './testing/interception/handlers.ts';

/**
 * Creates request handlers for MSW that pass requests to the mock server. MSW intercepts nothing until you start the server or the worker.
 *
 * With MSW, a reset connection is a network error without the code `ECONNRESET`. `mock.fetch` and a port have the code.
 *
 * @param mock - What `createMockServer` returns.
 * @returns Handlers for `setupServer` in Node and for `setupWorker` in a browser.
 * @throws {OptionError} An option is unknown, or `baseUrl` is not an http or https URL, or ends with `/v1`.
 *
 * @example
 * const mock = createMockServer();
 * const server = setupServer(...handlers(mock, { baseUrl: 'https://payments.test' }));
 * server.listen();
 */
export function handlers(mock: FetchHandler, options: HandlersOptions = {}): HttpHandler[] {
  return createHandlers(http, mock, options);
}
