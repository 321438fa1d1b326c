import { takesHeader } from './client-operations.ts';
import {
  type Document,
  jsonSchemaOf,
  type LocatedOperation,
  operationsOf,
  type RequestBody,
  type Response,
  resolve,
  schemaNameOf,
  successStatus,
} from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

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
  success: number;
  /** Every status in the document, except \`default\`. */
  statuses: readonly number[];
  /** False when the document declares no security for the operation. */
  credentials: boolean;
  idempotencyKey: boolean;
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
  const { operation, method, path, parameters } = located;
  const statuses = Object.keys(operation.responses).filter((status) => status !== 'default');
  return {
    method,
    path,
    route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: parameters.map((each) => ({ name: each.name, in: each.in, required: each.required === true })),
    body: bodyOf(document, located),
    success: successStatus(located),
    statuses: statuses.map(Number),
    credentials: (operation.security ?? (document.security as unknown[] | undefined) ?? []).length > 0,
    idempotencyKey: takesHeader(located, 'x-idempotency-key'),
    errorBody: errorBodyOf(document, located),
  };
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

export function bodyOf(document: Document, { operation }: LocatedOperation): string {
  if (operation.requestBody === undefined) return 'none';
  return resolve<RequestBody>(document, operation.requestBody).required === true ? 'required' : 'optional';
}

function credentialHeaders(document: Document): Record<string, string | undefined> {
  const schemes = Object.entries(document.components.securitySchemes ?? {});
  return Object.fromEntries(schemes.filter(([, each]) => each.in === 'header').map(([key, each]) => [key, each.name]));
}

/** Generates the table of operations for the admin API and the command line. */
export function adminOperations(document: Document): string {
  const entries = operationsOf(document).map((located) => {
    const { operation, method, path } = located;
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const descriptor = { method, path, route, body: bodyOf(document, located), success: successStatus(located) };
    return [operation.operationId, descriptor];
  });
  return `${banner}
export interface AdminOperation {
  method: string;
  /** The path in the document: \`/__mock/payments/{paymentId}\`. */
  path: string;
  /** The path in the syntax of the router: \`/__mock/payments/:paymentId\`. */
  route: string;
  body: 'required' | 'optional' | 'none';
  success: number;
}

export const adminOperations = ${tsLiteral(Object.fromEntries(entries))} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof adminOperations;
`;
}
