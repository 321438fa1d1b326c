import type { Shape } from '../generated/event-shapes.ts';
import { type ShapeRule, WebhookVerificationError } from './errors.ts';

/**
 * Throws `WebhookVerificationError` at the first place where a parsed body departs from its shape. Descends as
 * deep as the shape does, not as the body does, and looks at own properties only, so that a `__proto__` key is one more
 * unknown field. Unknown fields and new values of open lists are none of its business.
 */
export function checkShape(value: unknown, shape: Shape, path = ''): void {
  const demand = (holds: boolean, rule: ShapeRule, field = path) => {
    if (!holds) throw new WebhookVerificationError('body_shape', field.slice(1), rule);
  };
  const demandType = (type: string) => demand(isOfType(value, type), 'type');
  if (typeof shape === 'string') demandType(shape);
  else if (Array.isArray(shape)) demand(shape.includes(value), 'value');
  else if (typeof shape === 'number') {
    demandType('integer');
    demand((value as number) >= shape, 'minimum');
  } else if (shape instanceof RegExp) {
    demandType('string');
    demand(shape.test(value as string), 'pattern');
  } else {
    demandType('object');
    for (const [name, member] of Object.entries(shape)) {
      const place = `${path}.${name}`;
      demand(Object.hasOwn(value as object, name), 'required', place);
      checkShape((value as Record<string, unknown>)[name], member, place);
    }
  }
}

export function hasShape(value: unknown, shape: Shape): boolean {
  try {
    checkShape(value, shape);
    return true;
  } catch {
    return false;
  }
}

/** JSON writes 1e400, and JavaScript reads it as Infinity: not a number that anybody sent on purpose. */
function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
