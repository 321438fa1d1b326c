import { once } from 'node:events';
import { request as sendOverHttp } from 'node:http';
import { Writable } from 'node:stream';
import { setupServer } from 'msw/node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cardPayment } from '../test/helpers/test-caller.ts';
import { deferred } from '../test/helpers/test-mock.ts';
import { createMockServer, type MockServer } from './core/mock-server.ts';
import { handlers } from './msw.ts';
import { type ListeningServer, listen } from './node.ts';
import { startServerLog } from './server/cli/server-log.ts';

/** The observer that throws in the test that runs. */
const failing = vi.hoisted(() => ({ name: '', calls: 0 }));

const breakable = vi.hoisted(
  () =>
    <Call extends (...args: never[]) => unknown>(name: string, call: Call) =>
    (...args: Parameters<Call>): unknown => {
      if (failing.name !== name) return call(...args);
      failing.calls += 1;
      throw new TypeError('a message with the key whsec-secret');
    },
);

vi.mock('./core/findings/request-history.ts', async (load) => {
  const actual = await load<typeof import('./core/findings/request-history.ts')>();
  const createRequestHistory = () => {
    const history = actual.createRequestHistory();
    return {
      ...history,
      add: breakable('findings', history.add),
      acknowledge: breakable('findings of a webhook', history.acknowledge),
    };
  };
  return { ...actual, createRequestHistory };
});

vi.mock('./core/model/redaction.ts', async (load) => {
  const actual = await load<typeof import('./core/model/redaction.ts')>();
  return { ...actual, redactHeaders: breakable('journal', actual.redactHeaders) };
});

vi.mock('./core/model/outcomes.ts', async (load) => {
  const actual = await load<typeof import('./core/model/outcomes.ts')>();
  return { ...actual, describeToken: breakable('warnings', actual.describeToken) };
});

vi.mock('./core/model/coverage.ts', async (load) => {
  const actual = await load<typeof import('./core/model/coverage.ts')>();
  const createCoverageCounter = () => {
    const counter = actual.createCoverageCounter();
    return { ...counter, count: breakable('coverage', counter.count) };
  };
  return { ...actual, createCoverageCounter };
});

vi.mock('./server/admin/line-stream.ts', async (load) => {
  const actual = await load<typeof import('./server/admin/line-stream.ts')>();
  const createFeed = (maxEntries: number) => {
    const feed = actual.createFeed(maxEntries);
    return { ...feed, append: breakable('traffic streams', feed.append) };
  };
  return { ...actual, createFeed };
});

vi.mock('./server/admin/request-keeper.ts', async (load) => {
  const actual = await load<typeof import('./server/admin/request-keeper.ts')>();
  const createRequestKeeper = () => {
    const keeper = actual.createRequestKeeper();
    return { ...keeper, keep: breakable('kept requests', keeper.keep) };
  };
  return { ...actual, createRequestKeeper };
});

vi.mock('./core/merchant/format-log.ts', async (load) => {
  const actual = await load<typeof import('./core/merchant/format-log.ts')>();
  return { ...actual, formatRequest: breakable('log', actual.formatRequest) };
});

const observers = [
  'findings',
  'findings of a webhook',
  'journal',
  'warnings',
  'coverage',
  'traffic streams',
  'kept requests',
  'log',
  'listener',
  'async listener',
];

const url = 'http://payments.test';
let mock: MockServer;
let server: ListeningServer;
let log: ReturnType<typeof startServerLog>;
let printed: string[];
let unhandled: unknown[];
const onUnhandled = (error: unknown) => unhandled.push(error);

beforeEach(() => {
  unhandled = [];
  printed = [];
  process.on('unhandledRejection', onUnhandled).on('uncaughtException', onUnhandled);
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(String(text)));
});
afterEach(async () => {
  failing.name = '';
  await close();
  process.off('unhandledRejection', onUnhandled).off('uncaughtException', onUnhandled);
});

/** Starts a mock server with every observer. One of them fails. */
async function start(name: string): Promise<void> {
  Object.assign(failing, { name, calls: 0 });
  mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: () => new Response() });
  log = startServerLog(mock, false, new Writable({ write: (_chunk, _encoding, written) => written() }));
  const fail = breakable('listener', () => {});
  const reject = async () => breakable('async listener', () => {})();
  mock.watch({ request: fail, unhandled: fail, attempt: fail, finding: fail, change: fail });
  mock.watch({ request: reject, unhandled: reject, attempt: reject, finding: reject, change: reject });
  server = await listen(mock, { admin: true });
}

const payment = JSON.stringify(cardPayment({ merchant_ordr_id: 'unknown field' }));

/** The calls of a merchant: a rejected request, a payment, two repeats with a body that cannot be read, and a path that does not exist. */
const calls: readonly (readonly [path: string, body: string])[] = [
  ['/v1/payments', ''],
  ['/v1/payments', payment],
  ['/v1/payments', ''],
  ['/v1/payments', '{'],
  ['/v1/payments/unknown', payment],
  ['/v1/nothing', payment],
];

const headers = () => ({
  'public-api-key': mock.credentials.publicApiKey,
  'private-secret-key': mock.credentials.privateSecretKey,
  'x-idempotency-key': 'key-1',
  'content-type': 'application/json',
});

const postWith = (send: typeof fetch, origin: string) => async (path: string, body: string) => {
  const response = await send(origin + path, { method: 'POST', headers: headers(), body });
  return [response.status, await response.json()];
};

/** Sends the body when the response has arrived, or when a response needs it. */
async function postLate(path: string, body: string): Promise<unknown[]> {
  const outgoing = sendOverHttp(server.url + path, {
    method: 'POST',
    headers: { ...headers(), 'content-length': Buffer.byteLength(body) },
  });
  outgoing.flushHeaders();
  const arrived = once(outgoing, 'response');
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 200))]);
  outgoing.end(body);
  const [response] = await arrived;
  const bytes = await response.toArray();
  return [response.statusCode, JSON.parse(Buffer.concat(bytes).toString())];
}

const transports = {
  'in process': () => postWith(mock.fetch, url),
  async 'over MSW'() {
    const msw = setupServer(...handlers(mock, { baseUrl: url }));
    msw.listen();
    closers.push(() => msw.close());
    return postWith(fetch, url);
  },
  'over HTTP': () => postWith(fetch, server.url),
  'over HTTP, with each body after its head': () => postLate,
} as const;
const closers: (() => void)[] = [];
const close = async () => {
  for (const each of closers.splice(0)) each();
  await server.close();
};

/** Sends every call, and returns the responses. */
async function responsesWith(failingName: string, transport: keyof typeof transports): Promise<unknown[]> {
  await start(failingName);
  const post = await transports[transport]();
  const responses: unknown[] = [];
  for (const [path, body] of calls) responses.push(await post(path, body));
  const result = [...responses, mock.payments.list().length];
  await mock.settled();
  // The body of the last call can still be on its way, and an unhandled rejection is reported after this turn.
  await new Promise((resolve) => setTimeout(resolve, transport.endsWith('head') ? 50 : 0));
  return result;
}

const withoutAddress = (responses: unknown[]) =>
  JSON.parse(JSON.stringify(responses).replaceAll(/http:\/\/(127\.0\.0\.1:\d+|localhost|payments\.test)/g, ''));

test.each(Object.keys(transports) as (keyof typeof transports)[])(
  'an observer that throws changes no response, and is reported once without a secret: %s',
  async (transport) => {
    const expected = withoutAddress(await responsesWith('none', transport));
    expect(printed).toEqual([]);
    await close();
    const onPort = transport.startsWith('over HTTP');
    for (const name of observers.filter((each) => onPort || each !== 'kept requests')) {
      printed = [];
      expect(withoutAddress(await responsesWith(name, transport)), name).toEqual(expected);
      await log.close();
      expect(unhandled, name).toEqual([]);
      expect(failing.calls, name).toBeGreaterThan(0);
      expect(printed.length, name).toBe(new Set(printed).size);
      expect(printed.join('\n'), name).toMatch(
        /^Mock server: .* failed \(TypeError\)\. No response changed\..*\n\s+at /,
      );
      expect(printed.join('\n'), name).not.toContain('whsec-secret');
      await close();
    }
  },
);

test('a callback onRecord that throws changes no response', async () => {
  await start('none');
  const onRecord = vi.fn(() => {
    throw new Error('a mistake in the adapter');
  });
  const request = new Request(`${url}/v1/payments`, { method: 'POST', headers: headers(), body: payment });
  await expect(mock.fetch.handle(request, { onRecord })).resolves.toMatchObject({ response: { status: 201 } });
  expect(onRecord).toHaveBeenCalledOnce();
  expect(printed).toHaveLength(1);
});

test('a console that throws changes no response', async () => {
  await start('findings');
  const called = deferred();
  vi.mocked(console.error).mockImplementation(() => {
    called.resolve();
    throw new Error('no output is expected in tests');
  });
  expect(await postWith(mock.fetch, url)('/v1/payments', payment)).toMatchObject([201, { status: 'SUCCEEDED' }]);
  await called.promise;
});

test.each<[string, () => unknown]>([
  ['a name that is a symbol', () => Object.assign(new Error(), { name: Symbol('odd') })],
  ['a stack without a prototype', () => ({ stack: Object.create(null) })],
  [
    'a stack that throws',
    () =>
      Object.defineProperty(new Error(), 'stack', {
        get() {
          throw new Error('no stack');
        },
      }),
  ],
])('a listener that rejects with %s ends nothing', async (_what, create) => {
  await start('none');
  const called = deferred();
  mock.watch({
    async request() {
      called.resolve();
      throw create();
    },
  });
  expect(await postWith(mock.fetch, url)('/v1/payments', payment)).toMatchObject([201, { status: 'SUCCEEDED' }]);
  await called.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});
