import { OptionError } from '../options/option-error.ts';
import type { OrderMoney } from './money.ts';
import type { ExploreOptions, LedgerEntry, RunRecords } from './options.ts';

/** The rules that hold in every run, with what each protects. */
export const invariants = {
  'charged-twice': { kind: 'safety', title: 'A customer was charged twice for one order' },
  'captured-too-much': { kind: 'safety', title: 'More was captured than in the run without a failure' },
  'refunded-twice': { kind: 'safety', title: 'More was refunded than in the run without a failure' },
  'paid-without-money': { kind: 'safety', title: 'An order is marked paid, but no payment succeeded' },
  'amount-differs': { kind: 'safety', title: 'The amounts of the merchant differ from those of the service' },
  'own-check': { kind: 'safety', title: 'A check of the merchant failed' },
  'stays-unknown': { kind: 'liveness', title: 'An order stays unknown' },
  'paid-stays-open': { kind: 'liveness', title: 'A customer paid, but the order stays open' },
  'never-ends': { kind: 'liveness', title: 'The code of the merchant does not end' },
} as const;

export type Invariant = keyof typeof invariants;

/** A rule that a run broke. */
export interface Violation {
  readonly invariant: Invariant;
  /** What happened to which order. */
  readonly message: string;
}

/** Compares the merchant's books with the mock server. */
export async function checkInvariants(
  { check }: ExploreOptions,
  records: RunRecords,
  money: ReadonlyMap<string, OrderMoney>,
  expected: ReadonlyMap<string, OrderMoney> | undefined,
): Promise<Violation[]> {
  let ledger: readonly LedgerEntry[];
  try {
    ledger = await check(records);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [...moneyViolations(money, expected), { invariant: 'own-check', message }];
  }
  assertLedger(ledger);
  const entries = new Map(ledger.map((entry) => [entry.order, entry]));
  for (const order of money.keys()) if (!entries.has(order)) entries.set(order, { order, status: 'unpaid' });
  return [
    ...moneyViolations(money, expected),
    ...[...entries.values()].flatMap((entry) => ledgerViolations(entry, money.get(entry.order))),
  ];
}

function moneyViolations(
  money: ReadonlyMap<string, OrderMoney>,
  expected: ReadonlyMap<string, OrderMoney> | undefined,
): Violation[] {
  return [...money].flatMap(([order, { charges, captured, refunded, currency }]) => {
    const normal = expected?.get(order);
    const found: Violation[] = [];
    if (charges > Math.max(1, normal?.charges ?? 1)) {
      found.push({ invariant: 'charged-twice', message: `${order} has ${charges} payments that took or hold money` });
    } else if (normal !== undefined && captured > normal.captured) {
      const message = `${order}: ${captured} ${currency} were captured, and ${normal.captured} without a failure`;
      found.push({ invariant: 'captured-too-much', message });
    }
    if (normal !== undefined && refunded > normal.refunded) {
      const message = `${order}: ${refunded} ${currency} were refunded, and ${normal.refunded} without a failure`;
      found.push({ invariant: 'refunded-twice', message });
    }
    return found;
  });
}

function ledgerViolations(entry: LedgerEntry, money: OrderMoney | undefined): Violation[] {
  const { order, status } = entry;
  const { captured = 0, refunded = 0, charges = 0 } = money ?? {};
  if (status === 'unknown') return [{ invariant: 'stays-unknown', message: `${order} is unknown at the end` }];
  if (status === 'paid' && captured === 0) {
    return [{ invariant: 'paid-without-money', message: `${order} is paid, but the service captured nothing` }];
  }
  if (status === 'unpaid' && charges > 0 && captured > refunded) {
    const message = `${order} is unpaid, but the service captured ${captured} and refunded ${refunded}`;
    return [{ invariant: 'paid-stays-open', message }];
  }
  return (['captured', 'refunded'] as const).flatMap((name) => {
    const [own, actual] = [entry[name], { captured, refunded }[name]];
    if (own === undefined || own === actual) return [];
    const message = `${order}: the merchant recorded ${own} as ${name}, and the service ${actual}`;
    return [{ invariant: 'amount-differs' as const, message }];
  });
}

function assertLedger(ledger: unknown): asserts ledger is readonly LedgerEntry[] {
  const entries: readonly unknown[] = Array.isArray(ledger) ? ledger : [ledger];
  const orders = entries.map((entry) => Object(entry).order);
  const wrong = entries.findIndex((entry, index) => !isLedgerEntry(entry) || orders.indexOf(entry.order) < index);
  if (wrong >= 0 || !Array.isArray(ledger)) {
    throw new OptionError(
      'check',
      `must return a list with one entry for each order, such as [{ order: 'ORDER-1', status: 'paid', captured: 25.5 }]. status is paid, unpaid or unknown. captured and refunded are optional numbers (received ${JSON.stringify(entries[Math.max(0, wrong)])})`,
    );
  }
}

function isLedgerEntry(value: unknown): value is LedgerEntry {
  const { order, status, captured = 0, refunded = 0 } = Object(value) as Record<string, unknown>;
  return (
    typeof order === 'string' &&
    ['paid', 'unpaid', 'unknown'].includes(String(status)) &&
    [captured, refunded].every((amount) => typeof amount === 'number')
  );
}
