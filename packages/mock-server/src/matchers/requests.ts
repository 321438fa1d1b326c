import type { MerchantControls } from '../controls/controls.ts';
import type { OperationId } from '../generated/operations.ts';
import type { JournalEntry, JournalMatch } from '../merchant/journal.ts';
import { assertRequestMatch } from '../options/control-options.ts';
import { seen, type Verdict, wording } from './assertion-result.ts';
import { agrees } from './matches-partial.ts';

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
export function receivedRequest(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): Verdict {
  const found = findRequests(merchant, match);
  const entries = merchant.journal.requests();
  const pass = found.length > 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected no request ${wording(match)}\n${seen(found.map(lineOf), '')}`
        : `Expected a request ${wording(match)}\n${seen(
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
  const { status, body, ...rest } = match;
  // A field without a value says nothing.
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return (
    (status === undefined || entry.response?.status === status) &&
    (body === undefined || agrees(entry.request.body, body)) &&
    agrees(entry, fields)
  );
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
