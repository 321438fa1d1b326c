import { version } from '../generated/version.ts';
import { type Clock, systemClock } from '../utils/clock.ts';
import { assertKnownNames } from '../utils/known-names.ts';
import {
  assertFunction,
  assertHeaderValue,
  assertObject,
  describeValue,
  throwConfigurationError,
} from '../validation/assert.ts';
import type { CallDefaults } from './call-state.ts';
import { type ClientHeaders, parseHeaders } from './caller-headers.ts';
import { type Credentials, type ReadCredentials, resolveCredentials } from './credentials.ts';
import type { Fetch } from './fetch.ts';
import { assertHooks, type Hooks } from './hooks.ts';
import { defaultLimits, type RetryOptions, resolveLimits } from './request-options.ts';

/** Options of {@link createClient}. */
export interface ClientOptions extends Credentials, RetryOptions {
  /**
   * The address of the service, without `/v1`: https, or http on loopback. It may have a path, but no credentials, query or fragment. For
   * http to another host, see `dangerouslyAllowUnencryptedCredentials`.
   *
   * @example
   * 'https://api.example.com'
   */
  readonly baseUrl: string;
  /**
   * The operations that the service runs once per idempotency key: `specified` or `all`.
   *
   * - `specified`: `payments.create`, `disputes.submit` and `onboardings.reverseTransfer`, as the service specification says. The client
   *   sends a capture, a cancellation or a refund again only if it was provably not sent
   * - `all`: also `payments.capture`, `payments.cancel` and `payments.refund`. The client repeats them after a lost response too. Set it only
   *   if your service confirms this: a service that ignores the key there would refund twice
   *
   * @default 'specified'
   */
  readonly idempotentOperations?: 'specified' | 'all' | undefined;
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
   * @default the system clock: `performance`, `Date` and the global timers, looked up at each use
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
   * whose value is undefined is omitted. The client ignores headers that it sets itself, such as the credentials and `Content-Type`. It rejects
   * headers of the connection, such as `Host`, and headers with `idempot` in their name. No error and no hook contains a value.
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
  idempotentOperations: 1,
  ...defaultLimits,
  fetch: 1,
  clock: 1,
  hooks: 1,
  headers: 1,
  dangerouslyAllowBrowser: 1,
  dangerouslyAllowUnencryptedCredentials: 1,
} satisfies Record<keyof ClientOptions, unknown>);

/** The checked options of a client. */
export interface ClientContext extends CallDefaults {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Scheme, host and port of `baseUrl`. */
  readonly origin: string;
  readonly organizationCode: string | undefined;
  readonly readCredentials: ReadCredentials;
  readonly fetch: Fetch | undefined;
  readonly hooks: readonly Hooks[];
  /** The headers of the option, and `user-agent`, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Checks the options of a client. Throws {@link ConfigurationError} when one cannot work. */
export function createContext(options: ClientOptions): ClientContext {
  const given = { ...assertObject('options', options, throwConfigurationError) };
  const {
    organizationCode,
    fetch,
    headers = {},
    hooks = [],
    clock = systemClock,
    idempotentOperations = 'specified',
  } = given;
  assertKnownNames(given, optionNames, 'a client option', throwConfigurationError);
  assertNotBrowser(given.dangerouslyAllowBrowser);
  const address = parseBaseUrl(given.baseUrl, given.dangerouslyAllowUnencryptedCredentials);
  const allHooks: readonly Hooks[] = [hooks].flat();
  for (const each of allHooks) assertHooks(each);
  assertClock(clock);
  if (fetch !== undefined) assertFunction('fetch', fetch);
  if (idempotentOperations !== 'specified' && idempotentOperations !== 'all') {
    const received = describeValue(idempotentOperations);
    throwConfigurationError('idempotentOperations', `must be 'specified' or 'all' (received ${received})`);
  }
  return {
    ...address,
    organizationCode:
      organizationCode === undefined ? undefined : assertHeaderValue('organizationCode', organizationCode),
    idempotentOperations,
    limits: resolveLimits(given, defaultLimits, throwConfigurationError),
    readCredentials: resolveCredentials(given),
    fetch,
    clock,
    hooks: allHooks,
    // A header of the caller replaces the one that names the SDK.
    headers: { ...userAgentHeader(), ...parseHeaders(headers, throwConfigurationError) },
  };
}

/** Without a time, the client would repeat old keys. */
function assertClock(clock: Clock): void {
  for (const name of ['now', 'setTimeout', 'clearTimeout'] as const)
    assertFunction(`clock.${name}`, Object(clock)[name]);
  const time: unknown = clock.now();
  if (!Number.isFinite(time))
    throwConfigurationError('clock.now', `must return a number (received ${describeValue(time)})`);
}

/**
 * Returns the base URL and its origin. Throws {@link ConfigurationError} for one that could only fail, or that would send
 * credentials without encryption. The message repeats only parts of the URL that cannot be secret.
 */
function parseBaseUrl(baseUrl: unknown, allowUnencrypted: unknown): Pick<ClientContext, 'baseUrl' | 'origin'> {
  if (!baseUrl) throwConfigurationError('baseUrl', 'is not set. Is its environment variable set?');
  // Checked first, because the error of the parser repeats the input.
  if (typeof baseUrl !== 'string' || !/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    return throwConfigurationError(
      'baseUrl',
      `must be a string that starts with https:// (http:// on loopback), without quotes or spaces (received ${describeValue(baseUrl)})`,
    );
  }
  const { protocol, hostname, href, origin, pathname } = new URL(baseUrl);
  // The URL parser turns every host that begins with digits into four numbers.
  const isLoopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLoopback && allowUnencrypted !== true) {
    throwConfigurationError(
      'baseUrl',
      `must use https://, or http:// on loopback (received "${origin}"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true`,
    );
  }
  const clean = origin + pathname.replace(/(\/v1|\/)+$/i, '');
  // Only the slashes at the end may be missing.
  if (href.replace(/\/+$/, '') !== clean) {
    throwConfigurationError('baseUrl', `must not contain credentials, a query, a fragment or /v1. Pass "${clean}"`);
  }
  return { baseUrl: clean, origin };
}

interface RuntimeGlobals {
  readonly window?: unknown;
  readonly document?: unknown;
  readonly navigator?: { readonly userAgent?: string };
  readonly process?: { readonly versions?: Readonly<Record<string, string | undefined>> };
}

/** Throws {@link ConfigurationError} in a browser page. A page that a test runner simulates in Node, Bun or Deno is allowed. */
function assertNotBrowser(dangerouslyAllowBrowser: boolean | undefined): void {
  const { window, document, process } = globalThis as RuntimeGlobals;
  if (dangerouslyAllowBrowser !== true && window && document && !process?.versions?.node) {
    throwConfigurationError(
      'privateSecretKey',
      'must not be in a page. For tests against a mock, pass dangerouslyAllowBrowser: true',
    );
  }
}

/**
 * Returns the header that names the SDK and its runtime: `paychord-sdk/0.1.0 node/24.1.0`. Returns no header in a page, where the header
 * would need a CORS preflight, and in an unknown runtime. A page that a test runner simulates counts as a page.
 */
export function userAgentHeader(): Readonly<Record<string, string>> {
  const { document, navigator, process } = globalThis as RuntimeGlobals;
  const versions = process?.versions ?? {};
  // Bun and Deno also have a version of Node, and workerd can have one. workerd itself has no version.
  const name = ['bun', 'deno', 'node'].find((each) => versions[each]);
  const runtime = navigator?.userAgent === 'Cloudflare-Workers' ? 'workerd' : name && `${name}/${versions[name]}`;
  return runtime && !document ? { 'user-agent': `paychord-sdk/${version} ${runtime}` } : {};
}
