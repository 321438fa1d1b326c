type Fetch = typeof globalThis.fetch;

/** The limit of the fetch standard. */
const maxRedirects = 20;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const bodyHeaders = ['content-encoding', 'content-language', 'content-location', 'content-type', 'content-length'];
const originHeaders = ['authorization', 'proxy-authorization', 'cookie', 'host'];

/**
 * Wraps a `fetch` so that it sends each request of a redirected call separately. MSW 2 sees only the first request of a call, so a server
 * on this machine could redirect the call to another machine. `response.redirected` is always false.
 */
export function withGuardedRedirects(fetch: Fetch): Fetch {
  return async (input, init) => {
    let request = new Request(atLocation(input), init);
    if (request.redirect !== 'follow') return fetch(request);
    for (let redirects = 0; ; redirects += 1) {
      const next = request.clone();
      const response = await fetch(new Request(request, { redirect: 'manual' }));
      const location = response.headers.get('location');
      if (!redirectStatuses.has(response.status) || location === null) return response;
      if (redirects === maxRedirects) {
        throw new TypeError('fetch failed', { cause: new Error(`more than ${maxRedirects} redirects`) });
      }
      response.body?.cancel().catch(() => {});
      request = redirected(next, response.status, new URL(location, request.url));
    }
  };
}

/** Resolves a relative URL against the location of a page, as MSW does in jsdom. */
function atLocation(input: Parameters<Fetch>[0]): Parameters<Fetch>[0] {
  const { location } = globalThis as { location?: { href: string } };
  return typeof input === 'string' && location !== undefined ? new URL(input, location.href) : input;
}

/** Creates the request that follows a redirect, by the rules of the fetch standard. */
function redirected(request: Request, status: number, target: URL): Request {
  const becomesGet = status === 303 ? request.method !== 'HEAD' : status <= 302 && request.method === 'POST';
  const headers = new Headers(request.headers);
  const dropped = [...(becomesGet ? bodyHeaders : []), ...(isSameOrigin(request.url, target) ? [] : originHeaders)];
  for (const name of dropped) headers.delete(name);
  const body = becomesGet ? null : request.body;
  const init = { method: becomesGet ? 'GET' : request.method, headers, body, signal: request.signal, duplex: 'half' };
  return new Request(target, init);
}

function isSameOrigin(url: string, { origin }: URL): boolean {
  return new URL(url).origin === origin;
}
