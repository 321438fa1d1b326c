import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  CreateCustomerRequest,
  CreatePaymentRequest,
  DisputeRequest,
  RefundPaymentRequest,
  Transaction,
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
import { makeMove, storeCreated } from '../moves/make-move.ts';
import type { MoveDetails } from '../moves/moves.ts';
import { createCustomer } from './customers.ts';
import { reverseTransfer } from './onboardings.ts';
import { isInvalidCard } from './payments/card.ts';
import { createPayment } from './payments/creation.ts';
import { checkCreation } from './payments/follow-ups.ts';
import { withResponseFields } from './payments/response-fields.ts';

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
    const { token } = body.payment_method;
    if (policies.onReusedToken === 'reject' && token && !isTestToken(token)) state.usedTokens.add(token);
    const deliveries = storeCreated(merchant, record, { idempotencyKey }, context);
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

  capturePayment: (call: OperationCall<CapturePaymentRequest>) => changePayment(call, 'capture', transactionView),

  cancelPayment: (call: OperationCall<CancelPaymentRequest>) => changePayment(call, 'cancel', transactionView),

  refundPayment: (call: OperationCall<RefundPaymentRequest>) => changePayment(call, 'refund', createdView),

  submitDispute: (call: OperationCall<DisputeRequest>) => changePayment(call, 'submitEvidence', disputedView),

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

/** The moves that requests make. */
type RequestMove = 'capture' | 'cancel' | 'refund' | 'submitEvidence';

/** Makes a move of the payment of the path. */
function changePayment<Name extends RequestMove>(
  { merchant, path, body, idempotencyKey }: OperationCall<MoveDetails<Name>['request']>,
  name: Name,
  view: (record: PaymentRecord, transaction: Transaction) => unknown,
): HandlerResult | ApiErrorResult {
  const record = findPayment(merchant.state, path);
  if (record instanceof ApiErrorResult) return record;
  const details = { transactionId: path.transaction_id ?? '', request: body } as MoveDetails<Name>;
  const made = makeMove(merchant, record, name, details, { idempotencyKey });
  if (made instanceof ApiErrorResult) return made;
  return { body: view(made.record, made.transaction), deliveries: made.deliveries };
}
