import type { Shape } from '../generated/event-shapes.ts';
import type { ShapeRule, ShapeViolation } from './errors.ts';

/**
 * The first place where a parsed body departs from its shape, or undefined. Descends as deep as the shape does, not as
 * the body does, and looks at own properties only, so that a `__proto__` key is one more unknown field. Unknown fields
 * and values of open lists are none of its business.
 */
export function findViolation(value: unknown, shape: Shape, field = ''): ShapeViolation | undefined {
  const rule = brokenRule(value, shape);
  if (rule) return { field, rule };
  if (Array.isArray(value)) return shape.i && findItemViolation(value, shape.i, field);
  return isObject(value) ? findPropertyViolation(value, shape, field) : undefined;
}

/** A JSON object, not null and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function findItemViolation(items: unknown[], shape: Shape, field: string): ShapeViolation | undefined {
  for (const [index, item] of items.entries()) {
    const violation = findViolation(item, shape, `${field}[${index}]`);
    if (violation) return violation;
  }
  return undefined;
}

function findPropertyViolation(object: Record<string, unknown>, shape: Shape, field: string): ShapeViolation | undefined {
  const path = (name: string) => (field ? `${field}.${name}` : name);
  const missing = shape.r?.find((name) => !Object.hasOwn(object, name));
  if (missing !== undefined) return { field: path(missing), rule: 'required' };
  for (const [name, inner] of Object.entries(shape.o ?? {})) {
    const violation = Object.hasOwn(object, name) ? findViolation(object[name], inner, path(name)) : undefined;
    if (violation) return violation;
  }
  return undefined;
}

function brokenRule(value: unknown, { t, c, p, n }: Shape): ShapeRule | undefined {
  if (t && ![t].flat().some((type) => type === 'any' || isOfType(value, type))) return 'type';
  if (value === null) return undefined;
  if (c !== undefined && !(Array.isArray(c) ? c : [c]).includes(value)) return 'value';
  if (p !== undefined && typeof value === 'string' && !new RegExp(p, 'u').test(value)) return 'pattern';
  if (n !== undefined && typeof value === 'number' && value < n) return 'minimum';
  return undefined;
}

/** JSON writes 1e400, and JavaScript reads it as Infinity: not a number that anybody sent on purpose. */
function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}
