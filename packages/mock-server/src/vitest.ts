import * as vitest from 'vitest';
import type { Credentials } from './core/merchant/credential-rules.ts';
import { loadMsw } from './testing/interception/msw-library.ts';
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
 * A concurrent test (`test.concurrent`) fails, because concurrent tests would share the merchant. Create a mock server in the test instead,
 * outside of the `describe` block that calls `setupMockServer`, and pass `mock.fetch` to the client.
 *
 * @param setup - The options of `createMockServer`, and how requests reach the mock server.
 * @returns The merchant of the file.
 * @throws {OptionError} An option is unknown or has an invalid value.
 * @throws {Error} The caller is a hook or a test.
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
  const { beforeAll, afterEach, afterAll } = vitest;
  const runner = { beforeAll, beforeEach, afterEach, afterAll, isInHookOrTest, testFileCredentials };
  return setUpWith({ ...runner, loadMsw: () => loadMsw(testFile()) }, setup);
}

function beforeEach(run: () => Promise<void>, timeoutMs: number): void {
  vitest.beforeEach(({ task }) => {
    if (!task.concurrent) return run();
    throw new Error(
      'setupMockServer does not support concurrent tests: they share a merchant, and its reset before one test removes the payments of the others. Remove `concurrent` from the test, from its describe blocks and from `sequence` of the configuration: test files still run in parallel. Or move setupMockServer into a describe block, and keep the concurrent tests outside it. Create a mock server in each of them with createMockServer(), and pass fetch: mock.fetch to the client',
    );
  }, timeoutMs);
}

/** Vitest sets the duration of the collection after it called the file and its `describe` blocks, and before it runs hooks and tests. */
function isInHookOrTest(): boolean {
  if (hasTestRunner()) return vitest.TestRunner.getCurrentSuite().file.collectDuration !== undefined;
  try {
    // Throws outside of a test and its hooks.
    vitest.onTestFinished(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Vitest 3 and 4.0 have no such class. They do not tell in `beforeAll` that hooks have no effect any more. */
function hasTestRunner(): boolean {
  return Object.hasOwn(vitest, 'TestRunner');
}

/**
 * Returns credentials for the running test file. They are the same in every run and on every machine, and differ between files, so that
 * files can share one server on a port.
 *
 * @example
 * const credentials = testFileCredentials();
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4010', ...credentials });
 */
export function testFileCredentials(): Credentials {
  if (!hasTestRunner()) return credentialsOf(testFile());
  const { name, projectName } = vitest.TestRunner.getCurrentSuite().file;
  return credentialsOf(projectName ? `${projectName}:${name}` : name);
}

function testFile(): string {
  return vitest.expect.getState().testPath as string;
}

vitest.expect.extend(matchers);

declare module 'vitest' {
  // Without type parameters, because those of Vitest 3, 4 and 5 differ.
  interface Matchers extends MockServerMatchers<void> {}
}
