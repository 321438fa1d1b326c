import type { KnownWebhookEventType, Transaction } from '@paychord/sdk';
import { decideDispute } from './disputes/rules.ts';
import { type Merchant, ruleContext } from './merchant.ts';
import { latestTransaction, type PaymentRecord } from './payment-record.ts';
import { expirePayment } from './payments/rules.ts';
import { Refusal } from './refusal.ts';

/** Why a payment enters its next state. */
export interface Cause {
  readonly event: KnownWebhookEventType;
  /** The latest one when absent. */
  readonly transaction?: Transaction | undefined;
  /** Of the API request; null or absent when no request is the cause. */
  readonly idempotencyKey?: string | null;
}

/** Moves a payment to its next state and sends the event to the merchant. */
export function commit(
  merchant: Merchant,
  record: PaymentRecord,
  { event, transaction = latestTransaction(record), idempotencyKey = null }: Cause,
): void {
  merchant.state.payments.set(record.payment.id, record);
  merchant.webhooks.paymentEvent(event, record, transaction, idempotencyKey);
  setDeadline(merchant, record);
}

const day = 86_400_000;

/** Milliseconds until something happens to a payment that stays as it is. */
const patience: Readonly<Record<string, number>> = {
  'PENDING/AUTHORIZED': 7 * day,
  'PENDING/WAITING_ADDITIONAL_STEP': day,
  'READY_TO_PAY/CREATED': 3 * day,
  'IN_DISPUTE/RECEIVED': 14 * day,
};

/** On the merchant's clock: what is not captured, authenticated or paid expires, and a chargeback without evidence is lost. */
function setDeadline(merchant: Merchant, { payment }: PaymentRecord): void {
  const { clock, state } = merchant;
  state.deadlines.delete(payment.id);
  const wait = patience[`${payment.status}/${payment.sub_status}`];
  if (wait === undefined) return;
  const deadline = clock.now() + wait;
  state.deadlines.set(payment.id, deadline);
  awaitDeadline(merchant, payment.id, deadline);
}

/** After a restore: the deadlines of a state go on. */
export function awaitDeadlines(merchant: Merchant): void {
  for (const [paymentId, deadline] of merchant.state.deadlines) awaitDeadline(merchant, paymentId, deadline);
}

function awaitDeadline(merchant: Merchant, paymentId: string, deadline: number): void {
  const { clock, state } = merchant;
  clock.at(deadline, async () => {
    // The payment may have moved on, or may have another deadline meanwhile.
    const record = state.payments.get(paymentId);
    if (record !== undefined && state.deadlines.get(paymentId) === deadline) expire(merchant, record);
  });
}

function expire(merchant: Merchant, record: PaymentRecord): void {
  const context = ruleContext(merchant);
  if (record.payment.status === 'IN_DISPUTE') {
    const decided = decideDispute(record, 'lost', context);
    if (decided instanceof Refusal) return;
    commit(merchant, decided.record, { event: 'payment.chargeback', transaction: decided.chargeback });
    return;
  }
  const expired = expirePayment(record, context);
  if (expired instanceof Refusal) return;
  commit(merchant, expired, { event: eventOf(expired), transaction: expired.transactions[0] });
}

/** An authorization speaks of itself; everything else that a payer began is a purchase. */
export function eventOf({ transactions: [first] }: PaymentRecord): KnownWebhookEventType {
  return first.type === 'AUTHORIZE' ? 'payment.authorize' : 'payment.purchase';
}
