import { OptionError } from '../core/options/option-error.ts';
import {
  assertOptions,
  isListOf,
  isOneOf,
  isText,
  mustBe,
  type OptionRule,
  type OptionRules,
} from '../core/options/option-rules.ts';
import { nearestName } from '../core/options/suggest-name.ts';
import type { Finding } from '../generated/control-types.ts';
import { docs, findingRules } from '../generated/findings.ts';
import { inTime } from './activities.ts';
import { type Money, noMoney, type RunMoney } from './money.ts';
import type { ExploreOptions, LedgerEntry, RunRecords } from './options.ts';
import type { Amount } from './shop.ts';

/** The rules against something wrong that happens: what is wrong, and how to fix code that breaks the rule. */
const safety = {
  'charged-twice': {
    title: 'A customer was charged twice for one order',
    fix: 'Repeat with the same key and body, one key for each order and attempt to pay. Make a new key only after a payment that surely failed',
  },
  'captured-too-much': {
    title: 'More was captured than in the run without a failure, or than the customer wanted',
    fix: 'Look at the transactions of the payment before you capture again',
  },
  'captured-too-little': {
    title: 'Less was captured than in the run without a failure',
    fix: "Finish each capture in `recover`. If a person has to look, record `givenUp: ['capture']`",
  },
  'refunded-twice': {
    title: 'More was refunded than in the run without a failure',
    fix: 'Look for your `merchant_reference` first. Let one process refund at a time',
  },
  'refund-missing': {
    title: 'Less was refunded than in the run without a failure',
    fix: "Store the refund before you send it, and finish it in `recover`. If a person has to look, record `givenUp: ['refund']`",
  },
  'authorization-left': {
    title: 'An order is closed, but its money is still held',
    fix: 'Capture or cancel each authorization that you find, also after a lost response',
  },
  'depends-on-order': {
    title: 'Without a failure, another order of events moves other money',
    fix: 'Do each step in one place, or store that it is done before you do it. A webhook can arrive before or after a response',
  },
  'paid-without-money': {
    title: 'An order is marked paid, but the merchant has no money for it',
    fix: 'Read the status from `payments.retrieve`. An event alone, or an authorization, is no money',
  },
  'amount-differs': {
    title: 'The amounts of the merchant differ from those of the service',
    fix: 'Record the amounts of the payment, in major units, and not those of your request',
  },
  'risky-request': {
    title: 'A request can move money twice, or not at all',
    fix: 'The message names the finding, which has the fix',
  },
  'own-check': {
    title: 'A check of the merchant failed',
    fix: 'The message is that of your error',
  },
};

/** The rules against something right that never happens. */
const liveness = {
  'stays-unknown': {
    title: 'An order stays unknown',
    fix: 'Look open orders up in `recover`, also after an outage. If nothing helps any more, record `needs-review`, so that a person looks',
  },
  'paid-stays-open': {
    title: 'A customer paid, but the order stays open',
    fix: 'Handle the webhook, and look unpaid orders up in `recover`',
  },
  'unhandled-rejection': {
    title: 'The code of the merchant leaves a rejection unhandled',
    fix: 'Await each promise, or catch its error. Node ends a process otherwise',
  },
  'never-ends': {
    title: 'The code of the merchant does not end',
    fix: 'Limit the repeats. Use `shop.clock`. Pass a job that repeats as `recover`',
  },
};

/** The rules that hold in every run. */
export const invariants = { ...safety, ...liveness };

export type Invariant = keyof typeof invariants;

/** Returns what a rule is about. */
export function kindOf(rule: Invariant): 'safety' | 'liveness' {
  return rule in liveness ? 'liveness' : 'safety';
}

const unknownRules: ReadonlySet<string> = new Set<Invariant>(['charged-twice', 'stays-unknown', 'paid-stays-open']);

/** Says how to fix code that breaks a rule in a case, and where the page explains it. */
export function describeFix(rule: Invariant, caseId: string): { readonly fix: string; readonly page: string } {
  const signature = caseId.includes('=forged') ? 'Verify the signature of each webhook. ' : '';
  const section = unknownRules.has(rule) ? 'explore.md#when-a-result-is-unknown' : 'explore-reference.md#rules';
  return { fix: `${signature}${invariants[rule].fix}.`, page: `${docs}/${section}` };
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
  /** The wish that an order is part of. */
  readonly wishOf: ReadonlyMap<string, string>;
  /** The amounts that the scenario named, by the name of the wish. */
  readonly wished: ReadonlyMap<string, Amount>;
  readonly findings: readonly Finding[];
  /** Says when the run ended, and what was still due. */
  readonly ending: string;
  /** Receives what breaks no rule, but should be known. */
  readonly notes: string[];
}

/** What the rules look at: an order, or a wish that has several. */
interface Subject {
  readonly name: string;
  readonly money: Money;
  /** The money in the run without a failure. Without such a run, it is what breaks no rule. */
  readonly usual: Money;
  /** Whether another order of events alone moved other money. */
  readonly isMoved: boolean;
  readonly wish: string | undefined;
}

/** A rule, whether it is broken, and how. */
type CheckedRule = readonly [rule: Invariant, isBroken: boolean, message: string];

/** Checks the rules about money. */
function moneyRules({ name, money, usual, isMoved, wish = '' }: Subject, facts: RunFacts): CheckedRule[] {
  const { charges, captured, refunded, currency } = money;
  const wanted = facts.wished.get(wish) ?? { value: captured, currency };
  const wanting = `The customer wanted ${wish} for ${wanted.value} ${wanted.currency}`;
  const isOtherCurrency = charges > 0 && currency !== wanted.currency;

  return [
    ['depends-on-order', isMoved, `${name}: ${describe(money)}. In ${facts.normal?.name}: ${describe(usual)}`],
    ['charged-twice', charges > Math.max(1, usual.charges), `${name} has ${charges} payments that took or hold money`],
    ['captured-too-much', captured > usual.captured, compare(name, 'captured', money, usual)],
    ['refunded-twice', refunded > usual.refunded, compare(name, 'refunded', money, usual)],
    ['amount-differs', isOtherCurrency, `${wanting}, and the payments are in ${currency}`],
    ['captured-too-much', captured > wanted.value, `${wanting}, and ${captured} ${currency} were captured`],
  ];
}

/** Checks the rules about an order and its entry in the books. */
function bookRules(
  { name, money, usual, isMoved }: Subject,
  entry: LedgerEntry | undefined,
  facts: RunFacts,
): CheckedRule[] {
  const { normal, isVisitDone, refundsSent, ending } = facts;
  const { status = 'unpaid', givenUp = [], ...own }: Partial<LedgerEntry> = entry ?? {};
  const { charges, captured, refunded, currency, held } = money;
  const isPaid = status === 'paid';
  const subject = entry === undefined ? `The books have no ${name}` : `${name} is ${status}`;
  const usualStatus = normal?.books.get(usualId(name, facts))?.status ?? status;

  const isOpen = status === 'unpaid' && captured > refunded;
  const isRefunded = isPaid && captured === refunded && usualStatus !== status;
  // What misses in another order of events has its own rule.
  const isPartial = isPaid && captured < usual.captured;
  const isCaptureLeft = isPartial && isVisitDone && !isMoved && !givenUp.includes('capture');
  const isRefundWanted = (isVisitDone || (refunded === 0 && refundsSent.has(name))) && !givenUp.includes('refund');
  const isRefundLeft = captured > 0 && refunded < usual.refunded && isRefundWanted && !isMoved;
  // A shipment of a part may keep the rest on hold.
  const mayHold = isPartial || isMoved || givenUp.includes('capture') || (isPaid && normal === undefined);
  // Another payment of the order breaks a rule already. An order that needs a review is not closed.
  const isHoldLeft = held > usual.held && !mayHold && charges <= 1 && status !== 'needs-review';

  return [
    ['stays-unknown', status === 'unknown', `${name} is unknown at the end. ${ending}`],
    ['paid-without-money', isPaid && captured === 0, `${subject}, but the service captured nothing`],
    [
      'paid-without-money',
      isRefunded,
      `${subject}, but the service refunded all ${refunded} ${currency}. In ${normal?.name}, it is ${usualStatus}`,
    ],
    ['paid-stays-open', isOpen, `${subject}, but the service captured ${captured} and refunded ${refunded}. ${ending}`],
    ['captured-too-little', isCaptureLeft, `${compare(name, 'captured', money, usual)}. ${ending}`],
    ['refund-missing', isRefundLeft, `${compare(name, 'refunded', money, usual)}. ${ending}`],
    ['authorization-left', isHoldLeft, `${name} is ${status}, and ${held} ${currency} are still held. ${ending}`],
    ...(['currency', 'captured', 'refunded'] as const).map((field): CheckedRule => {
      const recorded = own[field] ?? money[field];
      const message = `${name}: the merchant recorded ${recorded} as ${field}, and the service ${money[field]}`;
      const isKnown = charges > 0 || field !== 'currency';
      return ['amount-differs', isKnown && recorded !== money[field], message];
    }),
  ];
}

/** Returns the first rule that is broken: the others follow from it. */
function firstBroken(rules: readonly CheckedRule[]): Violation[] {
  const found = rules.find(([, isBroken]) => isBroken);
  return found === undefined ? [] : [{ invariant: found[0], message: found[2] }];
}

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
  const moved = subjectsOf(facts).flatMap((each) => {
    const rules = moneyRules(each, facts);
    const aboutRefunds = rules.filter(([rule]) => rule === 'refunded-twice');
    // Accepted for one, a baseline does not accept the other.
    const isMoved = rules.some(([rule, isBroken]) => rule === 'depends-on-order' && isBroken);
    return [
      ...firstBroken(rules.filter((rule) => !aboutRefunds.includes(rule))),
      ...(isMoved ? [] : firstBroken(aboutRefunds)),
    ];
  });
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
  const orders = [...new Set([...books.keys(), ...facts.money.orders.keys()])];
  const ofBooks = orders.flatMap((order) => firstBroken(bookRules(orderOf(order, facts), books.get(order), facts)));
  noteHolds(ledger, facts);
  return { violations: [...violations, ...ofBooks], books };
}

/** A shipment of a part may keep the rest on hold, so no rule looks at it. */
function noteHolds(ledger: readonly LedgerEntry[], { money, normal, notes, ending }: RunFacts): void {
  if (normal !== undefined) return;
  for (const { order, status, givenUp = [] } of ledger) {
    const { held, currency, charges } = money.orders.get(order) ?? noMoney;
    if (status !== 'paid' || held === 0 || charges > 1 || givenUp.includes('capture')) continue;
    notes.push(
      `Without a failure, ${order} is paid, and ${held} ${currency} are still held. ${ending}. No rule looks at the hold`,
    );
  }
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

/** Lists the orders of a run, and the wishes that have several. */
function subjectsOf(facts: RunFacts): Subject[] {
  const { money, normal, wishOf } = facts;
  // An order without any payment is a difference too.
  const { orders } = money.orders.size === 0 && normal !== undefined ? normal.money : money;
  const wishes = [...money.wishes].filter(
    ([wish]) => [...orders.keys()].filter((order) => wishOf.get(order) === wish).length > 1,
  );
  return [
    ...[...orders.keys()].map((order) => orderOf(order, facts)),
    ...wishes.map(([wish, sum]) => subjectOf(wish, sum, normal?.money.wishes.get(wish), wish)),
  ];
}

function orderOf(order: string, facts: RunFacts): Subject {
  const { money, normal, wishOf, isReordered, isVisitDone } = facts;
  const usual = normal?.money.orders.get(usualId(order, facts));
  const subject = subjectOf(order, money.orders.get(order) ?? noMoney, usual, wishOf.get(order));
  const isOther = usual !== undefined && describe(subject.money) !== describe(usual);
  return { ...subject, isMoved: isReordered && isVisitDone && isOther };
}

function subjectOf(name: string, money: Money, usual: Money | undefined, wish: string | undefined): Subject {
  return { name, money, usual: usual ?? { ...money, charges: 1, held: 0 }, isMoved: false, wish };
}

/** Describes an amount that differs from that of the run without a failure. */
function compare(name: string, what: 'captured' | 'refunded', money: Money, usual: Money): string {
  return `${name}: ${money[what]} ${money.currency} were ${what}, and ${usual[what]} without a failure`;
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
  const isEntry: OptionRule = (option, entry) => {
    const fields: Record<string, unknown> = Object(entry);
    for (const name of ['order', 'status'] as const) entryRules[name](`${option}.${name}`, fields[name]);
    // The books may have more fields than the rules read, but a misspelled one would not be compared.
    const read = Object.entries(fields).filter(([name]) => {
      const meant = nearestName(name, Object.keys(entryRules));
      return meant === name || (meant !== undefined && !(meant in fields));
    });
    assertOptions('the books', Object.fromEntries(read), entryRules, `${option}.`);
  };
  isListOf(isEntry)('the result of check', ledger);
  const orders = (ledger as readonly LedgerEntry[]).map(({ order }) => order);
  const repeated = orders.find((order, index) => orders.indexOf(order) < index);
  if (repeated === undefined) return;
  throw new OptionError('check', `must return each order once (it returned ${JSON.stringify(repeated)} twice)`);
}
