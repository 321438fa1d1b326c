import { type MoneyField, moneyFields } from '../../generated/findings.ts';
import type { OperationId } from '../../generated/operations.ts';
import { joinPath } from '../merchant/journal.ts';
import { isObject } from '../options/option-rules.ts';
import { nearestName } from '../options/suggest-name.ts';

/** A field that a merchant probably meant as a field that moves money. */
interface MisspelledField {
  readonly path: string;
  readonly meant: string;
}

/** The most items of a list, and the most unknown names of an item, that are compared. A hostile body can have thousands. */
const maxCompared = 20;

/**
 * Finds unknown fields that resemble a field that moves money, or have its meaning in other APIs, while that field is absent. They can stand
 * in its object, or in an object around it. In an item of a list, they stand beside it.
 */
export function findMisspelledFields(operation: OperationId, body: unknown): MisspelledField[] {
  const { fields, known } = moneyFields[operation] ?? { fields: [], known: {} };
  return fields.flatMap((field) => {
    const [parent, name] = split(field.path);
    const isInList = parent.includes('[]');
    if (!isInList && objectsAt(body, field.path).length > 0) return [];
    const isAround = (place: string) => place === '' || `${parent}.`.startsWith(`${place}.`);
    const places = Object.entries(known).filter(([place]) => (isInList ? place === parent : isAround(place)));
    return places.flatMap(([place, names]) =>
      objectsAt(body, place).flatMap(({ path, value }) => {
        if (!isObject(value) || (place === parent && Object.hasOwn(value, name))) return [];
        const unknown = Object.keys(value).filter((each) => !names.includes(each));
        const written = unknown.slice(0, maxCompared).filter((each) => resembles(field, each));
        const meant = isInList ? joinPath(path, name) : field.path;
        return written.map((each) => ({ path: joinPath(path, each), meant }));
      }),
    );
  });
}

/** Says that a field that moves money has a value that resembles a known one. Undefined for any other value. */
export function describeMisspelledValue(operation: OperationId, body: unknown): string | undefined {
  for (const { path, values } of moneyFields[operation]?.fields ?? []) {
    const value = objectsAt(body, path)[0]?.value;
    if (typeof value !== 'string' || value.length > maxNameLength || values.includes(value)) continue;
    const meant = nearestName(value, values);
    if (meant !== undefined) return `${path} ${value}. Did you mean ${meant}?`;
  }
  return undefined;
}

/** A longer text takes a long time to compare. */
const maxNameLength = 64;

function resembles({ path, otherNames }: MoneyField, written: string): boolean {
  const [, name] = split(path);
  if (written.length > maxNameLength) return false;
  const isOther = otherNames.some((each) => lettersOf(each) === lettersOf(written));
  return isOther || nearestName(written, [name]) !== undefined;
}

/** `captureMethod` and `capture_method` have the same letters. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function split(path: string): [parent: string, name: string] {
  const index = path.lastIndexOf('.');
  return [path.slice(0, Math.max(index, 0)), path.slice(index + 1)];
}

/** Returns the present values at a path, each with its own path. A list has one for each item. */
function objectsAt(body: unknown, path: string): { path: string; value: unknown }[] {
  return path
    .split('.')
    .filter(Boolean)
    .reduce(
      (found, step) =>
        found.flatMap((each) => {
          const name = step.replace('[]', '');
          if (!isObject(each.value) || !Object.hasOwn(each.value, name)) return [];
          const value: unknown = each.value[name];
          const place = joinPath(each.path, name);
          if (!step.endsWith('[]')) return [{ path: place, value }];
          const items = Array.isArray(value) ? value.slice(0, maxCompared) : [];
          return items.map((item, index) => ({ path: `${place}[${index}]`, value: item }));
        }),
      [{ path: '', value: body }],
    );
}
