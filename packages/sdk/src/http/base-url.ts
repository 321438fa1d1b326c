import { throwConfigurationError } from '../validation/misconfigure.ts';

// An address that begins with digits is one of four numbers: the parser leaves no other.
const loopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * The base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would
 * send credentials in clear. The message does not repeat it: it may hold a password.
 */
export function readBaseUrl(baseUrl: unknown): string {
  // Asked first, as the parser's own error repeats the input.
  if (typeof baseUrl === 'string' && URL.canParse(baseUrl)) {
    const { protocol, hostname, username, password, origin, pathname } = new URL(baseUrl);
    const path = pathname.replace(/\/+$/, '');
    const isSecure = protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
    if (isSecure && !(username + password || /[?#]/.test(baseUrl) || /\/v1$/i.test(path))) return origin + path;
  }
  return throwConfigurationError(
    'baseUrl',
    'pattern',
    'must be https, or http on loopback, without credentials, query, fragment and /v1',
  );
}
