import { printFailure } from '../merchant/traffic.ts';
import { jsonResponse, type MockResponse } from './mock-result.ts';

/** Responds to requests that no operation of the mock server handles. Returns undefined for the response of the mock server. */
export type Fallback = (request: Request) => Response | undefined | Promise<Response | undefined>;

/** Headers about the bytes on a connection. The mock server sends the decoded body. */
const transportHeaders = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];

const failure = {
  code: 'INTERNAL_ERROR',
  messages: [
    'The option fallback failed, and stderr says where. Return a Response, or undefined for the response of the mock server',
  ],
};

/** Calls a fallback. A failure becomes a response with the status 500, and is reported on stderr. */
export async function callFallback(fallback: Fallback, request: Request): Promise<MockResponse | undefined> {
  try {
    const response = await fallback(request);
    if (response === undefined) return undefined;
    const { status, body } = response;
    // `Response.error()` has the status 0, and any other value has none.
    if (!(status >= 200)) throw new TypeError('The fallback returned no Response');
    const headers = new Headers(response.headers);
    for (const name of transportHeaders) headers.delete(name);
    return { status, headers: Object.fromEntries(headers), body: body === null ? null : await response.text() };
  } catch (error) {
    printFailure('the option fallback', error, 'The response is 500');
    return jsonResponse({ status: 500, body: failure }, {});
  }
}
