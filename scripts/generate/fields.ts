import {
  bodySchemaOf,
  branchesOf,
  type Document,
  jsonSchemaOf,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
  successStatus,
} from './document.ts';
import { amountsOf } from './operations.ts';
import { banner, tsLiteral, withGeneratedPart } from './ts-source.ts';

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

/** The fields that the record of a request has only in its response. */
export const responseOnlyFields: ${type} = ${tsLiteral(responseOnlyTrees(document))};
`;
}

/** Returns the fields of each created record that its request cannot have. */
function responseOnlyTrees(document: Document): Record<string, Tree> {
  const bodies = fieldTrees(document);
  const trees = operationsOf(document).flatMap((located) => {
    const { operationId, responses } = located.operation;
    const { [operationId]: body } = bodies;
    const { [successStatus(located)]: created } = responses;
    const given = bodySchemaOf(document, located);
    // Only such a body has the fields of the record that the response contains.
    const isRecord = given !== undefined && 'x-fields-of' in resolve<Schema>(document, given);
    const schema = created && jsonSchemaOf(resolve<Response>(document, created).content);
    if (body === undefined || schema === undefined || !isRecord) return [];
    return [[operationId, without(treeOf(document, schema), body)] as const];
  });
  return Object.fromEntries(trees.filter(([, tree]) => Object.keys(tree).length > 0));
}

/** Returns the fields of a tree that the other one does not have. */
function without(tree: Tree | true, other: Tree | true): Tree {
  const rest: Tree = {};
  if (tree === true || other === true) return rest;
  for (const [name, inner] of Object.entries(tree)) {
    const known = Object.hasOwn(other, name) ? other[name] : undefined;
    const left = known === undefined ? true : without(inner, known);
    if (left === true || Object.keys(left).length > 0) rest[name] = left;
  }
  return rest;
}

/** Returns the documented fields of each request body by operation. */
export function fieldTrees(document: Document): Record<string, Tree> {
  const trees = operationsOf(document).flatMap((located) => {
    const schema = bodySchemaOf(document, located);
    const tree = schema === undefined ? true : treeOf(document, schema);
    return tree === true ? [] : [[located.operation.operationId, tree]];
  });
  return Object.fromEntries(trees);
}

function treeOf(document: Document, given: Schema): Tree | true {
  const schema = resolve<Schema>(document, given);
  const inside = branchesOf(schema)
    .map((each) => treeOf(document, each))
    .filter((each) => each !== true);
  const own = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, treeOf(document, each)] as const);
  const { 'x-fields-of': source, additionalProperties: others = false } = schema;
  // A misspelled field of a record would have no effect.
  const isOpen = source === undefined && others !== false;
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

/** The schemas that a webhook receiver checks, by the name of their constant. */
const checked = {
  paymentWebhookShape: 'PaymentWebhook',
  incomingTransferShape: 'IncomingTransfer',
  incomingTransferAmountShape: 'IncomingTransferAmount',
};

type Shape = string | unknown[] | { [name: string]: Shape };

/** Generates the required fields of webhook bodies with their types, as data for a small interpreter. */
export function eventShapes(document: Document): string {
  const shapes = Object.entries(checked).map(([constant, name]) => {
    const schema = document.components.schemas?.[name];
    if (schema === undefined) return '';
    return `\nexport const ${constant} = ${tsLiteral(shapeOf(document, schema, name))} as const satisfies Shape;\n`;
  });
  const schemas = document.components.schemas ?? {};
  const amounts = { paymentWebhookAmounts: schemas.PaymentWebhook, incomingTransferAmounts: schemas.IncomingTransfer };
  for (const [constant, schema] of Object.entries(amounts))
    shapes.push(`\nexport const ${constant}: Amounts = ${tsLiteral(amountsOf(document, schema) ?? {})};\n`);
  return `${banner}
import type { Amounts } from './operations.ts';

export type Shape =
  /** The name of a type. */
  | string
  /** A list of allowed values. */
  | readonly unknown[]
  /** An object with at least these fields. */
  | { readonly [name: string]: Shape };
${shapes.join('')}`;
}

/** Returns types and constants only. An event stays valid when it violates a pattern, a format or a limit. */
export function shapeOf(document: Document, node: Schema, place: string): Shape {
  const schema = resolve<Schema>(document, node);
  const { required = [], properties = {} } = schema;
  if ('const' in schema) return [schema.const];
  if (required.length === 0) return typeOf(document, schema, place);
  const fields = required.map((name) => [name, shapeOf(document, properties[name] ?? {}, `${place}.${name}`)]);
  return Object.fromEntries(fields);
}

/**
 * Returns the type of a schema. An open enumeration has the type of its values.
 *
 * @throws Error for a type that the interpreter does not know.
 */
function typeOf(document: Document, node: Schema, place: string): string {
  const schema = resolve<Schema>(document, node);
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const types = new Set([schema.type ?? [], ...branches.map((each) => typeOf(document, each, place))].flat());
  const [type = ''] = types;
  if (types.size !== 1 || !['string', 'number', 'object'].includes(type))
    throw new Error(`${place} has an unsupported type: ${[...types].join(', ')}. Use one of string, number, object`);
  return type;
}

/** Writes a table with the fields and the example of each request body of the admin API into a page. */
export function withAdminBodies(page: string, document: Document): string {
  const trees = fieldTrees(document);
  const rows = operationsOf(document).flatMap(({ operation, method, path }) => {
    const { operationId: id, requestBody } = operation;
    if (requestBody === undefined) return [];
    const { content, required: isRequired } = resolve<RequestBody>(document, requestBody);
    const required = isRequired === true ? requiredFields(document, jsonSchemaOf(content) ?? {}) : [];
    const names = Object.keys(trees[id] ?? {}).map((name) => (required.includes(name) ? name : `${name}?`));
    const { example, examples = {} } = content?.['application/json'] ?? {};
    const value = example ?? Object.values(examples)[0]?.value;
    if (value === undefined) throw new Error(`${id} has no example of its body`);
    const call = `${method} ${path.replace('{move}', '$MOVE').replaceAll(/\{\w+\}/g, '$ID')}`;
    return [`| \`${call}\` | \`${names.join(', ')}\` | \`${JSON.stringify(value)}\` |`];
  });
  const table = ['| Call | Fields | Example |', '| --- | --- | --- |', ...rows];
  return withGeneratedPart(page, 'openapi/admin.yaml', table.join('\n'));
}

/** Returns the fields that every form of a value requires. */
function requiredFields(document: Document, given: Schema): string[] {
  const { required = [], oneOf = [] } = resolve<Schema>(document, given);
  const [first = [], ...others] = oneOf.map((form) => requiredFields(document, form));
  return [...required, ...first.filter((name) => others.every((names) => names.includes(name)))];
}
