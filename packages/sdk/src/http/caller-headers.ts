import { assertHeaderValue, assertObject, type Fail } from '../validation/assert.ts';

/** Headers for every request of a client. A header whose value is undefined is omitted. */
export type ClientHeaders = Readonly<Record<string, string | undefined>>;

/** What the client always sets itself, besides the headers that no call may set. */
const ownHeaders = /^(accept|content-type|private-secret-key|public-api-key|x-organization-code)$/;

// A key in the headers would be replaced, and the caller's retry would become a second payment. The others belong to the connection, and
// can turn the rest of this request into a second one.
export const reservedHeaders =
  /^(x-idempotency-key|content-length|transfer-encoding|connection|keep-alive|expect|upgrade|host|te|trailer|__proto__)$/;

/**
 * Returns headers with names in lower case. Fails for a reserved or invalid header. The error never contains a value, which may be secret,
 * and no invalid name, which may contain one.
 *
 * @param ignoresOwn - Whether headers that the client sets itself are left out instead of rejected
 */
export function parseHeaders(given: ClientHeaders, fail: Fail, ignoresOwn: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(assertObject('headers', given, fail))) {
    const option = `headers.${name}`;
    const lowerCaseName = name.toLowerCase();
    const isOwn = ownHeaders.test(lowerCaseName);
    // Also without a value: a key that is left out would become a new key.
    if (reservedHeaders.test(lowerCaseName) || (isOwn && !ignoresOwn)) {
      const fix = lowerCaseName === 'x-idempotency-key' ? '. Pass idempotencyKey to the call' : '';
      fail(option, 'reservedHeader', `is reserved${fix}`);
    }
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) fail('headers', 'pattern', 'must have valid names');
    if (value === undefined || isOwn) continue;
    const text = assertHeaderValue(option, value, fail);
    // Two spellings of a name are one header with two values.
    headers[lowerCaseName] = lowerCaseName in headers ? `${headers[lowerCaseName]}, ${text}` : text;
  }
  return headers;
}
