import { assertRequestMatch } from '../controls/control-options.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { OperationId } from '../generated/operations.ts';
import { type JournalEntry, type JournalMatch, matchesEntry } from '../merchant/journal.ts';
import { type AssertionResult, describeMatcher, formatList } from './assertion-result.ts';

/**
 * A request: by its operation, by what the journal says of it, or by a function. `body` holds at least what the request's body has to
 * say; card data is redacted there.
 */
export type RequestMatch = OperationId | (JournalMatch & { body?: unknown }) | ((entry: JournalEntry) => boolean);

/**
 * The requests of a merchant's journal that match, oldest first.
 *
 * @throws OptionError when the match names an unknown field or operation
 */
export function findRequests(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): JournalEntry[] {
  assertRequestMatch(match);
  return merchant.journal.requests().filter((entry) => isMatch(entry, match));
}

/** Whether a merchant's journal has a request that matches. */
export function checkReceivedRequest(
  merchant: Pick<MerchantControls, 'journal'>,
  match: RequestMatch,
): AssertionResult {
  const found = findRequests(merchant, match);
  const entries = merchant.journal.requests();
  const pass = found.length > 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected no request ${describeMatcher(match)}\n${formatList(found.map(lineOf), '')}`
        : `Expected a request ${describeMatcher(match)}\n${formatList(
            entries.map((entry) => (isAlmost(entry, match) ? `${lineOf(entry)}  ${bodyOf(entry)}` : lineOf(entry))),
            'Seen: none. A request with other credentials stands in the journal of another merchant.',
          )}`,
  };
}

/** One line about a request and its answer. */
export function lineOf({ number, operation, method, path, idempotencyKey, ...entry }: JournalEntry): string {
  return [
    `#${number}`,
    `${method} ${path}`,
    operation,
    ...(idempotencyKey === undefined ? [] : [`key ${idempotencyKey}`]),
    `→ ${entry.response?.status ?? 'no answer'}`,
    ...(entry.replayed ? ['replayed'] : []),
    ...(entry.faults.length === 0 ? [] : [`fault ${entry.faults.join(', ')}`]),
  ].join('  ');
}

function isMatch(entry: JournalEntry, match: RequestMatch): boolean {
  if (typeof match === 'function') return match(entry);
  if (typeof match === 'string') return entry.operation === match;
  return matchesEntry(entry, match);
}

/** It is what its body says that does not match, so that is what to look at. */
function isAlmost(entry: JournalEntry, match: RequestMatch): boolean {
  if (typeof match !== 'object' || match.body === undefined) return false;
  const { body, ...rest } = match;
  return isMatch(entry, rest);
}

function bodyOf({ request }: JournalEntry): string {
  return JSON.stringify(request.body) ?? 'without a body';
}
