import type { FindingRule } from '../../generated/control-types.ts';
import { add } from '../model/money.ts';
import { type PaymentRecord, remainingAmount, uncapturedAmount } from '../model/payment-record.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import type { PaymentChange, State } from '../model/state.ts';

/** A request that created, captured or refunded a payment. */
interface MoneyMove {
  readonly record: PaymentRecord;
  readonly change: PaymentChange;
  /** In major units. */
  readonly amount: number;
  readonly reference: string | null;
  /** What the payment has held and taken, in major units. */
  readonly secured: number;
  /** Whether the payment still has some of it. */
  readonly keepsMoney: boolean;
}

/** Two requests that moved the same money. */
export interface RepeatedMove {
  readonly rule: FindingRule;
  readonly moves: readonly [earlier: MoneyMove, later: MoneyMove];
  /** Contains no text of the merchant, which could be a secret. */
  readonly message: string;
}

interface MoneyRule {
  readonly rule: FindingRule;
  /** What the two requests did. */
  readonly transitions: readonly PaymentChange['transition'][];
  readonly repeats: (earlier: MoneyMove, later: MoneyMove, policies: ResolvedPolicies) => boolean;
  readonly describe: (earlier: MoneyMove, later: MoneyMove) => string;
}

const dayMs = 86_400_000;

/** The first rule that applies to two requests about one order, or about one transaction. */
const rules: readonly MoneyRule[] = [
  {
    rule: 'order-charged-twice',
    transitions: ['create'],
    repeats: isSameCharge,
    describe: (earlier, later) => `${payments(earlier, later)} both charge ${money(later)} for one order`,
  },
  {
    rule: 'order-charged-again',
    transitions: ['create'],
    repeats: (earlier, later) => earlier.keepsMoney && later.keepsMoney,
    describe: (earlier, later) =>
      `${payments(earlier, later)} both charge for one order: ${money(earlier)} and ${money(later)}`,
  },
  {
    rule: 'operation-ran-twice',
    transitions: ['capture', 'refund'],
    // When the service runs the operation once per key, only an expired key runs again, which is another rule.
    repeats: (earlier, later, { idempotentOperations }) =>
      idempotentOperations === 'specified' &&
      later.change.idempotencyKey !== null &&
      earlier.change.idempotencyKey === later.change.idempotencyKey &&
      earlier.amount === later.amount,
    describe: (_, later) => `The ${later.change.transition} of ${money(later)} ran twice under one idempotency key`,
  },
  {
    rule: 'refund-reference-repeated',
    transitions: ['refund'],
    repeats: (earlier, later) => later.reference !== null && earlier.reference === later.reference,
    describe: (earlier, later) => `Two refunds have one merchant_reference: ${money(earlier)} and ${money(later)}`,
  },
];

/** Finds the requests that moved the money of an earlier request again. */
export function findRepeatedMoves(
  records: Iterable<PaymentRecord>,
  histories: State['histories'],
  policies: ResolvedPolicies,
): RepeatedMove[] {
  const groups = new Map<string, MoneyMove[]>();
  const found: RepeatedMove[] = [];
  for (const record of records) {
    for (const later of movesOf(record, histories)) {
      const target = targetOf(later);
      const earlier = groups.get(target) ?? [];
      const repeated = findRepeat(earlier, later, policies);
      if (repeated !== undefined) found.push(repeated);
      groups.set(target, earlier);
      earlier.push(later);
    }
  }
  return found;
}

function findRepeat(
  earlier: readonly MoneyMove[],
  later: MoneyMove,
  policies: ResolvedPolicies,
): RepeatedMove | undefined {
  for (const { rule, transitions, repeats, describe } of rules) {
    if (!transitions.includes(later.change.transition)) continue;
    const first = earlier.findLast((each) => repeats(each, later, policies));
    if (first !== undefined) return { rule, moves: [first, later], message: describe(first, later) };
  }
  return undefined;
}

/** What the requests of a merchant did to a payment. A control that does the same is no mistake of the merchant. */
function movesOf(record: PaymentRecord, histories: State['histories']): MoneyMove[] {
  const { payment } = record;
  const transactions = new Map(record.transactions.map((each) => [each.id, each]));
  const uncaptured = uncapturedAmount(record);
  const secured = add(payment.amount.captured, uncaptured);
  const keepsMoney = uncaptured > 0 || remainingAmount(record) > 0;
  return (histories.get(payment.id) ?? []).flatMap((change) => {
    const transaction = transactions.get(change.transactionId);
    if (change.cause !== 'request' || transaction === undefined) return [];
    const { amount, merchant_reference: reference = null } = transaction;
    return { record, change, amount, reference, secured, keepsMoney };
  });
}

/** A second request about the same target can be a repeat. */
function targetOf({ record: { payment }, change: { transition, fields } }: MoneyMove): string {
  const subject = transition === 'create' ? payment.merchant_order_id : payment.id;
  return JSON.stringify([transition, subject, fields.transaction]);
}

/** Whether two payments charge an order twice. What differs in them can be another reason for the second one. */
function isSameCharge(earlier: MoneyMove, later: MoneyMove): boolean {
  const both = [earlier, later];
  const hasOtherReference =
    earlier.reference !== null && later.reference !== null && earlier.reference !== later.reference;
  return (
    both.every(({ keepsMoney }) => keepsMoney) &&
    money(earlier) === money(later) &&
    earlier.secured === later.secured &&
    !hasOtherReference &&
    both.every(({ record }) => record.payment.subscription_code === null && !isCancelled(record)) &&
    Date.parse(later.change.at) - Date.parse(earlier.change.at) < dayMs
  );
}

function isCancelled({ transactions }: PaymentRecord): boolean {
  return transactions.some(({ type }) => type === 'CANCEL');
}

function money({ amount, record }: MoneyMove): string {
  return `${amount} ${record.payment.amount.currency}`;
}

function payments(earlier: MoneyMove, later: MoneyMove): string {
  return `Payments ${earlier.record.payment.id} and ${later.record.payment.id}`;
}
