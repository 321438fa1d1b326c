import type { Payment } from '@paychord/sdk';
import type { JournalEntry } from '../core/merchant/journal.ts';
import {
  assertOptions,
  isOneOf,
  isText,
  isWholeNumber,
  mustBe,
  type OptionRules,
} from '../core/options/option-rules.ts';
import type { WebhookDelivery } from '../generated/control-types.ts';
import { parseCase } from './cases.ts';
import type { Shop } from './shop.ts';

/** What the merchant believes about an order, at the end of a run. */
export interface LedgerEntry {
  /** The `merchant_order_id` of its payments. */
  readonly order: string;
  /**
   * `paid`: the merchant delivers. `unpaid`: it does not, and the customer may pay again. `needs-review`: it does not know, and a person has to
   * look. It sends nothing more. `unknown`: it does not know, and goes on trying.
   */
  readonly status: 'paid' | 'unpaid' | 'needs-review' | 'unknown';
  /** The amount that the merchant has recorded as charged, in major units. Not compared when absent. */
  readonly captured?: number;
  /** The amount that the merchant has recorded as refunded, in major units. Not compared when absent. */
  readonly refunded?: number;
  /** The currency of the order, such as `USD`. Not compared when absent. */
  readonly currency?: string;
  /** What the merchant knows that it still owes and does not try any more: a person has to look. Its missing money breaks no rule. */
  readonly givenUp?: readonly ('refund' | 'capture')[];
}

/** What the mock server recorded in a run. */
export interface RunRecords {
  readonly payments: readonly Payment[];
  readonly deliveries: readonly WebhookDelivery[];
  readonly journal: readonly JournalEntry[];
}

/** The options of `exploreFailures`. */
export interface ExploreOptions {
  /**
   * Does what a customer's visit does, with the merchant's own code. It may reject: a visit may fail. After a visit that failed, the
   * customer comes again at once, and once more after an hour, but not after an `outage`. Throw if a response of your own server is not ok.
   */
  scenario(shop: Shop): unknown;
  /**
   * Returns the merchant's books at the end of a run, one entry for each order. Throw an error to report a broken rule of your own.
   *
   * @param records - What the mock server recorded.
   */
  check(records: RunRecords): readonly LedgerEntry[] | Promise<readonly LedgerEntry[]>;
  /** Empties the merchant's storage. Called before each run. */
  reset?(): unknown;
  /**
   * Starts the process of the merchant: creates its client, registers its receiver, and continues what an earlier process left. Called at
   * the start of each run, and after each failure that ends a process. Without it, no process ends.
   */
  start?(shop: Shop): unknown;
  /**
   * Runs the merchant's job that finishes what is open. Called every hour for three hours of virtual time after the visit. Then called
   * after each timer, delivery, and expiry of a key or an authorization, and at the end.
   */
  recover?(shop: Shop): unknown;
  /**
   * Resolves when the merchant's own work, such as a query of a database, has ended. Time does not move before. Without it, a time-out can
   * come before the result of a query.
   */
  idle?(): Promise<void>;
  /**
   * How many things fail in one run: 1 tries each failure alone, 2 also each second failure after it.
   *
   * @default 1
   */
  depth?: 1 | 2 | 3;
  /** The bounds of the exploration. The report says when one ended it. */
  limits?: {
    /**
     * The largest number of runs.
     *
     * @default 10000
     */
    runs?: number;
    /**
     * The longest time, in seconds of real time.
     *
     * @default 300
     */
    seconds?: number;
    /**
     * How many random orders of events are tried, for one visit and for two visits at the same time.
     *
     * @default 20
     */
    orders?: number;
  };
  /**
   * How long the virtual time of a run goes on after the visit, in hours. The time of an outage and of the last attempts of
   * webhooks comes on top. A later timer is not called.
   *
   * @default 30
   */
  hours?: number;
  /** Runs only the case with this id, as a report names it. */
  replay?: string;
  /**
   * The path of a JSON file with accepted failures, such as `{"accepted": ["refunded-twice at refund (shop.ts)"]}`. They do not fail an
   * exploration. The report shows the entry of each failure.
   */
  baseline?: string;
  /**
   * Writes the report to a file: `explore.html` is a page with a grid of all cases and their timelines, and `explore.json` is the report. It is
   * written when the exploration ends, also when it fails.
   */
  report?: string;
}

export const isFunction = mustBe('a function', (value) => typeof value === 'function');
const limitRules: OptionRules<NonNullable<ExploreOptions['limits']>> = {
  runs: isWholeNumber(1),
  seconds: isWholeNumber(1),
  orders: isWholeNumber(0),
};
const rules: OptionRules<ExploreOptions> = {
  scenario: isFunction,
  check: isFunction,
  reset: isFunction,
  start: isFunction,
  recover: isFunction,
  idle: isFunction,
  depth: isOneOf([1, 2, 3]),
  limits: (_option, value) => assertOptions('limits', value, limitRules, 'limits.'),
  hours: isWholeNumber(3),
  replay: (option, value) => void parseCase(option, value),
  baseline: isText,
  report: mustBe('a path that ends in .html or .json', (value) => /\.(html|json)$/.test(String(value))),
};

/** @throws {OptionError} An option is missing, unknown or not valid. */
export function assertExploreOptions(options: ExploreOptions): void {
  assertOptions('exploreFailures', options, rules);
  for (const name of ['scenario', 'check'] as const) rules[name](name, options[name]);
}
