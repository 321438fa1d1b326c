import { type FieldTree, requestFields } from '../generated/fields.ts';
import { type OperationDescriptor, type OperationId, operations } from '../generated/operations.ts';
import type { UnknownField } from '../merchant/journal.ts';
import { redactCardNumbers } from '../model/card-number.ts';
import { nearestName } from '../options/suggest-name.ts';

/** The most unknown fields of one request: a hostile body can have thousands. */
const maxFields = 20;
/** The longest text that is kept of a path. Longer names get no suggestion either, because the comparison takes quadratic time. */
const maxPathLength = 128;

/** The result for a request without unknown fields. Shared, so that such a request allocates nothing. */
export const noUnknownFields: readonly UnknownField[] = Object.freeze([]);

/** Lists the fields of a body and of a query that the contract does not list, with suggestions. */
export function findUnknownFields(
  id: OperationId,
  query: Readonly<Record<string, unknown>>,
  body: unknown,
): readonly UnknownField[] {
  const tree = requestFields[id];
  const isBodyKnown = tree === undefined || isKnown(tree, body);
  if (isBodyKnown && Object.keys(query).every((name) => queryNames[id].includes(name))) return noUnknownFields;
  const found: UnknownField[] = [];
  for (const name in query) if (!queryNames[id].includes(name)) add(found, `?${name}`, suggestQuery(id, name));
  return isBodyKnown ? found : findUnknownBodyFields(tree, body, found);
}

/** Whether a body has only known fields. Runs for every request, so each field costs one look-up, and no path is built. */
function isKnown(tree: FieldTree, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) {
    for (const each of value) if (!isKnown(tree, each)) return false;
    return true;
  }
  for (const name in value) {
    const known = tree[name];
    if (known === true) continue;
    if (known === undefined || !Object.hasOwn(tree, name)) return false;
    if (!isKnown(known, (value as Record<string, unknown>)[name])) return false;
  }
  return true;
}

/** Adds the fields of a body that are not in the tree. Returns the list. */
export function findUnknownBodyFields(tree: FieldTree, body: unknown, found: UnknownField[] = []): UnknownField[] {
  collect({ tree, root: tree, found }, body, '');
  return found;
}

const queryNames = Object.fromEntries(
  Object.entries(operations as Record<string, OperationDescriptor>).map(([id, { parameters }]) => [
    id,
    parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  ]),
) as unknown as Record<OperationId, readonly string[]>;

interface Search {
  /** The fields of the object. */
  readonly tree: FieldTree;
  /** The fields of the whole body. */
  readonly root: FieldTree;
  readonly found: UnknownField[];
}

function collect(search: Search, value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) collect(search, value[index], `${path}[${index}]`);
    return;
  }
  const { tree, root, found } = search;
  for (const name in value) {
    const known = tree[name];
    if (known === true) continue;
    if (found.length >= maxFields) return;
    if (known === undefined || !Object.hasOwn(tree, name)) {
      add(found, join(path, name), suggestField(search, path, name));
    } else {
      collect({ tree: known, root, found }, (value as Record<string, unknown>)[name], join(path, name));
    }
  }
}

function add(found: UnknownField[], path: string, suggestion: string | undefined): void {
  if (found.length >= maxFields) return;
  const clean = redactCardNumbers(path.slice(0, maxPathLength * 4));
  const cut = clean.length > maxPathLength ? `${clean.slice(0, maxPathLength)}…` : clean;
  found.push(suggestion === undefined ? { path: cut } : { path: cut, suggestion });
}

function suggestQuery(id: OperationId, name: string): string | undefined {
  const nearest = name.length > maxPathLength ? undefined : nearestName(name, queryNames[id]);
  return nearest === undefined ? undefined : `?${nearest}`;
}

/** Suggests a similar name in the same object, or the same name at another place. */
function suggestField({ tree, root }: Search, path: string, name: string): string | undefined {
  if (path.length + name.length > maxPathLength) return undefined;
  const nearest = nearestName(name, Object.keys(tree));
  return nearest === undefined ? findPlace(root, name) : join(path, nearest);
}

/** Finds the least deep place of a name. */
function findPlace(root: FieldTree, name: string): string | undefined {
  let level: [path: string, tree: FieldTree][] = [['', root]];
  while (level.length > 0) {
    const place = level.find(([, tree]) => Object.hasOwn(tree, name));
    if (place !== undefined) return join(place[0], name);
    level = level.flatMap(([path, tree]) =>
      Object.entries(tree).flatMap(([field, inner]): typeof level =>
        inner === true ? [] : [[join(path, field), inner]],
      ),
    );
  }
  return undefined;
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
