import type { Credentials, MerchantControls, MockServer } from '@paychord/mock-server';
import { type Client, createClient } from '@paychord/sdk';
import { readResponse, type TestResponse } from '../../packages/mock-server/test/helpers/test-caller.ts';

export { parseJson, type TestResponse } from '../../packages/mock-server/test/helpers/test-caller.ts';

/** A way to reach a mock server: in process, through interception, over a socket. */
export interface Transport {
  readonly mock: MockServer;
  readonly baseUrl: string;
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** A new merchant behind a transport, with everything that a case needs to call it. */
export interface TestMerchant {
  readonly client: Client;
  /** Simulates external events for this merchant. */
  readonly controls: MerchantControls;
  readonly keys: { readonly 'public-api-key': string; readonly 'private-secret-key': string };
  /** Sends any request, also one that the client would refuse. Adds the credentials of the merchant unless `keys` is set. */
  send(method: string, path: string, options?: SendOptions): Promise<TestResponse>;
  /** Sends a POST with a new idempotency key, unless `headers` has one. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  settled(): Promise<void>;
}

export interface SendOptions {
  headers?: Record<string, string>;
  /** Sent as it is when it is text or bytes, as JSON otherwise. */
  body?: unknown;
  keys?: Record<string, string>;
}

export const organizationCode = '9104911d-5df9-429e-8488-ad41abea1a4b';

let merchants = 0;

function newCredentials(): Credentials {
  merchants += 1;
  return { publicApiKey: `public-${merchants}`, privateSecretKey: `secret-${merchants}` };
}

/** @param credentials - New ones by default. */
export function createTestMerchant(transport: Transport, credentials: Credentials = newCredentials()): TestMerchant {
  const send: TestMerchant['send'] = async (method, path, { headers = {}, body, keys: otherKeys = keys } = {}) => {
    const encoded = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    const type: Record<string, string> = encoded === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { ...type, ...otherKeys, ...headers } };
    const withBody = encoded === undefined ? init : { ...init, body: encoded as BodyInit };
    return readResponse(await transport.fetch(new Request(transport.baseUrl + path, withBody)));
  };
  const keys = { 'public-api-key': credentials.publicApiKey, 'private-secret-key': credentials.privateSecretKey };
  return {
    controls: transport.mock.merchant(credentials),
    client: createClient({
      baseUrl: transport.baseUrl,
      ...credentials,
      organizationCode,
      fetch: (url, init) => transport.fetch(new Request(url, init)),
      // The suite runs in a page too, and its secrets are worth nothing.
      dangerouslyAllowBrowser: true,
    }),
    keys,
    send,
    post: (path, body, headers) =>
      send('POST', path, { headers: { 'X-Idempotency-Key': crypto.randomUUID(), ...headers }, body }),
    settled: () => transport.mock.settled(),
  };
}
