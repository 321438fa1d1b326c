import { describeValue, throwConfigurationError } from '../validation/assert.ts';

/** The address of the service. */
export interface ServiceAddress {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** Scheme, host and port of `baseUrl`. */
  readonly origin: string;
}

/**
 * Returns the base URL and its origin. Throws {@link ConfigurationError} for one that could only fail, or that would send
 * credentials without encryption. The message repeats only parts of the URL that cannot be secret.
 */
export function parseBaseUrl(baseUrl: unknown, allowUnencrypted: unknown): ServiceAddress {
  if (!baseUrl) throwConfigurationError('baseUrl', 'required', 'is not set. Is its environment variable set?');
  // Checked first, because the error of the parser repeats the input.
  if (typeof baseUrl !== 'string' || !/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    return throwConfigurationError(
      'baseUrl',
      'pattern',
      `must be the text of a URL, with https:// (http:// on loopback), without quotes or spaces (received ${describeValue(baseUrl)})`,
    );
  }
  const { protocol, hostname, href, origin, pathname } = new URL(baseUrl);
  // The URL parser turns every host that begins with digits into four numbers.
  const isLoopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLoopback && allowUnencrypted !== true) {
    throwConfigurationError(
      'baseUrl',
      'pattern',
      `must use https://, or http:// on loopback (received "${origin}"). For tests against a mock, pass dangerouslyAllowUnencryptedCredentials: true`,
    );
  }
  const clean = origin + pathname.replace(/(\/v1|\/)+$/i, '');
  // Only the slashes at the end may be missing.
  if (href.replace(/\/+$/, '') !== clean) {
    throwConfigurationError(
      'baseUrl',
      'pattern',
      `must not contain credentials, a query, a fragment or /v1. Pass "${clean}"`,
    );
  }
  return { baseUrl: clean, origin };
}
