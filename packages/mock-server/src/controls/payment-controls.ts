import { type KnownPaymentStatus, knownPaymentStatusValues, type Payment } from '@paychord/sdk';
import { ruleContext } from '../merchant/merchant.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import type { StoredPayment } from '../model/payment-store.ts';
import { type ListOptions, select } from '../model/selection.ts';
import type { State } from '../model/state.ts';
import { paymentEventType } from '../operations/apply-transition.ts';
import { authenticate, expirePayment, markPaid } from '../operations/payments/completion.ts';
import { vaultOnSuccess } from '../operations/vault-on-success.ts';
import { assertOptions, isOneOf, mustBe, type OptionRules } from '../options/option-rules.ts';
import { ControlError, unwrapResult } from './control-error.ts';
import { listOptionRules } from './control-options.ts';
import { type ChargebackControls, createChargebackControls } from './dispute-controls.ts';
import { changePayment, getPaymentRecord, type MerchantAccess, retrievedCopy } from './merchant-access.ts';
import { createPaymentActions, type PaymentActions } from './payment-actions.ts';
import { type PaymentTimeline, timelineOf } from './payment-timeline.ts';

/** Reads payments and simulates what customers, banks and card issuers do to them. */
export interface PaymentControls extends ChargebackControls, PaymentActions {
  /**
   * Lists payments, oldest first by default.
   *
   * @param options - `status`, and `search` for a part of the id, the order id or the description. Every payment by default.
   * @returns the payments as `GET /v1/payments/{id}` returns them
   * @throws {OptionError} An option is unknown or has an invalid value.
   *
   * @example
   * mock.payments.list({ status: 'DECLINED', sort: 'newest', limit: 10 });
   */
  list(options?: PaymentListOptions): Payment[];

  /**
   * Reads a payment.
   *
   * @returns the payment as `GET /v1/payments/{id}` returns it
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   */
  get(paymentId: string): Payment;

  /**
   * Collects what happened to a payment: its transactions, the requests that named it and the webhook attempts. Deadlines and attempts that
   * are scheduled follow.
   *
   * @returns the events, the amounts, and what can happen next
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   *
   * @example
   * const { events, nextMoves } = mock.payments.timeline(payment.id);
   * nextMoves.filter(({ allowed }) => allowed).map(({ id }) => id); // ['refund', 'open-chargeback']
   */
  timeline(paymentId: string): PaymentTimeline;

  /**
   * Completes a bank transfer payment, as if the customer had paid. Sends a `payment.purchase` webhook.
   *
   * @returns the payment, now SUCCEEDED
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for a bank transfer.
   *   `INVALID_CHECKOUT_SESSION`: another payment of the same checkout session has been paid.
   *
   * @example
   * const payment = await client.payments.create({ …, payment_method: { type: 'BANK_TRANSFER' } });
   * mock.payments.markPaid(payment.id); // status: 'SUCCEEDED'
   */
  markPaid(paymentId: string): Payment;

  /**
   * Finishes a 3-D Secure challenge. Sends a webhook with the new status.
   *
   * @param result - `passed` continues the payment. `failed` declines it.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for 3-D Secure.
   *   `INVALID_CHECKOUT_SESSION`: another payment of the same checkout session has been paid.
   *
   * @example
   * const payment = await client.payments.create({ …, payment_method: { token: 'tok_three_d_secure' } });
   * mock.payments.authenticate(payment.id, 'passed'); // status: 'SUCCEEDED'
   */
  authenticate(paymentId: string, result: 'passed' | 'failed'): Payment;

  /**
   * Expires a payment now that was not captured, authenticated or paid. The clock would do the same at the deadline.
   *
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment waits for nothing.
   */
  expire(paymentId: string): Payment;
}

/** Selects payments. A payment has to match every option. */
export interface PaymentListOptions extends ListOptions {
  /** A part of the id, the order id or the description, in any case. */
  search?: string;
  status?: KnownPaymentStatus;
}

const listRules: OptionRules<PaymentListOptions> = {
  search: mustBe('text', (value) => typeof value === 'string'),
  status: isOneOf(knownPaymentStatusValues),
  ...listOptionRules,
};

function contains({ id, merchant_order_id, description }: StoredPayment, text: string): boolean {
  return [id, merchant_order_id, description].some((each) => each?.toLowerCase().includes(text));
}

/** Creates the controls of `mock.payments`. */
export function createPaymentControls(access: MerchantAccess): PaymentControls {
  const context = () => ruleContext(access.current());
  const find = (paymentId: string) => getPaymentRecord(access, paymentId);
  const changeFirst = (transition: 'authenticate' | 'expire', record: PaymentRecord) => {
    const [transaction] = record.transactions;
    return changePayment(access, record, { transition, event: paymentEventType(record), transaction });
  };

  return {
    ...createPaymentActions(access),
    ...createChargebackControls(access),
    list(options = {}) {
      assertOptions('list', options, listRules);
      const { status, search, ...order } = options;
      const text = search?.toLowerCase();
      const matches = (payment: StoredPayment) =>
        (status === undefined || payment.status === status) && (text === undefined || contains(payment, text));
      const selected = select(access.peek().state.payments.stored(), { matches, ...order });
      return selected.map((each) => retrievedCopy(each.read()));
    },
    timeline: (paymentId) => timelineOf(access.peek(), find(paymentId)),
    get: (paymentId) => retrievedCopy(find(paymentId)),
    markPaid(paymentId) {
      const record = unwrapResult(markPaid(find(paymentId), context()));
      claimCheckoutSession(access.current().state, record);
      const [transaction] = record.transactions;
      return changePayment(access, record, { transition: 'markPaid', event: 'payment.purchase', transaction });
    },
    authenticate(paymentId, result) {
      isOneOf(['passed', 'failed'])('result', result);
      const record = unwrapResult(authenticate(find(paymentId), result, context()));
      if (result === 'passed') {
        const { state } = access.current();
        claimCheckoutSession(state, record);
        vaultOnSuccess(state, record, context());
      }
      return changeFirst('authenticate', record);
    },
    expire(paymentId) {
      const record = unwrapResult(expirePayment(find(paymentId), context()));
      return changeFirst('expire', record);
    },
  };
}

/** Several payments can wait for the same checkout session, but only one of them can be paid. */
function claimCheckoutSession({ paidSessions }: State, { payment: { checkout } }: PaymentRecord): void {
  // A payment that was created without a session has an empty one while it waits for 3-D Secure.
  if (!checkout?.session) return;
  if (paidSessions.has(checkout.session)) {
    throw new ControlError('INVALID_CHECKOUT_SESSION', 'Another payment of the checkout session has been paid');
  }
  paidSessions.add(checkout.session);
}
