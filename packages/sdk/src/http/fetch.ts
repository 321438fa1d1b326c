/** The second argument of a custom `fetch`: a part of the standard `RequestInit`, new for each attempt. */
export interface FetchInit {
  readonly method: string;
  /** All headers of the request, including the credentials. */
  readonly headers: Record<string, string>;
  /** Undefined for a GET. A string for a POST; on Deno it is a `Blob`. */
  // biome-ignore lint/suspicious/noExplicitAny: every implementation of fetch types the body differently.
  readonly body: any;
  /** Do not follow redirects: they would send the credentials to another address. */
  readonly redirect: 'manual';
  /** Aborts when the attempt times out or the caller aborts the call. End the request then. */
  readonly signal: AbortSignal;
  /** Set if the runtime supports this option. */
  readonly cache?: 'no-store';
}

/** The part of a response that the client uses. The `Response` of every implementation of `fetch` has it. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
  /** A `ReadableStream` or a stream of Node. For any other body the client calls `text()`. */
  readonly body?: unknown;
  text(): Promise<string>;
}

/**
 * Sends one request. It has the signature of the standard `fetch`, so the `fetch` of undici, node-fetch and `mock.fetch` work unchanged.
 *
 * A wrapper passes `url` and `init` on and returns the response unread. It must
 * - send the request once. It must not retry: the client retries, because it knows which request is safe to send again;
 * - keep `redirect: 'manual'` and return a redirect as it is;
 * - end the request when `init.signal` aborts, and then reject;
 * - resolve with every response, also 4xx and 5xx, and reject when no response arrives.
 *
 * @param url - The absolute URL, with the query
 * @param init - Method, headers, body, `redirect: 'manual'` and `signal`
 *
 * @example
 * import { Agent, fetch as undiciFetch } from 'undici';
 *
 * const dispatcher = new Agent({ connections: 50 });
 * const client = createClient({ ...options, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher }) });
 */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

let cacheOption: { cache?: 'no-store' } | undefined;

/**
 * Returns the option that keeps a response out of every cache. Without it, Next.js can store what `fetch` returns on disk, and a payment
 * stays PENDING forever. Empty in runtimes without caches that reject the option, such as older workerd.
 */
export function noStore(): { cache?: 'no-store' } {
  cacheOption ??= findCacheOption();
  return cacheOption;
}

function findCacheOption() {
  try {
    const init = { cache: 'no-store' } as const;
    new Request('https://localhost', init);
    return init;
  } catch {
    return {};
  }
}
