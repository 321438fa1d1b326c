import { ConfigurationError } from './errors.ts';

const absolute = 'must be an absolute https URL, or http on loopback';

/**
 * The base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would
 * send credentials in clear. The messages do not repeat it: it may hold a password.
 */
export function readBaseUrl(baseUrl: unknown): string {
  // Asked first, as the parser's own error repeats the input.
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) refuse(absolute);
  const { protocol, hostname, username, password, origin, pathname } = new URL(baseUrl);
  const path = pathname.replace(/\/+$/, '');
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
    refuse(absolute);
  }
  if (username + password) refuse('must not carry credentials');
  if (/[?#]/.test(baseUrl)) refuse('must not have a query or a fragment');
  if (/\/v1$/i.test(path)) refuse('must not end in /v1');
  return origin + path;
}

function refuse(requirement: string): never {
  throw new ConfigurationError(`baseUrl ${requirement}`);
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
