import { afterEach, describe, expect, test, vi } from 'vitest';
import { json, recordingFetch } from '../../test/helpers/recording-fetch.ts';
import { PaychordError } from '../errors/base.ts';
import { ConfigurationError } from '../errors/errors.ts';
import { retrievePayment } from '../resources/payments.ts';
import { type ClientOptions, createTransport, type Transport } from './transport.ts';

const good: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
};
const withOptions = (options: Record<string, unknown>) => createTransport({ ...good, ...options } as ClientOptions);

function refusal(make: () => unknown): ConfigurationError {
  try {
    make();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

test.each([[undefined], [null], ['https://api.example.com']])('%j is no options', (options) => {
  expect(refusal(() => createTransport(options as unknown as ClientOptions)).message).toContain('baseUrl');
});

describe('baseUrl', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com/v1/payments/1'],
    ['https://api.example.com/', 'https://api.example.com/v1/payments/1'],
    ['https://API.example.com:8443/gateway//', 'https://api.example.com:8443/gateway/v1/payments/1'],
    ['https://api.example.com/v1/proxy', 'https://api.example.com/v1/proxy/v1/payments/1'],
    ['https://api.example.com/{payment_id}', 'https://api.example.com/%7Bpayment_id%7D/v1/payments/1'],
    ['http://localhost:4010', 'http://localhost:4010/v1/payments/1'],
    ['http://mock.localhost', 'http://mock.localhost/v1/payments/1'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/v1/payments/1'],
    ['http://127.1.2.3', 'http://127.1.2.3/v1/payments/1'],
    ['http://[::1]:4010', 'http://[::1]:4010/v1/payments/1'],
  ])('%s can be called', async (baseUrl, url) => {
    const fetch = recordingFetch(() => json({ id: '1', status: 'SUCCEEDED' }));
    await retrievePayment(createTransport({ ...good, baseUrl, fetch }), '1');
    expect(fetch.requests[0]?.url).toBe(url);
  });

  const notUrl = 'must be an absolute URL';
  const notSecure = 'must use https, or http on loopback';
  const tooMuch = 'must not contain credentials, a query or a fragment';
  const version = 'must not end with /v1: the client adds it';

  test.each([
    [undefined, notUrl],
    ['', notUrl],
    ['  ', notUrl],
    [7, notUrl],
    ['api.example.com', notUrl],
    ['/v1', notUrl],
    ['https://', notUrl],
    ['ftp://api.example.com', notSecure],
    ['http://api.example.com', notSecure],
    ['http://127.0.0.1.example.com', notSecure],
    ['http://localhost.example.com', notSecure],
    ['http://0.0.0.0', notSecure],
    ['http://128.0.0.1', notSecure],
    ['https://me:hunter2@api.example.com', tooMuch],
    ['https://me@api.example.com', tooMuch],
    ['https://api.example.com?key=hunter2', tooMuch],
    ['https://api.example.com/?', tooMuch],
    ['https://api.example.com/#', tooMuch],
    ['https://api.example.com/v1', version],
    ['https://api.example.com/v1/', version],
    ['https://api.example.com/V1//', version],
  ])('rejects the base URL %j: %s', (baseUrl, problem) => {
    const error = refusal(() => withOptions({ baseUrl }));
    expect(error).toMatchObject({ code: 'configuration', message: `baseUrl ${problem}` });
    expect(error.message).not.toContain('hunter2');
  });
});

describe.each(['publicApiKey', 'privateSecretKey'])('%s', (name) => {
  test.each([[undefined], [null], [7], [''], [' '], ['\t'], ['canary\n'], [' canary'], ['can\u001bary'], ['canäry']])(
    '%j is refused without being repeated',
    (value) => {
      const error = refusal(() => withOptions({ [name]: value }));
      expect(error.message).toMatch(new RegExp(`^${name} must be `));
      expect(error.message).not.toMatch(/can/);
    },
  );
});

test('an organization code that no header can carry is refused', () => {
  expect(refusal(() => withOptions({ organizationCode: ' ' })).message).toContain('organizationCode');
  expect(refusal(() => withOptions({ organizationCode: 'a\nb' })).message).toContain('organizationCode');
});

test('a fetch that is no function is refused', () => {
  expect(refusal(() => withOptions({ fetch: 'fetch' })).message).toContain('fetch');
});

describe('in a browser page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const enterPage = (process: unknown) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    vi.stubGlobal('process', process);
  };

  test.each([[undefined], [{}], [{ versions: {} }]])('with process %j it refuses', (process) => {
    enterPage(process);
    const error = refusal(() => createTransport(good));
    vi.unstubAllGlobals();
    expect(error.message).toContain('dangerouslyAllowBrowser');
  });

  test('it works when that is allowed', () => {
    enterPage(undefined);
    expect(withOptions({ dangerouslyAllowBrowser: true })).toBeDefined();
  });

  test.each(['yes', 1])('%j does not allow it', (dangerouslyAllowBrowser) => {
    enterPage(undefined);
    const error = refusal(() => withOptions({ dangerouslyAllowBrowser }));
    vi.unstubAllGlobals();
    expect(error.code).toBe('configuration');
  });

  test('that is simulated in Node, Bun or Deno it works', () => {
    enterPage({ versions: { node: '24.0.0' } });
    expect(createTransport(good)).toBeDefined();
    enterPage(undefined);
    vi.stubGlobal('Deno', {});
    expect(createTransport(good)).toBeDefined();
    vi.stubGlobal('Deno', undefined);
    vi.stubGlobal('Bun', {});
    expect(createTransport(good)).toBeDefined();
  });
});

test('something that is no transport is refused', async () => {
  for (const other of [{}, undefined, null, good]) {
    const error = await retrievePayment(other as unknown as Transport, '1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaychordError);
    expect(error).toMatchObject({ code: 'configuration' });
  }
});

describe('hooks', () => {
  test.each([[null], ['log'], [7], [[]], [() => {}], [true]])('cannot be %j', (hooks) => {
    const error = refusal(() => withOptions({ hooks }));
    expect(error).toMatchObject({ code: 'configuration', message: expect.stringContaining('hooks must be an object') });
  });

  test.each(['onRequest', 'onResponse', 'onRetry', 'onError'])('%s must be a function', (name) => {
    for (const hook of [null, 'log', {}]) {
      const error = refusal(() => withOptions({ hooks: { [name]: hook } }));
      expect(error).toMatchObject({ code: 'configuration', message: expect.stringContaining(name) });
    }
  });
});
