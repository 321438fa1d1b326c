import type { CreatePaymentRequest, Payment } from '@paychord/sdk';
import type { OperationId } from '../generated/operations.ts';
import { ruleContext } from '../merchant/merchant.ts';
import { uncapturedAmount } from '../model/payment-balance.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { handlers } from '../operations/handlers.ts';
import type { HandlerResult } from '../operations/operation-handler.ts';
import { type FollowUpDetails, refundableTransaction } from '../operations/payments/refund.ts';
import { mustBe } from '../options/option-rules.ts';
import { unwrapResult, validateInput } from './control-error.ts';
import { assertOptionNames } from './control-options.ts';
import { getPaymentRecord, type MerchantAccess, retrievedCopy } from './merchant-access.ts';

/** Fields of a payment. Every other field has a default. */
export type PaymentDetails = Partial<Omit<CreatePaymentRequest, 'amount'>> & {
  amount?: Partial<CreatePaymentRequest['amount']>;
};

/** Does what the merchant's program could do with the payments API. Nothing of it is in the journal. Part of `mock.payments`. */
export interface PaymentActions {
  /**
   * Creates a payment as the payments API would, and sends its webhooks. It needs no idempotency key.
   *
   * @param details - Fields of the payment. Defaults to a card payment of 25.5 USD in the country US with the workflow DIRECT. The order
   *   defaults to `ORDER-` and the number of the payment. `payment_method.token` selects the outcome.
   * @returns the payment as `GET /v1/payments/{id}` returns it
   * @throws {ControlError} `INVALID_PARAMETERS`: a field breaks the contract. `INVALID_CHECKOUT_SESSION`: the checkout session is paid.
   *
   * @example
   * const payment = mock.payments.create({ amount: { value: 40 }, payment_method: { token: 'tok_insufficient_funds' } });
   * payment.status; // 'DECLINED'
   */
  create(details?: PaymentDetails): Payment;

  /**
   * Captures the open authorization of a payment, and sends a `payment.capture` webhook.
   *
   * @param details - `amount` is in major units. Defaults to the complete rest.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left to capture. `INVALID_PARAMETERS`: the amount is too large.
   *
   * @example
   * const payment = mock.payments.create({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } } });
   * mock.payments.capture(payment.id, { amount: 10 });
   */
  capture(paymentId: string, details?: FollowUpDetails): Payment;

  /**
   * Cancels the open authorization of a payment, and sends a `payment.cancel` webhook.
   *
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left of the authorization.
   */
  cancel(paymentId: string): Payment;

  /**
   * Refunds the oldest captured amount that is not refunded yet, and sends a `payment.refund` webhook. A payment with several captures has
   * one refund for each.
   *
   * @param details - `amount` is in major units. Defaults to the complete rest of the capture.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left to refund. `INVALID_PARAMETERS`: the amount is too large.
   *
   * @example
   * mock.payments.refund(payment.id, { amount: 10 });
   */
  refund(paymentId: string, details?: FollowUpDetails): Payment;
}

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** Creates the controls that act as the merchant's program. */
export function createPaymentActions(access: MerchantAccess): PaymentActions {
  /** Executes an operation without a request: there is no idempotency key, no fault and no journal entry. */
  const execute = (id: OperationId, body: object, path: Record<string, string> = {}): HandlerResult => {
    const merchant = access.current();
    const call = { merchant, context: ruleContext(merchant), path, query: {}, headers: new Headers() };
    return unwrapResult(handlers[id]({ ...call, idempotencyKey: null, body, hasUnknownFields: true }));
  };

  /** Executes an operation on a transaction of the payment, and returns the payment. */
  const followUp = (id: OperationId, { payment }: PaymentRecord, transactionId: string, body: object): Payment => {
    execute(id, { ...reference, ...body }, { payment_id: payment.id, transaction_id: transactionId });
    return retrievedCopy(getPaymentRecord(access, payment.id));
  };

  return {
    create(details = {}) {
      isObject('details', details);
      const number = access.current().state.payments.size + 1;
      const request = validateInput('CreatePaymentRequest', withDefaults(details, number));
      const { paymentId } = execute('createPayment', request) as { paymentId: string };
      return retrievedCopy(getPaymentRecord(access, paymentId));
    },
    capture(paymentId, details = {}) {
      const amount = parseAmount('capture', details);
      const record = getPaymentRecord(access, paymentId);
      const { currency } = record.payment.amount;
      const value = amount ?? uncapturedAmount(record);
      return followUp('capturePayment', record, record.transactions[0].id, { amount: { currency, value } });
    },
    cancel(paymentId) {
      const record = getPaymentRecord(access, paymentId);
      return followUp('cancelPayment', record, record.transactions[0].id, {});
    },
    refund(paymentId, details = {}) {
      const value = parseAmount('refund', details);
      const record = getPaymentRecord(access, paymentId);
      const { currency } = record.payment.amount;
      const body = value === undefined ? {} : { amount: { currency, value } };
      return followUp('refundPayment', record, refundableTransaction(record).id, body);
    },
  };
}

/** The required fields of a capture, a cancellation and a refund. */
export const reference = { merchant_reference: 'paychord-mock', reason: 'REQUESTED_BY_CUSTOMER' };

/** Adds the defaults of `payments.create`. `number` is that of the payment. */
export function withDefaults({ amount, ...details }: PaymentDetails, number: number): object {
  const padded = String(number).padStart(4, '0');
  return {
    account_id: accountId,
    merchant_order_id: `ORDER-${padded}`,
    description: 'Running shoes',
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'tok_succeeded' },
    // Without a session, the contract rejects this workflow.
    ...(details.workflow === 'SDK_CHECKOUT' ? { checkout: { session: `SESSION-${padded}` } } : {}),
    ...details,
    // The contract rejects anything other than an object.
    amount: isPlain(amount ?? {}) ? { currency: 'USD', value: 25.5, ...amount } : amount,
  };
}

function isPlain(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}

const isObject = mustBe(
  'an object with fields of a payment',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

function parseAmount(control: 'capture' | 'refund', details: FollowUpDetails): number | undefined {
  assertOptionNames(control, details);
  const { amount } = details;
  // The currency is that of the payment. Only the value is checked here.
  if (amount !== undefined) validateInput('AmountInput', { currency: 'USD', value: amount }, 'amount.');
  return amount;
}
