import { throwConfigurationError } from '../validation/assert.ts';

// The URL parser turns every host that begins with digits into four numbers.
const loopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Returns the base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would send
 * credentials without encryption. The message repeats only parts of the URL that cannot be secret.
 */
export function parseBaseUrl(baseUrl: unknown, allowUnencrypted: unknown): string {
  const fail = (problem: string, fix = 'the address of the service, for example "https://api.example.com"') =>
    throwConfigurationError('baseUrl', 'pattern', `${problem}. Pass ${fix}`);
  if (!baseUrl) fail('is not set');
  // Checked first, because the error of the parser repeats the input.
  if (typeof baseUrl !== 'string' || !/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    return fail('must be a URL that begins with https:// (http:// on loopback), without quotes or spaces');
  const { protocol, hostname, href, origin, pathname } = new URL(baseUrl);
  const isLoopback = loopback.test(hostname);
  if (protocol === 'http:' && !isLoopback && allowUnencrypted !== true) {
    fail(
      `must use https, or http on loopback (received "${origin}")`,
      'dangerouslyAllowUnencryptedCredentials: true to send the keys unencrypted',
    );
  }
  const clean = origin + pathname.replace(/(\/v1|\/)+$/i, '');
  // Only the slashes at the end may be missing.
  if (href.replace(/\/+$/, '') !== clean) {
    fail('must not contain a user name, a password, a query, a fragment or /v1, which the client adds', `"${clean}"`);
  }
  return clean;
}
