// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { AdminOperationId } from './admin-operations.ts';
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
