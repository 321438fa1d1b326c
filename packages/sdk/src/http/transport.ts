import { isObject } from '../validation/is-object.ts';
import { throwConfigurationError } from '../validation/misconfigure.ts';
import { assertHeaderValue } from '../validation/require-visible.ts';
import { readBaseUrl } from './base-url.ts';
import { assertNotBrowser } from './browser-guard.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import type { Fetch } from './fetch.ts';
import type { Hooks } from './hooks.ts';
import { defaultLimits, type RequestLimits, type RetryOptions, readLimits } from './retry-options.ts';
import type { TransportContext } from './transport-context.ts';

/** What a client, or a transport, is made of. */
export interface ClientOptions extends Credentials, RetryOptions {
  /**
   * The address of the service, without `/v1`. https, or http on loopback; it may have a path, and must not carry
   * credentials, a query or a fragment.
   */
  readonly baseUrl: string;
  /** The organization that reverse-transfer calls are made for, unless a call names another. */
  readonly organizationCode?: string | undefined;
  /**
   * Sends the requests, for example `mock.fetch`, the `fetch` of undici or node-fetch, or a wrapper. It receives `(url, init)`. It must
   * not retry, must not follow redirects, and must end the request when `init.signal` aborts: see {@link Fetch}.
   *
   * @default the global `fetch`, looked up at each call, so that a later replacement is used
   *
   * @example
   * const client = createClient({ ...options, fetch: (url, init) => fetch(url, { ...init, dispatcher }) });
   */
  readonly fetch?: Fetch | undefined;
  /**
   * Where the client takes the time from, and what it waits with: for time-outs, retries and `waitFor`. Set it to run a test in virtual
   * time. The default works with the fake timers of vitest and Jest if these replace `setTimeout`, `clearTimeout` and `performance`.
   *
   * @default the system clock: `performance` and the global timers, looked up at each use
   *
   * @example
   * const clock = createTestClock();
   * const client = createClient({ ...options, fetch: mock.fetch, clock });
   */
  readonly clock?: Clock | undefined;
  /** Called as calls go on, for logs, metrics and traces. They observe, and change nothing. */
  readonly hooks?: Hooks | undefined;
  /** Allows a browser page to hold the secret key, which anybody who opens the page can then read. */
  readonly dangerouslyAllowBrowser?: boolean | undefined;
}

const inside: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/sdk.transport');

/** Where calls go and as whom: what every function of this package takes first. Made by {@link createTransport}. */
export interface Transport {
  readonly [inside]: unknown;
}

export interface TransportInternals {
  readonly baseUrl: string;
  readonly organizationCode: string | undefined;
  readonly limits: RequestLimits;
  readonly link: TransportContext;
}

/**
 * A transport for the functions of this package: `retrievePayment(transport, paymentId)` and so on. A bundle that uses
 * them instead of {@link createClient} carries only the operations it names.
 *
 * Throws {@link ConfigurationError} for options that cannot work. Connects to nothing yet.
 *
 * Specification: "Authentication", items 1 and 3.
 *
 * @example
 * const transport = createTransport({ baseUrl, publicApiKey, privateSecretKey });
 * const payment = await retrievePayment(transport, paymentId);
 */
export function createTransport(options: ClientOptions): Transport {
  const { organizationCode, fetch, hooks = {}, clock = systemClock, ...rest }: ClientOptions = { ...options };
  assertNotBrowser(rest.dangerouslyAllowBrowser);
  const baseUrl = readBaseUrl(rest.baseUrl);
  if (!isObject(hooks)) throwConfigurationError('hooks', 'type', 'must be an object with functions');
  const checkFunction = (name: string, value: unknown) => {
    if (typeof value !== 'function') throwConfigurationError(name, 'type', `must be a function, not ${typeof value}`);
  };
  for (const name of Object.keys(systemClock)) checkFunction(`clock.${name}`, Object(clock)[name]);
  if (fetch !== undefined) checkFunction('fetch', fetch);
  for (const name of ['onRequest', 'onResponse', 'onRetry', 'onError'] as const) {
    if (hooks[name] !== undefined) checkFunction(`hooks.${name}`, hooks[name]);
  }
  const parts: TransportInternals = {
    baseUrl,
    organizationCode:
      organizationCode === undefined ? undefined : assertHeaderValue('organizationCode', organizationCode),
    limits: readLimits(rest, defaultLimits, throwConfigurationError),
    link: {
      findFetch: () => {
        const found = fetch ?? globalThis.fetch;
        if (typeof found === 'function') return found as typeof globalThis.fetch;
        return throwConfigurationError('fetch', 'required', 'must be given: there is no global fetch');
      },
      readKeys: readCredentials(rest),
      hooks,
      clock,
      origin: new URL(baseUrl).origin,
    },
  };
  // Not enumerable: there is nothing to see in a transport, and nothing to copy.
  return Object.defineProperty({} as Transport, inside, { value: parts });
}

export function getInternals(transport: Transport): TransportInternals {
  const parts = Object(transport)[inside] as TransportInternals | undefined;
  if (parts !== undefined) return parts;
  return throwConfigurationError('transport', 'type', 'must be made by createTransport');
}
