import { credentialHeaders } from '../generated/operations.ts';
import type { BaseUrl } from '../http/base-url.ts';
import { isLoopback } from './loopback.ts';

/** A request, as far as it decides whether it may reach the network. */
export type OutgoingRequest = Pick<Request, 'method' | 'url' | 'headers'>;

/** A request was not sent, because no handler takes it. */
export class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError';
  readonly code = 'REQUEST_REFUSED';
  // MSW hands an error to the caller as it is only when it has `code` and `errno`, as errors of Node.js have.
  readonly errno = 0;
}

/** Decides before a request connects: returns the error to fail it with, or undefined when it may be sent. */
export type NetworkGuard = (request: OutgoingRequest) => RefusedRequestError | undefined;

/** Lets no request with the secret key reach the network. Only the mock may receive it. */
export function guardSecret({ href }: BaseUrl): NetworkGuard {
  const { privateSecretKey } = credentialHeaders;
  return (request) =>
    request.headers.has(privateSecretKey)
      ? refused(
          request,
          `it carries ${privateSecretKey}, which only the mock at ${href} may receive. Set baseUrl of setupMockServer to the baseUrl of the client`,
        )
      : undefined;
}

/** Lets requests without the secret key reach servers of this machine, and no others. */
export function guardNetwork(base: BaseUrl): NetworkGuard {
  const secret = guardSecret(base);
  return (request) => secret(request) ?? refuseForeign(request);
}

function refuseForeign(request: OutgoingRequest): RefusedRequestError | undefined {
  // Its URL names the target of the tunnel, and not the proxy that it would connect to.
  if (request.method === 'CONNECT') return refused(request, `it opens a tunnel through a proxy. ${advice}`);
  const host = new URL(request.url).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost')
    ? undefined
    : refused(request, `no handler takes it. ${advice}`);
}

function refused({ method, url }: OutgoingRequest, reason: string): RefusedRequestError {
  return new RefusedRequestError(`${method} ${url} was not sent: ${reason}`);
}

const advice = 'Handle it with MSW, and pass your own MSW server to setupMockServer as `server`';
