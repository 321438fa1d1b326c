import type { Shape } from '../generated/event-shapes.ts';
import { type ShapeRule, WebhookVerificationError } from './errors.ts';

/**
 * Throws `WebhookVerificationError` at the first place where a parsed body departs from its shape. Descends as
 * deep as the shape does, not as the body does, and looks at own properties only, so that a `__proto__` key is one more
 * unknown field. Unknown fields and new values of open lists are none of its business.
 */
export function checkShape(value: unknown, { t, c, p, n, r, o }: Shape, path = ''): void {
  const demand = (holds: boolean, rule: ShapeRule, field = path) => {
    if (!holds) throw new WebhookVerificationError('body_shape', field.slice(1), rule);
  };
  demand(
    [t].flat().some((type) => isOfType(value, type)),
    'type',
  );
  if (value === null) return;
  demand(c === undefined || value === c, 'value');
  demand(p === undefined || new RegExp(p, 'u').test(value as string), 'pattern');
  demand(n === undefined || (value as number) >= n, 'minimum');
  for (const name of r ?? []) demand(Object.hasOwn(value as object, name), 'required', `${path}.${name}`);
  for (const [name, shape] of Object.entries(o ?? {})) {
    const member = Object.getOwnPropertyDescriptor(value, name);
    if (member) checkShape(member.value, shape, `${path}.${name}`);
  }
}

/** JSON writes 1e400, and JavaScript reads it as Infinity: not a number that anybody sent on purpose. */
function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  return typeof value === type && value !== null && !Array.isArray(value);
}
