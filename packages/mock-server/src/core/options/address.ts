import { formatValue, OptionError } from './option-error.ts';
import { isWholeNumber } from './option-rules.ts';

/**
 * Parses the origin of a page: `http` or `https`, a host, and a port unless it is the default. `*` means every origin.
 *
 * @returns the origin as browsers send it: `HTTP://A/` becomes `http://a`
 * @throws {OptionError} The value is not an origin.
 */
export function parseOrigin(option: string, value: unknown): string {
  if (value === '*') return value;
  const url = parseHttpUrl(value);
  if (url === undefined || url.href !== `${url.origin}/`) {
    throw new OptionError(
      option,
      `must be an origin such as http://localhost:5173, or * (received ${formatValue(value)})`,
    );
  }
  return url.origin;
}

/**
 * Parses a base URL: `http` or `https`, without a user, a password, a query or a fragment.
 *
 * @throws {OptionError} The value is not a base URL.
 */
export function parseBaseUrl(option: string, value: unknown): URL {
  const url = parseHttpUrl(value);
  if (url === undefined) {
    throw new OptionError(
      option,
      `must be an http or https URL, such as https://payments.test (received ${formatValue(value)})${suggestScheme(value)}`,
    );
  }
  if (url.username !== '' || url.password !== '') throw new OptionError(option, 'must not contain a user or password');
  if (/[?#]/.test(url.href)) {
    throw new OptionError(option, `must not contain a query or a fragment (received ${formatValue(value)})`);
  }
  return url;
}

/**
 * Parses the base URL of the service, which must not end with `/v1`: the paths of the contract begin with it.
 *
 * @throws {OptionError} The value is not a base URL, or it ends with `/v1`.
 */
export function parseServiceUrl(option: string, value: unknown): URL {
  const url = parseBaseUrl(option, value);
  const address = (url.origin + url.pathname).replace(/\/+$/, '');
  const base = address.replace(/(\/v1)+$/i, '');
  if (base !== address) throw new OptionError(option, `must not contain /v1, which the client adds. Pass "${base}"`);
  return url;
}

/** Returns `. Did you mean http://localhost:3000?` for a host and port without a scheme, otherwise nothing. */
export function suggestScheme(value: unknown): string {
  const isHost = typeof value === 'string' && /^(localhost|[\w.-]+:\d{1,5})(\/[\w./-]*)?$/i.test(value);
  return isHost ? `. Did you mean http://${value}?` : '';
}

/**
 * Parses a host name or an IP address, without a port.
 *
 * @returns the host in lower case, an IPv6 address without brackets
 * @throws {OptionError} The value is not a host.
 */
export function parseHost(option: string, value: unknown): string {
  const bare = typeof value === 'string' ? value.replace(/^\[(.*)\]$/, '$1') : '';
  const host = bare.includes(':') ? parseIpv6(bare) : parseHostName(bare);
  if (host !== undefined) return host;
  const fix =
    value === ''
      ? 'Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network'
      : 'Pass the name only, without a scheme, a port or a path';
  throw new OptionError(option, `must be a host name or an IP address (received ${formatValue(value)}). ${fix}`);
}

/**
 * Returns whether a host name or address is a loopback address.
 *
 * @param name - The host without the brackets of an IPv6 address.
 */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name === '::1' ||
    /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name) ||
    // `URL` writes an IPv4-mapped address in this form.
    /^::ffff:7f[\da-f]{2}:[\da-f]{1,4}$/.test(name)
  );
}

/**
 * Parses a port to listen on. 0 means any free port.
 *
 * @throws {OptionError} The value is not a port.
 */
export function parsePort(option: string, value: unknown): number {
  isWholeNumber(0, 65_535)(option, value);
  return value as number;
}

function parseHostName(text: string): string | undefined {
  // In a URL, these characters end the host or stand before it.
  if (text === '' || /[\s/\\?#@:%*]/.test(text)) return undefined;
  const url = `http://${text}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') || undefined : undefined;
}

function parseIpv6(text: string): string | undefined {
  const url = `http://[${text}]`;
  return /^[\da-f:.]+$/i.test(text) && URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : undefined;
}

/** Requires `//`: without it, `localhost:4010` would be a URL with the protocol `localhost:`. */
function parseHttpUrl(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value);
}
