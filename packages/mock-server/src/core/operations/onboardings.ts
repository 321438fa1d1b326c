import type { KnownOnboardingStatus, Onboarding, OnboardingReversal } from '@paychord/sdk';
import { exampleOnboarding } from '../../generated/examples.ts';
import { type ApiErrorResult, invalidStatus } from '../model/api-error.ts';
import type { OnboardingTransfer } from '../model/onboarding-transfer.ts';
import type { RuleContext } from '../model/payment-record.ts';

/** Creates the onboarding of a recipient at a provider. The details override any field. */
export function createOnboarding(
  details: Partial<Onboarding>,
  status: KnownOnboardingStatus,
  context: RuleContext,
): Onboarding {
  return {
    ...exampleOnboarding,
    id: context.uuid(),
    status,
    provider: { ...exampleOnboarding.provider, recipient_id: context.uuid() },
    terms_of_service: { ...exampleOnboarding.terms_of_service, date: context.now },
    created_at: context.now,
    updated_at: context.now,
    ...details,
  };
}

/** Reverses a transfer: its destination becomes INACTIVE, and its origin is SUCCEEDED again. */
export function reverseTransfer(
  transfer: OnboardingTransfer,
  context: RuleContext,
): { transfer: OnboardingTransfer; reversal: OnboardingReversal } | ApiErrorResult {
  if (transfer.reversed) return invalidStatus('The transfer has been reversed already', 'onboarding transfer');
  return {
    transfer: { ...transfer, reversed: true },
    reversal: {
      id: context.uuid(),
      origin_onboarding: withStatus(transfer.destination, 'INACTIVE', context),
      destination_onboarding: withStatus(transfer.origin, 'SUCCEEDED', context),
      created_at: context.now,
      updated_at: context.now,
    },
  };
}

function withStatus(onboarding: Onboarding, status: KnownOnboardingStatus, { now }: RuleContext): Onboarding {
  return { ...onboarding, status, updated_at: now };
}
