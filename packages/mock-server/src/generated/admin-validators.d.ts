// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type { AdminOperationId } from './admin-operations.ts';
import type { OperationValidators } from './validators.js';

export const operations: Record<AdminOperationId, Omit<OperationValidators, 'absent' | 'responses'>>;
