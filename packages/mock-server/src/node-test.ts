import * as nodeTest from 'node:test';
import { after, afterEach, before, beforeEach } from 'node:test';
import type { Credentials } from './core/merchant/credential-rules.ts';
import { importMsw } from './testing/interception/msw-library.ts';
import {
  credentialsOf,
  type SetupMockServerOptions,
  setUpWith,
  type TestMerchant,
} from './testing/test-runners/setup.ts';

export type { InterceptingServer } from './testing/interception/msw-server.ts';
export type { SetupMockServerOptions, TestMerchant } from './testing/test-runners/setup.ts';

/**
 * Creates a mock server for the tests of a file, or of the `describe` block that calls it. For the test runner of Node.js.
 *
 * Before each test, the merchant of the file is reset. Its credentials are the same in every run. Create the data of a test in the test or
 * in `beforeEach`. After each test, `setupMockServer` waits for everything that is due, and fails the test when a request was not handled:
 * a request below the base URL that no operation handles, a request for a payment that the reset removed or, without the option `server`, a
 * request to another machine.
 *
 * A subtest (`t.test`) continues with the merchant of its test. Do not call `setupMockServer` for concurrent tests, which would share the
 * merchant. Create a mock server in each of them instead.
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
 *   assertNoDuplicateCharges(payments);
 * });
 */
export function setupMockServer(setup: SetupMockServerOptions = {}): TestMerchant {
  return setUpWith(
    {
      beforeAll: (run, timeout) => before(run, { timeout }),
      beforeEach: outsideSubtests,
      afterEach: afterTest,
      afterAll: (run, timeout) => after(run, { timeout }),
      isInHookOrTest,
      testFileCredentials,
      loadMsw: importMsw,
    },
    setup,
  );
}

/**
 * Node.js runs a `before` hook at once, except in the body of `describe`. The hook gets the context of the test that contains it. That of
 * the top level and that of the hooks of the file have the same name. An older Node.js does not tell them apart.
 */
function isInHookOrTest(): boolean {
  let name: string | undefined;
  before((context) => {
    name = context.name;
  });
  const { getTestContext } = nodeTest as { getTestContext?: () => unknown };
  return name === '<root>' ? getTestContext?.() !== undefined : name !== undefined;
}

/** Calls a function before each test. Node.js calls the hooks of a file before subtests too, in the middle of the test that contains them. */
function outsideSubtests(run: () => Promise<void>, timeout: number): void {
  const running = new Set<string>();
  beforeEach(
    async ({ fullName }) => {
      const isSubtest = [...running].some((test) => fullName.startsWith(`${test} > `));
      running.add(fullName);
      if (!isSubtest) await run();
    },
    { timeout },
  );
  afterEach(({ fullName }) => {
    running.delete(fullName);
  });
}

/**
 * Calls a function after each test. Node.js drops the error of a hook when the test has already failed. Then the hook prints its error as a
 * diagnostic of the test.
 */
function afterTest(run: () => Promise<void>, timeout: number): void {
  afterEach(
    async (context) => {
      try {
        await run();
      } catch (error) {
        if ('passed' in context && !context.passed) context.diagnostic(String(error));
        throw error;
      }
    },
    { timeout },
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
  // The runner starts a process for each test file.
  return credentialsOf(process.argv[1] ?? '');
}
