import type { Onboarding } from '@paychord/sdk';

/** A transfer of a recipient's onboarding that can be reversed once. */
export interface OnboardingTransfer {
  readonly id: string;
  readonly organizationCode: string;
  /** The onboarding that the recipient came from. */
  readonly origin: Onboarding;
  /** The onboarding that the recipient is at. */
  readonly destination: Onboarding;
  readonly reversed: boolean;
}

/** What a test says of an onboarding that was transferred; the rest is filled in. */
export interface OnboardingTransferDetails {
  transferId?: string;
  organizationCode?: string;
  /** The onboarding that the recipient came from. */
  origin?: Partial<Onboarding>;
  /** The onboarding that the recipient is at. */
  destination?: Partial<Onboarding>;
}
