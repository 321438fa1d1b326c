import type { Onboarding } from '@paychord/sdk';

/** A transfer of a recipient from one onboarding to another. It can be reversed once. */
export interface OnboardingTransfer {
  readonly id: string;
  readonly organizationCode: string;
  /** The onboarding before the transfer. */
  readonly origin: Onboarding;
  /** The onboarding after the transfer. */
  readonly destination: Onboarding;
  readonly reversed: boolean;
}
