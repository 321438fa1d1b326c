import { describeValue, throwConfigurationError } from '../validation/assert.ts';

/**
 * Returns the base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would send
 * credentials without encryption. The message repeats only parts of the URL that cannot be secret.
 */
export function parseBaseUrl(baseUrl: unknown, allowUnencrypted: unknown): string {
  const fail = (problem: string) => throwConfigurationError('baseUrl', 'pattern', `must ${problem}`);
  // Checked first, because the error of the parser repeats the input.
  if (typeof baseUrl !== 'string' || !/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    const received = describeValue(baseUrl);
    return fail(`be a URL with https://, or http:// on loopback, without quotes or spaces (received ${received})`);
  }
  const { protocol, hostname, href, origin, pathname } = new URL(baseUrl);
  // The URL parser turns every host that begins with digits into four numbers.
  const isLoopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLoopback && allowUnencrypted !== true) {
    const fix = 'For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true';
    fail(`use https://, or http:// on loopback (received "${origin}"). ${fix}`);
  }
  const clean = origin + pathname.replace(/(\/v1|\/)+$/i, '');
  // Only the slashes at the end may be missing.
  if (href.replace(/\/+$/, '') !== clean) {
    fail(`not contain credentials, a query, a fragment or /v1, which the client adds. Pass "${clean}"`);
  }
  return clean;
}
