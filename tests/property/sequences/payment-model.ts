/** An amount of money in units of 0.0001, exactly. */
export type Units = bigint;

const places = 4;
/** The last amount below 2^39. Above it a double cannot distinguish amounts of four decimals. */
export const mostUnits: Units = 2n ** 39n * 10n ** BigInt(places) - 1n;

/** Whether a number holds the amount: without its decimal point, and without zeros at its end, it is at most 2^53. */
export function isExact(units: Units): boolean {
  let digits = units;
  for (let place = 0; place < places && digits % 10n === 0n; place += 1) digits /= 10n;
  return digits <= 2n ** 53n;
}

/** Undefined where a number has more decimals than an amount may have. */
export function unitsOf(value: number): Units | undefined {
  const [, digits = '', fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const zeros = places - fraction.length + Number(exponent);
  if (digits === '' || zeros < 0) return undefined;
  return BigInt(digits + fraction) * 10n ** BigInt(zeros);
}

export function numberOf(units: Units): number {
  const digits = String(units).padStart(places + 1, '0');
  return Number(`${digits.slice(0, -places)}.${digits.slice(-places)}`);
}

/**
 * The expected behavior of a payment. It follows the specification of the service and shares no code with the mock server. Amounts are
 * exact. A transition returns an error code, or changes the payment and returns the created or changed transaction.
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
  /** Lost to chargebacks. */
  lost: Units;
  /** Whether the rest of an authorization can still be captured. */
  isOpen: boolean;
  readonly transactions: ModelTransaction[];
  /** The chargeback that got evidence after the last transaction was added. */
  disputed: ModelTransaction | undefined;
  changedAt: number;
}

export interface ModelTransaction {
  id: string;
  readonly type: 'PURCHASE' | 'AUTHORIZE' | 'VERIFY' | 'CAPTURE' | 'CANCEL' | 'REFUND' | 'CHARGEBACK';
  status: string;
  readonly amount: Units;
  refunded: Units;
  /** Whether the issuer reviews evidence for this chargeback. */
  isReviewed: boolean;
  /** When it expires or is lost by itself. */
  deadline: number | undefined;
}

/** `status/sub_status`. */
export type PaymentState = `${string}/${string}`;

export type TransitionResult = ModelTransaction | RejectionCode;
export type RejectionCode = `${'INVALID' | 'TRANSACTION' | 'PAYMENT' | 'MISSING'}_${string}`;

/** The result of the payer and the provider for a new payment. */
export type InitialState = 'approved' | 'declined' | 'rejected' | 'error' | 'awaiting 3DS';
export type Method = 'card' | 'authorization' | 'verification' | 'bank transfer';

const day = 86_400_000;

const unapproved = {
  declined: 'DECLINED/DECLINED',
  rejected: 'REJECTED/REJECTED',
  error: 'ERROR/ERROR',
  'awaiting 3DS': 'PENDING/WAITING_ADDITIONAL_STEP',
} as const;

type Draft = Pick<ModelPayment, 'accountId' | 'currency' | 'value' | 'session'>;

export function openPayment(draft: Draft, method: Method, opening: InitialState, now: number): ModelPayment {
  const type = method === 'authorization' ? 'AUTHORIZE' : method === 'verification' ? 'VERIFY' : 'PURCHASE';
  const payment: ModelPayment = {
    ...draft,
    id: '',
    state: 'CREATED/CREATED',
    captured: 0n,
    refunded: 0n,
    lost: 0n,
    isOpen: false,
    transactions: [],
    disputed: undefined,
    // The first state sets the time of the creation.
    changedAt: now - 1,
  };
  const transaction = added(payment, type, draft.value, 'CREATED');
  if (opening !== 'approved') {
    enter(payment, unapproved[opening], now);
    transaction.status = statusOf(payment);
    if (opening === 'awaiting 3DS') transaction.deadline = now + day;
  } else if (method === 'bank transfer') {
    enter(payment, 'READY_TO_PAY/CREATED', now);
    transaction.deadline = now + 3 * day;
  } else approve(payment, now);
  return payment;
}

/** The provider approves. */
function approve(payment: ModelPayment, now: number): void {
  const transaction = first(payment);
  transaction.status = 'SUCCEEDED';
  transaction.deadline = undefined;
  if (transaction.type === 'VERIFY') enter(payment, 'VERIFIED/VERIFIED', now);
  else if (transaction.type === 'AUTHORIZE') {
    payment.isOpen = true;
    transaction.deadline = now + 7 * day;
    enter(payment, 'PENDING/AUTHORIZED', now);
  } else {
    payment.captured = payment.value;
    enter(payment, 'SUCCEEDED/APPROVED', now);
  }
}

export function capture(
  payment: ModelPayment,
  id: string,
  amount: Units,
  currency: string,
  now: number,
): TransitionResult {
  const source = sourceOf(payment, id, ['AUTHORIZE']);
  if (typeof source === 'string') return source;
  if (!payment.isOpen) return 'INVALID_STATUS';
  if (currency !== payment.currency || amount > payment.value - payment.captured) return 'INVALID_PARAMETERS';

  payment.captured += amount;
  if (payment.captured === payment.value) close(payment);
  const transaction = added(payment, 'CAPTURE', amount);
  settle(payment, now);
  return transaction;
}

export function cancel(payment: ModelPayment, id: string, now: number): TransitionResult {
  const source = sourceOf(payment, id, ['AUTHORIZE']);
  if (typeof source === 'string') return source;
  if (!payment.isOpen) return 'INVALID_STATUS';

  close(payment);
  const transaction = added(payment, 'CANCEL', payment.value - payment.captured);
  if (payment.captured === 0n) enter(payment, 'CANCELED/CANCELED', now);
  else settle(payment, now);
  return transaction;
}

/** @param asked the whole remaining amount when absent */
export function refund(
  payment: ModelPayment,
  id: string,
  asked: { amount: Units; currency: string } | undefined,
  now: number,
): TransitionResult {
  const source = sourceOf(payment, id, ['PURCHASE', 'CAPTURE']);
  if (typeof source === 'string') return source;
  const left = refundable(payment, source);
  if (statusOf(payment) !== 'SUCCEEDED' || left === 0n) return 'INVALID_STATUS';
  const { amount, currency } = asked ?? { amount: left, currency: payment.currency };
  if (currency !== payment.currency || amount > left) return 'INVALID_PARAMETERS';

  source.refunded += amount;
  payment.refunded += amount;
  const transaction = added(payment, 'REFUND', amount);
  settle(payment, now);
  return transaction;
}

/** Returns the refundable amount of one capture. */
export function refundable(payment: ModelPayment, source: ModelTransaction): Units {
  const ofSource = source.amount - source.refunded;
  const ofPayment = kept(payment);
  return ofSource < ofPayment ? ofSource : ofPayment;
}

/** What the merchant has of the money. */
export function kept({ captured, refunded, lost }: ModelPayment): Units {
  const left = captured - refunded - lost;
  return left > 0n ? left : 0n;
}

/** @param acceptsDecided whether a chargeback that is WON or LOST is opened again */
export function submitEvidence(
  payment: ModelPayment,
  id: string,
  accountId: string,
  acceptsDecided: boolean,
  now: number,
): TransitionResult {
  const chargeback = sourceOf(payment, id, ['CHARGEBACK']);
  if (typeof chargeback === 'string') return chargeback;
  if (chargeback.status !== 'CREATED' && !acceptsDecided) return 'INVALID_STATUS';
  if (accountId !== payment.accountId) return 'INVALID_PARAMETERS';

  if (chargeback.status === 'LOST') payment.lost -= chargeback.amount;
  chargeback.status = 'CREATED';
  chargeback.isReviewed = true;
  chargeback.deadline = undefined;
  payment.disputed = chargeback;
  settle(payment, now);
  return chargeback;
}

/** @param asked the whole remaining amount when absent; an undefined value is an invalid amount */
export function openChargeback(
  payment: ModelPayment,
  asked: { amount: Units | undefined } | undefined,
  now: number,
): TransitionResult {
  const left = kept(payment);
  const { amount } = asked ?? { amount: left };
  // The contract of the control comes before the state of the payment.
  if (asked !== undefined && (amount === undefined || amount <= 0n)) return 'INVALID_PARAMETERS';
  if (statusOf(payment) !== 'SUCCEEDED' || left === 0n) return 'INVALID_STATUS';
  if (amount === undefined || amount > left) return 'INVALID_PARAMETERS';

  const chargeback = added(payment, 'CHARGEBACK', amount, 'CREATED');
  chargeback.deadline = now + 14 * day;
  settle(payment, now);
  return chargeback;
}

/** @param chargeback the oldest that is open when absent */
export function decide(
  payment: ModelPayment,
  decision: 'won' | 'lost',
  now: number,
  chargeback = payment.transactions.find(isOpenChargeback),
): TransitionResult {
  if (chargeback === undefined) return 'INVALID_STATUS';

  chargeback.status = decision === 'won' ? 'WON' : 'LOST';
  chargeback.isReviewed = false;
  chargeback.deadline = undefined;
  if (decision === 'lost') payment.lost += chargeback.amount;
  settle(payment, now);
  return chargeback;
}

/** @param isSessionPaid whether another payment has paid its checkout session */
export function markPaid(payment: ModelPayment, isSessionPaid: boolean, now: number): TransitionResult {
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
): TransitionResult {
  if (payment.state !== 'PENDING/WAITING_ADDITIONAL_STEP') return 'INVALID_STATUS';
  if (result === 'passed' && isSessionPaid) return 'INVALID_CHECKOUT_SESSION';
  if (result === 'failed') return refuse(payment, now);
  approve(payment, now);
  return first(payment);
}

export function decline(payment: ModelPayment, now: number): TransitionResult {
  return statusOf(payment) === 'READY_TO_PAY' ? refuse(payment, now) : 'INVALID_STATUS';
}

function refuse(payment: ModelPayment, now: number): TransitionResult {
  first(payment).status = 'DECLINED';
  first(payment).deadline = undefined;
  enter(payment, 'DECLINED/DECLINED', now);
  return first(payment);
}

export function expire(payment: ModelPayment, now: number): TransitionResult {
  const transaction = first(payment);
  if (!payment.isOpen && transaction.status !== 'PENDING' && transaction.status !== 'CREATED') return 'INVALID_STATUS';

  close(payment);
  transaction.status = 'EXPIRED';
  if (payment.captured === 0n) enter(payment, 'EXPIRED/EXPIRED', now);
  else settle(payment, now);
  return transaction;
}

/** What happens by itself until a moment, in order. */
export function passTime(payment: ModelPayment, until: number): void {
  for (;;) {
    const [due] = payment.transactions
      .filter(({ deadline }) => deadline !== undefined && deadline <= until)
      .sort((one, other) => (one.deadline ?? 0) - (other.deadline ?? 0));
    if (due?.deadline === undefined) return;
    if (due.type === 'CHARGEBACK') decide(payment, 'lost', due.deadline, due);
    else expire(payment, due.deadline);
  }
}

export function first({ transactions }: ModelPayment): ModelTransaction {
  const [transaction] = transactions;
  if (transaction === undefined) throw new Error('A payment begins with a transaction');
  return transaction;
}

function isOpenChargeback({ type, status }: ModelTransaction): boolean {
  return type === 'CHARGEBACK' && status === 'CREATED';
}

function sourceOf(payment: ModelPayment, id: string, types: readonly ModelTransaction['type'][]): TransitionResult {
  const source = payment.transactions.find((each) => each.id === id);
  if (source === undefined) return 'TRANSACTION_NOT_FOUND';
  return types.includes(source.type) ? source : 'INVALID_TRANSACTION_TYPE';
}

function added(
  payment: ModelPayment,
  type: ModelTransaction['type'],
  amount: Units,
  status = 'SUCCEEDED',
): ModelTransaction {
  const transaction = { id: '', type, status, amount, refunded: 0n, isReviewed: false, deadline: undefined };
  payment.transactions.push(transaction);
  payment.disputed = undefined;
  return transaction;
}

/** Nothing more is captured. */
function close(payment: ModelPayment): void {
  payment.isOpen = false;
  first(payment).deadline = undefined;
}

/** Enters the state of a payment that something was captured of. */
function settle(payment: ModelPayment, now: number): void {
  enter(payment, settledState(payment), now);
}

function settledState(payment: ModelPayment): PaymentState {
  const { captured, refunded, lost, value, isOpen, transactions } = payment;
  const disputed = transactions.filter(isOpenChargeback);
  if (disputed.some((each) => each.isReviewed)) return 'IN_DISPUTE/PENDING_REVIEW';
  if (disputed.length > 0) return 'IN_DISPUTE/RECEIVED';
  const isEmpty = refunded + lost >= captured && !isOpen;
  if (isEmpty) return lost > 0n ? 'CHARGEBACK/LOST' : 'REFUNDED/REFUNDED';
  if (lost > 0n) return 'SUCCEEDED/PARTIALLY_CHARGEBACKED';
  if (refunded > 0n) return 'SUCCEEDED/PARTIALLY_REFUNDED';
  if (captured < value) return 'SUCCEEDED/PARTIALLY_CAPTURED';
  return first(payment).type === 'AUTHORIZE' ? 'SUCCEEDED/CAPTURED' : 'SUCCEEDED/APPROVED';
}

function enter(payment: ModelPayment, state: PaymentState, now: number): void {
  payment.state = state;
  // Each change has a later time than the one before, also when the clock stands still.
  payment.changedAt = Math.max(now, payment.changedAt + 1);
}

function statusOf({ state }: ModelPayment): string {
  return state.split('/')[0] ?? '';
}
