import { describe, expect, test, vi } from 'vitest';
import { getConfigurationError } from '../../test/helpers/configuration-error.ts';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import { createClient } from '../client.ts';
import type { ClientOptions } from './client-options.ts';

const validOptions: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public-key',
  privateSecretKey: 'secret-key',
};
const withOptions = (options: Record<string, unknown>) =>
  createClient({ ...validOptions, ...options } as ClientOptions);

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  ['https://api.example.com', 'a string'],
  [[], 'a list'],
])('createClient throws when its options are %j', (options, received) => {
  expect(getConfigurationError(() => createClient(options as unknown as ClientOptions)).message).toBe(
    `options must be an object (received ${received})`,
  );
});

describe('baseUrl', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com/v1/payments/1'],
    ['https://api.example.com/', 'https://api.example.com/v1/payments/1'],
    ['https://API.example.com:8443/gateway//', 'https://api.example.com:8443/gateway/v1/payments/1'],
    ['https://api.example.com/v1/proxy', 'https://api.example.com/v1/proxy/v1/payments/1'],
    ['https://api.example.com/{payment_id}', 'https://api.example.com/%7Bpayment_id%7D/v1/payments/1'],
    ['http://localhost:4010', 'http://localhost:4010/v1/payments/1'],
    ['https://v1/', 'https://v1/v1/payments/1'],
    ['http://mock.localhost', 'http://mock.localhost/v1/payments/1'],
    ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/v1/payments/1'],
    ['http://127.1.2.3', 'http://127.1.2.3/v1/payments/1'],
    ['http://[::1]:4010', 'http://[::1]:4010/v1/payments/1'],
  ])('can be %s', async (baseUrl, url) => {
    const fetch = createRecordingFetch(() => json({ id: '1', status: 'SUCCEEDED' }));
    await createClient({ ...validOptions, baseUrl, fetch }).payments.retrieve('1');
    expect(fetch.requests[0]?.url).toBe(url);
  });

  const isNot = (received: string) =>
    `must be a string that starts with https:// (http:// on loopback), without quotes or spaces (received ${received})`;
  const isNotSet = 'is not set. Is its environment variable set?';
  const isNotAbsolute = isNot('a string');
  const isNotSecure = (received: string) =>
    `must use https://, or http:// on loopback (received "${received}"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true`;
  const containsMore = (fix: string) => `must not contain credentials, a query, a fragment or /v1. Pass "${fix}"`;
  const hasMore = containsMore('https://api.example.com');

  test.each([
    [undefined, isNotSet],
    [null, isNotSet],
    ['', isNotSet],
    ['  ', isNotAbsolute],
    [7, isNot('7')],
    ['api.example.com', isNotAbsolute],
    ['payments-mock:4010', isNotAbsolute],
    ['localhost:4010', isNotAbsolute],
    ['127.0.0.1:4010/', isNotAbsolute],
    ['localhost', isNotAbsolute],
    // These could be keys or contain them.
    ['sk_hunter2', isNotAbsolute],
    ['me:hunter2@api.example.com', isNotAbsolute],
    ['api.example.com?key=hunter2', isNotAbsolute],
    ['eyJhbGciOiJIUzI1NiJ9.hunter2.c2lnbmF0dXJl', isNotAbsolute],
    ['https:api.example.com', isNotAbsolute],
    ['/v1', isNotAbsolute],
    ['https://', isNotAbsolute],
    ['ftp://api.example.com', isNotAbsolute],
    ['http://api.example.com', isNotSecure('http://api.example.com')],
    ['http://127.0.0.1.example.com', isNotSecure('http://127.0.0.1.example.com')],
    ['http://localhost.example.com', isNotSecure('http://localhost.example.com')],
    ['http://0.0.0.0', isNotSecure('http://0.0.0.0')],
    ['http://128.0.0.1', isNotSecure('http://128.0.0.1')],
    ['http://me:hunter2@payments-mock:4010/secret', isNotSecure('http://payments-mock:4010')],
    ['https://me:hunter2@api.example.com', hasMore],
    ['https://me@api.example.com/v1?key=hunter2', hasMore],
    ['https://api.example.com?key=hunter2', hasMore],
    ['https://api.example.com/?', hasMore],
    ['https://api.example.com/#', hasMore],
    ['https://api.example.com/v1', hasMore],
    ['https://api.example.com/v1/', hasMore],
    ['https://api.example.com/V1//', hasMore],
    ['https://api.example.com/v1//v1', hasMore],
  ])('cannot be %j: it %s', (baseUrl, problem) => {
    const error = getConfigurationError(() => withOptions({ baseUrl }));
    expect(error).toMatchObject({ code: 'configuration', message: `baseUrl ${problem}` });
    expect(error.message).not.toContain('hunter2');
  });

  test.each(['http://payments-mock:4010', 'http://host.docker.internal:4010', 'http://10.0.0.7'])(
    'can be %s with dangerouslyAllowUnencryptedCredentials: true',
    async (baseUrl) => {
      const fetch = createRecordingFetch(() => json({ id: '1', status: 'SUCCEEDED' }));
      const options = { ...validOptions, baseUrl, fetch, dangerouslyAllowUnencryptedCredentials: true };
      await createClient(options).payments.retrieve('1');
      expect(fetch.requests[0]?.url).toBe(`${baseUrl}/v1/payments/1`);
    },
  );

  test.each([undefined, false, 'true', 1])(
    'cannot be http to another host with dangerouslyAllowUnencryptedCredentials: %j',
    (dangerouslyAllowUnencryptedCredentials) => {
      const options = { baseUrl: 'http://payments-mock:4010', dangerouslyAllowUnencryptedCredentials };
      expect(getConfigurationError(() => withOptions(options)).message).toBe(
        `baseUrl ${isNotSecure('http://payments-mock:4010')}`,
      );
    },
  );

  test.each([
    ['ftp://payments-mock', isNotAbsolute],
    ['http://api.example.com/v1', containsMore('http://api.example.com')],
    ['http://api.example.com/v1/v1', containsMore('http://api.example.com')],
    ['http://me@api.example.com', containsMore('http://api.example.com')],
  ])('cannot be %s with dangerouslyAllowUnencryptedCredentials: true', (baseUrl, problem) => {
    const options = { baseUrl, dangerouslyAllowUnencryptedCredentials: true };
    expect(getConfigurationError(() => withOptions(options)).message).toBe(`baseUrl ${problem}`);
  });
});

describe('an unknown option', () => {
  test.each([
    ['timeout', 'timeoutMs'],
    ['timeoutMS', 'timeoutMs'],
    ['baseURL', 'baseUrl'],
    ['url', 'baseUrl'],
    ['retries', 'maxRetries'],
    ['apiKey', 'publicApiKey'],
    ['publicKey', 'publicApiKey'],
    ['secretKey', 'privateSecretKey'],
    ['organization_code', 'organizationCode'],
    ['totalTimeout', 'totalTimeoutMs'],
    ['dangerouslyAllowUnencrypted', 'dangerouslyAllowUnencryptedCredentials'],
    ['timoutMs', 'timeoutMs'],
    ['tiemoutMs', 'timeoutMs'],
    ['bseUrl', 'baseUrl'],
    ['baseUrll', 'baseUrl'],
    ['bassUrl', 'baseUrl'],
    ['fecth', 'fetch'],
  ])('%s is rejected, and %s is suggested', (written, meant) => {
    const error = getConfigurationError(() => withOptions({ [written]: undefined }));
    expect(error.message).toBe(`${written} is not a client option. Did you mean ${meant}?`);
  });

  test.each(['xyz', '1'])('%s, which resembles no option, is rejected with the list of all options', (name) => {
    expect(getConfigurationError(() => withOptions({ [name]: 1 })).message).toMatch(
      /^\w+ is not a client option\. Known names: baseUrl, publicApiKey, .*, dangerouslyAllowUnencryptedCredentials$/,
    );
  });
});

describe.each(['publicApiKey', 'privateSecretKey'])('%s', (name) => {
  test.each([[undefined], [null], [7], [''], [' '], ['\t'], ['canary\n'], [' canary'], ['can\u001bary'], ['canäry']])(
    'throws for the value %j without repeating it',
    (value) => {
      const error = getConfigurationError(() => withOptions({ [name]: value }));
      expect(error.message).toMatch(new RegExp(`^${name} (must be a string of printable ASCII|is not set)`));
      expect(error.message).not.toMatch(/can/);
    },
  );
});

test('createClient throws when organizationCode is not a valid header value', () => {
  expect(getConfigurationError(() => withOptions({ organizationCode: ' ' })).message).toContain('organizationCode');
  expect(getConfigurationError(() => withOptions({ organizationCode: 'a\nb' })).message).toContain('organizationCode');
});

test('createClient throws when fetch is not a function', () => {
  expect(getConfigurationError(() => withOptions({ fetch: 'fetch' })).message).toContain('fetch');
});

describe('createClient in a browser page', () => {
  const simulatePage = (process: unknown) => {
    vi.stubGlobal('window', {});
    vi.stubGlobal('document', {});
    vi.stubGlobal('process', process);
  };

  test.each([[undefined], [{}], [{ versions: {} }]])('throws when process is %j', (process) => {
    simulatePage(process);
    const error = getConfigurationError(() => createClient(validOptions));
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
    for (const versions of [{ node: '24.0.0' }, { node: '24.3.0', bun: '1.3.0' }, { node: '24.2.0', deno: '2.5.0' }]) {
      simulatePage({ versions });
      expect(createClient(validOptions)).toBeDefined();
    }
  });
});

test.each([null, true, 'All', ['all']])('idempotentOperations rejects %j', (idempotentOperations) => {
  expect(() => withOptions({ idempotentOperations })).toThrow(
    /^idempotentOperations must be 'specified' or 'all' \(received /,
  );
});

describe('the option hooks', () => {
  test('throws for a misspelled hook beside a correct one', () => {
    const hooks = { onRequest() {}, onRespons() {} };
    expect(() => withOptions({ hooks })).toThrow('Did you mean hooks.onResponse?');
  });

  test.each([[null], ['log'], [7], [[null]], [[{}, 'log']], [() => {}], [true]])('cannot be %j', (hooks) => {
    const error = getConfigurationError(() => withOptions({ hooks }));
    expect(error).toMatchObject({ code: 'configuration', message: expect.stringContaining('hooks must be an object') });
  });

  test.each([
    ['onresponse', 'onResponse'],
    ['onRequests', 'onRequest'],
    ['retry', 'onRetry'],
    ['error', 'onError'],
  ])('cannot contain %s, and the error suggests %s', (written, meant) => {
    const error = getConfigurationError(() => withOptions({ hooks: { [written]: () => {} } }));
    expect(error.message).toBe(`hooks.${written} is not a hook. Did you mean hooks.${meant}?`);
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
