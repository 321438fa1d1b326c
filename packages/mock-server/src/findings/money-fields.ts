import type { UnknownField } from '../generated/control-types.ts';
import { type MoneyField, moneyFields } from '../generated/findings.ts';
import type { OperationId } from '../generated/operations.ts';
import { isObject } from '../options/option-rules.ts';
import { nearestName } from '../options/suggest-name.ts';

/** A field that a merchant probably meant as a field that moves money. */
interface MisspelledField {
  readonly path: string;
  readonly meant: string;
}

/** The most items of a list, and the most unknown names of an item, that are compared. A hostile body can have thousands. */
const maxCompared = 20;

/** Finds the unknown fields that resemble a field that moves money, or have its meaning in other APIs, while that field is absent. */
export function findMisspelledFields(
  operation: OperationId,
  unknownFields: readonly UnknownField[],
  body: unknown,
): MisspelledField[] {
  return (moneyFields[operation] ?? []).flatMap((field) =>
    field.path.includes('[]') ? findInItems(field, body) : findInObject(field, unknownFields, body),
  );
}

/** Says that a field that moves money has a value that resembles a known one. Undefined for any other value. */
export function describeMisspelledValue(operation: OperationId, body: unknown): string | undefined {
  for (const { path, values } of moneyFields[operation] ?? []) {
    const value = objectsAt(body, path)[0]?.value;
    if (typeof value !== 'string' || value.length > maxNameLength || values.includes(value)) continue;
    const meant = nearestName(value, values);
    if (meant !== undefined) return `${path} ${value}. Did you mean ${meant}?`;
  }
  return undefined;
}

/** Compares the unknown fields of the object of a field, and of the objects around it. */
function findInObject(field: MoneyField, unknownFields: readonly UnknownField[], body: unknown): MisspelledField[] {
  if (objectsAt(body, field.path).length > 0) return [];
  const [parent] = split(field.path);
  return unknownFields.flatMap(({ path }) => {
    const [place, name] = split(path);
    const isAround = place === '' || `${parent}.`.startsWith(`${place}.`);
    return isAround && resembles(field, name) ? [{ path, meant: field.path }] : [];
  });
}

/** Compares the unknown fields of each item of a list. The contract allows them there, so they are not listed. */
function findInItems(field: MoneyField, body: unknown): MisspelledField[] {
  const [parent, name] = split(field.path);
  return objectsAt(body, parent).flatMap(({ path, value }) => {
    if (!isObject(value) || Object.hasOwn(value, name)) return [];
    const unknown = Object.keys(value).filter((each) => !field.siblings.includes(each));
    const written = unknown.slice(0, maxCompared).find((each) => resembles(field, each));
    return written === undefined ? [] : [{ path: `${path}.${written}`, meant: `${path}.${name}` }];
  });
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
  return path.split('.').reduce(
    (found, step) =>
      found.flatMap((each) => {
        const name = step.replace('[]', '');
        if (!isObject(each.value) || !Object.hasOwn(each.value, name)) return [];
        const value: unknown = each.value[name];
        const place = each.path === '' ? name : `${each.path}.${name}`;
        if (!step.endsWith('[]')) return [{ path: place, value }];
        const items = Array.isArray(value) ? value.slice(0, maxCompared) : [];
        return items.map((item, index) => ({ path: `${place}[${index}]`, value: item }));
      }),
    [{ path: '', value: body }],
  );
}
