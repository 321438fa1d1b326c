/** The part of the bundled document that the generator reads. Everything else is `unknown`. */
export interface Document {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
  'x-response-outcomes'?: Record<string, ResponseOutcome>;
  [key: string]: unknown;
}

/** What error responses of one kind prove, and how to recognize them. */
export interface ResponseOutcome {
  statuses?: number[];
  [key: string]: unknown;
}

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter>;
  responses?: Record<string, Response>;
  securitySchemes?: Record<string, SecurityScheme>;
  [key: string]: unknown;
}

export interface Schema {
  $ref?: string;
  type?: JsonType | JsonType[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  /** `true` accepts any value. */
  items?: boolean | Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  pattern?: string;
  format?: string;
  minimum?: number;
  [key: string]: unknown;
}

/** The JSON Schema keywords that code can check before it sends a request. */
export const constraints = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minItems',
  'maxItems',
  'x-decimal-places',
  'x-max-decoded-bytes',
  'x-media-type-magic',
  'x-media-type-magic-max-offset',
] as const;

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array';

export type Ref = { $ref: string };

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown; [key: string]: unknown }>;
  [key: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
  [key: string]: unknown;
}

export interface RequestBody {
  required?: boolean;
  content?: Record<string, MediaType>;
  [key: string]: unknown;
}

export interface Response {
  description?: string;
  content?: Record<string, MediaType>;
  headers?: Record<string, Partial<Ref>>;
  [key: string]: unknown;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  [key: string]: unknown;
}

export interface Operation {
  operationId: string;
  description?: string;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses: Record<string, Response | Ref>;
  security?: Record<string, string[]>[];
  [key: string]: unknown;
}

export interface PathItem {
  parameters?: (Parameter | Ref)[];
  [methodOrOther: string]: unknown;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export interface LocatedOperation {
  operation: Operation;
  /** The HTTP method in upper case. */
  method: string;
  path: string;
  /** The parameters of the path item, then those of the operation, without references. */
  parameters: Parameter[];
}

/** Returns every operation in document order. */
export function operationsOf(document: Document, items: Record<string, PathItem> = document.paths): LocatedOperation[] {
  return Object.entries(items).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, node]) => {
      if (!methods.has(method)) return [];
      const operation = node as Operation;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(document, parameter),
      );
      return [{ operation, method: method.toUpperCase(), path, parameters }];
    }),
  );
}

/** Returns the 2xx status of an operation. */
export function successStatus({ operation }: LocatedOperation): number {
  const successes = Object.keys(operation.responses).filter((status) => /^2\d\d$/.test(status));
  if (successes.length !== 1) throw new Error(`${operation.operationId} must declare exactly one 2xx response`);
  return Number(successes[0]);
}

/** Follows `$ref` inside the document up to a node without a reference. */
export function resolve<T extends object>(document: Document, node: T | Ref): T {
  let current: object = node;
  const seen = new Set<string>();
  while ('$ref' in current && typeof current.$ref === 'string') {
    const reference = current.$ref;
    if (seen.has(reference)) throw new Error(`${reference} refers to itself`);
    seen.add(reference);
    current = at(document, reference);
  }
  return current as T;
}

/** Returns `Payment` for `#/components/schemas/Payment`, and undefined for any other kind of reference. */
export function schemaNameOf(reference: string): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
}

/** Returns the schema of a JSON body. The media type can have parameters, as in `application/json; charset=…`. */
export function jsonSchemaOf(content: Record<string, MediaType> | undefined): Schema | undefined {
  return Object.entries(content ?? {}).find(([mediaType]) => mediaType.startsWith('application/json'))?.[1].schema;
}

/** Returns the schema of the JSON body of a request. */
export function bodySchemaOf(document: Document, { operation }: { operation: Operation }): Schema | undefined {
  const { requestBody } = operation;
  return requestBody && jsonSchemaOf(resolve<RequestBody>(document, requestBody).content);
}

/** Returns the schemas inside a schema that describe the same value or the items of a list. */
export function branchesOf({ items, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...allOf, ...anyOf, ...oneOf, ...(typeof items === 'object' ? [items] : [])];
}

function at(document: Document, reference: string): object {
  if (!reference.startsWith('#/')) throw new Error(`${reference} does not refer to the bundle`);
  let current: unknown = document;
  for (const segment of reference.slice(2).split('/')) {
    const key = decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
    current = (current as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof current !== 'object' || current === null)
    throw new Error(`${reference} refers to a node that does not exist`);
  return current;
}
