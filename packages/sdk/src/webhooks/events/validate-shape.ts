import type { Shape } from '../../generated/event-shapes.ts';
import type { FieldRule } from '../errors.ts';

/** A field that is not as documented. */
export interface Violation {
  /** The path of the field, for example `data.payment.id`. */
  readonly field: string;
  readonly rule: FieldRule;
}

/**
 * The first field of a parsed body that is not as its shape requires, or undefined. Looks at own properties only, so that a
 * `__proto__` key is one more unknown field. Other fields of the body do not matter.
 */
export function violationOf(value: unknown, shape: Shape, field = ''): Violation | undefined {
  if (Array.isArray(shape)) return shape.includes(value) ? undefined : { field, rule: 'value' };
  if (!isOfType(value, typeof shape === 'string' ? shape : 'object')) return { field, rule: 'type' };
  if (typeof shape === 'string') return undefined;
  for (const [name, member] of Object.entries<Shape>(shape as Readonly<Record<string, Shape>>)) {
    const path = field ? `${field}.${name}` : name;
    const isThere = Object.hasOwn(value as object, name);
    const violation: Violation | undefined = isThere
      ? violationOf((value as Record<string, unknown>)[name], member, path)
      : { field: path, rule: 'required' };
    if (violation) return violation;
  }
  return undefined;
}

/** `1e400` is valid JSON, and JavaScript reads it as Infinity: not a number. */
export function isOfType(value: unknown, type: string): boolean {
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
