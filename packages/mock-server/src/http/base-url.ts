import { parseBaseUrl } from '../options/address.ts';

/** Where the service is expected. */
export interface BaseUrl {
  /** The URL, as `URL` writes it. */
  readonly href: string;
  /** Whether a request goes below it. */
  holds(request: Pick<Request, 'url'>): boolean;
  /** A request below it as the mock knows it: with a path from `/v1` on. */
  withoutPrefix(request: Request): Promise<Request>;
}

/** @throws OptionError when the text is no http or https URL */
export function baseUrlOf(text: string): BaseUrl {
  const base = parseBaseUrl('baseUrl', text);
  const prefix = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return {
    href: base.href.replace(/\/$/, ''),
    holds({ url }) {
      const { origin, pathname } = new URL(url);
      return origin === base.origin && pathname.startsWith(prefix);
    },
    async withoutPrefix(request) {
      if (prefix === '/') return request;
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(prefix.length - 1);
      return new Request(url, request.body === undefined ? await withBytes(request) : request);
    },
  };
}

/** Firefox has no stream of a request's body that another request could take over. */
async function withBytes(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const bytes = await request.arrayBuffer();
  return { method, headers, body: bytes.byteLength === 0 ? null : bytes };
}
