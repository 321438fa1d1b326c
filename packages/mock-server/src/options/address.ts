import { formatValue, OptionError } from './option-error.ts';

/**
 * The origin of a page: `http` or `https`, a host and a port other than the default. `*` means every origin.
 *
 * @returns the origin as browsers send it: `HTTP://A/` is `http://a`
 * @throws OptionError
 */
export function parseOrigin(option: string, value: unknown): string {
  if (value === '*') return value;
  const url = urlOf(value);
  if (url === undefined || !isOnlyOrigin(url)) {
    throw new OptionError(
      option,
      `must be an origin such as http://localhost:5173, or *, and not ${formatValue(value)}`,
    );
  }
  return url.origin;
}

/**
 * An http or https URL that requests can be below.
 *
 * @throws OptionError
 */
export function parseBaseUrl(option: string, value: unknown): URL {
  const url = urlOf(value);
  if (url === undefined) {
    throw new OptionError(
      option,
      `must be an http or https URL, such as https://payments.test, and not ${formatValue(value)}`,
    );
  }
  if (url.username !== '' || url.password !== '') throw new OptionError(option, 'must not contain a user or password');
  if (/[?#]/.test(url.href)) throw new OptionError(option, `must have no query and no fragment: ${formatValue(value)}`);
  return url;
}

/**
 * The name or the address of a host, without a port.
 *
 * @returns the host in lower case, an IPv6 address without brackets
 * @throws OptionError
 */
export function parseHost(option: string, value: unknown): string {
  const bare = typeof value === 'string' ? value.replace(/^\[(.*)\]$/, '$1') : '';
  const host = bare.includes(':') ? ipv6Of(bare) : nameOf(bare);
  if (host !== undefined) return host;
  const isEmpty = value === '';
  const fix = isEmpty ? 'Use 127.0.0.1 for this machine only, or 0.0.0.0 for every network' : 'Leave the port out';
  throw new OptionError(option, `must be a host name or an IP address, and not ${formatValue(value)}. ${fix}`);
}

function nameOf(text: string): string | undefined {
  // What would end the host, or stand before it, in a URL.
  if (text === '' || /[\s/\\?#@:%*]/.test(text)) return undefined;
  const url = `http://${text}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') || undefined : undefined;
}

function ipv6Of(text: string): string | undefined {
  // The zone of a link-local address, which no URL can hold.
  const [address = '', zone] = text.split('%');
  if (!/^[\da-f:.]+$/i.test(address) || (zone !== undefined && !/^\w+$/.test(zone))) return undefined;
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  return new URL(url).hostname.slice(1, -1) + (zone === undefined ? '' : `%${zone}`);
}

/** Without the parts that nobody means, such as `localhost:` as a protocol. */
function urlOf(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value);
}

function isOnlyOrigin({ origin, href }: URL): boolean {
  return href === `${origin}/`;
}
