import {
  type ArrivedRequest,
  type Handle,
  type HandleOptions,
  type MockResponse,
  type MockResult,
  toResponse,
} from './mock-result.ts';

/** A standard `fetch` in front of a handler. Transports that own a connection call `handle`, so that they can break it. */
export type MockFetch<R = MockResponse> = typeof globalThis.fetch & {
  readonly handle: Handle<R>;
  /** Does what `handle` does, for a port that has read the whole request. Undefined when only a `Request` will do. */
  readonly handleArrived?: ((request: ArrivedRequest, options?: HandleOptions) => Promise<MockResult>) | undefined;
};

/** A mock server, or any function that takes its place. */
export type FetchFunction = (this: void, request: Request) => Promise<Response>;

/**
 * Makes a standard `fetch` from a handler. It behaves like a `fetch` over a network. An abort rejects at once, and a reset rejects with a
 * `TypeError`. Only the signal of the caller ends a call that hangs.
 */
export function createMockFetch<R extends MockResponse | Response>(
  handle: Handle<R>,
  handleArrived?: MockFetch['handleArrived'],
): MockFetch<R> {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = toRequest(input, init);
    const response = await respond(handle, request);
    // A request that was sent cannot be sent again, even when no one read its body. Firefox has no stream for the body of a request.
    if (!request.bodyUsed) request.body?.cancel().catch(() => {});
    // `new Response` sets no URL. A getter would keep the whole request in memory.
    const [url] = request.url.split('#', 1);
    return Object.defineProperty(response, 'url', { value: url, configurable: true });
  };
  return Object.assign(fetch, { handle, handleArrived });
}

/** Calls a `fetch` for its result: that of a mock server, or of a function that takes its place. */
export async function resultOf(
  fetch: FetchFunction | MockFetch<MockResponse | Response>,
  request: Request,
  options?: HandleOptions,
): Promise<MockResult<MockResponse | Response>> {
  if ('handle' in fetch) return fetch.handle(request, options);
  try {
    return { kind: 'response', response: await fetch(request) };
  } catch (error) {
    if (Object(Object(error).cause).code === 'ECONNRESET') return { kind: 'reset' };
    throw error;
  }
}

function respond(handle: Handle<MockResponse | Response>, request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = request;
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    handle(request).then((result) => {
      if (result.kind === 'reset') reject(connectionReset());
      else if (result.kind !== 'hang') resolve(toResponse(result));
    }, reject);
  });
}

/** The error of Node's `fetch` for a socket that was reset. */
export function connectionReset(): TypeError {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error('The connection was reset'), { code: 'ECONNRESET' }),
  });
}

function toRequest(input: string | URL | Request, init: RequestInit | undefined): Request {
  // `Bun.serve` passes itself as the second argument. Its `url` would replace that of the request.
  const isServer = init !== undefined && 'requestIP' in init;
  // A copy of a `Request` would cost as much as the rest of the call.
  if (!isRequest(input) || (init !== undefined && !isServer)) return new Request(input, init);
  if (input.bodyUsed) throw new TypeError('Cannot fetch a Request whose body has already been used');
  return input;
}

/** Another realm or a polyfill may have a `Request` class that is not the global one. */
function isRequest(input: string | URL | Request): input is Request {
  return typeof input === 'object' && 'headers' in input;
}
