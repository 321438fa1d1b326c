import { createCustomerContract } from '../generated/operations.ts';
import type { CreateCustomerRequest, Customer } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import type { ClientContext } from '../http/client-options.ts';
import { type Operation, request } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';

/** Customers: `client.customers`. */
export interface Customers {
  /**
   * Registers a customer. The service specification does not show the shape of this operation.
   *
   * The client sends no idempotency key, and sends the request again only if it was provably not sent. Assumption: the service
   * rejects a second call with the same `merchant_customer_id`.
   *
   * @returns The new customer.
   * @throws Like {@link Payments.create}.
   *
   * @example
   * const customer = await client.customers.create({ merchant_customer_id: 'shopper-42', country: 'CO' });
   */
  create(body: CreateCustomerRequest, options?: RequestOptions): ApiPromise<Customer>;
}

export const createCustomer: Operation = { contract: createCustomerContract };

/** Creates the methods of {@link Customers}. */
export function createCustomers(context: ClientContext): Customers {
  return {
    create: (body, options) => request(context, createCustomer, { body }, options),
  };
}
