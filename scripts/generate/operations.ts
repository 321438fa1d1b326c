import {
  bodySchemaOf,
  branchesOf,
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type Parameter,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
  schemaNameOf,
  successStatus,
} from './document.ts';
import { limitsOfSchema } from './limits.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates one constant per operation for the client. A bundler can then drop the operations that an application does not use. */
export function clientOperations(document: Document): string {
  const located = operationsOf(document);
  const paths = located.map(({ path }) => path);
  const operations = located.map((each) => ({
    id: each.operation.operationId,
    method: each.method,
    path: each.path,
    idempotencyKey: keyBasisOf(each),
    identity: identityOf(each),
    requestedId: requestedIdOf(each),
    pathLimits: pathLimitsOf(document, each),
    isList: returnsList(document, each) || undefined,
    amounts: amountsOf(document, responseSchemaOf(document, each)),
    creates: createdIdOf(each, paths),
    moneyFields: moneyFieldsOf(document, bodySchemaOf(document, each)),
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

/** The fields of an object without which the service could move money differently, and the objects that have such fields. */
export interface MoneyFields {
  readonly [name: string]: { readonly isMoney?: true; readonly fields?: MoneyFields };
}

/** The amounts of an object, by the names of their fields. Those of a list are those of each entry. */
export interface Amounts {
  readonly [name: string]: true | Amounts;
}

/** What the OpenAPI document says about an operation. */
export interface OperationContract {
  readonly id: OperationId;
  readonly method: string;
  /** A template: \`/v1/payments/{payment_id}\`. */
  readonly path: string;
  /** Present for an operation with \`X-Idempotency-Key\`: whether the specification shows the key there, or it is an assumption. */
  readonly idempotencyKey?: 'specified' | 'assumed';
  /** The paths of the fields that every successful response contains. */
  readonly identity: readonly string[];
  /** The fields of a successful response that repeat an identifier of the path, by their paths, with the names of the path parameters. */
  readonly requestedId?: Readonly<Record<string, string>>;
  /** The limits of the identifiers in the path, by their names, as far as the client checks them. */
  readonly pathLimits?: Readonly<Record<string, { readonly minLength?: number; readonly maxLength?: number }>>;
  /** The response is a list of objects, each with these fields. */
  readonly isList?: true;
  /** The amounts in a successful response. */
  readonly amounts?: Amounts;
  /** The path parameter that other operations use for the \`id\` in the response: \`payment_id\`. */
  readonly creates?: string;
  /** Present for an operation with a body. */
  readonly moneyFields?: MoneyFields;
}
${operations.map((each) => `\nexport const ${each.id}Contract: OperationContract = ${tsLiteral(each)};\n`).join('')}`;
}

/** Returns the identifying fields of a successful response. Every operation must declare them. */
function identityOf({ operation }: LocatedOperation): unknown {
  const { 'x-identity': identity, operationId } = operation;
  if (Array.isArray(identity) && identity.length > 0) return identity;
  throw new Error(`${operationId} has no x-identity. List the fields that every successful response contains`);
}

/** Returns the fields of the response that repeat an identifier of the path. */
function requestedIdOf({ operation, path }: LocatedOperation): unknown {
  const { 'x-requested-id': requestedId, operationId } = operation;
  for (const name of Object.values(requestedId ?? {}))
    if (!path.includes(`{${name}}`))
      throw new Error(`${operationId}: x-requested-id names ${name}, which is not in its path`);
  return requestedId;
}

/** Returns the limits of the path parameters with `x-client-check`. A service decides about the form of every other identifier. */
function pathLimitsOf(document: Document, { parameters }: LocatedOperation): unknown {
  const checked = parameters.filter((each) => each.in === 'path' && each['x-client-check'] === true);
  if (checked.length === 0) return undefined;
  return Object.fromEntries(checked.map(({ name, schema = {} }) => [name, limitsOfSchema(document, schema, 'client')]));
}

function responseSchemaOf(document: Document, located: LocatedOperation): Schema | undefined {
  const response = located.operation.responses[successStatus(located)] as Response;
  return jsonSchemaOf(resolve<Response>(document, response).content);
}

/** Returns the fields with `x-amount`. Those of a list are those of each entry. Undefined without one. */
export function amountsOf(document: Document, given: Schema | undefined): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve<Schema>(document, given);
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    property['x-amount'] ?? amountsOf(document, property),
  ]);
  const source = document.components.schemas?.[String(schema['x-optional-fields-of'])];
  const found = Object.assign(
    {},
    ...[...branchesOf(schema), source].map((each) => amountsOf(document, each)),
    Object.fromEntries(own.filter(([, each]) => each)),
  );
  return Object.keys(found).length > 0 ? found : undefined;
}

function returnsList(document: Document, located: LocatedOperation): boolean {
  const schema = responseSchemaOf(document, located);
  return schema !== undefined && resolve(document, schema).type === 'array';
}

function idempotencyKeyOf({ parameters }: LocatedOperation): Parameter | undefined {
  return parameters.find((each) => each.in === 'header' && each.name.toLowerCase() === 'x-idempotency-key');
}

function keyBasisOf(located: LocatedOperation): 'specified' | 'assumed' | undefined {
  const key = idempotencyKeyOf(located);
  return key && (key['x-basis'] === undefined ? 'specified' : 'assumed');
}

/** Returns the name of every path parameter, in order. The client names it in camel case, so it has to end in `_id`. */
function pathIdsOf(paths: readonly string[]): string[] {
  const names = paths.flatMap((path) => Array.from(path.matchAll(/{([^}]+)}/g), ([, name = '']) => name));
  const wrong = names.find((name) => !/^[a-z]+_id$/.test(name));
  if (wrong !== undefined)
    throw new Error(`The path parameter ${wrong} must be one word and _id, for example order_id`);
  return [...new Set(names)];
}

/** Returns the fields with `x-absence-moves-money`. Those of a list are those of each entry. Undefined without a body. */
function moneyFieldsOf(document: Document, given: Schema | undefined): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve<Schema>(document, given);
  const own: Schema = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isMoney = property['x-absence-moves-money'];
    const fields = moneyFieldsOf(document, property) ?? {};
    if (Object.keys(fields).length > 0) own[name] = { isMoney, fields };
    else if (isMoney) own[name] = { isMoney };
  }
  return Object.assign({}, ...branchesOf(schema).map((each) => moneyFieldsOf(document, each)), own);
}

/** Returns the path parameter for the object that a POST creates: `payment_id`, if there is a path `/v1/payments/{payment_id}`. */
function createdIdOf({ method, path, operation }: LocatedOperation, paths: readonly string[]): string | undefined {
  const identity = operation['x-identity'];
  if (method !== 'POST' || !Array.isArray(identity) || !identity.includes('id')) return undefined;
  const below = paths.find((each) => each.startsWith(`${path}/{`));
  return below && /^{([^}]+)}/.exec(below.slice(path.length + 1))?.[1];
}

/** Generates the table of operations for the request pipeline of the mock server. */
export function mockOperations(document: Document): string {
  const entries = operationsOf(document).map((each) => [each.operation.operationId, descriptor(document, each)]);
  return `${banner}
export interface OperationDescriptor {
  method: string;
  /** The path in the document: \`/v1/payments/{payment_id}\`. */
  path: string;
  /** The path in the syntax of the router: \`/v1/payments/:payment_id\`. */
  route: string;
  /** Parameters with their exact names. Credential headers are not included. */
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  body: 'required' | 'optional' | 'none';
  /** The largest body, in bytes. */
  maxBodyBytes: number;
  success: number;
  /** Every status in the document, except \`default\`. */
  statuses: readonly number[];
  /** False when the document declares no security for the operation. */
  credentials: boolean;
  /** \`assumed\`: the service specification does not show the key. */
  idempotencyKey: 'specified' | 'assumed' | 'none';
  /** Schema name of the error body. */
  errorBody: string | undefined;
}

export const operations = ${tsLiteral(Object.fromEntries(entries))} as const satisfies Record<string, OperationDescriptor>;

export type OperationId = keyof typeof operations;

/** The exact names of the credential headers by the name of their security scheme. */
export const credentialHeaders = ${tsLiteral(credentialHeaders(document))} as const;

/** The webhooks that the mock server sends. \`path\` is the path below the merchant's base URL, when the document defines one. \`headers\` are the headers that a delivery can carry. */
export const webhooks = ${tsLiteral(webhooks(document))} as const;
`;
}

function descriptor(document: Document, located: LocatedOperation): object {
  const { operation, parameters } = located;
  const statuses = Object.keys(operation.responses).filter((status) => status !== 'default');
  return {
    ...routeOf(document, located),
    maxBodyBytes: operation['x-max-body-bytes'] ?? document['x-max-body-bytes'],
    parameters: parameters.map((each) => ({ name: each.name, in: each.in, required: each.required === true })),
    statuses: statuses.map(Number),
    credentials: (operation.security ?? (document.security as unknown[] | undefined) ?? []).length > 0,
    idempotencyKey: keyBasisOf(located) ?? 'none',
    errorBody: errorBodyOf(document, located),
  };
}

/** Returns what a router needs of an operation. */
function routeOf(document: Document, located: LocatedOperation): object {
  const { method, path } = located;
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
  return { method, path, route, body: bodyOf(document, located), success: successStatus(located) };
}

function errorBodyOf(document: Document, { operation }: LocatedOperation): string | undefined {
  const fallback = operation.responses.default;
  if (fallback === undefined) return undefined;
  const schema = jsonSchemaOf(resolve<Response>(document, fallback).content);
  return schema?.$ref === undefined ? undefined : schemaNameOf(schema.$ref);
}

function webhooks(document: Document): Record<string, object> {
  const sent = operationsOf(document, document.webhooks ?? {});
  return Object.fromEntries(
    sent.map(({ path: name, method, operation, parameters }) => [
      name,
      {
        method,
        path: operation['x-path'],
        headers: parameters.filter((each) => each.in === 'header').map((each) => each.name),
      },
    ]),
  );
}

function bodyOf(document: Document, { operation }: LocatedOperation): string {
  if (operation.requestBody === undefined) return 'none';
  return resolve<RequestBody>(document, operation.requestBody).required === true ? 'required' : 'optional';
}

function credentialHeaders(document: Document): Record<string, string | undefined> {
  const schemes = Object.entries(document.components.securitySchemes ?? {});
  return Object.fromEntries(schemes.filter(([, each]) => each.in === 'header').map(([key, each]) => [key, each.name]));
}

/** Generates the table of operations for the admin API and the command line. */
export function adminOperations(document: Document): string {
  const entries = operationsOf(document).map((each) => {
    const [control, ...others] = (each.operation['x-control'] as string[] | undefined) ?? [];
    const only = control === undefined || others.length > 0 ? {} : { control };
    return [each.operation.operationId, { ...routeOf(document, each), ...only }];
  });
  return `${banner}
import type { OperationDescriptor } from './operations.ts';

export interface AdminOperation extends Pick<OperationDescriptor, 'method' | 'path' | 'route' | 'body' | 'success'> {
  /** The name of the control that the operation calls. Absent for none, or several. */
  readonly control?: string;
}

export const adminOperations = ${tsLiteral(Object.fromEntries(entries))} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof adminOperations;

/** The statuses of a webhook delivery. */
export const deliveryStatuses: readonly string[] = ${tsLiteral(document.components.schemas?.DeliveryStatus?.enum)};
`;
}

/** Generates the operations that the inspector page calls and names, and the ids of the operations of the payments API. */
export function inspectorOperations(adminDocument: Document, document: Document): string {
  const described = (source: Document) =>
    operationsOf(source).map(({ operation, method, path }) => [
      operation.operationId,
      {
        method,
        path,
        summary: operation.summary,
        isOfMerchant: JSON.stringify(operation).includes('#/components/parameters/Merchant"'),
      },
    ]);
  return `${banner}
/** The operations of the admin API by id. */
export const adminOperations = ${tsLiteral(Object.fromEntries(described(adminDocument)))} as const;

export type AdminOperationId = keyof typeof adminOperations;

/** The operations of the payments API by id. */
export const paymentsOperations = ${tsLiteral(Object.fromEntries(described(document)))} as const;
`;
}
