import { checkText } from './check-limits.ts';
import { idempotencyKeyLimits } from './generated/limits.ts';

/** The key of a call: the caller's own, checked, or a new one. */
export function idempotencyKeyOf(given: string | undefined): string {
  if (given === undefined) return randomUuid();
  checkText('idempotencyKey', given, idempotencyKeyLimits);
  return given;
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
