import type { FieldTree } from '../generated/fields.ts';
import { invalidParameters, type Refusal } from '../model/api-error.ts';

/** Names every field that the contract does not list. */
export function refuseUnknown(tree: FieldTree | undefined, body: unknown): Refusal | undefined {
  if (tree === undefined) return undefined;
  const unknown = [...unknownFields(tree, body, '')].slice(0, 20);
  return unknown.length === 0
    ? undefined
    : invalidParameters(...unknown.map((path) => `${path} is not a field of this operation`));
}

function* unknownFields(tree: FieldTree, value: unknown, path: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* unknownFields(tree, each, `${path}[${index}]`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    const place = path === '' ? name : `${path}.${name}`;
    const known = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (known === undefined) yield place;
    else if (known !== true) yield* unknownFields(known, each, place);
  }
}
