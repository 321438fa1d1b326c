import type { OperationId } from '../../packages/mock-server/src/generated/operations.ts';
import type { Case } from './case.ts';
import * as others from './other-cases.ts';
import * as payments from './payment-cases.ts';

/** What holds over every transport. An operation of the contract without a case does not compile. */
export const cases: Readonly<Record<OperationId, readonly Case[]>> = { ...payments, ...others };
