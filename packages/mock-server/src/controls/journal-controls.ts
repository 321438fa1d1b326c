import { type JournalEntry, type JournalMatch, matchesEntry } from '../merchant/journal.ts';
import { assertOptionNames } from './control-options.ts';
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
   * Lists the requests that match every given field, oldest first.
   *
   * @throws {OptionError} A field is unknown.
   *
   * @example
   * expect(mock.journal.find({ operation: 'createPayment', status: 201 })).toHaveLength(1);
   */
  find(match: JournalMatch): JournalEntry[];
}

/** Creates the controls of `mock.journal`. */
export function createJournalControls(access: MerchantAccess): JournalControls {
  const entries = () => access.peek().journal.entries();

  return {
    requests: () => structuredClone([...entries()]),
    find(match) {
      assertOptionNames('find', match);
      return structuredClone(entries().filter((entry) => matchesEntry(entry, match)));
    },
  };
}
