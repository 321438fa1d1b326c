import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import { createMockFetch } from '../../core/http/mock-fetch.ts';
import { createBaseUrl } from '../../core/http/router.ts';
import type { Credentials } from '../../core/merchant/credential-rules.ts';
import { createMockServerWith, type MockServer, type MockServerOptions } from '../../core/mock-server.ts';
import { mockServerRules } from '../../core/mock-server-options.ts';
import { parseServiceUrl } from '../../core/options/address.ts';
import { assertOptions, mustBe, type OptionRules, parsedBy } from '../../core/options/option-rules.ts';
import type { ResetOptions } from '../../generated/control-types.ts';
import { createHandlers } from '../interception/handlers.ts';
import type { MswLibrary } from '../interception/msw-library.ts';
import {
  type InterceptingServer,
  joinMswServer,
  type RunningInterception,
  respondToCheck,
  startMswServer,
} from '../interception/msw-server.ts';
import { createUnexpectedRequests } from '../interception/unexpected-requests.ts';

export interface SetupMockServerOptions extends MockServerOptions {
  /**
   * The MSW server that your tests start and stop. `setupMockServer` adds its handlers to it. By default, `setupMockServer` starts an MSW
   * server for the file. It allows requests to this machine, and fails requests to any other. `false` turns interception off, and needs
   * no MSW: pass `fetch` to your client.
   */
  server?: InterceptingServer | false;
  /**
   * The http or https URL at which your code expects the service, without `/v1`.
   *
   * @default 'https://payments.test'
   */
  baseUrl?: string;
}

/** The merchant of a test file, with its controls. */
export interface TestMerchant extends MerchantControls, Pick<MockServer, 'credentials' | 'fetch' | 'settled'> {
  /** The base URL of the service. Pass it to your client. */
  readonly baseUrl: string;
  /** The mock server of this merchant, which is its default merchant. It can have other merchants. */
  readonly mock: MockServer;
  /** Returns the unhandled requests since the last call, one line for each. They no longer fail the test. */
  unhandledRequests(): string[];
}

/** The hooks of a test runner, and what differs between test runners. */
export interface TestRunner {
  beforeAll(run: () => Promise<void>, timeoutMs: number): void;
  beforeEach(run: () => Promise<void>, timeoutMs: number): void;
  afterEach(run: () => Promise<void>, timeoutMs: number): void;
  afterAll(run: () => void | Promise<void>, timeoutMs: number): void;
  /** Returns whether a hook or a test runs. Returns false when the test runner does not tell. */
  isInHookOrTest(): boolean;
  /** Returns the credentials for the running test file. */
  testFileCredentials(): Credentials;
  /** Loads the MSW that is installed in the project. */
  loadMsw(): Promise<MswLibrary>;
}

/** Creates a mock server for the tests of a file with the hooks of its test runner. */
export function setUpWith(runner: TestRunner, setup: SetupMockServerOptions): TestMerchant {
  const { beforeAll, beforeEach, afterEach, afterAll } = runner;
  assertOptions('setupMockServer', setup, setupRules);
  if (runner.isInHookOrTest()) throw new Error(wrongPlace);
  const { server, baseUrl = 'https://payments.test', ...options } = setup;
  const base = createBaseUrl(baseUrl);
  // A test environment such as happy-dom sends preflight requests, as a browser does, when its requests are intercepted.
  const serverOfTest = createMockServerWith({ cors: server !== false, ...options }, runner.testFileCredentials());
  serverOfTest.setPublicUrl(base.href);
  const { credentials } = serverOfTest;
  const controlled = new Set([...(options.credentials ?? []), credentials].map(({ publicApiKey }) => publicApiKey));
  const mock: MockServer = {
    ...serverOfTest,
    merchant(identity) {
      const controls = serverOfTest.merchant(identity);
      controlled.add(identity.publicApiKey);
      return controls;
    },
  };
  const merchant = mock.merchant(credentials);
  let isResetByTest = false;
  const { handle, note, take, assertNone } = createUnexpectedRequests(
    mock.fetch.handle,
    (key) => controlled.has(key),
    () => isResetByTest,
  );
  const fetch = createMockFetch(async (request, handleOptions) =>
    handle(base.holds(request) ? await base.withoutPrefix(request) : request, handleOptions),
  );
  let interception: RunningInterception | undefined;
  let release = () => {};
  if (server !== false) {
    beforeAll(async () => {
      if (server === undefined) release = reserveInterception();
      const msw = await runner.loadMsw().catch(explainMissing);
      const interceptedFetch = createMockFetch(async (request, handleOptions) => {
        const response = respondToCheck(request);
        return response === undefined ? handle(request, handleOptions) : { kind: 'response', response };
      });
      const handlers = createHandlers(msw.http, { fetch: interceptedFetch }, { baseUrl });
      const options = { base, onBlocked: note };
      interception =
        server === undefined ? startMswServer(msw, handlers, options) : joinMswServer(server, handlers, options);
    }, hookTimeoutMs);
  }
  beforeEach(async () => {
    if (server !== false && interception === undefined) throw new Error(wrongPlace);
    await interception?.check();
    isResetByTest = false;
    await merchant.reset();
  }, hookTimeoutMs);
  afterEach(async () => {
    await mock.settled();
    assertNone();
  }, hookTimeoutMs);
  // Webhook receivers may send requests until the mock server is closed.
  afterAll(async () => {
    try {
      await mock.close();
      assertNone();
    } finally {
      interception?.stop();
      release();
    }
  }, hookTimeoutMs);

  const reset = (options?: ResetOptions) => {
    isResetByTest = true;
    return merchant.reset(options);
  };
  return { ...merchant, reset, baseUrl, credentials, mock, fetch, settled: mock.settled, unhandledRequests: take };
}

const setupRules: OptionRules<SetupMockServerOptions> = {
  ...mockServerRules,
  baseUrl: parsedBy(parseServiceUrl),
  server: mustBe(
    'false, or what setupServer of MSW returns',
    (value) =>
      value === false ||
      ['use', 'listHandlers', 'resetHandlers'].every((name) => typeof Object(value)[name] === 'function'),
  ),
};

const wrongPlace =
  'setupMockServer was called in a hook or a test, where it cannot intercept requests. Call it at the top level of the file or in a describe block';

/** Longer than the time-out of a webhook endpoint that never responds, which is ten seconds by default, and than MSW takes to load. */
const hookTimeoutMs = 30_000;

/**
 * Creates credentials from the path of a test file. They are the same in every run that starts in the same folder, and differ between
 * files.
 */
export function credentialsOf(file: string): Credentials {
  const folder = process.cwd();
  const path = file.startsWith(folder) ? file.slice(folder.length + 1) : file;
  // A header accepts only these characters.
  const text = encodeURI(path.replaceAll('\\', '/'));
  return { publicApiKey: `public:${text}`, privateSecretKey: `secret:${text}` };
}

function explainMissing(cause: unknown): never {
  const { code, message } = Object(cause);
  const problem = String(code).includes('MODULE_NOT_FOUND')
    ? '. Install it (npm install --save-dev msw@2, or msw on Node.js 22.12 and newer), or'
    : ` (${message}). Fix that, or`;
  throw new Error(
    `setupMockServer could not load msw, which it needs to intercept requests${problem} set \`server: false\` and pass \`fetch\` to your client`,
    { cause },
  );
}

/** Marks the process, because a program can have two copies of this package: one as ESM and one as CommonJS. */
const marker = Symbol.for('@paychord/mock-server.intercepts');

/** Two MSW servers in one process interfere with each other. */
function reserveInterception(): () => void {
  const marked = globalThis as { [marker]?: boolean };
  if (marked[marker]) {
    throw new Error(
      'setupMockServer already intercepts requests in this file. Call it once in a file, or pass your own MSW server as `server`',
    );
  }
  marked[marker] = true;
  return () => {
    marked[marker] = false;
  };
}
