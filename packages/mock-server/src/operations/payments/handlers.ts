import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreatePaymentRequest,
  RefundPaymentRequest,
} from '@paychord/sdk';
import { ApiErrorResult } from '../../model/api-error.ts';
import { invalidCardData, isTestToken, selectOutcome } from '../../model/outcomes.ts';
import { WholePayment } from '../../model/payment-store.ts';
import { retrievedView, transactionView } from '../../model/payment-views.ts';
import { findPayment, paymentsOfOrder } from '../../model/state.ts';
import { applyTransition, paymentEventType } from '../apply-transition.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';
import { vaultOnSuccess } from '../vault-on-success.ts';
import { cancelPayment, capturePayment } from './authorization.ts';
import { isInvalidCard } from './card.ts';
import { checkCreation, checkCurrency } from './checks.ts';
import { createStoredPayment } from './recreated-payment.ts';
import { refundPayment } from './refund.ts';

export const paymentHandlers = {
  createPayment({ merchant, context, body, idempotencyKey, hasUnknownFields }: OperationCall<CreatePaymentRequest>) {
    const { state, policies, clock } = merchant;
    const session = body.checkout?.session;
    if (session !== undefined && state.paidSessions.has(session)) {
      return new ApiErrorResult(400, 'INVALID_CHECKOUT_SESSION', ['checkout.session has been paid with already']);
    }
    const error = checkCreation(body, state.usedTokens, policies);
    if (error !== undefined) return error;
    const isDeclined = policies.onInvalidCard === 'decline' && isInvalidCard(body, clock.now());
    const outcome = isDeclined ? invalidCardData : selectOutcome(body);
    const { lastRead } = state.payments;
    const payment = createStoredPayment(body, { context, outcome, lastRead, hasUnknownFields });
    const record = payment.read();
    const [transaction] = record.transactions;
    if (session !== undefined && transaction.status === 'SUCCEEDED') state.paidSessions.add(session);
    const { token } = body.payment_method;
    if (policies.onReusedToken === 'reject' && token !== undefined && !isTestToken(token)) state.usedTokens.add(token);
    vaultOnSuccess(state, record, context);
    const deliveries = applyTransition(merchant, payment, {
      transition: 'create',
      event: paymentEventType(record),
      idempotencyKey,
    });
    return { created: payment, deliveries, paymentId: record.payment.id };
  },

  retrievePayment({ merchant, path, query }: OperationCall) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof ApiErrorResult) return record;
    const body = retrievedView(record, {
      rawResponse: query.raw_response === true,
      transactionsHistory: query.transactions_history === true,
    });
    return { body };
  },

  listPaymentsByOrder({ merchant, query }: OperationCall) {
    return { body: paymentsOfOrder(merchant.state, query.merchant_order_id).map((record) => retrievedView(record)) };
  },

  capturePayment({ merchant, context, path, body, idempotencyKey }: OperationCall<CapturePaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof ApiErrorResult) return record;
    const captured =
      checkCurrency(body.amount, merchant.policies) ?? capturePayment(record, path.transaction_id ?? '', body, context);
    if (captured instanceof ApiErrorResult) return captured;
    const deliveries = applyTransition(merchant, new WholePayment(captured), {
      transition: 'capture',
      event: 'payment.capture',
      idempotencyKey,
    });
    return { body: transactionView(captured), deliveries };
  },

  cancelPayment({ merchant, context, path, body, idempotencyKey }: OperationCall<CancelPaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof ApiErrorResult) return record;
    const canceled = cancelPayment(record, path.transaction_id ?? '', body, context);
    if (canceled instanceof ApiErrorResult) return canceled;
    const deliveries = applyTransition(merchant, new WholePayment(canceled), {
      transition: 'cancel',
      event: 'payment.cancel',
      idempotencyKey,
    });
    return { body: transactionView(canceled), deliveries };
  },

  refundPayment({ merchant, context, path, body, idempotencyKey }: OperationCall<RefundPaymentRequest>) {
    const record = findPayment(merchant.state, path.payment_id);
    if (record instanceof ApiErrorResult) return record;
    const refunded =
      (body.amount && checkCurrency(body.amount, merchant.policies)) ??
      refundPayment(record, path.transaction_id ?? '', body, context);
    if (refunded instanceof ApiErrorResult) return refunded;
    const created = new WholePayment(refunded);
    const deliveries = applyTransition(merchant, created, {
      transition: 'refund',
      event: 'payment.refund',
      idempotencyKey,
    });
    return { created, deliveries };
  },
} satisfies OperationHandlers<
  'createPayment' | 'retrievePayment' | 'listPaymentsByOrder' | 'capturePayment' | 'cancelPayment' | 'refundPayment'
>;
