import { ControlError } from '../../core/controls/control-error.ts';
import type { RecordedRequest } from '../../core/http/mock-result.ts';
import type { JournalEntry } from '../../core/merchant/journal.ts';
import type { MockServer } from '../../core/mock-server.ts';
import { operations } from '../../generated/operations.ts';
import { headersOf } from '../port/arrived-request.ts';
import type { RequestKeeper } from './request-keeper.ts';

const idempotencyHeader = 'x-idempotency-key';

/**
 * Sends a kept request again.
 *
 * @param journaled - The request in the journal.
 * @param idempotencyKey - With `new`, only the idempotency key differs. An operation without one gets the same request.
 * @returns the journal entry of the repeated request, with the merchant in whose journal it is
 * @throws {ControlError} `REQUEST_NOT_KEPT`
 */
export async function replay(
  { fetch }: Pick<MockServer, 'fetch'>,
  keeper: RequestKeeper,
  merchant: string,
  journaled: JournalEntry,
  idempotencyKey: 'same' | 'new',
): Promise<{ readonly merchant: string; readonly entry: JournalEntry }> {
  const { number, operation } = journaled;
  const kept = keeper.find(merchant, number);
  if (kept === undefined) throw notKept(journaled);
  const { url, method, body } = kept;
  const headers = headersOf(kept.headers);
  if (idempotencyKey === 'new' && operations[operation].idempotencyKey !== 'none') {
    headers.set(idempotencyHeader, process.getBuiltinModule('node:crypto').randomUUID());
  }
  // A copy, because the bytes can share their buffer.
  const request = new Request(url, { method, headers, body: body.length === 0 ? null : body.slice() });
  let repeated: RecordedRequest | undefined;
  await fetch.handle(request, {
    onRecord(recorded) {
      repeated = recorded;
      keeper.keep({ url, method, headers: [...headers].flat() }, recorded);
    },
  });
  // The pipeline records every request that an operation matches, and the first one matched.
  if (repeated === undefined) throw new Error(`Request ${number} was not recorded`);
  return { merchant: repeated.merchant, entry: repeated.entry() };
}

/** Creates the error for a request whose bytes the server does not have. */
export function notKept({ number }: Pick<JournalEntry, 'number'>): ControlError {
  return new ControlError(
    'REQUEST_NOT_KEPT',
    `The bytes of request ${number} are unavailable. The server keeps those of the latest requests over its port, until a reset`,
  );
}
