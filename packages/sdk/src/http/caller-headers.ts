import { assertHeaderValue, assertObject, type Fail } from '../validation/assert.ts';
import { keyName } from './idempotency-key.ts';

/**
 * Headers for every request of a client. A header whose value is undefined is omitted. No header can carry an idempotency key, under any name:
 * pass the option `idempotencyKey` to the call.
 */
export type ClientHeaders = Readonly<Record<string, string | undefined>> & { readonly [Name in KeyHeader]?: never };

/** The usual names of a header with an idempotency key. The client rejects every name with `idempot`. */
type KeyHeader =
  | `${'X-' | ''}Idempotency-Key`
  | `${'x-' | ''}idempotency-key`
  | 'X-Idempotent-Key'
  | 'x-idempotent-key'
  | 'X_Idempotency_Key'
  | 'Idempotency_Key'
  | 'idempotency_key'
  | 'idempotencyKey';

/** What the client always sets itself, besides the headers that no call may set. */
const ownHeaders = /^(accept|content-type|private-secret-key|public-api-key|x-organization-code)$/;

// These belong to the connection, and can turn the rest of this request into a second one.
export const reservedHeaders =
  /^(content-length|transfer-encoding|connection|keep-alive|expect|upgrade|host|te|trailer|__proto__)$/;

/**
 * Returns headers with names in lower case. Fails for a reserved or invalid header. The error never contains a value, which may be secret,
 * and no invalid name, which may contain one. Ignores headers that the client sets itself.
 */
export function parseHeaders(given: ClientHeaders, fail: Fail): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(assertObject('headers', given, fail))) {
    const lowerCaseName = name.toLowerCase();
    // Also without a value. The client would send a new key beside it, and the caller's retry would become a second payment.
    const isKey = keyName.test(name);
    if (isKey || reservedHeaders.test(lowerCaseName)) {
      fail(`headers.${name}`, `is reserved${isKey ? '. Pass idempotencyKey to the call' : ''}`, 'reservedHeader');
    }
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) fail('headers', 'must have valid names', 'pattern');
    if (value === undefined || ownHeaders.test(lowerCaseName)) continue;
    headers[lowerCaseName] = assertHeaderValue(`headers.${name}`, value, fail);
  }
  return headers;
}
