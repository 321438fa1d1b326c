import { add, subtract } from './money.ts';
import { type PaymentRecord, withState } from './payment-record.ts';
import { type PaymentState, paymentStates } from './payment-states.ts';

/** The amount that can still be captured, in major units. 0 when the authorization was captured in full, cancelled or expired. */
export function uncapturedAmount({ payment, transactions }: PaymentRecord): number {
  const [first] = transactions;
  const isOpen = first.type === 'AUTHORIZE' && first.status === 'SUCCEEDED';
  if (!isOpen || transactions.some(({ type }) => type === 'CANCEL')) return 0;
  return subtract(payment.amount.value, payment.amount.captured);
}

/** The captured amount minus refunds and lost chargebacks, in major units. */
export function remainingAmount({ payment: { amount }, transactions }: PaymentRecord): number {
  const lost = transactions.filter(({ type, status }) => type === 'CHARGEBACK' && status === 'LOST');
  const given = add(amount.refunded, ...lost.map((each) => each.amount));
  return given >= amount.captured ? 0 : subtract(amount.captured, given);
}

/** Sets the status that follows from captures, refunds and chargebacks. The payment must have a capture. */
export function withDerivedStatus(record: PaymentRecord, now: string): PaymentRecord {
  return withState(record, deriveState(record), now);
}

function deriveState(record: PaymentRecord): PaymentState {
  const { payment, transactions, underReview } = record;
  const { captured, refunded, value } = payment.amount;
  const chargebacks = transactions.filter(({ type }) => type === 'CHARGEBACK');
  if (chargebacks.some(({ status }) => status === 'CREATED')) {
    return underReview.length > 0 ? paymentStates.underReview : paymentStates.disputed;
  }
  const isOver = remainingAmount(record) === 0 && uncapturedAmount(record) === 0;
  if (isOver) return refunded === captured ? paymentStates.refunded : paymentStates.chargedBack;
  if (chargebacks.some(({ status }) => status === 'LOST')) return paymentStates.partiallyChargedBack;
  if (refunded > 0) return paymentStates.partiallyRefunded;
  if (captured < value) return paymentStates.partiallyCaptured;
  return transactions[0].type === 'AUTHORIZE' ? paymentStates.captured : paymentStates.approved;
}
