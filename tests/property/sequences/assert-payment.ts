import assert from 'node:assert/strict';
import type { OperationId } from '@paychord/sdk';
import { type ModelPayment, type ModelTransaction, numberOf, unitsOf } from './payment-model.ts';

/** The response under test. */
// biome-ignore lint/suspicious/noExplicitAny: anything may have been.
type Json = any;

/** Asserts that a response matches the payment of the model and the transaction of the call. */
export function assertResponse(
  operation: OperationId,
  json: Json,
  payment: ModelPayment,
  transaction: ModelTransaction,
): void {
  // These operations return the transaction with a short payment.
  const [actual, wanted] =
    operation === 'capturePayment' || operation === 'cancelPayment'
      ? [seenShort(json), expectedShort(payment, transaction)]
      : [
          { ...seen(json), transaction: seenTransaction(json.transactions) },
          { ...expected(payment), transaction: expectedTransaction(transaction) },
        ];
  assert.deepEqual(actual, wanted, operation);
}

/** The mock's payment, as it is retrieved, is the model's, and no more was captured and refunded than there was. */
export function assertPayment(json: Json, payment: ModelPayment): void {
  assert.deepEqual(
    { ...seen(json), updated_at: json.updated_at, transactions: json.transactions.map(seenTransaction) },
    {
      ...expected(payment),
      updated_at: new Date(payment.changedAt).toISOString(),
      transactions: payment.transactions.map(expectedTransaction),
    },
    'the payment',
  );
  const sum = (type: string) =>
    (json.transactions as Seen[])
      .filter((each) => each.type === type && each.status === 'SUCCEEDED')
      .reduce((total, { amount }) => total + (unitsOf(amount) ?? 0n), 0n);
  const [captured, refunded] = [sum('PURCHASE') + sum('CAPTURE'), sum('REFUND')];
  assert.ok(refunded <= captured && captured <= payment.value, `captured ${captured}, refunded ${refunded}`);
  assert.deepEqual([unitsOf(json.amount.captured), unitsOf(json.amount.refunded)], [captured, refunded]);
}

interface Seen {
  id: string;
  type: string;
  status: string;
  amount: number;
}

function seen({ id, status, sub_status, amount: { captured, refunded, value, currency } }: Json) {
  return { id, state: `${status}/${sub_status}`, captured, refunded, value, currency };
}

function expected({ id, state, captured, refunded, value, currency }: ModelPayment) {
  return { id, state, captured: numberOf(captured), refunded: numberOf(refunded), value: numberOf(value), currency };
}

function seenTransaction({ id, type, status, amount }: Seen): Seen {
  return { id, type, status, amount };
}

function expectedTransaction({ id, type, status, amount }: ModelTransaction): Seen {
  return { id, type, status, amount: numberOf(amount) };
}

function seenShort({ id, type, status, amount, payment }: Json) {
  return { id, type, status, ...amount, payment: payment.id, state: `${payment.status}/${payment.sub_status}` };
}

function expectedShort({ id: payment, ...of }: ModelPayment, { id, type, status, amount }: ModelTransaction) {
  const { captured, refunded, currency, state } = of;
  const total = { captured: numberOf(captured), currency, refunded: numberOf(refunded), value: numberOf(amount) };
  return { id, type, status, ...total, payment, state };
}
