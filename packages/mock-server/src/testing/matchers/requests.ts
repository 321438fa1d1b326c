import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import { assertRequestMatch } from '../../core/controls/request-controls.ts';
import {
  describeUnknownField,
  type JournalEntry,
  type JournalMatch,
  matchesEntry,
} from '../../core/merchant/journal.ts';
import { describeDifferences, matchesFunction } from '../../core/model/matching.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type AssertionResult, assertMerchant, createResult, describeMatcher, formatList } from './assertion-result.ts';

/**
 * Selects requests: by operation, by fields of the journal entry, or by a function.
 *
 * `body` is compared partially with the request body: the request may have additional fields. Card data in the journal is redacted.
 *
 * @example
 * const match: RequestMatch = { operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } };
 */
export type RequestMatch = OperationId | (JournalMatch & { body?: unknown }) | ((entry: JournalEntry) => boolean);

/**
 * Finds the requests of a merchant that match, oldest first. Only requests that are still in the journal are found.
 *
 * @throws {OptionError} The match names an unknown field or operation.
 *
 * @example
 * expect(findRequests(mock, 'createPayment')).toHaveLength(1);
 */
export function findRequests(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): JournalEntry[] {
  assertMerchant(merchant, 'journal');
  assertRequestMatch(match);
  return merchant.journal.requests().filter((entry) => matches(entry, match));
}

/** Checks that the merchant sent a request that matches. */
export function checkReceivedRequest(
  merchant: Pick<MerchantControls, 'journal'>,
  match: RequestMatch,
): AssertionResult {
  const found = findRequests(merchant, match);
  const entries = merchant.journal.requests();
  const described = describeMatcher(match);
  return createResult(
    found.length > 0,
    () => formatList(`Expected no request matching ${described}, but found ${found.length}:`, found.map(formatEntry)),
    () => `Expected a request matching ${described}\n${describeJournal(entries, match)}`,
  );
}

/** Checks that every request in the journal has only fields and query parameters that the contract lists. */
export function checkNoUnknownFields(merchant: Pick<MerchantControls, 'journal'>): AssertionResult {
  assertMerchant(merchant, 'journal');
  const found = merchant.journal.requests().filter(({ unknownFields }) => unknownFields.length > 0);
  const title = 'Expected no unknown fields. The mock server ignores them. Requests with unknown fields:';
  return createResult(
    found.length === 0,
    () => 'Expected a request with an unknown field, but found none',
    () => formatList(title, found.map(formatEntry)),
  );
}

/** Formats a request and its response in one line. */
export function formatEntry({ number, operation, method, path, idempotencyKey, ...entry }: JournalEntry): string {
  return [
    `#${number}`,
    `${method} ${path}`,
    operation,
    ...(entry.paymentId === undefined && entry.merchantOrderId ? [`order ${entry.merchantOrderId}`] : []),
    ...(idempotencyKey === undefined ? [] : [`key ${idempotencyKey}`]),
    `→ ${entry.response?.status ?? 'no response'}`,
    ...(entry.replayed ? [entry.bodyDiffers ? 'replayed, different body' : 'replayed'] : []),
    ...entry.unknownFields.map(describeUnknownField),
    ...(entry.warnings ?? []),
    ...(entry.faults.length === 0 ? [] : [`fault ${entry.faults.join(', ')}`]),
  ].join('  ');
}

function matches(entry: JournalEntry, match: RequestMatch): boolean {
  if (typeof match === 'function') return matchesFunction(match, entry);
  if (typeof match === 'string') return entry.operation === match;
  return matchesEntry(entry, match);
}

function describeJournal(entries: readonly JournalEntry[], match: RequestMatch): string {
  if (entries.length === 0) {
    return 'The journal is empty. Was the call awaited? Requests with other credentials are in the journal of another merchant.';
  }
  const lines = entries.map((entry) =>
    differsInBody(entry, match)
      ? `${formatEntry(entry)}  ${describeDifferences(entry.request.body, match.body)}`
      : formatEntry(entry),
  );
  return formatList('Requests in the journal:', lines);
}

/** Reports whether everything but the body matches. Then its fields show why the request does not match. */
function differsInBody(entry: JournalEntry, match: RequestMatch): match is JournalMatch & { body?: unknown } {
  if (typeof match !== 'object' || match.body === undefined) return false;
  const { body, ...rest } = match;
  return matchesEntry(entry, rest);
}
