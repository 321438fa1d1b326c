import type { Payment } from '@paychord/sdk';
import { add } from '../core/model/money.ts';
import { uncapturedAmount } from '../core/model/payment-record.ts';

/** What the service did with the money of an order, or of what a customer wanted. */
export interface Money {
  /** The currency of the payments. Several are joined: `EUR and USD`. */
  readonly currency: string;
  /** The number of payments that hold or took money. */
  readonly charges: number;
  /** The amount that is held and can still be captured. */
  readonly held: number;
  readonly captured: number;
  readonly refunded: number;
}

/** The money of a run. */
export interface RunMoney {
  readonly orders: ReadonlyMap<string, Money>;
  /** The money of all orders of each wish, by its name. */
  readonly wishes: ReadonlyMap<string, Money>;
}

export const noMoney: Money = { currency: '', charges: 0, held: 0, captured: 0, refunded: 0 };

/**
 * Adds up the payments of a run.
 *
 * @param wishOf - The wish that an order is part of.
 */
export function moneyOf(payments: readonly Payment[], wishOf: ReadonlyMap<string, string>): RunMoney {
  return {
    orders: addUp(payments, ({ merchant_order_id: order }) => order),
    wishes: addUp(payments, ({ merchant_order_id: order }) => wishOf.get(order)),
  };
}

function addUp(payments: readonly Payment[], nameOf: (payment: Payment) => string | undefined): Map<string, Money> {
  const sums = new Map<string, Money>();
  for (const payment of payments) {
    const name = nameOf(payment);
    if (name === undefined) continue;
    const { amount } = payment;
    const before = sums.get(name) ?? { ...noMoney, currency: amount.currency };
    const held = uncapturedAmount({ payment, transactions: payment.transactions });
    sums.set(name, {
      currency: before.currency === amount.currency ? amount.currency : `${before.currency} and ${amount.currency}`,
      charges: before.charges + (amount.captured > 0 || held > 0 ? 1 : 0),
      held: add(before.held, held),
      captured: add(before.captured, amount.captured),
      refunded: add(before.refunded, amount.refunded),
    });
  }
  return sums;
}
