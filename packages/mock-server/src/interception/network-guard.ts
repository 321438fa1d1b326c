import { credentialHeaders } from '../generated/operations.ts';
import type { BaseUrl } from '../http/base-url.ts';
import { isLoopback } from './loopback.ts';

/** The part of a request that decides whether it may reach the network. */
export type OutgoingRequest = Pick<Request, 'method' | 'url' | 'headers'>;

/** A request was not sent, because no handler handles it. */
export class BlockedRequestError extends Error {
  override readonly name = 'BlockedRequestError';
  /** The SDK reports a call with this code as `not_sent`, and does not retry it. */
  readonly code = 'REQUEST_BLOCKED';
  // MSW passes an error to the caller unchanged only when it has `code` and `errno`, like the errors of Node.js.
  readonly errno = 0;
}

/** Decides whether a request may be sent, before it connects. Returns the error for a request that may not. */
export type NetworkGuard = (request: OutgoingRequest) => BlockedRequestError | undefined;

/** Blocks requests with the secret key. Only the mock server may receive it. */
export function guardSecret({ href }: BaseUrl): NetworkGuard {
  const { privateSecretKey } = credentialHeaders;
  return (request) =>
    request.headers.has(privateSecretKey)
      ? blocked(
          request,
          `it carries ${privateSecretKey}, which only the mock server at ${href} may receive. Set baseUrl of setupMockServer to the baseUrl of the client`,
        )
      : undefined;
}

/** Allows requests without the secret key to servers on this machine, and blocks all others. */
export function guardNetwork(base: BaseUrl): NetworkGuard {
  const secret = guardSecret(base);
  return (request) => secret(request) ?? blockForeign(request);
}

function blockForeign(request: OutgoingRequest): BlockedRequestError | undefined {
  // The URL is the target of the tunnel, not the proxy that the request connects to.
  if (request.method === 'CONNECT') return blocked(request, `it opens a tunnel through a proxy. ${advice}`);
  const host = new URL(request.url).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost')
    ? undefined
    : blocked(request, `no handler handles it. ${advice}`);
}

function blocked({ method, url }: OutgoingRequest, reason: string): BlockedRequestError {
  return new BlockedRequestError(`${method} ${url} was not sent: ${reason}`);
}

const advice = 'Handle it with MSW, and pass your own MSW server to setupMockServer as `server`';
