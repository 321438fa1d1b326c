import { banner } from './banner.ts';
import { type Document, operationsOf, successStatus } from './document.ts';
import { bodyOf } from './mock-operations.ts';
import { fieldTrees } from './request-fields.ts';
import { tsLiteral } from './ts-literal.ts';

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

/** The names that the document lists for the body and the query of each request. */
export function adminRequestFields(document: Document): string {
  const queries = operationsOf(document).map(({ operation, parameters }) => {
    const names = parameters.filter((each) => each.in === 'query').map(({ name }) => [name, true]);
    return [operation.operationId, Object.fromEntries(names)];
  });
  return `${banner}
import type { AdminOperationId } from './admin-operations.ts';
import type { FieldTree } from './fields.ts';

export const adminRequestFields: { readonly [id in AdminOperationId]?: FieldTree } = ${tsLiteral(fieldTrees(document))};

export const adminQueryFields: { readonly [id in AdminOperationId]: FieldTree } = ${tsLiteral(Object.fromEntries(queries))};
`;
}

/** The declarations beside the compiled validators. */
export const adminValidatorTypes = `${banner}import type { AdminOperationId } from './admin-operations.ts';
import type { Validate } from './validators.js';

export interface AdminValidators {
  /** Turns text into the declared type and fills in defaults, in the object it is given. */
  query?: Validate;
  body?: Validate;
}

export const operations: Record<AdminOperationId, AdminValidators>;
`;
