import type { OperationId } from '../generated/operations.ts';
import { campaignHandlers } from './campaigns/handlers.ts';
import { customerHandlers } from './customers/handlers.ts';
import { disputeHandlers } from './disputes/handlers.ts';
import { onboardingHandlers } from './onboardings/handlers.ts';
import type { OperationHandlers } from './operation-handler.ts';
import { paymentMethodHandlers } from './payment-methods/handlers.ts';
import { paymentHandlers } from './payments/handlers.ts';

/** The handler of each operation. An operation without a handler does not compile. */
export const handlers: OperationHandlers<OperationId> = {
  ...paymentHandlers,
  ...disputeHandlers,
  ...customerHandlers,
  ...paymentMethodHandlers,
  ...onboardingHandlers,
  ...campaignHandlers,
};
