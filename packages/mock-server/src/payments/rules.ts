import type {
  CancelPaymentRequest,
  CapturePaymentRequest,
  Checkout,
  CreatePaymentRequest,
  KnownPaymentStatus,
  KnownPaymentSubStatus,
  KnownTransactionStatus,
  KnownTransactionType,
  PaymentBase,
  PaymentMethodBase,
  PaymentMethodDetail,
  RefundPaymentRequest,
  Transaction,
} from '@paychord/sdk';
import { add, subtract } from '../decimal.ts';
import { type Outcome, outcomeOf } from '../outcomes.ts';
import { refuseMove } from '../payment-moves.ts';
import {
  findTransaction,
  moved,
  type PaymentRecord,
  type RuleContext,
  withTransaction,
  withUpdated,
} from '../payment-record.ts';
import { invalidParameters, invalidStatus, invalidTransactionType, notFound, Refusal } from '../refusal.ts';
import { followUp, inStatus } from '../transaction.ts';
import { cardOf } from './card.ts';

/** What every payment has alike is there once. */
const routing = {
  smart_routing: false,
  monitors: false,
  condition: { id: 1, name: 'Default', description: null },
};
const nothingRefunded = {};

interface Opening {
  readonly status: KnownPaymentStatus;
  readonly subStatus: KnownPaymentSubStatus;
  readonly transaction: { readonly type: KnownTransactionType; readonly status: KnownTransactionStatus };
  readonly captured: number;
}

/** A payment is made: captured, authorized, awaiting the payer, or declined. */
export function createPayment(request: CreatePaymentRequest, context: RuleContext): PaymentRecord {
  const type = typeOf(request);
  const outcome = outcomeOf(request);
  const opening = openingOf(request, type, outcome);
  const transactionId = context.uuid();
  const approved = opening.transaction.status === 'SUCCEEDED';
  // A payer who has yet to pay is not yet an answer of the provider.
  const response =
    opening.transaction.status === 'CREATED'
      ? { response_code: null, response_message: null }
      : { response_code: outcome.code, response_message: outcome.message };
  const detail = detailOf(request, type, approved, transactionId);
  const method: PaymentMethodBase = {
    type,
    token: request.payment_method.token ?? '',
    vaulted_token:
      request.payment_method.vaulted_token ??
      (approved && request.payment_method.vault_on_success ? context.uuid() : ''),
    vault_on_success: request.payment_method.vault_on_success ?? false,
    parent_payment_method_type: null,
  };
  const payment: PaymentBase = {
    id: context.uuid(),
    account_id: request.account_id,
    description: request.description,
    country: request.country,
    status: opening.status,
    sub_status: opening.subStatus,
    merchant_order_id: request.merchant_order_id,
    created_at: context.now,
    updated_at: context.now,
    amount: {
      captured: opening.captured,
      currency: request.amount.currency,
      currency_conversion: null,
      refunded: 0,
      value: request.amount.value,
    },
    checkout: checkoutOf(request, opening.subStatus === 'WAITING_ADDITIONAL_STEP'),
    payment_method: { ...method, payment_method_detail: detail },
    customer_payer: request.customer_payer ?? null,
    additional_data: request.additional_data ?? null,
    callback_url: request.callback_url ?? '',
    workflow: request.workflow ?? 'SDK_CHECKOUT',
    metadata: request.metadata ?? [],
    fraud_screening: null,
    payment_link_id: '',
    subscription_code: null,
    routing_rules: routing,
    simplified_mode: false,
  };
  const transaction: Transaction = {
    id: transactionId,
    type: opening.transaction.type,
    status: opening.transaction.status,
    category: type,
    amount: request.amount.value,
    provider_id: 'SANDBOX',
    payment_method: { ...method, detail },
    ...response,
    reason: null,
    description: null,
    merchant_reference: request.merchant_reference ?? null,
    provider_data: {
      id: 'SANDBOX',
      transaction_id: transactionId,
      account_id: null,
      status: opening.transaction.status,
      sub_status: '',
      status_detail: '',
      ...response,
      raw_response: null,
      third_party_transaction_id: '',
      third_party_account_id: '',
      iso8583_response_code: null,
      iso8583_response_message: null,
      merchant_advice_code: null,
      merchant_advice_code_message: null,
      reason_code: null,
      reason_description: null,
    },
    connection_data: { id: null, name: 'Sandbox' },
    merchant_advice_code: null,
    merchant_advice_code_message: null,
    created_at: context.now,
    updated_at: context.now,
  };
  return {
    payment,
    transactions: [transaction],
    refundedOf: nothingRefunded,
    split: request.split_marketplace ?? [],
    undisputed: undefined,
  };
}

/** A token and a card mean CARD; a bank transfer that stands alone says what it is. */
function typeOf({ payment_method: { type, token, vaulted_token, detail } }: CreatePaymentRequest): string {
  if (type !== undefined) return type;
  const isCard = token !== undefined || vaulted_token !== undefined || detail?.card !== undefined;
  return !isCard && detail?.bank_transfer !== undefined ? 'BANK_TRANSFER' : 'CARD';
}

function checkoutOf({ checkout }: CreatePaymentRequest, isActionRequired: boolean): Checkout | null {
  if (checkout === undefined && !isActionRequired) return null;
  return { session: checkout?.session ?? '', sdk_action_required: isActionRequired };
}

function openingOf(request: CreatePaymentRequest, type: string, outcome: Outcome): Opening {
  const authorizes = type === 'CARD' && request.payment_method.detail?.card?.capture === false;
  if (outcome.status !== 'SUCCEEDED') {
    const { status, subStatus } = outcome;
    return { status, subStatus, transaction: { type: authorizes ? 'AUTHORIZE' : 'PURCHASE', status }, captured: 0 };
  }
  if (type !== 'CARD') {
    return {
      status: 'READY_TO_PAY',
      subStatus: 'CREATED',
      transaction: { type: 'PURCHASE', status: 'CREATED' },
      captured: 0,
    };
  }
  if (authorizes) {
    return {
      status: 'PENDING',
      subStatus: 'AUTHORIZED',
      transaction: { type: 'AUTHORIZE', status: 'SUCCEEDED' },
      captured: 0,
    };
  }
  return {
    status: 'SUCCEEDED',
    subStatus: 'APPROVED',
    transaction: { type: 'PURCHASE', status: 'SUCCEEDED' },
    captured: request.amount.value,
  };
}

function detailOf(
  request: CreatePaymentRequest,
  type: string,
  approved: boolean,
  transactionId: string,
): PaymentMethodDetail {
  if (type === 'CARD') return { card: cardOf(request, approved ? transactionId.slice(0, 6) : null) };
  if (type !== 'BANK_TRANSFER') return {};
  return {
    bank_transfer: {
      provider_image: null,
      account_type: 'CHECKINGS',
      bank_name: 'Sandbox Bank',
      beneficiary_name: 'Sandbox Merchant',
      bank_account: '000123456789',
      bank_account_2: null,
      beneficiary_document_type: null,
      beneficiary_document: null,
      payment_instruction: 'Transfer the exact amount and quote the payment id',
      redirect_url: null,
    },
  };
}

/** All or part of an authorized amount is captured. */
export function capturePayment(
  record: PaymentRecord,
  transactionId: string,
  request: CapturePaymentRequest,
  context: RuleContext,
): PaymentRecord | Refusal {
  const authorization = authorizationOf(record, transactionId);
  if (authorization instanceof Refusal) return authorization;
  const { amount } = record.payment;
  const refusal =
    refuseMove('capture', record) ??
    refuseAmount(request.amount, amount.currency, subtract(amount.value, amount.captured));
  if (refusal !== undefined) return refusal;

  const captured = add(amount.captured, request.amount.value);
  const { value } = request.amount;
  const { merchant_reference, reason } = request;
  const capture = followUp(
    authorization,
    { type: 'CAPTURE', amount: value, said: { merchant_reference, reason } },
    context,
  );
  const next = moved(record, 'SUCCEEDED', captured === amount.value ? 'CAPTURED' : 'PARTIALLY_CAPTURED', context.now);
  return withTransaction({ ...next, payment: { ...next.payment, amount: { ...amount, captured } } }, capture);
}

/** An authorized amount is released. */
export function cancelPayment(
  record: PaymentRecord,
  transactionId: string,
  request: CancelPaymentRequest,
  context: RuleContext,
): PaymentRecord | Refusal {
  const authorization = authorizationOf(record, transactionId);
  if (authorization instanceof Refusal) return authorization;
  const refusal = refuseMove('cancel', record);
  if (refusal !== undefined) return refusal;

  const cancellation = followUp(
    authorization,
    { type: 'CANCEL', amount: authorization.amount, said: request },
    context,
  );
  return withTransaction(moved(record, 'CANCELED', 'CANCELED', context.now), cancellation);
}

/** All or part of what a transaction captured is given back. */
export function refundPayment(
  record: PaymentRecord,
  transactionId: string,
  request: RefundPaymentRequest,
  context: RuleContext,
): PaymentRecord | Refusal {
  const source = findTransaction(record, transactionId);
  if (source === undefined) return transactionNotFound();
  if (source.type !== 'PURCHASE' && source.type !== 'CAPTURE') {
    return invalidTransactionType('transaction_id must be that of a PURCHASE or CAPTURE transaction');
  }
  const refusedMove = refuseMove('refund', record);
  if (refusedMove !== undefined) return refusedMove;
  const { amount } = record.payment;
  const refundedOfSource = record.refundedOf[source.id] ?? 0;
  const left = subtract(source.amount, refundedOfSource);
  if (left === 0) return invalidStatus('All that this transaction captured has been refunded');
  const asked = request.amount ?? { currency: amount.currency, value: left };
  const refusal = refuseAmount(asked, amount.currency, left);
  if (refusal !== undefined) return refusal;

  const refunded = add(amount.refunded, asked.value);
  const refund = followUp(source, { type: 'REFUND', amount: asked.value, said: request }, context);
  const next =
    refunded === amount.captured
      ? moved(record, 'REFUNDED', 'REFUNDED', context.now)
      : moved(record, 'SUCCEEDED', 'PARTIALLY_REFUNDED', context.now);
  return withTransaction(
    {
      ...next,
      payment: { ...next.payment, amount: { ...amount, refunded } },
      refundedOf: { ...record.refundedOf, [source.id]: add(refundedOfSource, asked.value) },
    },
    refund,
  );
}

/** The payer completes a bank transfer. */
export function markPaid(record: PaymentRecord, context: RuleContext): PaymentRecord | Refusal {
  const refusal = refuseMove('markPaid', record);
  if (refusal !== undefined) return refusal;

  const [purchase] = record.transactions;
  const paid = withUpdated(record, inStatus(purchase, 'SUCCEEDED', context));
  const { amount } = record.payment;
  const next = moved(paid, 'SUCCEEDED', 'APPROVED', context.now);
  return { ...next, payment: { ...next.payment, amount: { ...amount, captured: amount.value } } };
}

/** The customer authenticates with 3-D Secure, or fails to. */
export function authenticate(
  record: PaymentRecord,
  result: 'passed' | 'failed',
  context: RuleContext,
): PaymentRecord | Refusal {
  const refusal = refuseMove('authenticate', record);
  if (refusal !== undefined) return refusal;

  const [first] = record.transactions;
  const { payment } = record;
  const checkout = payment.checkout ? { ...payment.checkout, sdk_action_required: false } : null;
  const settled = { ...record, payment: { ...payment, checkout } };
  if (result === 'failed') {
    return moved(withUpdated(settled, inStatus(first, 'DECLINED', context)), 'DECLINED', 'DECLINED', context.now);
  }
  const passed = withUpdated(settled, inStatus(first, 'SUCCEEDED', context));
  if (first.type === 'AUTHORIZE') return moved(passed, 'PENDING', 'AUTHORIZED', context.now);
  const next = moved(passed, 'SUCCEEDED', 'APPROVED', context.now);
  return { ...next, payment: { ...next.payment, amount: { ...payment.amount, captured: payment.amount.value } } };
}

/** Nobody captured, authenticated or paid in time. */
export function expirePayment(record: PaymentRecord, context: RuleContext): PaymentRecord | Refusal {
  const refusal = refuseMove('expire', record);
  if (refusal !== undefined) return refusal;

  const expired = withUpdated(record, inStatus(record.transactions[0], 'EXPIRED', context));
  return moved(expired, 'EXPIRED', 'EXPIRED', context.now);
}

function authorizationOf(record: PaymentRecord, transactionId: string): Transaction | Refusal {
  const transaction = findTransaction(record, transactionId);
  if (transaction === undefined) return transactionNotFound();
  if (transaction.type === 'AUTHORIZE') return transaction;
  return invalidTransactionType('transaction_id must be that of an AUTHORIZE transaction');
}

function refuseAmount(
  asked: { readonly currency: string; readonly value: number },
  currency: string,
  left: number,
): Refusal | undefined {
  if (asked.currency !== currency) return invalidParameters(`amount.currency must be ${currency}`);
  if (asked.value > left) return invalidParameters(`amount.value must be at most ${left}`);
  return undefined;
}

function transactionNotFound(): Refusal {
  return notFound('TRANSACTION_NOT_FOUND', 'The payment has no transaction with this id');
}
