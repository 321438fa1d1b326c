import { createUuid } from '../utils/builtin-module.ts';
import { assertHeaderValue, throwConfigurationError, throwValidationError } from '../validation/assert.ts';

// All that the client accepts and refuses as an idempotency key. A key that is lost or replaced makes a second payment.

/** The header that carries the key. */
export const keyHeader = 'x-idempotency-key';

/** The name of an option, a field or a header that seems to hold an idempotency key. */
export const keyName = /idempot/i;

/**
 * Returns the idempotency key of a call: the one of the caller, or a new one without the option. Throws {@link RequestValidationError} for
 * a key that is present without a value, because a new key would make a second payment.
 *
 * A page that is not served over https has no `randomUUID`. The call then fails: a key from a weaker source could occur twice.
 */
export function resolveIdempotencyKey(options: { readonly idempotencyKey?: string }): string {
  if (!('idempotencyKey' in options)) {
    const key = createUuid();
    if (key !== undefined) return key;
    return throwConfigurationError(
      'crypto.randomUUID',
      'is missing. Serve the page over https, or pass idempotencyKey',
    );
  }
  return assertKey('idempotencyKey', options.idempotencyKey, 'Leave the property out for a new key');
}

/**
 * Returns the key if a header can carry it. Throws {@link RequestValidationError} for another value, and for the text that a template makes of
 * a missing field or an object: two orders would have the same key, and the second would get the payment of the first.
 */
function assertKey(name: string, value: unknown, fix: string): string {
  const key = assertHeaderValue(name, value, throwValidationError, fix);
  if (!/(^|[\W_])(undefined|null|NaN)([\W_]|$)|\[object/.test(key)) return key;
  return throwValidationError(name, 'contains undefined, null, NaN or [object: a field in it is missing', 'pattern');
}

/**
 * Rejects an option for the key in the options of `fetch` or of openapi-fetch. They would ignore it, and a repeat of the call would make a
 * second payment.
 */
export function assertNoKeyOption(init: object, place: string): void {
  const name = Object.keys(init).find((each) => keyName.test(each));
  if (name === undefined) return;
  throwValidationError(
    name.slice(0, 40),
    `is not an option. Pass X-Idempotency-Key in ${place}`,
    'additionalProperties',
  );
}

/** The headers of a caller as pairs of a name and a value. */
export type HeaderList = readonly (readonly unknown[])[];

/**
 * Returns the idempotency key in the headers of a caller; undefined when the header is missing. Throws {@link RequestValidationError} for a
 * header that is present without a value, with two values, or under another name, because a new key would make a second payment.
 */
export function readKeyHeader(headers: HeaderList): string | undefined {
  for (const [given] of headers) {
    const name = String(given);
    if (keyName.test(name) && name.toLowerCase() !== keyHeader)
      throwValidationError(`headers.${name.slice(0, 40)}`, 'is reserved. Pass X-Idempotency-Key', 'reservedHeader');
  }
  const keys = new Set(headers.filter(([name]) => String(name).toLowerCase() === keyHeader).map(([, key]) => key));
  // `Headers` turns a missing value into the text of it, and every payment would have the same key.
  const fix = 'Leave the header out for a new key';
  const [key] = Array.from(keys, (each) => assertKey('X-Idempotency-Key', each, fix));
  if (keys.size > 1) throwValidationError('X-Idempotency-Key', 'must have one value', 'pattern');
  return key;
}
