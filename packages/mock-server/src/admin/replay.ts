import { ControlError } from '../controls/control-error.ts';
import { operations } from '../generated/operations.ts';
import type { RecordedRequest } from '../http/mock-result.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { MockServer } from '../mock-server.ts';
import type { KeptRequest, RequestKeeper } from './request-keeper.ts';

const idempotencyHeader = 'x-idempotency-key';

/**
 * Sends a kept request again.
 *
 * @param entry - The request in the journal.
 * @param idempotencyKey - With `new`, only the idempotency key differs. An operation without one gets the same request.
 * @returns the journal entry of the repeated request, with the merchant in whose journal it is
 * @throws {ControlError} `REQUEST_NOT_KEPT`
 */
export async function replay(
  { fetch }: Pick<MockServer, 'fetch'>,
  keeper: RequestKeeper,
  merchant: string,
  { number, operation }: JournalEntry,
  idempotencyKey: 'same' | 'new',
): Promise<{ readonly merchant: string; readonly entry: JournalEntry }> {
  const kept = keeper.find(merchant, number);
  if (kept === undefined) {
    throw new ControlError(
      'REQUEST_NOT_KEPT',
      `The bytes of request ${number} are unavailable. The server keeps those of the latest requests over its port, until a reset`,
    );
  }
  const request = toRequest(kept);
  if (idempotencyKey === 'new' && operations[operation].idempotencyKey) {
    request.headers.set(idempotencyHeader, crypto.randomUUID());
  }
  let repeated: RecordedRequest | undefined;
  await fetch.handle(request, {
    onRecord(recorded) {
      repeated = recorded;
      keeper.keep(request, recorded);
    },
  });
  // The pipeline records every request that an operation matches, and the first one matched.
  if (repeated === undefined) throw new Error(`Request ${number} was not recorded`);
  return repeated;
}

function toRequest({ url, method, headers, body }: KeptRequest): Request {
  const init = { method, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  // The bytes have a buffer that nothing shares.
  return new Request(url, body.length === 0 ? init : { ...init, body: body as Uint8Array<ArrayBuffer> });
}
