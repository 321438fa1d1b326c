import { readBaseUrl } from './base-url.ts';
import { refuseBrowser } from './browser.ts';
import { type Credentials, readCredentials } from './credentials.ts';
import { isObject } from './is-object.ts';
import { misconfigure } from './misconfigure.ts';
import { requireVisible } from './require-visible.ts';
import type { Hooks } from './transport/hooks.ts';
import { type CallLimits, defaultLimits, type RetryOptions, readLimits } from './transport/limits.ts';
import type { Fetch, Link } from './transport/link.ts';
import { realTime, type Time } from './transport/time.ts';

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
   * Sends the requests, for example `mock.fetch`. The global `fetch` when left out, looked up at each call, so that
   * whatever replaces it later is used.
   */
  readonly fetch?: Fetch | undefined;
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

export interface TransportInside {
  readonly baseUrl: string;
  readonly organizationCode: string | undefined;
  readonly limits: CallLimits;
  readonly link: Link;
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
  return createTransportIn(realTime, options);
}

/** {@link createTransport} with a time of its own, for tests. */
export function createTransportIn(time: Time, options: ClientOptions): Transport {
  const { organizationCode, fetch, hooks = {}, ...rest }: ClientOptions = { ...options };
  if (!isObject(hooks)) misconfigure('hooks', 'type', 'must be an object with functions');
  refuseBrowser(rest.dangerouslyAllowBrowser);
  const baseUrl = readBaseUrl(rest.baseUrl);
  const { onRequest, onResponse, onRetry, onError } = hooks;
  const functions = {
    fetch,
    'hooks.onRequest': onRequest,
    'hooks.onResponse': onResponse,
    'hooks.onRetry': onRetry,
    'hooks.onError': onError,
  };
  for (const [name, value] of Object.entries(functions)) {
    if (value !== undefined && typeof value !== 'function') misconfigure(name, 'type', 'must be a function');
  }
  const parts: TransportInside = {
    baseUrl,
    organizationCode: organizationCode === undefined ? undefined : requireVisible('organizationCode', organizationCode),
    limits: readLimits(rest, defaultLimits, misconfigure),
    link: {
      requireFetch: () => {
        if (!fetch && typeof globalThis.fetch !== 'function')
          misconfigure('fetch', 'required', 'must be given: this runtime has no global fetch');
      },
      fetch: (url, init, call) => {
        if (!fetch) return globalThis.fetch(url, init);
        // Within one rendering React gives the first response again to an equal GET, unless it is `keepalive`.
        call.request = new Request(url, { ...init, keepalive: init.method === 'GET' });
        return fetch(call.request);
      },
      readKeys: readCredentials(rest),
      hooks,
      time,
      origin: new URL(baseUrl).origin,
    },
  };
  // Not enumerable: there is nothing to see in a transport, and nothing to copy.
  return Object.defineProperty({} as Transport, inside, { value: parts });
}

export function insideOf(transport: Transport): TransportInside {
  const parts = Object(transport)[inside] as TransportInside | undefined;
  if (parts !== undefined) return parts;
  return misconfigure('transport', 'type', 'must be made by createTransport');
}
