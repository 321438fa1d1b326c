import type { MerchantModel } from './merchant-model.ts';
import type { ModelPayment, ModelTransaction } from './payment-model.ts';
import { first } from './payment-model.ts';
import type { PaymentRef, Step, TransactionRef } from './payment-steps.ts';

/** A step that is about a transaction. */
export type TransitionStep = Extract<Step, { transaction: TransactionRef }>;

const unknownId = '00000000-0000-4000-8000-000000000000';

/** The identifier of the payment that a step names. */
export function paymentIdOf({ payments }: MerchantModel, ref: PaymentRef): string {
  if (ref === 'malformed') return 'payment-1';
  if (ref === 'unknown') return unknownId;
  return payments[ref % Math.max(1, payments.length)]?.id ?? unknownId;
}

/** The identifier of the transaction that a step names. */
export function transactionIdOf(
  world: MerchantModel,
  { do: move, transaction: ref }: Pick<TransitionStep, 'do' | 'transaction'>,
  payment: ModelPayment | undefined,
): string {
  if (ref === 'malformed') return 'transaction-1';
  if (ref === 'of another payment') {
    const other = world.payments.find((each) => each !== payment);
    return other === undefined ? unknownId : first(other).id;
  }
  if (ref === 'unknown' || payment === undefined) return unknownId;
  const { transactions } = payment;
  if (typeof ref === 'number') return transactions[ref % transactions.length]?.id ?? unknownId;
  const fitting = fittingOf(move, payment).id;
  return ref === 'fitting' ? fitting : fitting.toUpperCase();
}

function fittingOf(move: TransitionStep['do'], payment: ModelPayment): ModelTransaction {
  const { transactions } = payment;
  const refundable = transactions.filter(({ type }) => type === 'PURCHASE' || type === 'CAPTURE');
  const fitting =
    move === 'refund'
      ? (refundable.find(({ amount, refunded: given }) => given < amount) ?? refundable[0])
      : move === 'dispute'
        ? transactions.findLast(({ type }) => type === 'CHARGEBACK')
        : undefined;
  return fitting ?? first(payment);
}
