import type { OperationId } from '../../generated/operations.ts';
import { type AbsentFields, operations } from '../../generated/validators.js';
import { isObject } from '../options/option-rules.ts';

/**
 * Copies a request body without the fields whose value means that they are absent: null in an optional field, and an empty text in a few.
 * The journal shows the given body, as it was sent.
 */
export function withoutAbsent<T>(id: OperationId, body: T): T {
  return removeFrom(body, operations[id].absent ?? {}) as T;
}

function removeFrom(value: unknown, fields: AbsentFields): unknown {
  if (Array.isArray(value)) return value.map((each) => removeFrom(each, fields));
  if (!isObject(value)) return value;
  const copy = { ...value };
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(copy, name)) continue;
    const before = copy[name];
    const isAbsent = (before === null && field.null) || (before === '' && field.empty);
    if (isAbsent) delete copy[name];
    else if (field.fields !== undefined) copy[name] = removeFrom(before, field.fields);
  }
  return copy;
}
