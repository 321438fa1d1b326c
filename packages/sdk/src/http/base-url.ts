import { throwConfigurationError } from '../validation/assert.ts';

// The URL parser turns every host that begins with digits into four numbers.
const loopback = /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/;

/** A host with a port or a dot. A key that was passed by mistake does not look like this. */
const hostOnly = /^(localhost|(?=.*[.:])[a-z\d.-]{1,60}(:\d+)?)\/?$/;

/**
 * Returns the base URL without a trailing slash. Throws {@link ConfigurationError} for one that could only fail, or that would send
 * credentials without encryption. The message repeats only parts of the URL that cannot be secret.
 */
export function parseBaseUrl(baseUrl: unknown, allowUnencrypted: unknown): string {
  const fail = (problem: string, fix = 'the address of the service, for example "https://api.example.com"') =>
    throwConfigurationError('baseUrl', 'pattern', `${problem}. Pass ${fix}`);
  if (!baseUrl) fail('is not set');
  const text = typeof baseUrl === 'string' ? baseUrl : '';
  const isHost = hostOnly.test(text);
  const full = isHost ? `https://${text}` : text;
  // Checked first, because the error of the parser repeats the input.
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) fail('must be a full https URL without quotes or spaces');
  const { protocol, hostname, username, password, host, origin, pathname } = new URL(full);
  const isLoopback = loopback.test(hostname);
  if (isHost) fail(`has no scheme (received "${text}")`, `"http${isLoopback ? '' : 's'}://${host}"`);
  if (protocol === 'http:' && !isLoopback && allowUnencrypted !== true) {
    fail(
      `must use https, or http on loopback (received "${origin}")`,
      'dangerouslyAllowUnencryptedCredentials: true to send the keys unencrypted',
    );
  }
  const path = pathname.replace(/\/+$/, '');
  const clean = origin + path.replace(/(\/v1)+$/i, '');
  const extra =
    (username + password && 'a user name or password') ||
    (/[?#]/.test(full) && 'a query or a fragment') ||
    (clean !== origin + path && '/v1, which the client adds');
  if (extra) fail(`must not contain ${extra}`, `"${clean}"`);
  return clean;
}
