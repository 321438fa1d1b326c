import { notFound } from '../../model/api-error.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';

export const paymentMethodHandlers = {
  listPaymentMethods({ merchant: { state }, path: { customer_id: id = '' } }: OperationCall) {
    if (!state.customers.has(id)) return notFound('CUSTOMER_NOT_FOUND', 'No customer has this id');
    return { body: { payment_methods: state.paymentMethods.get(id) ?? [] } };
  },
} satisfies OperationHandlers<'listPaymentMethods'>;
