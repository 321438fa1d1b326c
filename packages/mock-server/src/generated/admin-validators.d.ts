// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { AdminOperationId } from './admin-operations.ts';
import type { Validate } from './validators.js';

export interface AdminValidators {
  /** Expects header names in lower case. */
  headers: Validate;
  path: Validate;
  /** Converts each text to its declared type and adds defaults. Changes its argument. */
  query: Validate;
  body?: Validate;
}

export const operations: Record<AdminOperationId, AdminValidators>;
