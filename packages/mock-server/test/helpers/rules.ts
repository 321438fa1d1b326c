import type { CreatePaymentRequest } from '@paychord/sdk';
import { ApiErrorResult } from '../../src/core/model/api-error.ts';
import { createIds } from '../../src/core/model/ids.ts';
import type { PaymentRecord, RuleContext } from '../../src/core/model/payment-record.ts';
import { createPayment } from '../../src/core/operations/payments/creation.ts';
import { cancelPayment, capturePayment, refundPayment } from '../../src/core/operations/payments/follow-ups.ts';
import { cardPayment, reference, usd } from './test-caller.ts';

const ids = createIds('rules');
let seconds = 0;

/** A context whose time advances by a second at each use. */
export function context(): RuleContext {
  seconds += 1;
  const now = new Date(Date.UTC(2026, 0, 1) + seconds * 1_000).toISOString();
  return { now, publicUrl: 'http://localhost', uuid: ids.uuid };
}

/** Returns the outcome of a rule. Throws an error of the rule. */
export function done<T>(outcome: T | ApiErrorResult): T {
  if (outcome instanceof ApiErrorResult) throw new Error(outcome.messages.join());
  return frozen(outcome);
}

// A rule that changed a request or a record in place would throw.
export const create = (request: CreatePaymentRequest = cardPayment()): PaymentRecord =>
  frozen(createPayment(frozen(request), context()));
export const bankTransfer = (changes: object = {}) =>
  cardPayment({ payment_method: { type: 'BANK_TRANSFER' }, ...changes });

export const firstId = ({ transactions }: PaymentRecord) => transactions[0].id;
export const capture = (record: PaymentRecord, amount: number) =>
  capturePayment(record, firstId(record), { ...reference, amount: usd(amount) }, context());
export const cancel = (record: PaymentRecord) => cancelPayment(record, firstId(record), reference, context());
/** Refunds an amount of a transaction, or the rest of it. */
export const refund = (record: PaymentRecord, amount?: number, id = firstId(record)) =>
  refundPayment(record, id, { ...reference, ...(amount !== undefined && { amount: usd(amount) }) }, context());

/** Freezes a value and everything in it: a rule that changed a record in place would throw. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}
