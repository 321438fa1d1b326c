import type { OperationId } from '../../../packages/mock-server/src/generated/operations.ts';
import type { Case } from './case.ts';
import { commonCases } from './common-cases.ts';
import * as payments from './payment-cases.ts';
import * as others from './resource-cases.ts';

/** The cases of each operation. An operation of the contract without a case does not compile. */
const ownCases: Readonly<Record<OperationId, readonly Case[]>> = { ...payments, ...others };

/** The cases that hold over each transport. */
export const cases = Object.fromEntries<readonly Case[]>(
  Object.entries(ownCases).map(([id, list]) => [id, [...list, ...commonCases(id as OperationId)]]),
) as typeof ownCases;
