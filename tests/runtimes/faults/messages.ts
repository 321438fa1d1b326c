import type { CreateCustomerRequest, CreatePaymentRequest } from '@paychord/sdk';
import { json, type Reply, type ResponseOptions } from './reply.ts';

export const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

export const order: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'São Paulo €',
  amount: { currency: 'USD', value: 25.5 },
  country: 'US',
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};

export const newCustomer: CreateCustomerRequest = { merchant_customer_id: 'CUSTOMER-1', country: 'BR' };

/** The fields of a payment that these rows read. */
export const payment = { id: paymentId, status: 'SUCCEEDED', description: order.description };

/** The successful response. */
export const successResponse: Reply = json(200, payment);

/** An error response of the service. */
export function errorResponse(status: number, code: string, options?: ResponseOptions): Reply {
  return json(status, { code, messages: [`It says ${code}`] }, options);
}
