import { type Document, jsonSchemaOf, operationsOf, type RequestBody, resolve, type Schema } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** The fields of a body. True represents a field that accepts any value. */
type Tree = { [name: string]: Tree | true };

/** Generates the documented fields of each request body for the mock server. */
export function requestFields(document: Document): string {
  return `${banner}
import type { OperationId } from './operations.ts';

/** The fields of an object by name, including the items of a list. True for a field that accepts any value. */
export interface FieldTree {
  readonly [name: string]: FieldTree | true;
}

export const requestFields: { readonly [id in OperationId]?: FieldTree } = ${tsLiteral(fieldTrees(document))};
`;
}

/** Generates the fields of each request body and the parameters of each query of the admin API. */
export function adminFields(document: Document): string {
  const queries = operationsOf(document).flatMap(({ operation, parameters }) => {
    const names = parameters.filter((each) => each.in === 'query').map(({ name }) => [name, true]);
    return names.length === 0 ? [] : [[operation.operationId, Object.fromEntries(names)]];
  });
  const type = '{ readonly [id in AdminOperationId]?: FieldTree }';
  return `${banner}
import type { AdminOperationId } from './admin-operations.ts';
import type { FieldTree } from './fields.ts';

export const bodyFields: ${type} = ${tsLiteral(fieldTrees(document))};

export const queryFields: ${type} = ${tsLiteral(Object.fromEntries(queries))};
`;
}

/**
 * Returns the documented fields of each request body by operation.
 *
 * @param isComplete - Set to true to include the documented fields of open objects.
 */
export function fieldTrees(document: Document, isComplete = false): Record<string, Tree> {
  const trees = operationsOf(document).flatMap(({ operation }) => {
    if (operation.requestBody === undefined) return [];
    const schema = jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content);
    const tree = schema === undefined ? true : treeOf(document, schema, isComplete);
    return tree === true ? [] : [[operation.operationId, tree]];
  });
  return Object.fromEntries(trees);
}

function treeOf(document: Document, given: Schema, isComplete: boolean): Tree | true {
  const schema = resolve<Schema>(document, given as Schema);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inside = parts.map((each) => treeOf(document, each, isComplete)).filter((each) => each !== true);
  const items = typeof schema.items === 'object' ? treeOf(document, schema.items, isComplete) : true;
  if (items !== true) inside.push(items);
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, treeOf(document, each, isComplete)] as const,
  );
  const isOpen = !isComplete && schema.additionalProperties !== undefined && schema.additionalProperties !== false;
  if (isOpen || (own.length === 0 && inside.length === 0)) return true;
  return merged([...inside, Object.fromEntries(own)]);
}

/** Merges trees. Several parts of a schema can contain the same field, and one of them can know its inner fields. */
function merged(trees: readonly Tree[]): Tree {
  const all: Tree = {};
  for (const [name, tree] of trees.flatMap((each) => Object.entries(each))) {
    const known = all[name];
    if (tree === true) all[name] = known ?? true;
    else all[name] = known === undefined || known === true ? tree : merged([known, tree]);
  }
  return all;
}
