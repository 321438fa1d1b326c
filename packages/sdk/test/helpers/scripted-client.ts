import { expect } from 'vitest';
import { type Client, createClient } from '../../src/client.ts';
import type { PaychordError } from '../../src/errors/base.ts';
import type { ClientOptions } from '../../src/http/client-options.ts';
import { createFetch, createOpenApiClient, type OpenApiClient, type StandardFetch } from '../../src/openapi-fetch.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { paymentBody as createBody } from './payment-body.ts';
import { createRecordingFetch, json, type RecordingFetch } from './recording-fetch.ts';

/** Produces the result of one request: a response, an error of `fetch`, or a promise that never settles. */
export type Responder = (request: Request) => Response | Promise<Response>;

export const resetConnection: Responder = () => Promise.reject(networkError('ECONNRESET'));
export const refuseConnection: Responder = () => Promise.reject(networkError('ECONNREFUSED'));
export const neverRespond: Responder = () => new Promise(() => {});
/** Responds with the payment or transaction that the path names. Returns `payment-1` for a new payment. */
export const respondWithPayment: Responder = (request) => respondWithId(request, 'payment-1');
export const respondWithStatus =
  (status: number, code?: string, headers: Record<string, string> = {}): Responder =>
  () =>
    json(code === undefined ? {} : { code, messages: [] }, status, headers);

function respondWithId({ url }: Request, newId: string): Response {
  const [, id = newId] =
    /\/v1\/+(?:payments|campaigns)\/+([^/?]+)/i.exec(decodeURIComponent(new URL(url).pathname)) ?? [];
  return json({ id, status: 'SUCCEEDED' }, 201);
}

/** Creates a network error in the form that `fetch` of Node throws. */
export function networkError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

/** A payment in COP. */
export const paymentBody = createBody({ amount: { currency: 'COP', value: 10 }, country: 'CO' });

export const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

/** The options of a client that sends each request once. */
export const testOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
  maxRetries: 0,
};

/** Creates a client that sends each request once, on the real clock. By default, every response is a payment. */
export function createTestClient(
  respond: Responder = (request) => respondWithId(request, paymentId),
): Pick<ScriptedClient, 'client' | 'fetch'> {
  const fetch = createRecordingFetch(respond);
  return { fetch, client: createClient({ ...testOptions, fetch }) };
}

export interface ScriptedClient {
  readonly client: Client;
  /** The openapi-fetch client with the same options. */
  readonly openApi: OpenApiClient;
  /** The `fetch` of `createFetch` with the same options. */
  readonly send: StandardFetch;
  readonly fetch: RecordingFetch;
  readonly clock: FakeClock;
  /** Creates a payment, expects that the call rejects, and returns the error. */
  getPaymentError(options?: object): Promise<PaychordError>;
}

/**
 * Creates a client with a fake `fetch` and a fake clock.
 *
 * @param responders - One per request, in order. The last one serves all further requests.
 * @param options - Replace the default client options.
 * @param clock - By default, a fake clock that advances automatically.
 */
export function createScriptedClient(
  responders: readonly Responder[],
  options: Partial<ClientOptions> = {},
  clock: FakeClock = createFakeClock({ autoAdvance: true }),
): ScriptedClient {
  const fetch = createRecordingFetch((request) => {
    const respond = responders[Math.min(fetch.requests.length, responders.length) - 1];
    if (respond === undefined) throw new Error('createScriptedClient needs at least one responder');
    return respond(request);
  });
  const keys = { publicApiKey: 'public-key', privateSecretKey: 'secret-key' };
  const all: ClientOptions = { baseUrl: 'https://api.example.com', ...keys, fetch, clock, ...options };
  const client = createClient(all);
  const getPaymentError = (callOptions?: object) =>
    client.payments.create(paymentBody, callOptions).then(
      () => Promise.reject(new Error('Expected the call to reject, but it resolved')),
      (error: unknown) => error as PaychordError,
    );
  return { client, openApi: createOpenApiClient(all), send: createFetch(all), fetch, clock, getPaymentError };
}

/** Runs a call that must be refused before anything is sent, and returns its error, which has these fields. */
export async function expectNotSent(
  call: (scripted: ScriptedClient) => PromiseLike<unknown> | undefined,
  fields: object,
): Promise<PaychordError> {
  const scripted = createScriptedClient([respondWithPayment]);
  const error = await Promise.resolve(call(scripted)).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'invalid_input', outcome: 'not_sent', ...fields });
  expect(scripted.fetch.requests).toEqual([]);
  return error as PaychordError;
}
