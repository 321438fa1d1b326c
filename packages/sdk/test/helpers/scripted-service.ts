import { type Client, createClient } from '../../src/client.ts';
import type { PaychordError } from '../../src/errors/base.ts';
import type { CreatePaymentRequest } from '../../src/generated/schema.ts';
import type { ClientOptions } from '../../src/http/transport.ts';
import { createFetch, createOpenApiClient, type OpenApiClient, type StandardFetch } from '../../src/openapi-fetch.ts';
import { type FakeTime, fakeTime } from './fake-clock.ts';
import { json, type RecordingFetch, recordingFetch } from './recording-fetch.ts';

/** What comes of one request: an answer, something that `fetch` throws, or nothing ever. */
export type Step = (request: Request) => Response | Promise<Response>;

export const reset: Step = () => Promise.reject(failure('ECONNRESET'));
export const refused: Step = () => Promise.reject(failure('ECONNREFUSED'));
export const hang: Step = () => new Promise(() => {});
export const paid: Step = () => json({ id: 'payment-1', status: 'SUCCEEDED' }, 201);
export const status =
  (status: number, code?: string, headers: Record<string, string> = {}): Step =>
  () =>
    json(code === undefined ? {} : { code, messages: [] }, status, headers);

/** As Node tells of it. */
export function failure(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

export const paymentBody: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  amount: { currency: 'COP', value: 10 },
  country: 'CO',
  workflow: 'DIRECT',
  payment_method: { token: 'tok' },
};

export interface Scripted {
  readonly client: Client;
  /** The openapi-fetch client with the same options. */
  readonly openApi: OpenApiClient;
  /** The `fetch` of `createFetch` with the same options. */
  readonly send: StandardFetch;
  readonly fetch: RecordingFetch;
  readonly time: FakeTime;
  /** Creates a payment, which has to fail. */
  failing(options?: object): Promise<PaychordError>;
}

/** For tests: a client whose requests meet these steps in turn, the last one again and again, in a time of its own. */
export function scripted(steps: readonly Step[], options: Partial<ClientOptions> = {}, time?: FakeTime): Scripted {
  const ownTime = time ?? fakeTime({ auto: true });
  const fetch = recordingFetch((request) => {
    const step = steps[Math.min(fetch.requests.length, steps.length) - 1];
    if (step === undefined) throw new Error('No step was written for this request');
    return step(request);
  });
  const keys = { publicApiKey: 'public-key', privateSecretKey: 'secret-key' };
  const all: ClientOptions = { baseUrl: 'https://api.example.com', ...keys, fetch, clock: ownTime, ...options };
  const client = createClient(all);
  const failing = (callOptions?: object) =>
    client.payments.create(paymentBody, callOptions).then(
      () => Promise.reject(new Error('It did not fail')),
      (error: unknown) => error as PaychordError,
    );
  return { client, openApi: createOpenApiClient(all), send: createFetch(all), fetch, time: ownTime, failing };
}
