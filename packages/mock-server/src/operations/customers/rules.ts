import type { CreateCustomerRequest, Customer } from '@paychord/sdk';
import type { RuleContext } from '../../model/payment-record.ts';

/** A customer is registered. */
export function createCustomer(request: CreateCustomerRequest, context: RuleContext): Customer {
  return { id: context.uuid(), ...request, created_at: context.now, updated_at: context.now };
}
