import type { HttpHandler } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, TestRunner } from 'vitest';
import type { MerchantControls } from './controls/merchant-controls.ts';
import { createBaseUrl } from './http/base-url.ts';
import { createMockFetch } from './http/mock-fetch.ts';
import type { InterceptingServer } from './interception/msw-server.ts';
import { guardNetwork, guardSecret } from './interception/network-guard.ts';
import { createUnhandledRequests } from './interception/unhandled-requests.ts';
import { checkNoDuplicateCharges } from './matchers/duplicate-charges.ts';
import { checkReceivedRequest, type RequestMatch } from './matchers/requests.ts';
import { checkNoUnknownFields } from './matchers/unknown-fields.ts';
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
   * The MSW server that your tests start and stop. `setupMockServer` adds its handlers to it. By default, `setupMockServer` starts an MSW
   * server for the file. It allows requests to this machine, and fails requests to any other. `false` turns interception off, and needs
   * no MSW: pass `fetch` to your client.
   */
  server?: InterceptingServer | false;
  /**
   * The http or https URL at which your code expects the service.
   *
   * @default 'https://payments.test'
   */
  baseUrl?: string;
}

/** The merchant of a test file, with its controls. */
export interface TestMerchant extends MerchantControls, Pick<MockServer, 'credentials' | 'fetch' | 'settled'> {
  /** The base URL of the service. Pass it to your client. */
  readonly baseUrl: string;
  /** The mock server of this merchant. It can have other merchants. */
  readonly mock: MockServer;
  /** Returns the unhandled requests since the last call, one line for each. They no longer fail the test. */
  unhandledRequests(): string[];
}

/**
 * Creates a mock server for the tests of a file, or of the `describe` block that calls it.
 *
 * Before each test, the merchant of the file is reset. Its credentials are the same in every run. Create the data of a test in the test or
 * in `beforeEach`. After each test, `setupMockServer` waits for everything that is due, and fails the test when a request was not handled:
 * a request below the base URL that no operation handles or, without the option `server`, a request to another machine.
 *
 * Concurrent tests (`test.concurrent`) share the merchant. Give each its own with `mock.merchant(…)`.
 *
 * @param setup - The options of `createMockServer`, and how requests reach the mock server.
 * @returns The merchant of the file.
 * @throws {OptionError} An option is unknown or has an invalid value.
 *
 * @example
 * const payments = setupMockServer();
 * const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
 *
 * test('charges an order once when the response is lost', async () => {
 *   payments.faults.inject({ phase: 'after-commit', status: 503 });
 *   await placeOrder(client);
 *   expect(payments).toHaveNoDuplicateCharges();
 * });
 */
export function setupMockServer(setup: SetupMockServerOptions = {}): TestMerchant {
  assertOptions('setupMockServer', setup, setupRules);
  const { server, baseUrl = 'https://payments.test', ...options } = setup;
  const base = createBaseUrl(baseUrl);
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
      const [{ handlers }, { startMswServer, guardHandler }] = await loadMsw();
      added = handlers({ fetch: createMockFetch(handle) }, { baseUrl });
      if (server === undefined) {
        const close = startMswServer(added, { handles: base.holds, guard: guardNetwork(base), onBlocked: note });
        stop = () => {
          close();
          release();
        };
      } else {
        added.push(guardHandler(server, { guard: guardSecret(base), onBlocked: note }));
        server.use(...added);
      }
    });
    afterAll(() => stop());
    // A server that was reset between tests no longer has the handlers.
    if (server !== undefined) beforeEach(() => addMissing(server, added));
  }
  beforeEach(() => merchant.reset());
  afterEach(async () => {
    await mock.settled();
    assertNone();
  }, settleTimeoutMs);
  afterAll(async () => {
    await mock.close();
    assertNone();
  }, settleTimeoutMs);

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

/** Longer than the time-out of a webhook endpoint that never responds, which is ten seconds by default. */
const settleTimeoutMs = 30_000;

/**
 * Returns credentials for the running test file. They are the same in every run and on every machine, and differ between files, so that
 * files can share one server on a port.
 *
 * @example
 * const credentials = testFileCredentials();
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', ...credentials });
 */
export function testFileCredentials(): Credentials {
  const { name, projectName } = TestRunner.getCurrentSuite().file;
  // A header accepts only these characters.
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
    'setupMockServer could not load msw, which it needs to intercept requests. Install msw, or set `server: false` and pass `fetch` to your client',
    { cause },
  );
}

let isIntercepting = false;

/** Two MSW servers in one process interfere with each other. */
function reserveInterception(): () => void {
  if (isIntercepting) {
    throw new Error(
      'setupMockServer already intercepts requests in this file. Call it once in a file, or pass your own MSW server as `server`',
    );
  }
  isIntercepting = true;
  return () => {
    isIntercepting = false;
  };
}

/** Checks that a matcher got controls: those of `setupMockServer`, of a mock server, or of one of its merchants. */
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
  toHaveNoUnknownFields: (received) => checkNoUnknownFields(merchantIn(received)),
});

declare module 'vitest' {
  // The names of the parameters must be those of vitest.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Asserts that the merchant sent a matching request.
     *
     * @param match - The operation, fields of the journal entry with a part of the body, or a function.
     *
     * @example
     * expect(payments).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
     */
    toHaveReceivedRequest(match: RequestMatch): R;
    /**
     * Asserts that a matching webhook was delivered. Waits for deliveries in flight, so it must be awaited. It does not wait for a retry
     * that is scheduled for later.
     *
     * @param match - The event, a part of the body, or a function.
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
    /**
     * Asserts that every request in the journal has only fields and query parameters that the contract lists. The service ignores a field
     * that it does not know, so a misspelled field is lost without an error.
     *
     * @example
     * afterEach(() => expect(payments).toHaveNoUnknownFields());
     */
    toHaveNoUnknownFields(): R;
  }
}
