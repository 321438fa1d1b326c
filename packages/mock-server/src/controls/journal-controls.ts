import { type JournalEntry, type JournalMatch, matchesEntry } from '../merchant/journal.ts';
import { canonicalId } from '../model/canonical-id.ts';
import type { ListOptions } from '../model/selection.ts';
import { assertOptions, isWholeNumber, type OptionRules } from '../options/option-rules.ts';
import { ControlError } from './control-error.ts';
import { assertOptionNames, listOptionRules } from './control-options.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Reads the requests that the mock server received. Secrets and card data are redacted. */
export interface JournalControls {
  /**
   * Lists the requests and their responses, oldest first.
   *
   * @returns the newest entries, 1,000 by default. Set the number with `limits.journalEntries`.
   */
  requests(): JournalEntry[];

  /**
   * Lists the requests that match every given field, oldest first by default.
   *
   * @throws {OptionError} A field or an option is unknown.
   *
   * @example
   * expect(mock.journal.find({ operation: 'createPayment', status: 201 })).toHaveLength(1);
   *
   * @example
   * mock.journal.find({ paymentId: payment.id }, { sort: 'newest', limit: 1 });
   */
  find(match: JournalMatch, options?: JournalListOptions): JournalEntry[];

  /**
   * Reads a request.
   *
   * @param number - The number of the entry, from 1.
   * @throws {ControlError} `REQUEST_NOT_FOUND`: the journal has no such entry, or has dropped it.
   */
  get(number: number): JournalEntry;
}

/** The order and the length of a list of requests. */
export interface JournalListOptions extends ListOptions {
  /** Only entries with a smaller number. */
  readonly before?: number;
}

const listRules: OptionRules<JournalListOptions> = { ...listOptionRules, before: isWholeNumber(1) };

/** Creates the controls of `mock.journal`. */
export function createJournalControls(access: MerchantAccess): JournalControls {
  const journal = () => access.peek().journal;

  return {
    requests: () => structuredClone([...journal().entries()]),
    find(match, options = {}) {
      assertOptionNames('find', match);
      assertOptions('find', options, listRules);
      const { before = Number.POSITIVE_INFINITY, ...order } = options;
      const { paymentId, ...others } = match;
      const wanted = paymentId === undefined ? others : { ...others, paymentId: canonicalId(paymentId) };
      const matches = (entry: JournalEntry) => entry.number < before && matchesEntry(entry, wanted);
      return structuredClone([...journal().entries({ matches, ...order })]);
    },
    get(number) {
      const entry = journal().get(number);
      if (entry === undefined) throw new ControlError('REQUEST_NOT_FOUND', `The journal has no request ${number}`);
      return structuredClone(entry);
    },
  };
}
