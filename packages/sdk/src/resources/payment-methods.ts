import { customerIdLimits } from '../generated/limits.ts';
import { listPaymentMethodsOperation } from '../generated/operations.ts';
import type { EnrolledPaymentMethod } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { call } from '../http/execute.ts';
import type { RequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';
import { assertPathId } from '../validation/path-id.ts';

/**
 * Lists the payment methods that a customer has enrolled; empty when there are none. To pay with one, send its
 * `vaulted_token` as `payment_method.vaulted_token`.
 *
 * Rejects like {@link retrievePayment}.
 *
 * Specification: "GET /v1/customers/{customer_id}/payment-methods".
 */
export function listPaymentMethods(
  transport: Transport,
  customerId: string,
  options: RequestOptions = {},
): ApiPromise<EnrolledPaymentMethod[]> {
  return call(
    transport,
    listPaymentMethodsOperation,
    options,
    () => ({ params: { path: { customer_id: assertPathId('customer_id', customerId, customerIdLimits) } } }),
    ({ payment_methods: methods }) => (Array.isArray(methods) ? methods : undefined),
  );
}
