import type { HttpHandler } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, TestRunner } from 'vitest';
import type { MerchantControls } from './controls/merchant-controls.ts';
import { baseUrlOf } from './http/base-url.ts';
import { createMockFetch } from './http/mock-fetch.ts';
import type { InterceptingServer } from './interception/msw-server.ts';
import { guardNetwork, guardSecret } from './interception/network-guard.ts';
import { createUnhandledRequests } from './interception/unhandled-requests.ts';
import { checkNoDuplicateCharges } from './matchers/duplicate-charges.ts';
import { checkReceivedRequest, type RequestMatch } from './matchers/requests.ts';
import { checkDeliveredWebhook, type DeliveryMatch } from './matchers/webhooks.ts';
import type { Credentials } from './merchant/registry.ts';
import { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
import { mockServerRules } from './mock-server-options.ts';
import { parseBaseUrl } from './options/address.ts';
import { assertOptions, mustBe, type OptionRules, parsedBy } from './options/option-rules.ts';

export type { InterceptingServer } from './interception/msw-server.ts';
export type { RequestMatch } from './matchers/requests.ts';
export type { DeliveryMatch } from './matchers/webhooks.ts';

export interface SetupMockServerOptions extends MockServerOptions {
  /**
   * The MSW server that your tests start and stop: it gets the mock's handlers. When absent one is started for the file, which lets
   * requests to this machine through and fails those to any other. `false`: no interception and no need of MSW; pass `fetch` on.
   */
  server?: InterceptingServer | false;
  /** Where your code expects the service, an http or https URL. `https://payments.test` when absent. */
  baseUrl?: string;
}

/** A merchant for the tests of one file, and what the outside world does to it. */
export interface TestMerchant extends MerchantControls, Pick<MockServer, 'credentials' | 'fetch' | 'settled'> {
  /** Below it requests are answered. */
  readonly baseUrl: string;
  /** The server that the merchant is at, where there can be others. */
  readonly mock: MockServer;
  /** What nobody handled since it was last asked, one line a request. They fail no test that asks. */
  unhandledRequests(): string[];
}

/**
 * A mock of the service for the tests of a file, or of the `describe` it is called in. The file's merchant has the same credentials in
 * every run and is as new before each test: what a test needs is made in it, or in `beforeEach`. When a test is over, what is due is
 * awaited, and an unhandled request fails it: one below the base URL that no operation has, and, when MSW is started here, one to
 * another machine. Tests that run at the same time within a file (`test.concurrent`) share its merchant: give each its own with
 * `mock.merchant(…)`.
 *
 * @example
 * const payments = setupMockServer();
 * const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
 *
 * test('charges an order once when the answer is lost', async () => {
 *   payments.faults.inject({ phase: 'after-commit', status: 503 });
 *   await placeOrder(client);
 *   expect(payments).toHaveNoDuplicateCharges();
 * });
 *
 * @throws OptionError when an option is unknown, or its value makes no sense
 */
export function setupMockServer(setup: SetupMockServerOptions = {}): TestMerchant {
  assertOptions('setupMockServer', setup, setupRules);
  const { server, baseUrl = 'https://payments.test', ...options } = setup;
  const base = baseUrlOf(baseUrl);
  const mock = createMockServer(options);
  const credentials = { ...(options.credentials?.[0] ?? testFileCredentials()) };
  const merchant = mock.merchant(credentials);
  const { handle, note, take, assertNone } = createUnhandledRequests(mock.fetch.handle);
  const fetch = createMockFetch(async (request, handleOptions) =>
    handle(base.holds(request) ? await base.withoutPrefix(request) : request, handleOptions),
  );
  if (server !== false) {
    let added: HttpHandler[] = [];
    let stop = () => {};
    beforeAll(async () => {
      const release = server === undefined ? reserveInterception() : () => {};
      stop = release;
      const [{ handlers }, { startServer, guardHandler }] = await loadMsw();
      added = handlers({ fetch: createMockFetch(handle) }, { baseUrl });
      if (server === undefined) {
        const close = startServer(added, { takes: base.holds, guard: guardNetwork(base), onRefused: note });
        stop = () => {
          close();
          release();
        };
      } else {
        added.push(guardHandler(server, { guard: guardSecret(base), onRefused: note }));
        server.use(...added);
      }
    });
    afterAll(() => stop());
    // A server that is reset between tests has lost them.
    if (server !== undefined) beforeEach(() => addMissing(server, added));
  }
  beforeEach(() => merchant.reset());
  afterEach(async () => {
    await mock.settled();
    assertNone();
  }, longestSettling);
  afterAll(async () => {
    await mock.close();
    assertNone();
  }, longestSettling);

  return { ...merchant, baseUrl, credentials, mock, fetch, settled: mock.settled, unhandledRequests: take };
}

const setupRules: OptionRules<SetupMockServerOptions> = {
  ...mockServerRules,
  baseUrl: parsedBy(parseBaseUrl),
  server: mustBe(
    'false, or what setupServer of MSW returns',
    (value) => value === false || ['use', 'listHandlers'].every((name) => typeof Object(value)[name] === 'function'),
  ),
};

/** An endpoint that never answers is given up after ten seconds of real time, or what policy says. */
const longestSettling = 30_000;

/**
 * Credentials of the test file that is running: the same in every run and on every machine, and no other file's. Files that run in
 * parallel share one server on a port with them.
 */
export function testFileCredentials(): Credentials {
  const { name, projectName } = TestRunner.getCurrentSuite().file;
  // Headers take no other characters.
  const file = encodeURI(projectName ? `${projectName}:${name}` : name);
  return { publicApiKey: `public:${file}`, privateSecretKey: `secret:${file}` };
}

function addMissing(server: InterceptingServer, handlers: readonly HttpHandler[]): void {
  const there = server.listHandlers();
  server.use(...handlers.filter((each) => !there.includes(each)));
}

function loadMsw() {
  return Promise.all([import('./msw.ts'), import('./interception/msw-server.ts')]).catch(explainMissing);
}

function explainMissing(cause: unknown): never {
  throw new Error(
    'setupMockServer intercepts requests with MSW, which cannot be loaded: install msw, or pass `server: false` and give `fetch` to your client',
    { cause },
  );
}

let isIntercepting = false;

/** Two servers that listen at once break each other. */
function reserveInterception(): () => void {
  if (isIntercepting) {
    throw new Error(
      'setupMockServer is intercepting already: call it once in a file, or pass it the MSW server that you start',
    );
  }
  isIntercepting = true;
  return () => {
    isIntercepting = false;
  };
}

/** What a matcher has to be given: controls, of `setupMockServer`, of a mock server or of one of its merchants. */
function merchantIn(received: unknown): MerchantControls {
  if (typeof received === 'object' && received !== null && 'journal' in received && 'webhooks' in received) {
    return received as MerchantControls;
  }
  throw new TypeError('Expected what setupMockServer, createMockServer or mock.merchant returns');
}

expect.extend({
  toHaveReceivedRequest: (received, match: RequestMatch) => checkReceivedRequest(merchantIn(received), match),
  async toHaveDeliveredWebhook(received, match: DeliveryMatch) {
    const merchant = merchantIn(received);
    await merchant.settled();
    return checkDeliveredWebhook(merchant, match);
  },
  toHaveNoDuplicateCharges: (received) => checkNoDuplicateCharges(merchantIn(received)),
});

declare module 'vitest' {
  // The names of its parameters have to be vitest's.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Asserts that the merchant sent a request that matches: an operation, fields of the journal entry and part of the body, or a function.
     *
     * @example
     * expect(payments).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
     */
    toHaveReceivedRequest(match: RequestMatch): R;
    /**
     * Asserts that an endpoint of the merchant acknowledged a webhook that matches: an event, an event and part of the body, or a function.
     *
     * Waits for the attempts that are in flight, so it must be awaited. It does not wait for a retry: advance the clock or call
     * `webhooks.flush()` first.
     *
     * @example
     * await expect(payments).toHaveDeliveredWebhook('payment.purchase');
     */
    toHaveDeliveredWebhook(match: DeliveryMatch): Promise<void>;
    /**
     * Asserts that no order was charged more than once: at most one payment with the same `merchant_order_id` has a successful charge, and
     * no payment has two with the same `merchant_reference`. See `findDuplicateCharges` in `@paychord/mock-server/assertions`.
     *
     * @example
     * expect(payments).toHaveNoDuplicateCharges();
     */
    toHaveNoDuplicateCharges(): R;
  }
}
