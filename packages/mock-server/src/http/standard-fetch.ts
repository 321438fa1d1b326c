/** Answers a request. */
export type Respond = (request: Request) => Promise<Response>;

/** What options of a request can hold: https://fetch.spec.whatwg.org/#requestinit. */
const initNames = [
  ...['method', 'headers', 'body', 'referrer', 'referrerPolicy', 'mode', 'credentials', 'cache', 'redirect'],
  ...['integrity', 'keepalive', 'signal', 'duplex', 'priority', 'window'],
] as const;

/** Makes a standard `fetch` of a function that answers requests. */
export function standardFetch(respond: Respond): typeof globalThis.fetch {
  return async (input, init) => {
    const request = requestOf(input, init);
    const response = await respond(request);
    discardBody(request);
    // What `new Response` makes has none. A text and not a getter, which would keep the whole request in memory.
    const [url] = request.url.split('#', 1);
    return Object.defineProperty(response, 'url', { value: url, configurable: true });
  };
}

function requestOf(input: string | URL | Request, init: RequestInit | undefined): Request {
  if (!isRequest(input)) return new Request(input, init);
  // Servers call a `fetch` too, and what Bun, Deno and workers pass beside the request are no options of it.
  if (init !== undefined && initNames.some((name) => name in init)) return new Request(input, init);
  // A copy would cost as much as everything else that a request does.
  if (input.bodyUsed) throw new TypeError('Cannot fetch a Request whose body has already been used');
  return input;
}

/** Another realm or a polyfill may have a `Request` of its own. */
function isRequest(input: string | URL | Request): input is Request {
  return typeof input === 'object' && 'headers' in input;
}

/** A request that was sent cannot be sent again, though nobody read its body. */
function discardBody(request: Request): void {
  // Firefox has no stream of a request's body.
  if (!request.bodyUsed) request.body?.cancel().catch(() => {});
}
