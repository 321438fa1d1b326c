import { isObject } from '../validation/is-object.ts';
import { throwValidationError } from '../validation/refuse.ts';
import type { RequestOptions } from './request-options.ts';

// To drop the key in silence would turn a caller's retry into a second payment; the others are between the runtime and
// whatever it is connected to, and can make a second request of the rest of this one.
const reserved =
  /^(x-idempotency-key|content-length|transfer-encoding|connection|keep-alive|expect|upgrade|host|te|trailer)$/;

/** The headers of a call that the caller gives; their names are in lower case. The client's own are set over them. */
export function parseHeaders(given: RequestOptions['headers']): Record<string, string> {
  if (given === undefined) return {};
  // Also a key without a value: to leave it out would make a new key.
  for (const name of isObject(given) ? Object.keys(given) : []) refuseReserved(name);
  const present = isObject(given) ? Object.fromEntries(Object.entries(given).filter(hasValue)) : given;
  let headers: Headers;
  try {
    headers = new Headers(present);
  } catch {
    // The runtime's message repeats the value.
    return throwValidationError('headers', 'pattern', 'must be valid');
  }
  // Not every call has these, but where there are any, they are the client's.
  headers.delete('content-type');
  headers.delete('x-organization-code');
  for (const name of headers.keys()) refuseReserved(name);
  return Object.fromEntries(headers);
}

function refuseReserved(name: string): void {
  const lowerCaseName = name.toLowerCase();
  if (reserved.test(lowerCaseName)) throwValidationError(`headers.${lowerCaseName}`, 'reservedHeader', 'is reserved');
}

/** False for undefined, which leaves a header out. A `Headers` would send the text "undefined" instead, and "null" for null. */
function hasValue(header: [name: string, value: string | null | undefined]): header is [string, string] {
  const [name, value] = header;
  if (value === null) throwValidationError(`headers.${name}`, 'type', 'must not be null: leave it out');
  return value !== undefined;
}
