import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Credentials } from './core/merchant/credential-rules.ts';
import { requireMsw } from './testing/interception/msw-library.ts';
import { type MockServerMatchers, matchers } from './testing/test-runners/matchers.ts';
import {
  credentialsOf,
  type SetupMockServerOptions,
  setUpWith,
  type TestMerchant,
} from './testing/test-runners/setup.ts';

export type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
export type { InterceptingServer } from './testing/interception/msw-server.ts';
export type { NoFindingsOptions } from './testing/matchers/findings.ts';
export type { RequestMatch } from './testing/matchers/requests.ts';
export type { MockServerMatchers } from './testing/test-runners/matchers.ts';
export type { SetupMockServerOptions, TestMerchant } from './testing/test-runners/setup.ts';

/**
 * Creates a mock server for the tests of a file, or of the `describe` block that calls it.
 *
 * Before each test, the merchant of the file is reset. Its credentials are the same in every run. Create the data of a test in the test or
 * in `beforeEach`. After each test, `setupMockServer` waits for everything that is due, and fails the test when a request was not handled:
 * a request below the base URL that no operation handles, a request for a payment that the reset removed or, without the option `server`, a
 * request to another machine.
 *
 * Do not call it for concurrent tests (`test.concurrent`), which would share the merchant. Create a mock server in each of them instead.
 *
 * @param setup - The options of `createMockServer`, and how requests reach the mock server.
 * @returns The merchant of the file.
 * @throws {OptionError} An option is unknown or has an invalid value.
 * @throws {Error} The caller is a hook or a test.
 * @throws {Error} The test environment has no `fetch`, `Request` or `Response`, for example jsdom.
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
  return setUpWith(
    {
      beforeAll,
      beforeEach,
      afterEach,
      afterAll,
      // Jest itself fails a file that defines hooks in `beforeAll`.
      isInHookOrTest: () => expect.getState().currentTestName !== undefined,
      testFileCredentials,
      loadMsw: async () => requireMsw(testFile()),
    },
    setup,
  );
}

/**
 * Returns credentials for the running test file. They are the same in every run that starts in the same folder, and differ between files,
 * so that files can share one server on a port.
 *
 * @example
 * const credentials = testFileCredentials();
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', ...credentials });
 */
export function testFileCredentials(): Credentials {
  return credentialsOf(testFile());
}

function testFile(): string {
  // Jest sets the path before it loads the test file.
  return expect.getState().testPath as string;
}

expect.extend(matchers);

// `expect` of `@jest/globals`.
declare module 'expect' {
  // The names of the parameters must be those of Jest.
  interface Matchers<R extends void | Promise<void>, T = unknown> extends MockServerMatchers<R> {}
}

declare global {
  // The global `expect` of `@types/jest`.
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: as in `@types/jest`.
    interface Matchers<R, T = {}> extends MockServerMatchers<R> {}
  }
}
