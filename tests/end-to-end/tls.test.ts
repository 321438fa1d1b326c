import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { ConnectionError, createClient, type Fetch, type PaychordError } from '@paychord/sdk';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { paymentBody } from '../helpers/requests.ts';
import { createAuthority, serveTls, type TlsFault, type TlsService } from '../helpers/tls/tls-service.ts';

const authority = createAuthority();
beforeAll(() => setDefaultCACertificates([...getCACertificates(), authority.certificate]));

let service: TlsService | undefined;
afterEach(() => service?.close());

/** Creates a payment. Resolves with what became of it, and with how many requests arrived. */
async function create(fault: TlsFault, fetch?: Fetch) {
  service = await serveTls(authority, fault);
  const { payments } = createClient({
    baseUrl: service.url,
    publicApiKey: 'public-key',
    privateSecretKey: 'secret-key',
    maxRetries: 0,
    ...(fetch && { fetch }),
  });
  const result = await payments.create(paymentBody()).catch((error: PaychordError) => error);
  return { result, requests: service.requests() };
}

/** A `fetch` over node:https. It reports errors of TLS that the global one does not. */
const fetchOverHttps: Fetch = (url, { method, headers, body }) =>
  new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, async (response) => {
      const { statusCode = 0 } = response;
      await buffer(response).then((bytes) => resolve(new Response(bytes, { status: statusCode })), reject);
    })
      .once('error', reject)
      .end(body);
  });

const fetches: [name: string, fetch: Fetch | undefined][] = [
  ['the global fetch', undefined],
  ['a fetch over node:https', fetchOverHttps],
];

test.each(fetches)('a payment succeeds over %s', async (_name, fetch) => {
  const { result, requests } = await create({}, fetch);
  expect(result).toEqual({ id: 'payment-1', status: 'SUCCEEDED' });
  expect(requests).toBe(1);
});

test.each([
  ['a self-signed certificate', { certificate: 'self-signed' }, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['a certificate of an unknown issuer', { certificate: 'unknown-issuer' }, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['an expired certificate', { certificate: 'expired' }, 'CERT_HAS_EXPIRED'],
  ['a certificate for another host', { certificate: 'other-host' }, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['plain text instead of TLS', { noTls: true }, 'ERR_SSL_WRONG_VERSION_NUMBER'],
] as const)('%s is reported as not_sent', async (_title, fault, code) => {
  const { result, requests } = await create(fault);
  expect(result).toBeInstanceOf(ConnectionError);
  expect(result).toMatchObject({ outcome: 'not_sent', attempts: [{ cause: code }] });
  expect(requests).toBe(0);
});

const versions = ['TLSv1.2', 'TLSv1.3'] as const;
const faults = ['reset', 'close', 'alert', 'corrupt-record', 'long-record', 'plain-text', 'cut-response'] as const;

test.each(
  fetches.flatMap(([name, fetch]) =>
    versions.flatMap((version) => faults.map((afterRequest) => ({ name, fetch, version, afterRequest }))),
  ),
)('$afterRequest after the request is reported as unknown with $version, over $name', async (options) => {
  const { fetch, version, afterRequest } = options;
  const { result, requests } = await create({ version, afterRequest }, fetch);
  expect(result).toBeInstanceOf(ConnectionError);
  expect(result).toMatchObject({ outcome: 'unknown' });
  expect(requests).toBe(1);
});

test.each(fetches)(
  'a missing client certificate is reported as unknown with TLSv1.3, over %s',
  async (_name, fetch) => {
    const { result } = await create({ requiresClientCertificate: true, version: 'TLSv1.3' }, fetch);
    expect(result).toBeInstanceOf(ConnectionError);
    expect(result).toMatchObject({ outcome: 'unknown' });
  },
);
