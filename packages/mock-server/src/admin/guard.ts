import { isLoopback } from '../interception/loopback.ts';
import { errorResponse } from './error-response.ts';

export interface GuardOptions {
  /** Wanted with each call when given. */
  readonly token: string | undefined;
  /** Names that the server may be called by, besides those of this machine. */
  readonly hosts: readonly string[];
  /** Origins whose pages may call: `*` means all. */
  readonly origins: readonly string[];
}

/**
 * Keeps everybody out whom the controls are not for. `Host` defends against a page whose name was made to lead to this machine, `Origin`
 * against one that sends what needs no permission of CORS, and the token against other machines.
 */
export function createGuard({ token, hosts, origins }: GuardOptions): (request: Request) => Response | undefined {
  const accepted = new Set(hosts.map(plainName));

  return ({ headers }) => {
    const host = headers.get('host') ?? '';
    const name = nameIn(host);
    if (name === undefined || !(isLoopback(name) || accepted.has(name))) {
      return errorResponse(403, 'HOST_NOT_ALLOWED', [
        `Host must be a name of this machine${[...accepted].map((each) => ` or ${each}`).join('')}`,
      ]);
    }
    const origin = headers.get('origin');
    if (origin !== null && !isOwn(origin, host) && !origins.includes(origin) && !origins.includes('*')) {
      return errorResponse(403, 'ORIGIN_NOT_ALLOWED', ['Pages of another origin have to be let in by the option cors']);
    }
    if (token !== undefined && !sameText(bearerToken(headers.get('authorization')), token)) {
      return errorResponse(
        401,
        'INVALID_TOKEN',
        ['Authorization must be Bearer and the token that was printed at start'],
        {
          'www-authenticate': 'Bearer',
        },
      );
    }
    return undefined;
  };
}

function isOwn(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The name in a `Host` header, without its port. */
function nameIn(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? plainName(new URL(`http://${host}`).hostname) : undefined;
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/** The scheme has no case and is followed by one space or more (RFC 9110). Empty when there is no such token. */
function bearerToken(authorization: string | null): string {
  return /^bearer +(.*)$/i.exec(authorization ?? '')?.[1] ?? '';
}

/** Takes as long wherever the difference is. */
function sameText(given: string, right: string): boolean {
  let difference = given.length ^ right.length;
  for (let index = 0; index < right.length; index += 1) difference |= given.charCodeAt(index) ^ right.charCodeAt(index);
  return difference === 0;
}
