import { ConfigurationError } from './errors.ts';

/**
 * The base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would
 * send credentials in clear. The messages do not repeat it: it may hold a password.
 */
export function readBaseUrl(baseUrl: unknown): string {
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') refuse('is required');
  // Asked first, as the parser's own error repeats the input.
  if (!URL.canParse(baseUrl) || !/^https?:/i.test(baseUrl.trim())) refuse('must be an absolute https URL');
  const url = new URL(baseUrl);
  const path = url.pathname.replace(/\/+$/, '');
  if (url.username + url.password) refuse('must not carry credentials');
  if (/[?#]/.test(baseUrl)) refuse('must not have a query or a fragment');
  if (/\/v1$/i.test(path)) refuse('must not end in /v1');
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) refuse('must be https, unless it is loopback');
  return url.origin + path;
}

function refuse(requirement: string): never {
  throw new ConfigurationError(`baseUrl ${requirement}`);
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
