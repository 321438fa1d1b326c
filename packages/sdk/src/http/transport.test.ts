import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { PaychordError } from '../errors/base.ts';
import { ConfigurationError } from '../errors/errors.ts';
import { retrievePayment } from '../resources/payments.ts';
import { type ClientOptions, createTransport, type Transport } from './transport.ts';

const validOptions: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
};
const withOptions = (options: Record<string, unknown>) =>
  createTransport({ ...validOptions, ...options } as ClientOptions);

function getConfigurationError(create: () => unknown): ConfigurationError {
  try {
    create();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('Expected a ConfigurationError, but nothing was thrown');
}

test.each([[undefined], [null], ['https://api.example.com']])(
  'createTransport throws when its options are %j',
  (options) => {
    expect(getConfigurationError(() => createTransport(options as unknown as ClientOptions)).message).toContain(
      'baseUrl',
    );
  },
);

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
  ])('can be %s', async (baseUrl, url) => {
    const fetch = createRecordingFetch(() => json({ id: '1', status: 'SUCCEEDED' }));
    await retrievePayment(createTransport({ ...validOptions, baseUrl, fetch }), '1');
    expect(fetch.requests[0]?.url).toBe(url);
  });

  const isNotAbsolute = 'must be a full URL';
  const isNotSecure = 'must use https, or http on loopback';
  const hasExtraParts = 'must not contain credentials, a query or a fragment';
  const hasVersion = 'must not end with /v1: the client adds it';

  test.each([
    [undefined, isNotAbsolute],
    ['', isNotAbsolute],
    ['  ', isNotAbsolute],
    [7, isNotAbsolute],
    ['api.example.com', isNotAbsolute],
    ['/v1', isNotAbsolute],
    ['https://', isNotAbsolute],
    ['ftp://api.example.com', isNotSecure],
    ['http://api.example.com', isNotSecure],
    ['http://127.0.0.1.example.com', isNotSecure],
    ['http://localhost.example.com', isNotSecure],
    ['http://0.0.0.0', isNotSecure],
    ['http://128.0.0.1', isNotSecure],
    ['https://me:hunter2@api.example.com', hasExtraParts],
    ['https://me@api.example.com', hasExtraParts],
    ['https://api.example.com?key=hunter2', hasExtraParts],
    ['https://api.example.com/?', hasExtraParts],
    ['https://api.example.com/#', hasExtraParts],
    ['https://api.example.com/v1', hasVersion],
    ['https://api.example.com/v1/', hasVersion],
    ['https://api.example.com/V1//', hasVersion],
  ])('cannot be %j: it %s', (baseUrl, problem) => {
    const error = getConfigurationError(() => withOptions({ baseUrl }));
    expect(error).toMatchObject({ code: 'configuration', message: `baseUrl ${problem}` });
    expect(error.message).not.toContain('hunter2');
  });
});

describe.each(['publicApiKey', 'privateSecretKey'])('%s', (name) => {
  test.each([[undefined], [null], [7], [''], [' '], ['\t'], ['canary\n'], [' canary'], ['can\u001bary'], ['canäry']])(
    'throws for the value %j without repeating it',
    (value) => {
      const error = getConfigurationError(() => withOptions({ [name]: value }));
      expect(error.message).toMatch(new RegExp(`^${name} (must be|is not set)`));
      expect(error.message).not.toMatch(/can/);
    },
  );
});

test('createTransport throws when organizationCode is not a valid header value', () => {
  expect(getConfigurationError(() => withOptions({ organizationCode: ' ' })).message).toContain('organizationCode');
  expect(getConfigurationError(() => withOptions({ organizationCode: 'a\nb' })).message).toContain('organizationCode');
});

test('createTransport throws when fetch is not a function', () => {
  expect(getConfigurationError(() => withOptions({ fetch: 'fetch' })).message).toContain('fetch');
});

describe('createTransport in a browser page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const simulatePage = (process: unknown) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    vi.stubGlobal('process', process);
  };

  test.each([[undefined], [{}], [{ versions: {} }]])('throws when process is %j', (process) => {
    simulatePage(process);
    const error = getConfigurationError(() => createTransport(validOptions));
    vi.unstubAllGlobals();
    expect(error.message).toContain('dangerouslyAllowBrowser');
  });

  test('works with dangerouslyAllowBrowser: true', () => {
    simulatePage(undefined);
    expect(withOptions({ dangerouslyAllowBrowser: true })).toBeDefined();
  });

  test.each(['yes', 1])('throws with dangerouslyAllowBrowser: %j', (dangerouslyAllowBrowser) => {
    simulatePage(undefined);
    const error = getConfigurationError(() => withOptions({ dangerouslyAllowBrowser }));
    vi.unstubAllGlobals();
    expect(error.code).toBe('configuration');
  });

  test('works when Node, Bun or Deno simulates the page', () => {
    simulatePage({ versions: { node: '24.0.0' } });
    expect(createTransport(validOptions)).toBeDefined();
    simulatePage(undefined);
    vi.stubGlobal('Deno', {});
    expect(createTransport(validOptions)).toBeDefined();
    vi.stubGlobal('Deno', undefined);
    vi.stubGlobal('Bun', {});
    expect(createTransport(validOptions)).toBeDefined();
  });
});

test('retrievePayment rejects a transport that createTransport did not create', async () => {
  for (const other of [{}, undefined, null, validOptions]) {
    const error = await retrievePayment(other as unknown as Transport, '1').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PaychordError);
    expect(error).toMatchObject({ code: 'configuration' });
  }
});

describe('the option hooks', () => {
  test.each([[null], ['log'], [7], [[null]], [[{}, 'log']], [() => {}], [true]])('cannot be %j', (hooks) => {
    const error = getConfigurationError(() => withOptions({ hooks }));
    expect(error).toMatchObject({ code: 'configuration', message: expect.stringContaining('hooks must be an object') });
  });

  test.each(['onRequest', 'onResponse', 'onRetry', 'onError'])('throws when %s is not a function', (name) => {
    for (const hook of [null, 'log', {}]) {
      const error = getConfigurationError(() => withOptions({ hooks: { [name]: hook } }));
      expect(error).toMatchObject({ code: 'configuration', message: expect.stringContaining(name) });
      const errorOfArray = getConfigurationError(() => withOptions({ hooks: [{}, { [name]: hook }] }));
      expect(errorOfArray.message).toBe(error.message);
    }
  });
});
