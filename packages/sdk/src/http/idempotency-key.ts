import { assertHeaderValue, throwValidationError } from '../validation/assert.ts';
import type { IdempotentRequestOptions } from './request-options.ts';

/**
 * Returns the idempotency key of a call: the one of the caller, or a new one without the option. Throws {@link RequestValidationError} for
 * a key that is present without a value, because a new key would make a second payment.
 */
export function resolveIdempotencyKey(options: IdempotentRequestOptions): string {
  if ('idempotencyKey' in options) {
    const fix = 'Leave the property out for a new key';
    return assertHeaderValue('idempotencyKey', options.idempotencyKey, throwValidationError, fix);
  }
  if (crypto.randomUUID) return crypto.randomUUID();
  // A page that is not served over https has no `randomUUID`, but it has random bytes. This is a UUID version 4.
  // Each 0 becomes any digit. The 8 carries the variant in two bits and has two random bits.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (digit === '8' ? 8 + (random % 4) : random % 16).toString(16);
  });
}
