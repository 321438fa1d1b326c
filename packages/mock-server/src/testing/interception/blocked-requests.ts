import type { BaseUrl } from '../../core/http/router.ts';
import { isLoopback } from '../../core/options/address.ts';
import { credentialHeaders } from '../../generated/operations.ts';

/** The part of a request that decides whether it may reach the network. */
export type OutgoingRequest = Pick<Request, 'method' | 'url'> & { readonly headers: Pick<Headers, 'has'> };

/** Blocks a request with the secret key. Only the mock server may receive it. */
export function blockSecret(request: OutgoingRequest, base: BaseUrl): BlockedRequestError | undefined {
  const { privateSecretKey } = credentialHeaders;
  if (!request.headers.has(privateSecretKey)) return undefined;
  const reason = `it carries ${privateSecretKey}, which only the mock server at ${base.href} may receive`;
  const fix = base.holds(request)
    ? 'MSW did not intercept it, because the test restored or replaced fetch or node:http. Call nock.restore() before setupMockServer'
    : 'Set baseUrl of setupMockServer to the baseUrl of the client';
  return new BlockedRequestError(request, `${reason}. ${fix}`);
}

/** Blocks a request to another machine. */
export function blockForeign(request: OutgoingRequest): BlockedRequestError | undefined {
  const advice = 'Handle it with MSW, and pass your own MSW server to setupMockServer as `server`';
  // The URL is the target of the tunnel, not the proxy that the request connects to.
  if (request.method === 'CONNECT') {
    return new BlockedRequestError(request, `it opens a tunnel through a proxy. ${advice}`);
  }
  const host = new URL(request.url).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLoopback(host) || host.endsWith('.localhost')) return undefined;
  return new BlockedRequestError(request, `no handler handles it. ${advice}`);
}

/** A request was not sent, because no handler handles it. */
class BlockedRequestError extends Error {
  override readonly name = 'BlockedRequestError';
  /** The SDK reports a call with this code as `not_sent`, and does not retry it. */
  readonly code = 'REQUEST_BLOCKED';
  // MSW passes an error to the caller unchanged only when it has `code` and `errno`, like the errors of Node.js.
  readonly errno = 0;

  constructor({ method, url }: OutgoingRequest, reason: string) {
    super(`${method} ${url} was not sent: ${reason}`);
  }
}
