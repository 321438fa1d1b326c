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

/** The table that the mock's door works by. */
export function mockOperations(document: Document): string {
  const entries = operationsOf(document).map((each) => [each.operation.operationId, descriptor(document, each)]);
  return `${banner}
export interface OperationDescriptor {
  method: string;
  /** As in the document: \`/v1/payments/{payment_id}\`. */
  path: string;
  /** As the router wants it: \`/v1/payments/:payment_id\`. */
  route: string;
  /** Names in their exact spelling; of headers, credentials excepted. */
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  body: 'required' | 'optional' | 'none';
  success: number;
  /** Every status that the document declares for it, \`default\` left out. */
  statuses: readonly number[];
  /** False where the document declares no security. */
  credentials: boolean;
  idempotencyKey: boolean;
  /** Name of the schema of an error's body. */
  errorBody: string | undefined;
}

export const operations = ${tsLiteral(Object.fromEntries(entries))} as const satisfies Record<string, OperationDescriptor>;

export type OperationId = keyof typeof operations;

/** Header names of the credentials by the name of their security scheme, in their exact spelling. */
export const credentialHeaders = ${tsLiteral(credentialHeaders(document))} as const;

/** What the mock sends: the path below the merchant's base URL where the document fixes one, and the headers a delivery may carry. */
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

/** The table that the admin door and the command line work by. */
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
  /** As in the document: \`/__mock/payments/{paymentId}\`. */
  path: string;
  /** As the router wants it: \`/__mock/payments/:paymentId\`. */
  route: string;
  body: 'required' | 'optional' | 'none';
  success: number;
}

export const adminOperations = ${tsLiteral(Object.fromEntries(entries))} as const satisfies Record<string, AdminOperation>;

export type AdminOperationId = keyof typeof adminOperations;
`;
}
