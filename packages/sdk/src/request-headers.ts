import { refuse } from './check-limits.ts';
import type { RequestOptions } from './request-options.ts';

/** Set by the client alone, whatever the caller sends. */
const ownHeaders = ['public-api-key', 'private-secret-key', 'x-organization-code', 'content-type', 'accept'];

/** The headers of a call besides those that the client sets itself; their names are in lower case. */
export function requestHeaders(given: RequestOptions['headers']): Record<string, string> {
  if (given === undefined) return {};
  const headers = parse(given);
  // To drop it in silence would turn a caller's retry into a second payment.
  if (headers.has('x-idempotency-key')) {
    refuse('headers.x-idempotency-key', 'reservedHeader', 'must be given as the option idempotencyKey');
  }
  for (const name of ownHeaders) headers.delete(name);
  return Object.fromEntries(headers);
}

function parse(given: RequestOptions['headers']): Headers {
  try {
    return new Headers(given);
  } catch {
    // The runtime's message repeats the value.
    return refuse('headers', 'pattern', 'must be valid names and values of HTTP headers');
  }
}
