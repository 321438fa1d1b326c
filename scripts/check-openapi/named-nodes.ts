import {
  type Document,
  type MediaType,
  operationsOf,
  type Parameter,
  type PathItem,
  type Ref,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
} from '../generate/document.ts';

/** A node of the document with the name that GAPS.md and error messages use. Several nodes can share a name. */
export interface NamedNode {
  name: string;
  kind: 'schema' | 'parameter' | 'header' | 'response' | 'mediaType' | 'operation' | 'path' | 'securityScheme' | 'body';
  node: { [key: string]: unknown };
}

/**
 * Returns every node that can carry `x-basis`: `Payment`, `Payment.amount`, `createPayment`, `createPayment.payment_id`,
 * `createPayment.201`, `IdempotencyKey` … The items of an array, a branch of a union and a media type have the name of
 * their parent.
 */
export function namedNodes(document: Document): NamedNode[] {
  const { schemas, parameters, responses, requestBodies, headers, securitySchemes } = document.components;
  const headerComponents = headers as Record<string, Parameter> | undefined;
  return [
    ...under(schemas, (name, schema) => schemaNodes(name, schema)),
    ...under(parameters, (name, parameter) => parameterNodes(name, parameter)),
    ...under(responses, (name, response) => responseNodes(name, response)),
    ...under(requestBodies, (name, body) => bodyNodes(name, body)),
    ...under(headerComponents, (name, header) => parameterNodes(name, header, 'header')),
    ...under(securitySchemes, (name, node): NamedNode[] => [{ name, kind: 'securityScheme', node }]),
    ...under(document.paths, (path, item) => pathNodes(document, path, item)),
    ...under(document.webhooks, (webhook, item) => pathNodes(document, webhook, item, webhook)),
  ];
}

/** Returns every property of every schema, including inline schemas, with a name such as `Order.amount.value`. */
export function namedProperties(document: Document): { name: string; node: Schema }[] {
  const below = (name: string, schema: Schema): { name: string; node: Schema }[] => [
    ...Object.entries(schema.properties ?? {}).flatMap(([property, node]) => {
      return [{ name: `${name}.${property}`, node }, ...below(`${name}.${property}`, node)];
    }),
    ...branchesOf(schema).flatMap((branch) => below(name, branch)),
  ];
  return Object.entries(document.components.schemas ?? {}).flatMap(([name, schema]) => below(name, schema));
}

function under<T>(entries: Record<string, T> | undefined, nodes: (name: string, entry: T) => NamedNode[]): NamedNode[] {
  return Object.entries(entries ?? {}).flatMap(([name, entry]) => nodes(name, entry));
}

function schemaNodes(name: string, schema: Schema): NamedNode[] {
  return [
    { name, kind: 'schema', node: schema },
    ...under(schema.properties, (property, each) => schemaNodes(`${name}.${property}`, each)),
    ...branchesOf(schema).flatMap((each) => schemaNodes(name, each)),
  ];
}

/** Returns the schemas inside a schema that have the name of their parent. */
function branchesOf({ items, additionalProperties, allOf, anyOf, oneOf }: Schema): Schema[] {
  const branches = [items, additionalProperties, ...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])];
  return branches.filter((each) => typeof each === 'object');
}

function parameterNodes(name: string, node: Parameter, kind: 'parameter' | 'header' = 'parameter'): NamedNode[] {
  return [{ name, kind, node }, ...(node.schema === undefined ? [] : schemaNodes(name, node.schema))];
}

function contentNodes(name: string, content: Record<string, MediaType> | undefined): NamedNode[] {
  return Object.values(content ?? {}).flatMap((node) => [
    { name, kind: 'mediaType' as const, node },
    ...(node.schema === undefined ? [] : schemaNodes(name, node.schema)),
  ]);
}

function bodyNodes(name: string, node: RequestBody): NamedNode[] {
  return [{ name, kind: 'body', node }, ...contentNodes(name, node.content)];
}

function responseNodes(name: string, node: Response): NamedNode[] {
  const headers = node.headers as Record<string, Parameter> | undefined;
  return [
    { name, kind: 'response', node },
    ...under(headers, (header, each) => parameterNodes(`${name}.${header}`, each, 'header')),
    ...contentNodes(name, node.content),
  ];
}

/** The operation of a webhook has the webhook's name. Every other operation has its operationId as name. */
function pathNodes(document: Document, path: string, item: PathItem, webhook?: string): NamedNode[] {
  const operations = operationsOf(document, { [path]: item });
  const parametersOf = (owner: string, parameters: (Parameter | Ref)[] | undefined) =>
    (parameters ?? []).flatMap((each) => {
      return parameterNodes(`${owner}.${resolve<Parameter>(document, each).name}`, each as Parameter);
    });
  const below = operations.flatMap(({ operation }): NamedNode[] => {
    const name = webhook ?? operation.operationId;
    return [
      { name, kind: 'operation', node: operation },
      ...parametersOf(name, item.parameters),
      ...parametersOf(name, operation.parameters),
      ...(operation.requestBody === undefined ? [] : bodyNodes(name, operation.requestBody as RequestBody)),
      ...under(operation.responses, (status, each) => responseNodes(`${name}.${status}`, each as Response)),
    ];
  });
  return [{ name: webhook ?? path, kind: 'path', node: item }, ...below];
}
