import { throwValidationError } from '../validation/assert.ts';

/**
 * Returns the URL of a request. Throws {@link RequestValidationError} for one that is not below `baseUrl`: the credentials of the client
 * belong to that address only. The error does not contain the path, which may hold an identifier.
 *
 * @param input - An absolute URL, or a path such as `/v1/payments`, which is appended to `baseUrl`
 * @param baseUrl - Without a trailing slash
 */
export function resolveRequestUrl(input: string, baseUrl: string): URL {
  // `//host` and `/\host` name another host, in every standard parser.
  const absolute = /^\/(?![/\\])/.test(input) ? baseUrl + input : input;
  if (!URL.canParse(absolute)) {
    throwValidationError('url', 'pattern', 'must be absolute, or a path that begins with a single /');
  }
  const url = new URL(absolute);
  const base = new URL(baseUrl);
  if (url.origin !== base.origin) {
    throwValidationError('url', 'pattern', `must be below ${baseUrl}: received the origin ${url.origin}`);
  }
  if (url.username + url.password) throwValidationError('url', 'pattern', 'must not contain credentials');
  if (!`${url.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`)) {
    throwValidationError('url', 'pattern', `must be below ${baseUrl}: received another path of the same origin`);
  }
  // The parser has resolved plain dot segments already. The text shows them, and the path shows those that a proxy could decode later.
  if (hasDotSegment(pathOf(input)) || hasDotSegment(url.pathname)) {
    throwValidationError('url', 'pathSegment', 'must not contain the path segments . and ..');
  }
  url.hash = '';
  return url;
}

/** Returns the text before the query, without the characters that a URL parser removes. */
function pathOf(input: string): string {
  return input.replace(/[\t\n\r]/g, '').replace(/[?#].*/s, '');
}

/** Whether a path contains a dot segment, however often it is percent-encoded. `..;x` is one for some servers. */
function hasDotSegment(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < 5; round += 1) {
    if (decoded.split(/[/\\]/).some((segment) => /^\s*\.{1,2}\s*(;|$)/.test(segment))) return true;
    const next = decoded.replace(/%([2-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (next === decoded) return false;
    decoded = next;
  }
  // Nothing honest is encoded that often.
  return true;
}
