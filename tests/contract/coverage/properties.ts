import {
  type Document,
  type MediaType,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
  schemaNameOf,
} from '../../../scripts/generate/document.ts';

/** `Card.verify`: a schema and one of its properties. An inline schema is named after the component that contains it. */
export type PropertyName = string;

/** Stands for a value that has every property. */
const everything = Symbol('everything');

/** Returns the properties of a schema, and of the schemas in it, that a value has and that are not null. By default, all of them. */
export function propertiesIn(document: Document, schema: Schema, value: unknown = everything): Set<PropertyName> {
  const found = new Set<PropertyName>();
  const visited = new Set<string>();
  const visit = (given: Schema, owner: string, here: unknown) => {
    if (here === null || here === undefined) return;
    if (here === everything && given.$ref !== undefined) {
      if (visited.has(given.$ref)) return;
      visited.add(given.$ref);
    }
    const { name, parts, items, properties } = partsOf(document, given, owner);
    for (const part of parts) visit(part, name, here);
    if (here === everything || Array.isArray(here))
      for (const item of items) for (const each of here === everything ? [here] : here) visit(item, name, each);
    if (Array.isArray(here)) return;
    for (const [property, each] of properties) {
      const inner = here === everything ? here : (here as Record<string, unknown>)[property];
      if (inner === null || inner === undefined) continue;
      found.add(`${name}.${property}`);
      visit(each, `${name}.${property}`, inner);
    }
  };
  visit(schema, '', value);
  return found;
}

function partsOf(document: Document, given: Schema, owner: string) {
  const { allOf = [], anyOf = [], oneOf = [], items, properties = {} } = resolve<Schema>(document, given);
  return {
    name: (given.$ref === undefined ? undefined : schemaNameOf(given.$ref)) ?? owner,
    parts: [...allOf, ...anyOf, ...oneOf],
    items: typeof items === 'object' ? [items] : [],
    properties: Object.entries(properties),
  };
}

/** A request or response body: its schema and its examples. */
export interface Body {
  /** The operation or webhook, and of a response its status. */
  readonly place: string;
  readonly schema: Schema;
  readonly examples: readonly unknown[];
}

/** What the service sends: its responses, and the webhooks. */
export function sentBodies(document: Document): Body[] {
  return [
    ...operationsOf(document).flatMap(({ operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) =>
        bodiesOf(`${operation.operationId}.${status}`, resolve<Response>(document, response)),
      ),
    ),
    ...requestsOf(document, document.webhooks ?? {}),
  ];
}

/** What the merchant sends. */
export function receivedBodies(document: Document): Body[] {
  return requestsOf(document, document.paths);
}

function requestsOf(document: Document, items: Document['paths']): Body[] {
  return operationsOf(document, items).flatMap(({ operation, path }) => {
    if (operation.requestBody === undefined) return [];
    const name = path.startsWith('/') ? operation.operationId : path;
    return bodiesOf(name, resolve<RequestBody>(document, operation.requestBody));
  });
}

function bodiesOf(place: string, { content = {} }: { content?: Record<string, MediaType> }): Body[] {
  return Object.values(content).flatMap(({ schema, example, examples = {} }) =>
    schema === undefined
      ? []
      : [{ place, schema, examples: [example, ...Object.values(examples).map(({ value }) => value)] }],
  );
}
