import type { CreatePaymentRequest } from '@paychord/sdk';
import { paymentBody } from '../../../sdk/test/helpers/payment-body.ts';
import type { Credentials } from '../../src/core/merchant/credential-rules.ts';

export { accountId, dispute, paymentBody as cardPayment, usd } from '../../../sdk/test/helpers/payment-body.ts';

/** The fields that a call about a transaction requires, without its amount. */
export const reference = { merchant_reference: 'REF-1', reason: 'WHY' };

/** A response that was read to its end. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads responses of any form.
  readonly json: any;
}

/** Calls the mock server in a test. Each call has a new idempotency key, unless its headers set one. A header that is undefined is not sent. */
export interface TestCaller {
  post(path: string, body?: unknown, headers?: Record<string, string | undefined>): Promise<TestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
}

/** A card payment that is only authorized. */
export function authorization(changes: object = {}): CreatePaymentRequest {
  return paymentBody({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } }, ...changes });
}

export function callerOf(
  { fetch }: { fetch(this: void, request: Request): Promise<Response> },
  { publicApiKey, privateSecretKey }: Credentials,
  baseUrl = 'http://mock.test',
): TestCaller {
  let calls = 0;
  const send = async (method: string, path: string, given: Record<string, string | undefined>, body?: string) => {
    const credentials = { 'public-api-key': publicApiKey, 'private-secret-key': privateSecretKey };
    const sent = Object.entries({ ...credentials, ...given }).filter(([, value]) => value !== undefined);
    const headers = Object.fromEntries(sent) as Record<string, string>;
    const request = { method, headers, ...(body === undefined ? {} : { body }) };
    return readResponse(await fetch(new Request(baseUrl + path, request)));
  };
  return {
    post(path, body, headers = {}) {
      calls += 1;
      const key = { 'x-idempotency-key': `call-${calls}` };
      if (body === undefined) return send('POST', path, { ...key, ...headers });
      const type = { 'content-type': 'application/json' };
      return send(
        'POST',
        path,
        { ...key, ...type, ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      );
    },
    get: (path, headers = {}) => send('GET', path, headers),
  };
}

/** Calls the mock server on a port. */
export const callerAt = (url: string, credentials: Credentials) =>
  callerOf({ fetch: (request) => fetch(request) }, credentials, url);

/** Reads a response to its end. */
export async function readResponse(response: Response): Promise<TestResponse> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, json: parseJson(text) };
}

/** Parses JSON and returns undefined for invalid text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
