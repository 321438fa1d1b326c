import { assertKnownNames } from '../utils/known-names.ts';
import {
  assertFunction,
  assertHeaderValue,
  assertObject,
  describeValue,
  throwConfigurationError,
} from '../validation/assert.ts';
import { parseBaseUrl, type ServiceAddress } from './base-url.ts';
import { type ClientHeaders, parseHeaders } from './caller-headers.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Credentials, type ReadCredentials, resolveCredentials } from './credentials.ts';
import type { Fetch } from './fetch.ts';
import { assertHooks, type Hooks } from './hooks.ts';
import { defaultLimits, type RequestLimits, type RetryOptions, resolveLimits } from './retry-options.ts';
import { userAgentHeader } from './user-agent.ts';

/** Options of {@link createClient} and {@link createTransport}. */
export interface ClientOptions extends Credentials, RetryOptions {
  /**
   * The address of the service, without `/v1`: https, or http on loopback. It may have a path, but no credentials, query or fragment. For
   * http to another host, see `dangerouslyAllowUnencryptedCredentials`.
   *
   * @example
   * 'https://api.example.com'
   */
  readonly baseUrl: string;
  /** The organization of `reverseTransfer` calls. A call may name another. */
  readonly organizationCode?: string | undefined;
  /**
   * Sends the requests, for example `mock.fetch`, the `fetch` of undici or node-fetch, or a wrapper. It receives `(url, init)`. It must
   * not retry, must not follow redirects, and must end the request when `init.signal` aborts: see {@link Fetch}.
   *
   * @default the global `fetch`, looked up for each request, so that a later replacement is used
   *
   * @example
   * const client = createClient({ ...options, fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
   */
  readonly fetch?: Fetch | undefined;
  /**
   * The clock and timers for time-outs, retries and `waitFor`. Set it to run a test in virtual time. The default works with the fake
   * timers of vitest and Jest if these replace `setTimeout`, `clearTimeout` and `performance`.
   *
   * @default the system clock: `performance` and the global timers, looked up at each use
   *
   * @example
   * const clock = createTestClock();
   * const client = createClient({ ...options, fetch: mock.fetch, clock });
   */
  readonly clock?: Clock | undefined;
  /**
   * Functions that the client calls during each request, for logs, metrics and traces. They observe, and change nothing. The client calls
   * the hooks of an array in order. {@link logHooks} creates hooks that write a log.
   *
   * @example
   * const client = createClient({ ...options, hooks: [logHooks(console), metricsHooks] });
   */
  readonly hooks?: Hooks | readonly Hooks[] | undefined;
  /**
   * Headers for every request, for example of a gateway in front of the service. The `headers` of a call replace them one by one. A header
   * whose value is undefined is omitted. The client rejects headers that it sets itself, such as the credentials, `X-Idempotency-Key` and
   * `Content-Type`. It also rejects headers of the connection, such as `Host`. No error and no hook contains a value.
   *
   * By default, `User-Agent` names the SDK and the runtime: `paychord-sdk/0.1.0 node/24.1.0`. A page sends its own.
   *
   * @default {}
   *
   * @example
   * const client = createClient({ ...options, headers: { 'X-Gateway-Key': gatewayKey } });
   */
  readonly headers?: ClientHeaders | undefined;
  /**
   * Allows the client in a browser page, where everyone who opens the page can read the secret key. Only for tests against a mock.
   *
   * @default false
   */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
  /**
   * Allows `http` to hosts other than loopback, for example `http://payments-mock:4010` in a container network. Everyone on the way can
   * read the secret key and the card data. Only for tests against a mock.
   *
   * @default false
   */
  readonly dangerouslyAllowUnencryptedCredentials?: boolean | undefined;
}

/** All client options, for the check of names. The type keeps the list complete. */
const optionNames = /* @__PURE__ */ Object.keys({
  baseUrl: 1,
  publicApiKey: 1,
  privateSecretKey: 1,
  organizationCode: 1,
  ...defaultLimits,
  fetch: 1,
  clock: 1,
  hooks: 1,
  headers: 1,
  dangerouslyAllowBrowser: 1,
  dangerouslyAllowUnencryptedCredentials: 1,
} satisfies Record<keyof ClientOptions, unknown>);

const contextKey: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/sdk.transport');

/** The service and the credentials: the first argument of every standalone operation, such as `createPayment`. Created by {@link createTransport}. */
export interface Transport {
  readonly [contextKey]: unknown;
}

/** The checked options of a transport. */
export interface TransportContext extends ServiceAddress {
  readonly organizationCode: string | undefined;
  readonly limits: RequestLimits;
  readonly readCredentials: ReadCredentials;
  readonly fetch: Fetch | undefined;
  readonly clock: Clock;
  readonly hooks: readonly Hooks[];
  /** The headers of the option, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The header `user-agent`, or nothing. */
  readonly userAgent: Readonly<Record<string, string>>;
}

/**
 * Creates a transport for the standalone functions, such as `retrievePayment(transport, paymentId)`. A bundle that uses these instead of
 * {@link createClient} contains only the operations that it imports. Sends nothing yet.
 *
 * @throws {ConfigurationError} when an option cannot work.
 *
 * @example
 * const transport = createTransport({ baseUrl, publicApiKey, privateSecretKey });
 * const payment = await retrievePayment(transport, paymentId);
 */
export function createTransport(options: ClientOptions): Transport {
  const given = { ...assertObject('options', options, throwConfigurationError) };
  const { organizationCode, fetch, headers = {}, hooks = [], clock = systemClock } = given;
  assertKnownNames(given, optionNames, 'a client option', throwConfigurationError);
  assertNotBrowser(given.dangerouslyAllowBrowser);
  const address = parseBaseUrl(given.baseUrl, given.dangerouslyAllowUnencryptedCredentials);
  const allHooks: readonly Hooks[] = [hooks].flat();
  for (const each of allHooks) assertHooks(each);
  for (const name of Object.keys(systemClock)) assertFunction(`clock.${name}`, Object(clock)[name]);
  const time: unknown = clock.now();
  if (!Number.isFinite(time)) {
    throwConfigurationError('clock.now', 'type', `must return a number (received ${describeValue(time)})`);
  }
  if (fetch !== undefined) assertFunction('fetch', fetch);
  const value: TransportContext = {
    ...address,
    organizationCode:
      organizationCode === undefined ? undefined : assertHeaderValue('organizationCode', organizationCode),
    limits: resolveLimits(given, defaultLimits, throwConfigurationError),
    readCredentials: resolveCredentials(given),
    fetch,
    clock,
    hooks: allHooks,
    headers: parseHeaders(headers, throwConfigurationError, false),
    userAgent: userAgentHeader(),
  };
  // Not enumerable, so that printing or copying a transport shows nothing.
  return Object.defineProperty({} as Transport, contextKey, { value });
}

/** Returns the checked options. Throws {@link ConfigurationError} for a value that is not a transport. */
export function getContext(transport: Transport): TransportContext {
  const context: TransportContext | undefined = Object(transport)[contextKey];
  return context ?? throwConfigurationError('transport', 'type', 'must come from createTransport');
}

interface RuntimeGlobals {
  readonly window?: unknown;
  readonly document?: unknown;
  /** Bun and Deno also have a version of Node. */
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/** Throws {@link ConfigurationError} in a browser page. A page that a test runner simulates in Node, Bun or Deno is allowed. */
function assertNotBrowser(dangerouslyAllowBrowser: boolean | undefined): void {
  const { window, document, process } = globalThis as RuntimeGlobals;
  if (dangerouslyAllowBrowser !== true && window && document && !process?.versions?.node) {
    throwConfigurationError(
      'privateSecretKey',
      'type',
      'must not be in a page. For tests against a mock, pass dangerouslyAllowBrowser: true',
    );
  }
}
