import type { Amounts } from '../generated/operations.ts';

/**
 * Returns the path of the first number that is no amount; undefined without one. JSON can contain `1e400`, which is Infinity here, and from 2^53
 * on, a number stands for several amounts. A field of another type is left to the caller.
 */
export function findWrongAmount(value: unknown, amounts: true | Amounts, path = ''): string | undefined {
  if (amounts === true) return typeof value === 'number' && !(Math.abs(value) <= 2 ** 53) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const object of Array.isArray(value) ? value : [value]) {
    for (const name of Object.keys(amounts)) {
      const wrong = findWrongAmount(Object(object)[name], amounts[name] as true, path ? `${path}.${name}` : name);
      if (wrong) return wrong;
    }
  }
  return undefined;
}
