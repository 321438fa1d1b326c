import type { OperationId } from '@paychord/sdk';
import type { ExpectedResult } from './merchant-model.ts';

/** The call of a step. */
export interface PaymentCall {
  readonly operation: OperationId;
  readonly path: string;
  readonly key: string | undefined;
  readonly body: object;
  /** The result of the model. */
  expect(): ExpectedResult;
}
