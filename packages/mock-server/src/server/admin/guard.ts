import { signSync, verifySignatureSync } from '@paychord/sdk/webhooks';
import { isLoopback } from '../../core/options/address.ts';

export interface GuardOptions {
  /** The bearer token that every request must carry. Undefined: no token is required. */
  readonly token: string | undefined;
  /** Host names of the server, besides those of this machine. */
  readonly hosts: readonly string[];
  /** Origins whose pages may call the admin API. `*` means every origin. */
  readonly origins: readonly string[];
}

/**
 * Creates the access check of the admin API. It returns an error response for a request that is not allowed.
 *
 * The `Host` check stops DNS rebinding: a page whose name resolves to this machine. The `Origin` check stops cross-site requests that need
 * no CORS preflight. Images, scripts and frames of another page carry no `Origin`: `Sec-Fetch-Site` stops them. The token stops other
 * machines.
 */
export function createGuard({ token, hosts, origins }: GuardOptions): (request: Request) => Response | undefined {
  const checkHost = createHostCheck(() => hosts);
  // Compares signatures of the tokens, because their comparison is constant-time for tokens of any length.
  const key = process.getBuiltinModule('node:crypto').randomUUID();
  const signature = token && signSync(token, key);

  return (request) => {
    const { headers } = request;
    const host = headers.get('host') ?? '';
    const wrongHost = checkHost(host);
    if (wrongHost !== undefined) return wrongHost;
    const origin = headers.get('origin');
    const isAllowed =
      origin === null ? !isEmbeddedElsewhere(headers) : [`http://${host}`, `https://${host}`].includes(origin);
    if (!isAllowed && !origins.includes(origin ?? '*') && !origins.includes('*')) {
      return errorResponse(403, 'ORIGIN_NOT_ALLOWED', [
        'Pages of this origin may not call the admin API. Allow the origin with --cors, or with admin.origins of listen',
      ]);
    }
    // The scheme is case-insensitive, and one space or more follows it (RFC 9110).
    const [, given = ''] = /^bearer +(.*)$/i.exec(headers.get('authorization') ?? '') ?? [];
    if (signature !== undefined && !verifySignatureSync(given, signature, key)) {
      return errorResponse(
        401,
        'INVALID_TOKEN',
        ['Authorization must be "Bearer <token>" with the admin token that the server printed at start'],
        { 'www-authenticate': 'Bearer' },
      );
    }
    return undefined;
  };
}

/**
 * Creates the check of the `Host` header alone. It is enough for the files of the pages, which hold no data and which a browser loads without
 * a token.
 *
 * @param hosts - Returns the host names of the server, besides those of this machine.
 * @param fix - How to allow another name.
 */
export function createHostCheck(
  hosts: () => readonly string[],
  fix = 'Allow another name with --admin-host, or with admin.hosts of listen',
): (host: string) => Response | undefined {
  // Most requests have the same header, and a URL takes longer to parse than the rest of the check.
  let accepted: string | undefined;

  return (host) => {
    if (host === accepted) return undefined;
    const url = `http://${host}`;
    const name = URL.canParse(url) ? normalizeHost(new URL(url).hostname) : '';
    const names = new Set(['localhost', '127.0.0.1', ...hosts().map(normalizeHost)]);
    // `0.0.0.0` is an address and no name, so it cannot be rebound. Programs on this machine reach the server by it.
    if (isLoopback(name) || name === '0.0.0.0' || names.has(name)) {
      accepted = host;
      return undefined;
    }
    return errorResponse(403, 'HOST_NOT_ALLOWED', [`Host must be one of ${[...names].join(', ')}. ${fix}`]);
  };
}

/** Whether a page of another origin embeds the response. A link to it is allowed, because the page cannot read what it opens. */
function isEmbeddedElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return (site === 'cross-site' || site === 'same-site') && headers.get('sec-fetch-dest') !== 'document';
}

function normalizeHost(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/** Creates an error response with the body that the admin API document describes. */
export function errorResponse(
  status: number,
  code: string,
  messages: readonly string[],
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, messages }, { status, headers });
}
