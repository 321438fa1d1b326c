import { throwValidationError } from '../validation/refuse.ts';
import { assertHeaderValue } from '../validation/require-visible.ts';
import type { IdempotentRequestOptions } from './request-options.ts';

/**
 * Returns the key of a call: the caller's own, or a new one when the option is left out. Throws {@link RequestValidationError} for
 * a key that is there without a value: a new key in its place would make a second payment.
 */
export function resolveIdempotencyKey(options: IdempotentRequestOptions): string {
  if (!('idempotencyKey' in options)) return randomUuid();
  const { idempotencyKey: key } = options as { idempotencyKey: unknown };
  if (key === undefined || key === null || key === '') {
    const received = key === '' ? 'an empty string' : key;
    throwValidationError(
      'idempotencyKey',
      'required',
      `must have a value (received ${received}): leave the property out for a new key`,
    );
  }
  return assertHeaderValue('idempotencyKey', key, throwValidationError);
}

/** UUID version 4. A page that is not served over https has no `randomUUID`, but it has random bytes. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // A 0 may become any digit; the 8 marks the variant, which leaves it two bits.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (mark) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (mark === '8' ? 8 + (random % 4) : random % 16).toString(16);
  });
}
