import type { OperationId } from '../generated/operations.ts';
import { campaignRoutes } from './campaigns/handlers.ts';
import { customerRoutes } from './customers/handlers.ts';
import { disputeRoutes } from './disputes/handlers.ts';
import type { Routes } from './handler.ts';
import { onboardingRoutes } from './onboardings/handlers.ts';
import { paymentMethodRoutes } from './payment-methods/handlers.ts';
import { paymentRoutes } from './payments/handlers.ts';

/** An operation of the contract without a route does not compile. */
export const routes: Routes<OperationId> = {
  ...paymentRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...onboardingRoutes,
  ...campaignRoutes,
};
