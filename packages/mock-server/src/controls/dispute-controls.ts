import type { Payment, Transaction } from '@paychord/sdk';
import { ruleContext } from '../merchant/merchant.ts';
import { latestTransaction } from '../model/payment-record.ts';
import type { ForwardedEvidence } from '../model/state.ts';
import { type ChargebackDetails, decideDispute, openChargeback } from '../operations/disputes/rules.ts';
import { isOneOf } from '../options/option-rules.ts';
import { unwrapResult } from './control-error.ts';
import { assertOptionNames } from './control-options.ts';
import { changePayment, getPaymentRecord, type MerchantAccess } from './merchant-access.ts';

/** Simulates the cardholder and the issuer in a dispute. Part of `mock.payments`. */
export interface ChargebackControls {
  /**
   * Opens a chargeback, as if the cardholder had disputed the payment. The payment is then IN_DISPUTE. Sends a `payment.chargeback` webhook.
   *
   * @param details - `amount` is in major units and defaults to what was captured and not refunded. `reason` defaults to `REQUESTED_BY_CUSTOMER`.
   * @returns the chargeback transaction. Submit evidence against its `id`.
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing was captured. `INVALID_PARAMETERS`: the amount is too large.
   *
   * @example
   * const chargeback = mock.payments.openChargeback(payment.id, { amount: 10.5, reason: 'NOT_RECEIVED' });
   * await client.disputes.submit(payment.id, chargeback.id, { account_id, evidence });
   */
  openChargeback(paymentId: string, details?: ChargebackDetails): Transaction;

  /**
   * Decides the oldest open chargeback, as the issuer would. Sends a `payment.chargeback` webhook.
   *
   * @param decision - `won`: the merchant keeps the money. `lost`: the cardholder gets it back.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment has no open chargeback.
   */
  decideDispute(paymentId: string, decision: 'won' | 'lost'): Payment;
}

/** Reads what the merchant submitted in disputes. */
export interface DisputeControls {
  /**
   * Lists the evidence of a payment that the service forwarded to the issuer, oldest first.
   *
   * @returns one entry for each dispute request, with its files
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   */
  forwardedEvidence(paymentId: string): ForwardedEvidence[];
}

/** Creates the controls of chargebacks. */
export function createChargebackControls(access: MerchantAccess): ChargebackControls {
  const context = () => ruleContext(access.current());

  return {
    openChargeback(paymentId, details = {}) {
      assertOptionNames('openChargeback', details);
      const record = unwrapResult(openChargeback(getPaymentRecord(access, paymentId), details, context()));
      const chargeback = latestTransaction(record);
      changePayment(access, record, {
        transition: 'openChargeback',
        event: 'payment.chargeback',
        transaction: chargeback,
      });
      return structuredClone(chargeback);
    },
    decideDispute(paymentId, decision) {
      isOneOf(['won', 'lost'])('decision', decision);
      const { record, chargeback } = unwrapResult(
        decideDispute(getPaymentRecord(access, paymentId), decision, context()),
      );
      return changePayment(access, record, {
        transition: 'decideDispute',
        event: 'payment.chargeback',
        transaction: chargeback,
      });
    },
  };
}

/** Creates the controls of `mock.disputes`. */
export function createDisputeControls(access: MerchantAccess): DisputeControls {
  return {
    forwardedEvidence(paymentId) {
      const { payment } = getPaymentRecord(access, paymentId);
      return structuredClone(access.peek().state.forwardedEvidence.get(payment.id) ?? []);
    },
  };
}
