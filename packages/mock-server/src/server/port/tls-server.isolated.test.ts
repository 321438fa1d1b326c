import { once } from 'node:events';
import { Agent, request as send } from 'node:https';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCertificate } from '../../../../../tests/helpers/tls/certificate.ts';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../../core/mock-server.ts';
import { type ListeningServer, listen, type TlsOptions } from '../../node.ts';

const createPair = (): TlsOptions => {
  const { certificate, key } = createCertificate({ name: 'localhost', hosts: ['localhost', '127.0.0.1'] });
  return { cert: certificate, key };
};

const tls = createPair();
let mock: MockServer;
let server: ListeningServer;
let agent: Agent;

beforeEach(async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock, { tls, admin: true });
  agent = new Agent({ ca: tls.cert, keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
});

/** Creates a payment. `fetch` has no option for the certificate to trust. */
async function create(key = 'key-1'): Promise<{ status: number | undefined; text: string }> {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const headers = {
    'public-api-key': publicApiKey,
    'private-secret-key': privateSecretKey,
    'x-idempotency-key': key,
    'content-type': 'application/json',
  };
  const outgoing = send(`${server.url}/v1/payments`, { method: 'POST', agent, headers });
  outgoing.end(JSON.stringify(cardPayment()));
  const [response] = await once(outgoing, 'response');
  return { status: response.statusCode, text: Buffer.concat(await response.toArray()).toString() };
}

describe('a port that speaks https', () => {
  test('creates payments over one connection, and serves the admin API', async () => {
    expect(server.url).toBe(`https://127.0.0.1:${server.port}`);
    expect([await create('key-1'), await create('key-2')]).toMatchObject([{ status: 201 }, { status: 201 }]);
    expect(mock.payments.list()).toHaveLength(2);
    const outgoing = send(`${server.url}/__mock/payments`, { agent }).end();
    const [response] = await once(outgoing, 'response');
    expect(JSON.parse(Buffer.concat(await response.toArray()).toString())).toHaveLength(2);
  });

  test.each([
    ['reset', { phase: 'transport', connection: 'reset', lost: 'request' }, { code: 'ECONNRESET' }, 0],
    [
      'reset after the effect',
      { phase: 'transport', connection: 'reset', lost: 'response' },
      { code: 'ECONNRESET' },
      1,
    ],
    ['cut', { phase: 'body', corrupt: 'truncated' }, { code: 'ECONNRESET', message: 'aborted' }, 1],
  ] as const)('can fail: %s', async (_, fault, error, payments) => {
    mock.faults.inject(fault);
    await expect(create()).rejects.toMatchObject(error);
    expect(mock.payments.list()).toHaveLength(payments);
  });

  test('closes while a request hangs, and while a connection sends nothing', async () => {
    mock.faults.inject({ phase: 'transport', connection: 'hang', lost: 'response' });
    const call = create().catch((error: unknown) => error);
    const silent = connect(server.port, '127.0.0.1');
    await once(silent, 'connect');
    await expect.poll(() => mock.journal.requests()).toHaveLength(1);
    await server.close();
    expect(await call).toMatchObject({ code: 'ECONNRESET' });
    silent.destroy();
  });

  test('survives a connection that speaks http', async () => {
    const plain = connect(server.port, '127.0.0.1');
    plain.end('GET /__mock/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    plain.on('error', () => {});
    await once(plain.resume(), 'close');
    expect(await create()).toMatchObject({ status: 201 });
  });
});

const other = createPair();
test.each<[object, string]>([
  [{ cert: tls.cert }, 'tls.key is required'],
  [{ key: tls.key }, 'tls.cert is required'],
  [{ cert: tls.key, key: tls.key }, 'tls.cert must be a certificate as PEM'],
  [{ cert: 'certificate.pem', key: tls.key }, 'tls.cert must be a certificate as PEM'],
  [{ cert: tls.cert, key: tls.cert }, 'tls.key must be a private key as PEM, without a passphrase'],
  [{ cert: tls.cert, key: other.key }, 'tls.key must be the private key of tls.cert'],
  [{ ...tls, ca: '' }, 'tls.ca is not an option of tls. Known options: cert, key'],
])('listen rejects a certificate and key that do not belong together, or are none (%#)', async (wrong, message) => {
  await expect(listen(mock, { tls: wrong as TlsOptions })).rejects.toThrow(
    expect.objectContaining({ name: 'OptionError', message: expect.stringContaining(message) }),
  );
});
