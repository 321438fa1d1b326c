import { parseServiceUrl } from '../options/address.ts';

/** The base URL of the service. */
export interface BaseUrl {
  /** The normalized URL, without a trailing slash. */
  readonly href: string;
  /** Whether the URL of a request is below the base URL. */
  holds(request: Pick<Request, 'url'>): boolean;
  /** Removes the path of the base URL from a request, so that its path starts with `/v1`. */
  withoutPrefix(request: Request): Promise<Request>;
}

/**
 * Creates a base URL from text.
 *
 * @throws {OptionError} The text is not an http or https URL, or it ends with `/v1`.
 */
export function createBaseUrl(text: string): BaseUrl {
  const base = parseServiceUrl('baseUrl', text);
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

/** Copies a request with its bytes, because in Firefox a request has no stream that another request could use. */
async function withBytes(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const bytes = await request.arrayBuffer();
  return { method, headers, body: bytes.byteLength === 0 ? null : bytes };
}
