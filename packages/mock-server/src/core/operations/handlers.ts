import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreateCustomerRequest,
  CreatePaymentRequest,
  DisputeRequest,
  RefundPaymentRequest,
} from '@paychord/sdk';
import type { PaymentResponse } from '../../generated/control-types.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { ApiErrorResult, notFound } from '../model/api-error.ts';
import { canonicalId } from '../model/ids.ts';
import { invalidCardData, isTestToken, selectOutcome } from '../model/outcomes.ts';
import {
  createdView,
  disputedView,
  type PaymentRecord,
  type RuleContext,
  retrievedView,
  transactionView,
} from '../model/payment-record.ts';
import { findPayment, isSessionClosed, paymentsOfOrder } from '../model/state.ts';
import { applyTransition, paymentEventType, type TransitionCause } from './apply-transition.ts';
import { createCustomer } from './customers.ts';
import { checkEvidence, submitEvidence } from './disputes.ts';
import { reverseTransfer } from './onboardings.ts';
import { isInvalidCard } from './payments/card.ts';
import { createPayment } from './payments/creation.ts';
import { cancelPayment, capturePayment, checkCreation, checkCurrency, refundPayment } from './payments/follow-ups.ts';
import { withResponseFields } from './payments/response-fields.ts';
import { vaultOnSuccess } from './vault-on-success.ts';

/** A call of an operation. The pipeline has validated it against the contract. */
export interface OperationCall<Body = unknown> {
  readonly merchant: Merchant;
  readonly context: RuleContext;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Pick<Headers, 'get'>;
  /** The idempotency key of the request; null when it has none. */
  readonly idempotencyKey: string | null;
  readonly body: Body;
  /** Fields of a new payment that the request cannot set. A control or a fault sets them. */
  readonly response?: PaymentResponse | undefined;
}

/** What an operation did, and the body of its success response. */
export interface HandlerResult {
  readonly body: unknown;
  /** The ids of the webhook deliveries that the operation queued. Defaults to none. */
  readonly deliveries?: readonly string[];
  /** The id of the payment that the operation created. */
  readonly paymentId?: string;
}

/** Executes an operation. */
// biome-ignore lint/suspicious/noExplicitAny: each operation declares its own type of body, and the pipeline has validated it.
export type OperationHandler = (call: OperationCall<any>) => HandlerResult | ApiErrorResult;

/** The handler of each operation. An operation without a handler does not compile. */
export const handlers: { readonly [id in OperationId]: OperationHandler } = {
  createPayment({ merchant, context, body, idempotencyKey, response }: OperationCall<CreatePaymentRequest>) {
    const { state, policies, clock } = merchant;
    const session = body.checkout?.session;
    if (isSessionClosed(merchant, session)) {
      return new ApiErrorResult(400, 'INVALID_CHECKOUT_SESSION', ['checkout.session has been paid with already']);
    }
    const error = checkCreation(body, state.usedTokens, policies);
    if (error !== undefined) return error;
    const isDeclined = policies.onInvalidCard === 'decline' && isInvalidCard(body, clock.now());
    const outcome = isDeclined ? invalidCardData : selectOutcome(body);
    const record = withResponseFields(createPayment(body, context, outcome), response, context);
    if (record instanceof ApiErrorResult) return record;
    const [transaction] = record.transactions;
    if (session && transaction.status === 'SUCCEEDED') state.paidSessions.add(session);
    const { token } = body.payment_method;
    if (policies.onReusedToken === 'reject' && token && !isTestToken(token)) state.usedTokens.add(token);
    vaultOnSuccess(state, record, context);
    const deliveries = applyTransition(merchant, record, {
      transition: 'create',
      event: paymentEventType(record),
      idempotencyKey,
    });
    return { body: createdView(record), deliveries, paymentId: record.payment.id };
  },

  retrievePayment({ merchant, path, query }: OperationCall) {
    const record = findPayment(merchant.state, path);
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

  capturePayment(call: OperationCall<CapturePaymentRequest>) {
    const { body, context, merchant } = call;
    const cause = { transition: 'capture', event: 'payment.capture' } as const;
    const rule: PaymentRule = (record, transactionId) =>
      checkCurrency(body.amount, merchant.policies) ?? capturePayment(record, transactionId, body, context);
    return changePayment(call, cause, rule, transactionView);
  },

  cancelPayment(call: OperationCall<CancelPaymentRequest>) {
    const cause = { transition: 'cancel', event: 'payment.cancel' } as const;
    const rule: PaymentRule = (record, transactionId) => cancelPayment(record, transactionId, call.body, call.context);
    return changePayment(call, cause, rule, transactionView);
  },

  refundPayment(call: OperationCall<RefundPaymentRequest>) {
    const { body, context, merchant } = call;
    const refundedId = call.path.transaction_id;
    const cause = { transition: 'refund', event: 'payment.refund', refundedId } as const;
    const rule: PaymentRule = (record, transactionId) =>
      (body.amount && checkCurrency(body.amount, merchant.policies)) ??
      refundPayment(record, transactionId, body, context);
    return changePayment(call, cause, rule, createdView);
  },

  submitDispute({ merchant, context, path, body, idempotencyKey }: OperationCall<DisputeRequest>) {
    const { state } = merchant;
    const found = findPayment(state, path);
    if (found instanceof ApiErrorResult) return found;
    const submitted =
      checkEvidence(body.evidence) ??
      submitEvidence(found, path.transaction_id ?? '', body, context, merchant.policies);
    if (submitted instanceof ApiErrorResult) return submitted;

    const { record, chargeback } = submitted;
    const { id } = record.payment;
    const forwarded = { transaction_id: chargeback.id, forwarded_at: context.now, evidence: body.evidence };
    state.forwardedEvidence.set(id, [...(state.forwardedEvidence.get(id) ?? []), forwarded]);
    const cause = { transition: 'submitEvidence', event: 'payment.chargeback' } as const;
    const deliveries = applyTransition(merchant, record, { ...cause, transaction: chargeback, idempotencyKey });
    return { body: disputedView(record, chargeback), deliveries };
  },

  createCustomer({ merchant: { state }, context, body }: OperationCall<CreateCustomerRequest>) {
    if (state.customerIds.has(body.merchant_customer_id)) {
      return new ApiErrorResult(400, 'CUSTOMER_ID_DUPLICATED', ['merchant_customer_id belongs to another customer']);
    }
    // An undocumented `id` in the request does not replace the id that the service creates.
    const { id: _unlisted, ...details }: CreateCustomerRequest & { id?: unknown } = body;
    const customer = createCustomer(details, context);
    state.customers.set(customer.id, customer);
    state.customerIds.set(customer.merchant_customer_id, customer.id);
    return { body: customer };
  },

  listPaymentMethods({ merchant: { state }, path: { customer_id: id = '' } }: OperationCall) {
    if (!state.customers.has(id)) return notFound('CUSTOMER_NOT_FOUND', 'No customer has this id');
    return { body: { payment_methods: state.paymentMethods.get(id) ?? [] } };
  },

  reverseTransfer({ merchant: { state }, context, path: { transfer_id: id = '' }, headers }: OperationCall) {
    const found = state.onboardingTransfers.get(id);
    if (found === undefined) return notFound('ONBOARDING_NOT_FOUND', 'No onboarding transfer has this id');
    if (canonicalId(found.organizationCode) !== canonicalId(headers.get('x-organization-code') ?? '')) {
      const problem = 'This onboarding transfer belongs to another organization. Check X-organization-code';
      return notFound('ONBOARDING_NOT_FOUND', problem);
    }
    const reversed = reverseTransfer(found, context);
    if (reversed instanceof ApiErrorResult) return reversed;
    state.onboardingTransfers.set(id, reversed.transfer);
    return { body: reversed.reversal };
  },

  retrieveCampaign({ merchant: { state }, path: { campaign_id: id = '' } }: OperationCall) {
    const campaign = state.campaigns.get(id);
    // The error body of this operation has the status as its code, so the caller never sees this code.
    return campaign === undefined
      ? new ApiErrorResult(404, 'INVALID_REQUEST', ['No campaign has this id'])
      : { body: { data: campaign } };
  },
};

/** Decides the next state of a payment. */
type PaymentRule = (record: PaymentRecord, transactionId: string) => PaymentRecord | ApiErrorResult;

/** Changes the payment of the path by a rule, and queues its webhook. */
function changePayment(
  { merchant, path, idempotencyKey }: OperationCall,
  cause: Pick<TransitionCause, 'transition' | 'event' | 'refundedId'>,
  rule: PaymentRule,
  view: (record: PaymentRecord) => unknown,
): HandlerResult | ApiErrorResult {
  const record = findPayment(merchant.state, path);
  if (record instanceof ApiErrorResult) return record;
  const changed = rule(record, path.transaction_id ?? '');
  if (changed instanceof ApiErrorResult) return changed;
  const deliveries = applyTransition(merchant, changed, { ...cause, idempotencyKey });
  return { body: view(changed), deliveries };
}
