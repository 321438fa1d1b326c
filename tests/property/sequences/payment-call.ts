import type { OperationId } from '@paychord/sdk';
import type { Verdict } from './merchant-model.ts';

/** A call that a step makes. */
export interface PaymentCall {
  readonly operation: OperationId;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: object;
  /** What the model makes of it. */
  act(): Verdict;
}
