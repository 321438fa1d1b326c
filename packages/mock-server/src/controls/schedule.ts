import type { Transaction } from '@paychord/sdk';
import type { Merchant } from '../merchant/merchant.ts';
import type { PaymentTransition } from '../model/payment-transitions.ts';

/** Something that becomes due on the clock of the merchant: a deadline of a payment, or a webhook attempt. */
export interface ScheduledEvent {
  /** Never changes. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** `payment-deadline`: a payment expires, or a dispute is lost. `delivery`: a webhook attempt. */
  readonly kind: 'payment-deadline' | 'delivery';
  readonly description: string;
  /** What a deadline does to the payment. */
  readonly transition?: PaymentTransition;
  /** Absent for the notification of a transfer. */
  readonly paymentId?: string;
  /** The transaction that expires or is lost. */
  readonly transactionId?: string;
  readonly deliveryId?: string;
  /** The number of the attempt, from 0. */
  readonly attempt?: number;
}

/** Lists what is scheduled. The event that is due first comes first. */
export function scheduleOf({ state, webhooks }: Merchant, limit = Number.POSITIVE_INFINITY): ScheduledEvent[] {
  const deadlines = [...state.deadlines].map(([transactionId, { paymentId, at }]) => ({
    at,
    describe(): Omit<ScheduledEvent, 'at'> {
      const transaction = state.payments.get(paymentId)?.transactions.find(({ id }) => id === transactionId);
      const meaning = transaction === undefined ? { description: 'A payment expires' } : describeDeadline(transaction);
      return { id: `deadline-${transactionId}`, kind: 'payment-deadline', paymentId, transactionId, ...meaning };
    },
  }));
  const attempts = webhooks.scheduled().map(({ id, event, url, at, number, paymentId }) => ({
    at,
    describe: (): Omit<ScheduledEvent, 'at'> => ({
      id: `delivery-${id}-${number}`,
      kind: 'delivery',
      deliveryId: id,
      attempt: number,
      ...(paymentId === undefined ? {} : { paymentId }),
      description: `Attempt ${number + 1} to deliver ${event} to ${url}`,
    }),
  }));
  return [...deadlines, ...attempts]
    .sort((one, other) => one.at - other.at)
    .slice(0, limit)
    .map(({ at, describe }) => ({ at: new Date(at).toISOString(), ...describe() }));
}

/** Describes what happens at the deadline of a transaction. */
export function describeDeadline({ type, status }: Transaction): {
  transition: PaymentTransition;
  description: string;
} {
  if (type === 'CHARGEBACK') {
    return { transition: 'decideDispute', description: 'The chargeback is lost, because no evidence was submitted' };
  }
  const reasons: Readonly<Record<string, string>> = {
    PENDING: 'the customer did not authenticate',
    CREATED: 'the customer did not pay',
  };
  const reason = reasons[status] ?? 'the authorization was not captured in full';
  return { transition: 'expire', description: `The payment expires, because ${reason}` };
}
