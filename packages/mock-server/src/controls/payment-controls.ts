import type { Payment } from '@paychord/sdk';
import { ruleContext } from '../merchant/merchant.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import type { State } from '../model/state.ts';
import { paymentEventType } from '../operations/apply-transition.ts';
import { authenticate, expirePayment, markPaid } from '../operations/payments/completion.ts';
import { vaultOnSuccess } from '../operations/vault-on-success.ts';
import { isOneOf } from '../options/option-rules.ts';
import { ControlError, unwrapResult } from './control-error.ts';
import { type ChargebackControls, createChargebackControls } from './dispute-controls.ts';
import { changePayment, getPaymentRecord, type MerchantAccess, retrievedCopy } from './merchant-access.ts';
import { createPaymentActions, type PaymentActions } from './payment-actions.ts';

/** Reads payments and simulates what customers, banks and card issuers do to them. */
export interface PaymentControls extends ChargebackControls, PaymentActions {
  /**
   * Lists every payment, oldest first.
   *
   * @returns the payments as `GET /v1/payments/{id}` returns them
   */
  list(): Payment[];

  /**
   * Reads a payment.
   *
   * @returns the payment as `GET /v1/payments/{id}` returns it
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   */
  get(paymentId: string): Payment;

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

/** Creates the controls of `mock.payments`. */
export function createPaymentControls(access: MerchantAccess): PaymentControls {
  const context = () => ruleContext(access.current());
  const find = (paymentId: string) => getPaymentRecord(access, paymentId);

  return {
    ...createPaymentActions(access),
    ...createChargebackControls(access),
    list: () => [...access.peek().state.payments.values()].map(retrievedCopy),
    get: (paymentId) => retrievedCopy(find(paymentId)),
    markPaid(paymentId) {
      const record = unwrapResult(markPaid(find(paymentId), context()));
      claimCheckoutSession(access.current().state, record);
      return changePayment(access, record, 'payment.purchase', record.transactions[0]);
    },
    authenticate(paymentId, result) {
      isOneOf(['passed', 'failed'])('result', result);
      const record = unwrapResult(authenticate(find(paymentId), result, context()));
      if (result === 'passed') {
        const { state } = access.current();
        claimCheckoutSession(state, record);
        vaultOnSuccess(state, record, context());
      }
      return changePayment(access, record, paymentEventType(record), record.transactions[0]);
    },
    expire(paymentId) {
      const record = unwrapResult(expirePayment(find(paymentId), context()));
      return changePayment(access, record, paymentEventType(record), record.transactions[0]);
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
