import { campaignRoutes } from './campaigns/routes.ts';
import { customerRoutes } from './customers/routes.ts';
import { disputeRoutes } from './disputes/routes.ts';
import type { OperationId } from './generated/operations.ts';
import { onboardingRoutes } from './onboardings/routes.ts';
import { paymentMethodRoutes } from './payment-methods/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { Routes } from './route.ts';

/** An operation of the contract without a route does not compile. */
export const routes: Routes<OperationId> = {
  ...paymentRoutes,
  ...disputeRoutes,
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...onboardingRoutes,
  ...campaignRoutes,
};
