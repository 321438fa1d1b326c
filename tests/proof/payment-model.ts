import type { Units } from './units.ts';

/**
 * A payment as it should behave, by the notes on the service alone: nothing here comes from the mock. Amounts are exact. A move answers
 * the code of its refusal, or changes the payment and answers the transaction that tells of it.
 */
export interface ModelPayment {
  id: string;
  readonly accountId: string;
  readonly currency: string;
  readonly value: Units;
  readonly session: string | undefined;
  state: PaymentState;
  captured: Units;
  refunded: Units;
  readonly transactions: ModelTransaction[];
  /** Where it goes back to when its chargeback is won. */
  undisputed: PaymentState;
  changedAt: number;
  /** When it moves by itself. */
  deadline: number | undefined;
}

export interface ModelTransaction {
  id: string;
  readonly type: 'PURCHASE' | 'AUTHORIZE' | 'CAPTURE' | 'CANCEL' | 'REFUND' | 'CHARGEBACK';
  status: string;
  readonly amount: Units;
  refunded: Units;
}

/** `status/sub_status`. */
export type PaymentState = `${string}/${string}`;

export type Moved = ModelTransaction | RefusalCode;
export type RefusalCode = `${'INVALID' | 'TRANSACTION' | 'PAYMENT' | 'MISSING'}_${string}`;

/** What a payer and the provider made of a new payment. */
export type Opening = 'approved' | 'declined' | 'rejected' | 'error' | 'awaiting 3DS';
export type Method = 'card' | 'authorization' | 'bank transfer';

const day = 86_400_000;
const lifetimes: Readonly<Record<PaymentState, number>> = {
  'PENDING/AUTHORIZED': 7 * day,
  'PENDING/WAITING_ADDITIONAL_STEP': day,
  'READY_TO_PAY/CREATED': 3 * day,
  'IN_DISPUTE/RECEIVED': 14 * day,
};

const unapproved = {
  declined: 'DECLINED/DECLINED',
  rejected: 'REJECTED/REJECTED',
  error: 'ERROR/ERROR',
  'awaiting 3DS': 'PENDING/WAITING_ADDITIONAL_STEP',
} as const;

type Draft = Pick<ModelPayment, 'accountId' | 'currency' | 'value' | 'session'>;

export function opened(draft: Draft, method: Method, opening: Opening, now: number): ModelPayment {
  const type = method === 'authorization' ? 'AUTHORIZE' : 'PURCHASE';
  const payment: ModelPayment = {
    ...draft,
    id: '',
    state: 'CREATED/CREATED',
    captured: 0n,
    refunded: 0n,
    transactions: [{ id: '', type, status: 'CREATED', amount: draft.value, refunded: 0n }],
    undisputed: 'CREATED/CREATED',
    changedAt: now,
    deadline: undefined,
  };
  if (opening !== 'approved') {
    enter(payment, unapproved[opening], now);
    first(payment).status = statusOf(payment);
  } else if (method === 'bank transfer') enter(payment, 'READY_TO_PAY/CREATED', now);
  else approve(payment, now);
  return payment;
}

/** The provider says yes. */
function approve(payment: ModelPayment, now: number): void {
  const transaction = first(payment);
  transaction.status = 'SUCCEEDED';
  if (transaction.type === 'PURCHASE') payment.captured = payment.value;
  enter(payment, transaction.type === 'PURCHASE' ? 'SUCCEEDED/APPROVED' : 'PENDING/AUTHORIZED', now);
}

export function capture(payment: ModelPayment, id: string, amount: Units, currency: string, now: number): Moved {
  const refusal = refuseSource(payment, id, ['AUTHORIZE']);
  if (refusal !== undefined) return refusal;
  if (payment.state !== 'PENDING/AUTHORIZED' && payment.state !== 'SUCCEEDED/PARTIALLY_CAPTURED')
    return 'INVALID_STATUS';
  if (currency !== payment.currency || amount > payment.value - payment.captured) return 'INVALID_PARAMETERS';

  payment.captured += amount;
  enter(payment, payment.captured === payment.value ? 'SUCCEEDED/CAPTURED' : 'SUCCEEDED/PARTIALLY_CAPTURED', now);
  return added(payment, 'CAPTURE', amount);
}

export function cancel(payment: ModelPayment, id: string, now: number): Moved {
  const refusal = refuseSource(payment, id, ['AUTHORIZE']);
  if (refusal !== undefined) return refusal;
  if (payment.state !== 'PENDING/AUTHORIZED') return 'INVALID_STATUS';

  enter(payment, 'CANCELED/CANCELED', now);
  return added(payment, 'CANCEL', payment.value);
}

/** @param asked all that is left when absent */
export function refund(
  payment: ModelPayment,
  id: string,
  asked: { amount: Units; currency: string } | undefined,
  now: number,
): Moved {
  const refusal = refuseSource(payment, id, ['PURCHASE', 'CAPTURE']);
  if (refusal !== undefined) return refusal;
  if (statusOf(payment) !== 'SUCCEEDED') return 'INVALID_STATUS';
  const source = transactionOf(payment, id);
  const left = source === undefined ? 0n : source.amount - source.refunded;
  if (source === undefined || left === 0n) return 'INVALID_STATUS';
  const { amount, currency } = asked ?? { amount: left, currency: payment.currency };
  if (currency !== payment.currency || amount > left) return 'INVALID_PARAMETERS';

  source.refunded += amount;
  payment.refunded += amount;
  enter(payment, payment.refunded === payment.captured ? 'REFUNDED/REFUNDED' : 'SUCCEEDED/PARTIALLY_REFUNDED', now);
  return added(payment, 'REFUND', amount);
}

export function submitEvidence(payment: ModelPayment, id: string, accountId: string, now: number): Moved {
  const refusal = refuseSource(payment, id, ['CHARGEBACK']);
  if (refusal !== undefined) return refusal;
  const chargeback = openChargebackOf(payment);
  if (chargeback?.id !== id) return 'INVALID_STATUS';
  if (accountId !== payment.accountId) return 'INVALID_PARAMETERS';

  enter(payment, 'IN_DISPUTE/PENDING_REVIEW', now);
  return chargeback;
}

/** @param asked all that is left when absent; undefined within it is no amount at all */
export function openChargeback(
  payment: ModelPayment,
  asked: { amount: Units | undefined } | undefined,
  now: number,
): Moved {
  if (statusOf(payment) !== 'SUCCEEDED') return 'INVALID_STATUS';
  const left = payment.captured - payment.refunded;
  const { amount } = asked ?? { amount: left };
  if (amount === undefined || amount <= 0n || amount > left) return 'INVALID_PARAMETERS';

  payment.undisputed = payment.state;
  enter(payment, 'IN_DISPUTE/RECEIVED', now);
  return added(payment, 'CHARGEBACK', amount, 'CREATED');
}

export function decide(payment: ModelPayment, decision: 'won' | 'lost', now: number): Moved {
  const chargeback = openChargebackOf(payment);
  if (chargeback === undefined) return 'INVALID_STATUS';

  chargeback.status = decision === 'won' ? 'WON' : 'LOST';
  enter(payment, decision === 'won' ? payment.undisputed : 'CHARGEBACK/LOST', now);
  return chargeback;
}

/** @param isSessionPaid whether another payment has paid its checkout session */
export function markPaid(payment: ModelPayment, isSessionPaid: boolean, now: number): Moved {
  if (statusOf(payment) !== 'READY_TO_PAY') return 'INVALID_STATUS';
  if (isSessionPaid) return 'INVALID_CHECKOUT_SESSION';
  approve(payment, now);
  return first(payment);
}

/** @param isSessionPaid whether another payment has paid its checkout session */
export function authenticate(
  payment: ModelPayment,
  result: 'passed' | 'failed',
  isSessionPaid: boolean,
  now: number,
): Moved {
  if (payment.state !== 'PENDING/WAITING_ADDITIONAL_STEP') return 'INVALID_STATUS';
  if (result === 'passed' && isSessionPaid) return 'INVALID_CHECKOUT_SESSION';
  if (result === 'passed') approve(payment, now);
  else {
    first(payment).status = 'DECLINED';
    enter(payment, 'DECLINED/DECLINED', now);
  }
  return first(payment);
}

export function expire(payment: ModelPayment, now: number): Moved {
  if (!['PENDING', 'READY_TO_PAY'].includes(statusOf(payment))) return 'INVALID_STATUS';
  first(payment).status = 'EXPIRED';
  enter(payment, 'EXPIRED/EXPIRED', now);
  return first(payment);
}

/** What happens by itself when a payment stays as it is for too long. */
export function overdue(payment: ModelPayment, now: number): void {
  if (statusOf(payment) === 'IN_DISPUTE') decide(payment, 'lost', now);
  else expire(payment, now);
}

export function first({ transactions }: ModelPayment): ModelTransaction {
  const [transaction] = transactions;
  if (transaction === undefined) throw new Error('A payment begins with a transaction');
  return transaction;
}

export function openChargebackOf({ transactions }: ModelPayment): ModelTransaction | undefined {
  return transactions.find(({ type, status }) => type === 'CHARGEBACK' && status === 'CREATED');
}

function transactionOf({ transactions }: ModelPayment, id: string): ModelTransaction | undefined {
  return transactions.find((each) => each.id === id);
}

function refuseSource(
  payment: ModelPayment,
  id: string,
  types: readonly ModelTransaction['type'][],
): RefusalCode | undefined {
  const source = transactionOf(payment, id);
  if (source === undefined) return 'TRANSACTION_NOT_FOUND';
  return types.includes(source.type) ? undefined : 'INVALID_TRANSACTION_TYPE';
}

function added(
  { transactions }: ModelPayment,
  type: ModelTransaction['type'],
  amount: Units,
  status = 'SUCCEEDED',
): ModelTransaction {
  const transaction = { id: '', type, status, amount, refunded: 0n };
  transactions.push(transaction);
  return transaction;
}

function enter(payment: ModelPayment, state: PaymentState, now: number): void {
  const lifetime = lifetimes[state];
  payment.state = state;
  payment.changedAt = now;
  payment.deadline = lifetime === undefined ? undefined : now + lifetime;
}

function statusOf({ state }: ModelPayment): string {
  return state.split('/')[0] ?? '';
}
