import type { Merchant } from '../merchant/merchant.ts';
import type { RequestContext, ResponseState } from './request-context.ts';

/** The payment that a request is about, and its order. */
export interface RequestSubject {
  readonly paymentId: string | undefined;
  readonly merchantOrderId: string | undefined;
}

/** Finds the payment that a request created or named. The response of a fault hides it, but the journal shows it. */
export function subjectOf(
  { state: { payments } }: Merchant,
  { id, path, query }: RequestContext,
  state: ResponseState,
  body: unknown,
): RequestSubject {
  if (id === 'createPayment') return { paymentId: createdBy(state), merchantOrderId: orderOf(body) };
  const paymentId = path.payment_id;
  if (paymentId === undefined) return { paymentId, merchantOrderId: orderOf(query) };
  return { paymentId, merchantOrderId: payments.get(paymentId)?.payment.merchant_order_id };
}

/** The order that a body or a query names. */
export function orderOf(fields: unknown): string | undefined {
  const { merchant_order_id } = Object(fields) as { merchant_order_id?: unknown };
  return typeof merchant_order_id === 'string' ? merchant_order_id : undefined;
}

/** The response that a repeated key gets is that of the request that created the payment. */
function createdBy({ decidedBy, paymentId, response }: ResponseState): string | undefined {
  return decidedBy === 'replay' ? (response?.body as { id?: string } | undefined)?.id : paymentId;
}
