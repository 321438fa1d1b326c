import { ConfigurationError } from './errors.ts';

/**
 * The base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would
 * send credentials in clear. The messages do not repeat it: it may hold a password.
 */
export function readBaseUrl(baseUrl: unknown): string {
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') {
    throw new ConfigurationError('baseUrl is required: the address of the service, without /v1');
  }
  const url = parse(baseUrl);
  if (url.username !== '' || url.password !== '') {
    throw new ConfigurationError('baseUrl must not carry credentials: give publicApiKey and privateSecretKey');
  }
  if (/[?#]/.test(baseUrl)) throw new ConfigurationError('baseUrl must not have a query or a fragment');
  const path = url.pathname.replace(/\/+$/, '');
  if (/\/v1$/i.test(path))
    throw new ConfigurationError('baseUrl must not end in /v1: every path starts with it already');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new ConfigurationError(
      'baseUrl must be https, so that credentials are not sent in clear; http is for loopback',
    );
  }
  return url.origin + path;
}

function parse(baseUrl: string): URL {
  try {
    const url = new URL(baseUrl);
    if (url.protocol === 'https:' || url.protocol === 'http:') return url;
  } catch {
    // Answered below, without the parser's message, which repeats the input.
  }
  throw new ConfigurationError('baseUrl must be an absolute https URL');
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
