import type { CreateCustomerRequest } from '@paychord/sdk';
import { ApiErrorResult } from '../../model/api-error.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';
import { createCustomer } from './rules.ts';

export const customerHandlers = {
  createCustomer({ merchant: { state }, context, body }: OperationCall<CreateCustomerRequest>) {
    if (state.customerIds.has(body.merchant_customer_id)) {
      return new ApiErrorResult(400, 'CUSTOMER_ID_DUPLICATED', ['merchant_customer_id belongs to another customer']);
    }
    // An undocumented `id` in the request does not replace the id that the service creates.
    const { id: _unlisted, ...details }: CreateCustomerRequest & { id?: unknown } = body;
    const customer = createCustomer(details, context);
    state.customers.set(customer.id, customer);
    state.customerIds.set(customer.merchant_customer_id, customer.id);
    return { body: customer };
  },
} satisfies OperationHandlers<'createCustomer'>;
