import { ConfigurationError } from './errors.ts';

/**
 * The base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would
 * send credentials in clear. The messages do not repeat it: it may hold a password.
 */
export function readBaseUrl(baseUrl: unknown): string {
  const { protocol, username, password, hostname, origin, pathname } = parse(baseUrl);
  if (username + password) refuse('must not carry credentials');
  if (/[?#]/.test(String(baseUrl))) refuse('must not have a query or a fragment');
  const path = pathname.replace(/\/+$/, '');
  if (/\/v1$/i.test(path)) refuse('must not end in /v1: every path has it');
  if (protocol === 'http:' && !isLoopback(hostname)) refuse('must be https, unless it is loopback');
  return origin + path;
}

function parse(baseUrl: unknown): URL {
  if (typeof baseUrl !== 'string' || baseUrl.trim() === '') refuse('is required');
  try {
    const url = new URL(baseUrl);
    if (/^https?:$/.test(url.protocol)) return url;
  } catch {
    // Answered below, without the parser's message, which repeats the input.
  }
  return refuse('must be an absolute https URL');
}

function refuse(requirement: string): never {
  throw new ConfigurationError(`baseUrl ${requirement}`);
}

function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
