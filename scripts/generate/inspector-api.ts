import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type Document, operationsOf } from './document.ts';
import { banner, tsLiteral } from './ts-source.ts';

/** Generates the types of the admin API for the inspector page, in the form that openapi-fetch reads. */
export async function inspectorApi(document: Document): Promise<string> {
  const nodes = await openapiTypescript(document as unknown as OpenAPI3, { defaultNonNullable: false, silent: true });
  return banner + astToString(nodes);
}

/** Generates the operations that the inspector page calls and names, and the ids of the operations of the payments API. */
export function inspectorOperations(adminDocument: Document, document: Document): string {
  const admin = operationsOf(adminDocument).map(({ operation, method, path }) => [
    operation.operationId,
    { method, path, summary: operation.summary },
  ]);
  const payments = operationsOf(document).map(({ operation, method, path }) => [
    operation.operationId,
    { method, path, summary: operation.summary },
  ]);
  return `${banner}
export interface OperationDescription {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

/** The operations of the admin API by id. */
export const adminOperations = ${tsLiteral(Object.fromEntries(admin))} as const satisfies Record<string, OperationDescription>;

export type AdminOperationId = keyof typeof adminOperations;

/** The operations of the payments API by id. */
export const paymentsOperations = ${tsLiteral(Object.fromEntries(payments))} as const satisfies Record<string, OperationDescription>;

export type PaymentsOperationId = keyof typeof paymentsOperations;
`;
}
