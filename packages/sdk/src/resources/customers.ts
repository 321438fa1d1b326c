import { createCustomerContract } from '../generated/operations.ts';
import type { CreateCustomerRequest, Customer } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { type Operation, request } from '../http/request.ts';
import type { RequestOptions } from '../http/request-options.ts';
import { serializeSingleUseBody } from '../http/serialize-body.ts';
import type { Transport } from '../http/transport.ts';

/** Customers: `client.customers`. */
export interface Customers {
  /**
   * Registers a customer, so that payment methods can be enrolled. The service specification does not show the shape of this operation.
   *
   * There is no idempotency key, so the client never retries it. A second call with the same `merchant_customer_id` is rejected.
   *
   * @returns The new customer.
   * @throws Like {@link Payments.create}.
   *
   * @example
   * const customer = await client.customers.create({ merchant_customer_id: 'shopper-42', country: 'CO' });
   */
  create(body: CreateCustomerRequest, options?: RequestOptions): ApiPromise<Customer>;
}

export const createCustomerOperation: Operation<Customer> = {
  contract: createCustomerContract,
  // Without a key, the service cannot recognize a second request.
  serialize: serializeSingleUseBody,
};

/** Registers a customer. See {@link Customers.create}. */
export function createCustomer(
  transport: Transport,
  body: CreateCustomerRequest,
  options?: RequestOptions,
): ApiPromise<Customer> {
  return request(transport, createCustomerOperation, { body }, options);
}
