import type { Payment } from '@paychord/sdk';
import { add } from '../model/money.ts';
import { paymentStates } from '../model/payment-states.ts';

/** What the service did with the money of an order. */
export interface OrderMoney {
  readonly currency: string;
  /** The number of payments that hold or took money. */
  readonly charges: number;
  readonly captured: number;
  readonly refunded: number;
}

/** Adds up the payments of each order. */
export function moneyByOrder(payments: readonly Payment[]): Map<string, OrderMoney> {
  const orders = new Map<string, OrderMoney>();
  for (const { merchant_order_id: order, amount, sub_status } of payments) {
    const { charges = 0, captured = 0, refunded = 0 } = orders.get(order) ?? {};
    const isCharge = amount.captured > 0 || sub_status === paymentStates.authorized.subStatus;
    orders.set(order, {
      currency: amount.currency,
      charges: charges + (isCharge ? 1 : 0),
      captured: add(captured, amount.captured),
      refunded: add(refunded, amount.refunded),
    });
  }
  return orders;
}
