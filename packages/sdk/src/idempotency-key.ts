import { checkText } from './check-limits.ts';
import { idempotencyKeyLimits } from './generated/limits.ts';
import { refuse } from './refuse.ts';

/** The key of a call: the caller's own, checked, or a new one. It is no header, whose names are in lower case here. */
export function idempotencyKeyOf(given: string | undefined, headers: object): string {
  // To drop it in silence would turn a caller's retry into a second payment.
  if ('x-idempotency-key' in headers) {
    refuse('headers.x-idempotency-key', 'reservedHeader', 'must be given as the option idempotencyKey');
  }
  if (given === undefined) return randomUuid();
  checkText('idempotencyKey', given, idempotencyKeyLimits);
  return given;
}

/** UUID version 4. A page that is not served over https has no `randomUUID`, but it has random bytes. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
