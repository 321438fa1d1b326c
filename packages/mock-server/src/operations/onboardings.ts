import type { KnownOnboardingStatus, Onboarding, OnboardingProvider, OnboardingReversal } from '@paychord/sdk';
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
    id: context.uuid(),
    type: 'ONE_STEP_ONBOARDING',
    workflow: 'DIRECT',
    description: 'Onboarding of a recipient',
    status,
    response_message: 'Onboarding successful',
    callback_url: 'https://shop.example.com/onboarded',
    provider: createProvider(context.uuid()),
    ...exampleRecipient,
    terms_of_service: { acceptance: true, date: context.now, ip: '192.0.2.10' },
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
  if (transfer.reversed) return invalidStatus('The transfer has been reversed already');
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

/** Example data that a merchant submitted about a recipient. */
const exampleRecipient: Required<
  Pick<Onboarding, 'documentation' | 'legal_representatives' | 'metadata' | 'withdrawal_methods'>
> = {
  documentation: [
    {
      file_name: 'vat-registration.pdf',
      content_type: 'application/pdf',
      content_category: 'VAT_DOCUMENT',
      content: 'JVBERi0xLjQKJSVFT0YK',
    },
  ],
  legal_representatives: [
    {
      merchant_reference: 'REP-1',
      first_name: 'María',
      last_name: 'Gómez',
      email: 'maria.gomez@example.com',
      date_of_birth: '1980-05-04',
      country: 'CO',
      nationality: 'CO',
      title: 'Director',
      publicly_exposed_person: false,
      ultimate_beneficial_owner: true,
      document: { document_type: 'CC', document_number: '1093333333' },
      phone: { number: '3001234567', country_code: '57' },
      address: {
        address_line_1: 'Calle 34 # 56-78',
        address_line_2: 'Oficina 201',
        country: 'CO',
        state: 'Cundinamarca',
        city: 'Bogotá',
        zip_code: '111111',
        neighborhood: 'Chapinero',
      },
    },
  ],
  metadata: [{ key: 'recipient', value: 'seller-1' }],
  withdrawal_methods: {
    bank: {
      code: '001',
      branch: '1234',
      branch_digit: '5',
      account: '12345678',
      account_digit: '9',
      account_type: 'SAVINGS',
      routing: '021000021',
      country: 'CO',
      currency: 'COP',
      payout_schedule: 'HOLD',
    },
  },
};

/** Creates the data of a recipient at the provider. */
function createProvider(recipientId: string): OnboardingProvider {
  return {
    id: 'SANDBOX',
    connection_id: 'connection-sandbox',
    recipient_id: recipientId,
    redirect_url: 'https://provider.example.com/return',
    onboarding_url: `https://provider.example.com/onboardings/${recipientId}`,
    legal_entity: 'COMPANY',
    recipient_additional_id: 'recipient-1',
    balance_account_id: 'balance-account-1',
    recipient_type: 'COMPANY',
    raw_notification: { event: 'recipient.updated', id: recipientId },
    raw_response: { status: 'active', id: recipientId },
    response_code: 'SUCCEEDED',
    response_message: 'Recipient onboarded',
  };
}
