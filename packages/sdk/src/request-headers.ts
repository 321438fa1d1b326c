import { refuse } from './refuse.ts';
import type { RequestOptions } from './request-options.ts';

/** The headers of a call that the caller gives; their names are in lower case. The client's own are set over them. */
export function requestHeaders(given: RequestOptions['headers']): Record<string, string> {
  if (given === undefined) return {};
  let headers: Headers;
  try {
    headers = new Headers(given);
  } catch {
    // The runtime's message repeats the value.
    return refuse('headers', 'pattern', 'must be valid');
  }
  // Not every call has these, but where there are any, they are the client's.
  headers.delete('content-type');
  headers.delete('x-organization-code');
  return Object.fromEntries(headers);
}
