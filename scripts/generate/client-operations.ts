import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
  successStatus,
} from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates one constant per operation for the client. A bundler can then drop the operations that an application does not use. */
export function clientOperations(document: Document): string {
  const located = operationsOf(document);
  const paths = located.map(({ path }) => path);
  const operations = located.map((located) => ({
    id: located.operation.operationId,
    method: located.method,
    path: located.path,
    ...(takesHeader(located, 'x-idempotency-key') && { idempotencyKey: true }),
    identity: identityOf(located),
    ...(returnsList(document, located) && { isList: true }),
    creates: createdIdOf(located, paths),
    ...idLengthsOf(document, located),
    ...bodyOf(document, located),
  }));
  return `${banner}
/** The name of an operation in the OpenAPI document. */
export type OperationId =
${operations
  .map(({ id }) => `  | '${id}'\n`)
  .join('')
  .trimEnd()};

/** The identifiers in the paths of the operations. */
export interface PathIds {
${pathIdsOf(paths)
  .map((name) => `  readonly ${name.replace('_id', 'Id')}?: string | undefined;\n`)
  .join('')}}

/** What the OpenAPI document says about an operation. */
export interface OperationContract {
  readonly id: OperationId;
  readonly method: string;
  /** A template: \`/v1/payments/{payment_id}\`. */
  readonly path: string;
  /** The service runs a request once per \`X-Idempotency-Key\`. */
  readonly idempotencyKey?: true;
  /** The paths of the fields that every successful response contains. */
  readonly identity: readonly string[];
  /** The response is a list of objects, each with these fields. */
  readonly isList?: true;
  /** The path parameter that other operations use for the \`id\` in the response: \`payment_id\`. */
  readonly creates?: string;
  /** The \`maxLength\` of each path parameter that has one. */
  readonly idLengths?: Readonly<Record<string, number>>;
  /** Present for an operation with a body: the paths of its fields without which the service moves money differently. */
  readonly moneyFields?: readonly string[];
}
${operations.map((each) => `\nexport const ${each.id}Contract: OperationContract = ${tsLiteral(each)};\n`).join('')}`;
}

/** Returns the identifying fields of a successful response. Every operation must declare them. */
function identityOf({ operation }: LocatedOperation): unknown {
  const { 'x-identity': identity, operationId } = operation;
  if (Array.isArray(identity) && identity.length > 0) return identity;
  throw new Error(`${operationId} has no x-identity. List the fields that every successful response contains`);
}

function returnsList(document: Document, located: LocatedOperation): boolean {
  const response = located.operation.responses[successStatus(located)] as Response;
  const schema = jsonSchemaOf(resolve<Response>(document, response).content);
  return schema !== undefined && resolve(document, schema).type === 'array';
}

export function takesHeader({ parameters }: LocatedOperation, lowerCaseName: string): boolean {
  return parameters.some((each) => each.in === 'header' && each.name.toLowerCase() === lowerCaseName);
}

/** Returns the name of every path parameter, in order. The client names it in camel case, so it has to end in `_id`. */
function pathIdsOf(paths: readonly string[]): string[] {
  const names = paths.flatMap((path) => Array.from(path.matchAll(/{([^}]+)}/g), ([, name = '']) => name));
  const wrong = names.find((name) => !/^[a-z]+_id$/.test(name));
  if (wrong !== undefined)
    throw new Error(`The path parameter ${wrong} must be one word and _id, for example order_id`);
  return [...new Set(names)];
}

function idLengthsOf(document: Document, { parameters }: LocatedOperation): { idLengths?: Record<string, number> } {
  const lengths = parameters.flatMap((each) => {
    const { maxLength } = each.in === 'path' && each.schema ? resolve(document, each.schema) : {};
    return typeof maxLength === 'number' ? [[each.name, maxLength] as const] : [];
  });
  return lengths.length > 0 ? { idLengths: Object.fromEntries(lengths) } : {};
}

function bodyOf(document: Document, { operation }: LocatedOperation): { moneyFields?: string[] } {
  if (operation.requestBody === undefined) return {};
  const schema = jsonSchemaOf(resolve<RequestBody>(document, operation.requestBody).content) ?? {};
  return { moneyFields: moneyFieldsOf(document, schema, '') };
}

/** Returns the paths of the fields with `x-absence-moves-money`. */
function moneyFieldsOf(document: Document, given: Schema, prefix: string): string[] {
  const schema = resolve<Schema>(document, given);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const paths = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(property['x-absence-moves-money'] === true ? [prefix + name] : []),
    ...moneyFieldsOf(document, property, `${prefix}${name}.`),
  ]);
  return [...new Set([...paths, ...parts.flatMap((part) => moneyFieldsOf(document, part, prefix))])];
}

/** Returns the path parameter for the object that a POST creates: `payment_id`, if there is a path `/v1/payments/{payment_id}`. */
function createdIdOf({ method, path, operation }: LocatedOperation, paths: readonly string[]): string | undefined {
  const identity = operation['x-identity'];
  if (method !== 'POST' || !Array.isArray(identity) || !identity.includes('id')) return undefined;
  const below = paths.find((each) => each.startsWith(`${path}/{`));
  return below && /^{([^}]+)}/.exec(below.slice(path.length + 1))?.[1];
}
