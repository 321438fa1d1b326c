import type { Payment } from '@paychord/sdk';
import { add } from '../model/money.ts';
import { paymentStates } from '../model/payment-states.ts';

/** Something that happened in a run. */
export interface TraceEvent {
  /** Milliseconds since the start of the run, in virtual time. */
  readonly at: number;
  readonly kind: 'visit' | 'process' | 'request' | 'response' | 'failure' | 'delivery' | 'money';
  /** The failure point that it belongs to, such as `request-2`. */
  readonly point?: string;
  /** What happened, in a line. */
  readonly text: string;
}

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

/** Replaces generated ids and keys by their number, so that two runs can be compared: `id-1`, `key-2`. */
export function createNormalizer() {
  const names = new Map<string, string>();
  const nameOf = (value: string, kind: string) => {
    const known =
      names.get(value) ?? `${kind}-${[...names.values()].filter((each) => each.startsWith(kind)).length + 1}`;
    names.set(value, known);
    return known;
  };
  return {
    ids: (text: string): string =>
      text.replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, (id) => nameOf(id, 'id')),
    key: (key: string): string => nameOf(key, 'key'),
  };
}
