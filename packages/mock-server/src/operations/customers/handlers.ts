import type { CreateCustomerRequest } from '@paychord/sdk';
import { Refusal } from '../../model/api-error.ts';
import type { Call, Routes } from '../handler.ts';
import { createCustomer } from './rules.ts';

export const customerRoutes = {
  createCustomer({ merchant: { state }, context, body }: Call<CreateCustomerRequest>) {
    if (state.customerIds.has(body.merchant_customer_id)) {
      return new Refusal(400, 'CUSTOMER_ID_DUPLICATED', ['merchant_customer_id belongs to another customer']);
    }
    // An unlisted `id` in the request does not replace the identifier that the service makes.
    const { id: _unlisted, ...details }: CreateCustomerRequest & { id?: unknown } = body;
    const customer = createCustomer(details, context);
    state.customers.set(customer.id, customer);
    state.customerIds.set(customer.merchant_customer_id, customer.id);
    return customer;
  },
} satisfies Routes<'createCustomer'>;
