import { listPaymentMethodsContract } from '../generated/operations.ts';
import type { EnrolledPaymentMethod } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import type { ClientContext } from '../http/client-options.ts';
import { type Operation, request } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';

/** The payment methods that customers have enrolled: `client.paymentMethods`. */
export interface PaymentMethods {
  /**
   * Lists the payment methods of a customer. Assumption: to pay with one, send its `vaulted_token` as `payment_method.vaulted_token`.
   *
   * @param customerId - The `id` of the customer.
   * @returns The enrolled payment methods.
   * @throws Like {@link Payments.retrieve}.
   *
   * @example
   * const [method] = await client.paymentMethods.list(customerId);
   */
  list(customerId: string, options?: RequestOptions): ApiPromise<EnrolledPaymentMethod[]>;
}

export const listPaymentMethods: Operation = {
  contract: listPaymentMethodsContract,
  select: ({ payment_methods: methods }) => (Array.isArray(methods) ? methods : undefined),
};

/** Creates the methods of {@link PaymentMethods}. */
export function createPaymentMethods(context: ClientContext): PaymentMethods {
  return {
    list: (customerId, options) => request(context, listPaymentMethods, { path: { customer_id: customerId } }, options),
  };
}
