import { createCustomerOperation } from '../generated/operations.ts';
import { createCustomerBody } from '../generated/request-bodies.ts';
import type { CreateCustomerRequest, Customer } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { call, whole } from '../http/execute.ts';
import type { RequestOptions } from '../http/request-options.ts';
import { serializeBody } from '../http/serialize-body.ts';
import { toSingleUseBody } from '../http/single-use-body.ts';
import type { Transport } from '../http/transport.ts';

/**
 * Registers a customer, so that payment methods can be enrolled. It takes no idempotency key: made twice, the second call
 * is refused because of its `merchant_customer_id`.
 *
 * The specification refers to this operation without showing its shape: the shape is not part of the specification.
 *
 * Rejects with {@link RequestValidationError} before sending when the body is no object, and afterwards like
 * {@link createPayment}.
 *
 * @example
 * const customer = await createCustomer(transport, { merchant_customer_id: 'shopper-42', country: 'CO' });
 */
export function createCustomer(
  transport: Transport,
  body: CreateCustomerRequest,
  options: RequestOptions = {},
): ApiPromise<Customer> {
  return call(transport, createCustomerOperation, options, () => ({ body }), whole<Customer>, {
    // Without a key the service cannot tell a second request from the first one.
    serializeBody: (given) => toSingleUseBody(serializeBody(given, createCustomerBody)),
  });
}
