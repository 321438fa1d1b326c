import { banner } from './banner.ts';
import { type Document, operationsOf, successStatus } from './document.ts';
import { bodyOf } from './operation-tables.ts';
import { tsLiteral } from './ts-source.ts';

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

/** The declarations beside the compiled validators. */
export const adminValidatorTypes = `${banner}import type { AdminOperationId } from './admin-operations.ts';
import type { Validate } from './validators.js';

export interface AdminValidators {
  /** Of an object whose names are in lower case. */
  headers: Validate;
  path: Validate;
  /** Turns text into the declared type and fills in defaults, in the object it is given. */
  query: Validate;
  body?: Validate;
}

export const operations: Record<AdminOperationId, AdminValidators>;
`;

/** What the controls check in process, too: not every caller has types. */
export const checkedInProcess = ['Duration', 'Fault', 'MerchantBaseUrl', 'WebhookChaos', 'WebhookEndpoint'] as const;

/** The declarations beside the compiled validators of these. */
export const controlValidatorTypes = `${banner}import type { Validate } from './validators.js';

export const schemas: Record<${checkedInProcess.map((name) => `'${name}'`).join(' | ')}, Validate>;
/** What a pattern means, in words that follow "must be". */
export const patternRules: Readonly<Record<string, string>>;
`;
