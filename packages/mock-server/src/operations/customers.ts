import type { CreateCustomerRequest, Customer, EnrolledPaymentMethod } from '@paychord/sdk';
import type { RuleContext } from '../model/payment-record.ts';

/** Creates a customer with a new id. */
export function createCustomer(request: CreateCustomerRequest, context: RuleContext): Customer {
  return { id: context.uuid(), ...request, created_at: context.now, updated_at: context.now };
}

/** Creates an enrolled card. The details override any field. */
export function enrollPaymentMethod(
  { status = 'ENROLLED', ...details }: Partial<EnrolledPaymentMethod>,
  context: RuleContext,
): EnrolledPaymentMethod {
  return {
    idempotency_key: context.uuid(),
    name: 'VISA ****1111',
    description: 'Visa card ending in 1111',
    icon: 'https://icons.example.com/visa.png',
    type: 'CARD',
    category: 'CARD',
    country: 'US',
    status,
    ...nextAction(status),
    vaulted_token: context.uuid(),
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
      issuer_code: '001',
      category: 'CLASSIC',
      type: 'CREDIT',
    },
    last_successfully_used: false,
    last_successfully_used_at: '',
    ...details,
  };
}

const openStatuses = new Set<EnrolledPaymentMethod['status']>(['CREATED', 'READY_TO_ENROLL', 'ENROLL_IN_PROCESS']);

/** The next action of the customer; null when the enrollment is complete. */
function nextAction(
  status: EnrolledPaymentMethod['status'],
): Pick<EnrolledPaymentMethod, 'sub_status' | 'callback_url' | 'action' | 'redirect_url'> {
  if (!openStatuses.has(status)) return { sub_status: null, callback_url: null, action: null, redirect_url: null };
  return {
    sub_status: 'WAITING_ADDITIONAL_STEP',
    callback_url: 'https://shop.example.com/enrolled',
    action: 'REDIRECT_URL',
    redirect_url: 'https://bank.example.com/enroll',
  };
}
