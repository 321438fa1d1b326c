import type { OperationId } from '../../generated/operations.ts';
import { type AbsentFields, operations } from '../../generated/validators.js';

/**
 * Removes the fields of a request body whose value means that they are absent: null in an optional field, and an empty text in a few.
 *
 * @returns The same value when nothing was removed. Nothing in the given value changes, because the journal shows what was sent.
 */
export function withoutAbsent<T>(id: OperationId, body: T): T {
  const { absent } = operations[id];
  return absent === undefined ? body : (removeFrom(body, absent) as T);
}

function removeFrom(value: unknown, fields: AbsentFields): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? removeFromItems(value, fields) : removeFromObject(value, fields);
}

function removeFromItems(items: readonly unknown[], fields: AbsentFields): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < items.length; index += 1) {
    const before = items[index];
    const after = removeFrom(before, fields);
    if (after === before) continue;
    copy ??= [...items];
    copy[index] = after;
  }
  return copy ?? items;
}

function removeFromObject(object: object, fields: AbsentFields): object {
  const values = object as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name in values) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) continue;
    const before = values[name];
    if ((before === null && field.null) || (before === '' && field.empty)) {
      copy ??= { ...values };
      delete copy[name];
      continue;
    }
    const after = field.fields === undefined ? before : removeFrom(before, field.fields);
    if (after === before) continue;
    copy ??= { ...values };
    copy[name] = after;
  }
  return copy ?? object;
}
