import type { EnrolledPaymentMethod } from '@paychord/sdk';
import type { RuleContext } from '../payment-record.ts';

/** A customer enrolls a card, or what the details say. */
export function enrollPaymentMethod(
  details: Partial<EnrolledPaymentMethod>,
  context: RuleContext,
): EnrolledPaymentMethod {
  return {
    idempotency_key: context.uuid(),
    name: 'VISA ****1111',
    description: 'Visa card ending in 1111',
    icon: 'https://icons.example.com/visa.png',
    type: 'CARD',
    category: 'CARD',
    country: null,
    status: 'ENROLLED',
    sub_status: null,
    vaulted_token: context.uuid(),
    callback_url: null,
    action: null,
    redirect_url: null,
    created_at: context.now,
    updated_at: context.now,
    card_data: {
      iin: '41111111',
      lfd: '1111',
      expiration_month: 11,
      expiration_year: 30,
      number_length: 16,
      security_code_length: 3,
      brand: 'VISA',
      issuer: 'SANDBOX BANK',
      issuer_name: 'SANDBOX BANK',
      issuer_code: null,
      category: null,
      type: 'CREDIT',
    },
    last_successfully_used: false,
    last_successfully_used_at: '',
    ...details,
  };
}
