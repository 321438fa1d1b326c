import { OptionError } from '../core/options/option-error.ts';
import { isListOf, isOneOf, isText, mustBe, type OptionRule, type OptionRules } from '../core/options/option-rules.ts';
import { didYouMean, nearestName } from '../core/options/suggest-name.ts';
import type { Finding } from '../generated/control-types.ts';
import { docs, findingRules } from '../generated/findings.ts';
import { inTime } from './activities.ts';
import { type Money, noMoney, type RunMoney } from './money.ts';
import type { ExploreOptions, LedgerEntry, RunRecords } from './options.ts';
import type { Amount } from './shop.ts';

/** The rules that hold in every run, with what each protects, and how to fix code that breaks it. */
export const invariants = {
  'charged-twice': {
    kind: 'safety',
    title: 'A customer was charged twice for one order',
    fix: 'Repeat with the same key and body, one key for each order and attempt to pay. Make a new key only after a payment that surely failed',
  },
  'captured-too-much': {
    kind: 'safety',
    title: 'More was captured than in the run without a failure, or than the customer wanted',
    fix: 'Look at the transactions of the payment before you capture again',
  },
  'captured-too-little': {
    kind: 'safety',
    title: 'Less was captured than in the run without a failure',
    fix: "Finish each capture in `recover`. If a person has to look, record `givenUp: ['capture']`",
  },
  'refunded-twice': {
    kind: 'safety',
    title: 'More was refunded than in the run without a failure',
    fix: 'Look for your `merchant_reference` first. Let one process refund at a time',
  },
  'refund-missing': {
    kind: 'safety',
    title: 'Less was refunded than in the run without a failure',
    fix: "Store the refund before you send it, and finish it in `recover`. If a person has to look, record `givenUp: ['refund']`",
  },
  'authorization-left': {
    kind: 'safety',
    title: 'An order is closed, but its money is still held',
    fix: 'Capture or cancel each authorization that you find, also after a lost response',
  },
  'depends-on-order': {
    kind: 'safety',
    title: 'Without a failure, another order of events moves other money',
    fix: 'Do each step in one place, or store that it is done before you do it. A webhook can arrive before or after a response',
  },
  'paid-without-money': {
    kind: 'safety',
    title: 'An order is marked paid, but the merchant has no money for it',
    fix: 'Read the status from `payments.retrieve`. An event alone, or an authorization, is no money',
  },
  'amount-differs': {
    kind: 'safety',
    title: 'The amounts of the merchant differ from those of the service',
    fix: 'Record the amounts of the payment, in major units, and not those of your request',
  },
  'risky-request': {
    kind: 'safety',
    title: 'A request can move money twice, or not at all',
    fix: 'The message names the finding, which has the fix',
  },
  'own-check': {
    kind: 'safety',
    title: 'A check of the merchant failed',
    fix: 'The message is that of your error',
  },
  'stays-unknown': {
    kind: 'liveness',
    title: 'An order stays unknown',
    fix: 'Look open orders up in `recover`, also after an outage. If nothing helps any more, record `needs-review`, so that a person looks',
  },
  'paid-stays-open': {
    kind: 'liveness',
    title: 'A customer paid, but the order stays open',
    fix: 'Handle the webhook, and look unpaid orders up in `recover`',
  },
  'unhandled-rejection': {
    kind: 'liveness',
    title: 'The code of the merchant leaves a rejection unhandled',
    fix: 'Await each promise, or catch its error. Node ends a process otherwise',
  },
  'never-ends': {
    kind: 'liveness',
    title: 'The code of the merchant does not end',
    fix: 'Limit the repeats. Use `shop.clock`. Pass a job that repeats as `recover`',
  },
} as const;

export type Invariant = keyof typeof invariants;

const unknownRules: ReadonlySet<string> = new Set<Invariant>(['charged-twice', 'stays-unknown', 'paid-stays-open']);

/** Says how to fix code that breaks a rule in a case, and where the page explains it. */
export function describeFix(rule: Invariant, caseId: string): { readonly fix: string; readonly page: string } {
  const signature = caseId.includes('=forged') ? 'Verify the signature of each webhook. ' : '';
  const section = unknownRules.has(rule) ? 'when-a-result-is-unknown' : 'rules';
  return { fix: `${signature}${invariants[rule].fix}.`, page: `${docs}/explore.md#${section}` };
}

/** A rule that a run broke. */
export interface Violation {
  readonly invariant: Invariant;
  /** What happened to which order. */
  readonly message: string;
}

/** The entries of the orders. */
export type Books = ReadonlyMap<string, LedgerEntry>;

/** What a run did, apart from the books. */
export interface RunFacts {
  readonly money: RunMoney;
  /** The money and the books of the run without a failure, and its name. Undefined for that run itself. */
  readonly normal: { readonly name: string; readonly money: RunMoney; readonly books: Books } | undefined;
  /** Whether the run differs from the one without a failure in the order of events alone. */
  readonly isReordered: boolean;
  /** Whether a visit of the customer ended without an error. Otherwise the customer may not have said all that they wanted. */
  readonly isVisitDone: boolean;
  /** The orders that a refund was sent for. */
  readonly refundsSent: ReadonlySet<string>;
  /** The amounts that the scenario named, by the name of the wish. */
  readonly wished: ReadonlyMap<string, Amount>;
  readonly findings: readonly Finding[];
  /** Describes the last response about an order that the merchant had. */
  readonly lastAnswer: (order: string) => string;
  /** Says when the run ended, and what was still due. */
  readonly ending: string;
  /** Receives what breaks no rule, but should be known. */
  readonly notes: string[];
}

const missingMoneyRules: ReadonlySet<Invariant> = new Set([
  'captured-too-little',
  'refund-missing',
  'authorization-left',
]);

/** What the comparison of a run found. */
interface Comparison {
  readonly violations: readonly Violation[];
  readonly books: Books;
}

/** Compares the merchant's books with the mock server. */
export async function checkInvariants(
  { check }: ExploreOptions,
  records: RunRecords,
  facts: RunFacts,
): Promise<Comparison> {
  noteWish(facts);
  const moved = [...moneyViolations(facts), ...wishViolations(facts)];
  // A finding would only say again that money moved twice.
  const violations = moved.length > 0 ? moved : riskyRequests(facts);
  let ledger: readonly LedgerEntry[];
  try {
    ledger = await inTime('check', check(records));
  } catch (error) {
    if (error instanceof OptionError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return { violations: [...violations, { invariant: 'own-check', message }], books: new Map() };
  }
  assertLedger(ledger);
  const books = new Map(ledger.map((entry) => [entry.order, entry]));
  const orders = new Set([...books.keys(), ...facts.money.orders.keys()]);
  const ofBooks = [...orders].flatMap((order) => ledgerViolations(order, books.get(order), facts));
  // The money that misses in another order of events has its own rule.
  const isMoved = violations.some(({ invariant }) => invariant === 'depends-on-order');
  const found = ofBooks.filter(({ invariant }) => !isMoved || !missingMoneyRules.has(invariant));
  return { violations: [...violations, ...found], books };
}

/** Without a wish, two orders of one purchase look like two purchases. */
function noteWish({ money, normal, notes }: RunFacts): void {
  const countOf = ({ orders }: RunMoney) => [...orders.values()].filter(({ charges }) => charges > 0).length;
  const [count, usual] = [countOf(money), countOf(normal?.money ?? money)];
  if (count <= usual || money.wishes.size > 0) return;
  notes.push(
    `A case took money for ${count} orders, and the run without a failure for ${usual}. Call shop.wish, so that two orders of one purchase are found.`,
  );
}

function riskyRequests({ findings }: RunFacts): Violation[] {
  return findings
    .filter(({ rule }) => findingRules[rule].isAboutMoney)
    .map(({ rule, message }) => ({ invariant: 'risky-request', message: `${rule}: ${message}` }));
}

/** Finds more money than in the run without a failure: for each order, and for each wish that has several. */
function moneyViolations(facts: RunFacts): Violation[] {
  const { money, normal, isReordered, isVisitDone } = facts;
  const sums: [string, Money, Money | undefined][] = [...money.orders].map(([order, sum]) => {
    return [order, sum, normalOf(order, facts)];
  });
  for (const [wish, sum] of money.wishes) {
    const isOneOrder = [...money.orders.values()].some((order) => describe(order) === describe(sum));
    if (!isOneOrder) sums.push([wish, sum, normal?.money.wishes.get(wish)]);
  }
  // An order without any payment is a difference too.
  const orders = money.orders.size === 0 ? normal?.money.orders : money.orders;
  for (const order of isReordered && isVisitDone ? (orders?.keys() ?? []) : []) {
    const [here, usual] = [money.orders.get(order) ?? noMoney, normalOf(order, facts)];
    if (usual === undefined || describe(here) === describe(usual)) continue;
    const message = `${order}: ${describe(here)}. In ${normal?.name}: ${describe(usual)}`;
    return [{ invariant: 'depends-on-order', message }];
  }
  return sums.flatMap(([name, sum, usual]) => tooMuch(name, sum, usual));
}

/** Describes an amount that differs from that of the run without a failure. */
function compare(name: string, what: 'captured' | 'refunded', sum: Money, normal: Money): string {
  return `${name}: ${sum[what]} ${sum.currency} were ${what}, and ${normal[what]} without a failure`;
}

function tooMuch(name: string, sum: Money, normal: Money | undefined): Violation[] {
  const found: Violation[] = [];
  if (sum.charges > Math.max(1, normal?.charges ?? 1)) {
    found.push({ invariant: 'charged-twice', message: `${name} has ${sum.charges} payments that took or hold money` });
  } else if (normal !== undefined && sum.captured > normal.captured) {
    found.push({ invariant: 'captured-too-much', message: compare(name, 'captured', sum, normal) });
  }
  if (normal !== undefined && sum.refunded > normal.refunded) {
    found.push({ invariant: 'refunded-twice', message: compare(name, 'refunded', sum, normal) });
  }
  return found;
}

/** Compares the money of each wish with the amount that the scenario named. */
function wishViolations({ money, wished }: RunFacts): Violation[] {
  return [...wished].flatMap(([wish, { value, currency }]): Violation[] => {
    const sum = money.wishes.get(wish) ?? noMoney;
    if (sum.charges === 0) return [];
    const wanted = `The customer wanted ${wish} for ${value} ${currency}`;
    if (sum.currency !== currency) {
      return [{ invariant: 'amount-differs', message: `${wanted}, and the payments are in ${sum.currency}` }];
    }
    if (sum.captured <= value || sum.charges > 1) return [];
    return [{ invariant: 'captured-too-much', message: `${wanted}, and ${sum.captured} ${currency} were captured` }];
  });
}

/** Compares an order of the books with its money. */
function ledgerViolations(order: string, entry: LedgerEntry | undefined, facts: RunFacts): Violation[] {
  const { status = 'unpaid' } = entry ?? {};
  const { money, normal, lastAnswer, ending } = facts;
  const sum = money.orders.get(order) ?? noMoney;
  const { captured, refunded, currency, charges } = sum;
  const one = (invariant: Invariant, message: string): Violation[] => [{ invariant, message }];

  if (status === 'unknown')
    return one('stays-unknown', `${order} is unknown at the end. ${lastAnswer(order)}. ${ending}`);
  if (status === 'paid' && captured === 0) {
    return one('paid-without-money', `${order} is paid, but the service captured nothing`);
  }
  const usual = normal?.books.get(usualId(order, facts))?.status ?? status;
  if (status === 'paid' && captured === refunded && usual !== status) {
    const message = `${order} is paid, but the service refunded all ${refunded} ${currency}`;
    return one('paid-without-money', `${message}. In ${normal?.name}, it is ${usual}`);
  }
  if (status === 'unpaid' && charges > 0 && captured > refunded) {
    const books = entry === undefined ? `The books have no ${order}` : `${order} is unpaid`;
    return one('paid-stays-open', `${books}, but the service captured ${captured} and refunded ${refunded}. ${ending}`);
  }
  const missing = missingMoney(order, entry, facts);
  if (missing !== undefined) return [missing];
  if (entry?.currency !== undefined && charges > 0 && entry.currency !== currency) {
    return one('amount-differs', `${order}: the merchant recorded ${entry.currency}, and the service ${currency}`);
  }
  return (['captured', 'refunded'] as const).flatMap((name) => {
    const own = entry?.[name];
    if (own === undefined || own === sum[name]) return [];
    return one('amount-differs', `${order}: the merchant recorded ${own} as ${name}, and the service ${sum[name]}`);
  });
}

/** Finds less money than in the run without a failure, although the customer said what they wanted, and money that is still held. */
function missingMoney(order: string, entry: LedgerEntry | undefined, facts: RunFacts): Violation | undefined {
  const { status = 'unpaid', givenUp = [] } = entry ?? {};
  const { money, isVisitDone, refundsSent, ending } = facts;
  const sum = money.orders.get(order) ?? noMoney;
  const { captured, refunded, currency, held, charges } = sum;
  const normal = normalOf(order, facts) ?? { ...noMoney, captured: status === 'paid' ? captured : 0 };
  const isUnfinished = status === 'paid' && captured < normal.captured;
  const wantsRefund = isVisitDone || (refunded === 0 && refundsSent.has(order));

  if (isUnfinished && isVisitDone && !givenUp.includes('capture')) {
    return { invariant: 'captured-too-little', message: `${compare(order, 'captured', sum, normal)}. ${ending}` };
  }
  if (captured > 0 && refunded < normal.refunded && wantsRefund && !givenUp.includes('refund')) {
    return { invariant: 'refund-missing', message: `${compare(order, 'refunded', sum, normal)}. ${ending}` };
  }
  // Another payment of the order breaks a rule already.
  if (charges > 1 || isUnfinished || held <= normal.held || givenUp.includes('capture')) return undefined;
  // The order is not closed: a person has to look.
  if (status === 'needs-review') return undefined;
  const message = `${order} is ${status}, and ${held} ${currency} are still held. ${ending}`;
  // A shipment of a part may keep the rest on hold.
  if (status === 'paid' && facts.normal === undefined) {
    facts.notes.push(`Without a failure, ${message}. No rule looks at the hold`);
    return undefined;
  }
  return { invariant: 'authorization-left', message };
}

/** Returns the money of an order in the run without a failure. */
function normalOf(order: string, facts: RunFacts): Money | undefined {
  return facts.normal?.money.orders.get(usualId(order, facts));
}

/** Returns the id of an order in the run without a failure. A single order of each run is the same one, when its id is generated. */
function usualId(order: string, { money, normal }: RunFacts): string {
  const [only = order, ...others] = normal?.money.orders.keys() ?? [];
  return money.orders.size === 1 && others.length === 0 ? only : order;
}

function describe({ charges, captured, refunded }: Money): string {
  return `${charges} ${charges === 1 ? 'payment' : 'payments'}, captured ${captured}, refunded ${refunded}`;
}

const isAmount = mustBe('a number', Number.isFinite);
const entryRules: OptionRules<LedgerEntry> = {
  order: isText,
  status: isOneOf(['paid', 'unpaid', 'needs-review', 'unknown']),
  captured: isAmount,
  refunded: isAmount,
  currency: isText,
  givenUp: isListOf(isOneOf(['refund', 'capture'])),
};

/** @throws {OptionError} The result of `check` is no list of entries, or has an order twice. */
function assertLedger(ledger: unknown): asserts ledger is readonly LedgerEntry[] {
  const orders = new Set<unknown>();
  const isEntry: OptionRule = (option, entry) => {
    const fields = Object(entry);
    for (const [name, rule] of Object.entries(entryRules)) {
      if (fields[name] !== undefined || name === 'order' || name === 'status') rule(`${option}.${name}`, fields[name]);
    }
    for (const name of Object.keys(fields)) {
      const meant = nearestName(name, Object.keys(entryRules));
      // The books may have more fields than the rules read.
      if (meant !== undefined && fields[meant] === undefined)
        throw new OptionError(`${option}.${name}`, `is not a field of the books${didYouMean(meant)}`);
    }
    const { order } = fields;
    if (orders.has(order)) {
      throw new OptionError('check', `must return each order once (it returned ${JSON.stringify(order)} twice)`);
    }
    orders.add(order);
  };
  isListOf(isEntry)('the result of check', ledger);
}
