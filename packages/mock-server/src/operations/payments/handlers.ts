import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatePaymentRequest,
  RefundPaymentRequest,
} from '@paychord/sdk';
import { Refusal } from '../../model/api-error.ts';
import { commit, eventOf } from '../../model/apply-transition.ts';
import { invalidCardData, outcomeOf } from '../../model/outcomes.ts';
import { findPayment, paymentsOfOrder } from '../../model/payment-lookup.ts';
import { createdView, retrievedView, transactionView } from '../../model/payment-views.ts';
import { recordSuccess } from '../../model/vault.ts';
import type { Call, Routes } from '../handler.ts';
import { cancelPayment, capturePayment } from './authorization.ts';
import { isInvalidCard } from './card-check.ts';
import { createPayment } from './creation.ts';
import { refuseCreation, refuseCurrency, useToken } from './policy-refusals.ts';
import { refundPayment } from './refund.ts';

export const paymentRoutes = {
  createPayment({ merchant, context, body, idempotencyKey }: Call<CreatePaymentRequest>) {
    const { state, policies, clock } = merchant;
    const session = body.checkout?.session;
    if (session !== undefined && state.paidSessions.has(session)) {
      return new Refusal(400, 'INVALID_CHECKOUT_SESSION', ['checkout.session has been paid with already']);
    }
    const refusal = refuseCreation(body, state, policies);
    if (refusal !== undefined) return refusal;
    const isDeclined = policies.onInvalidCard === 'decline' && isInvalidCard(body, clock.now());
    const record = createPayment(body, context, isDeclined ? invalidCardData : outcomeOf(body));
    const [transaction] = record.transactions;
    if (session !== undefined && transaction.status === 'SUCCEEDED') state.paidSessions.add(session);
    useToken(body, state, policies);
    recordSuccess(state, record, context);
    commit(merchant, record, { event: eventOf(record), idempotencyKey });
    return createdView(record);
  },

  retrievePayment({ merchant, path, query }: Call) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof Refusal) return record;
    return retrievedView(record, {
      rawResponse: query.raw_response === true,
      transactionsHistory: query.transactions_history === true,
    });
  },

  listPaymentsByOrder({ merchant, query }: Call) {
    return paymentsOfOrder(merchant.state, query.merchant_order_id).map((record) => retrievedView(record));
  },

  capturePayment({ merchant, context, path, body, idempotencyKey }: Call<CapturePaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof Refusal) return record;
    const captured =
      refuseCurrency(body.amount, merchant.policies) ??
      capturePayment(record, path.transaction_id ?? '', body, context);
    if (captured instanceof Refusal) return captured;
    commit(merchant, captured, { event: 'payment.capture', idempotencyKey });
    return transactionView(captured);
  },

  cancelPayment({ merchant, context, path, body, idempotencyKey }: Call<CancelPaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof Refusal) return record;
    const canceled = cancelPayment(record, path.transaction_id ?? '', body, context);
    if (canceled instanceof Refusal) return canceled;
    commit(merchant, canceled, { event: 'payment.cancel', idempotencyKey });
    return transactionView(canceled);
  },

  refundPayment({ merchant, context, path, body, idempotencyKey }: Call<RefundPaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof Refusal) return record;
    const refunded =
      (body.amount && refuseCurrency(body.amount, merchant.policies)) ??
      refundPayment(record, path.transaction_id ?? '', body, context);
    if (refunded instanceof Refusal) return refunded;
    commit(merchant, refunded, { event: 'payment.refund', idempotencyKey });
    return createdView(refunded);
  },
} satisfies Routes<
  'createPayment' | 'retrievePayment' | 'listPaymentsByOrder' | 'capturePayment' | 'cancelPayment' | 'refundPayment'
>;
