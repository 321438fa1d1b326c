import type { CreateCustomerRequest, Customer } from '@paychord/sdk';
import type { RuleContext } from '../../model/payment-record.ts';

/** Creates a customer with a new id. */
export function createCustomer(request: CreateCustomerRequest, context: RuleContext): Customer {
  return { id: context.uuid(), ...request, created_at: context.now, updated_at: context.now };
}
