import type { Shape } from '../../generated/event-shapes.ts';

/** How a field breaks the contract: it is missing, has another type, or differs from its only documented value. */
export type FieldRule = 'required' | 'type' | 'value';

/** A field that breaks the contract. */
export interface Violation {
  /** The path of the field, for example `data.payment.id`. */
  readonly field: string;
  readonly rule: FieldRule;
}

/**
 * Returns the first field of a parsed body that breaks its shape, or undefined. It reads own properties only, so a `__proto__` key
 * counts as an unknown field. Fields outside the shape are ignored.
 */
export function findViolation(value: unknown, shape: Shape, field = ''): Violation | undefined {
  if (typeof shape === 'string') return hasType(value, shape) ? undefined : { field, rule: 'type' };
  if (Array.isArray(shape)) return shape.includes(value) ? undefined : { field, rule: 'value' };
  if (!hasType(value, 'object')) return { field, rule: 'type' };
  for (const [name, member] of Object.entries<Shape>(shape as Readonly<Record<string, Shape>>)) {
    const path = field ? `${field}.${name}` : name;
    const isPresent = Object.hasOwn(value as object, name);
    const violation: Violation | undefined = isPresent
      ? findViolation((value as Record<string, unknown>)[name], member, path)
      : { field: path, rule: 'required' };
    if (violation) return violation;
  }
  return undefined;
}

/** Checks the JSON type of a value. `1e400` is valid JSON, but JavaScript parses it as Infinity, which is not a number here. */
export function hasType(value: unknown, type: string): boolean {
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
