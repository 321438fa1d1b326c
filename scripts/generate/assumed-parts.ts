import { type Field, fieldsOf, shapeOf } from '../../tests/contract/specification/notation.ts';
import { endpoints, webhooks } from '../../tests/contract/specification/operations.ts';
import { type NamedNode, namedNodes } from '../check-gaps.ts';
import { constraints, type Document, jsonSchemaOf, operationsOf, resolve, type Schema } from './document.ts';

/** What the specification says at a node. Empty for a schema that describes the value of several fields. */
type Facts = readonly Field[];

/**
 * Adds `x-basis-of` to each node with `x-basis` that the specification lists: the parts that it does not show, such as the type. A node
 * without `x-basis-of` is assumed completely.
 *
 * @param document - The document with the nodes
 * @param published - The document whose operations lead to the nodes
 */
export function withAssumedParts(document: Document, published: Document): Document {
  const specified = specifiedNodes(published);
  const facts = new Map(
    namedNodes(published).flatMap((each) => {
      const found = specified.get(each.node as Schema);
      return found === undefined ? [] : [[keyOf(each), found] as const];
    }),
  );
  const copy = structuredClone(document);
  for (const each of namedNodes(copy)) {
    const found = facts.get(keyOf(each));
    if (found !== undefined && 'x-basis' in each.node) each.node['x-basis-of'] = assumedParts(each.node, found);
  }
  return copy;
}

/** A response and its schema have the same name. */
function keyOf({ name, keyword }: NamedNode): string {
  return `${keyword} ${name}`;
}

/** Returns the parts of a node that the specification does not show. */
function assumedParts(node: Schema, fields: Facts): string[] {
  const inner = [node, ...(node.allOf ?? []), ...(node.anyOf ?? [])];
  const acceptsNull = inner.some(({ type }) => [type].flat().includes('null'));
  const isUntyped = fields.some(({ type, rule }) => type === 'any' && rule === undefined);
  const isLimited = fields.some(({ min, max }) => min !== undefined || max !== undefined);
  const parts = [
    ...(isUntyped && node.type !== 'null' ? ['type'] : []),
    ...(acceptsNull && !fields.some(({ nullable }) => nullable) ? ['null'] : []),
    ...(!isLimited && inner.some((each) => constraints.some((name) => name in each)) ? ['limit'] : []),
    ...('enum' in node ? ['values'] : []),
    ...(inner.some(({ required }) => Array.isArray(required)) ? ['required'] : []),
  ];
  // A description says `Assumption: …` where the meaning, a default or an order is assumed.
  return parts.length === 0 || /assum/i.test(String(node.description)) ? [...parts, 'meaning'] : parts;
}

/** Returns every node that describes a value of the specification. */
function specifiedNodes(document: Document): Map<Schema, Facts> {
  const found = new Map<Schema, Field[]>();
  const add = (node: Schema, fields: Facts) => found.set(node, [...(found.get(node) ?? []), ...fields]);

  /** Adds a schema and its branches, and returns them. A schema behind a reference can describe other fields too. */
  const visit = (node: Schema, fields: Facts): Schema[] => {
    const { $ref, allOf = [], anyOf = [], oneOf = [] } = node;
    add(node, fields);
    const referred = $ref === undefined ? [] : visit(resolve<Schema>(document, { $ref }), []);
    return [node, ...referred, ...[...allOf, ...anyOf, ...oneOf].flatMap((each) => visit(each, fields))];
  };
  const below = (schemas: Schema[], step: string): Schema[] =>
    schemas.flatMap(({ items, properties }) => {
      const inner = step === '[]' ? items : properties?.[step];
      return typeof inner === 'object' ? [inner] : [];
    });

  for (const [name, schema] of bodiesOf(document)) {
    const body = visit(schema, []);
    for (const field of fieldsOf(name, shapeOf(name))) {
      const holders = field.steps
        .slice(0, -1)
        .reduce((schemas, step) => below(schemas, step).flatMap((each) => partsOf(document, each)), body);
      for (const node of below(holders, field.steps.at(-1) ?? '')) visit(node, [field]);
    }
  }
  return found;
}

/** Returns a schema, the schemas that it refers to, and all branches. */
function partsOf(document: Document, schema: Schema): Schema[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
  const referred = $ref === undefined ? [] : [resolve<Schema>(document, { $ref })];
  return [schema, ...[...referred, ...allOf, ...anyOf, ...oneOf].flatMap((each) => partsOf(document, each))];
}

/** Returns the schema of each body that the specification shows, by its name there. */
function bodiesOf(document: Document): [name: string, schema: Schema][] {
  const located = operationsOf(document, { ...document.paths, ...document.webhooks });
  return [...endpoints, ...webhooks].flatMap(({ method, path, body, response }) => {
    const operation = located.find((each) => each.method === method && each.path === path)?.operation;
    const success = Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
    const contents = [
      [body, operation?.requestBody],
      [response, success],
    ] as const;
    return contents.flatMap(([name, holder]): [string, Schema][] => {
      const schema = holder && jsonSchemaOf(resolve<{ content?: object }>(document, holder).content as never);
      return name === undefined || schema === undefined ? [] : [[name, schema]];
    });
  });
}
