import { notFound } from '../../model/api-error.ts';
import type { Call, Routes } from '../handler.ts';

export const paymentMethodRoutes = {
  listPaymentMethods({ merchant: { state }, path: { customer_id: id = '' } }: Call) {
    if (!state.customers.has(id)) return notFound('CUSTOMER_NOT_FOUND', 'No customer has this id');
    return { payment_methods: state.paymentMethods.get(id) ?? [] };
  },
} satisfies Routes<'listPaymentMethods'>;
