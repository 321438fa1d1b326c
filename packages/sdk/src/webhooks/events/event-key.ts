import { incomingTransferShape } from '../../generated/event-shapes.ts';
import { assertConfig } from '../errors.ts';
import { sha256 } from '../verification/signature.ts';
import { findInvalidField, type WebhookEvent } from './events.ts';

/** The fields of a parsed body. Their types are unknown. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the key of an event. A receiver deduplicates by this key. Use it to make a side effect unique. Assumption: all deliveries of one
 * event have the same fields of the key.
 *
 * The key consists of:
 *
 * - For a payment event of any type: the account id, the payment id, `type_event`, the status, the sub-status and the idempotency key. If
 *   `transactions` is an object, also the id and status of the transaction. `updated_at` is included only without a transaction id.
 * - For a transfer: the account id, the transfer id and the status. Assumption: PENDING and COMPLETED share an id.
 *
 * The key is undefined when the event has nothing that distinguishes it from a similar one, for example from another partial refund:
 * a payment event without a transaction id, an idempotency key and `updated_at`, or a body without an id and a status. The specification
 * shows only `id` and `status` of the payment. Such an event is not deduplicated, and its handler runs for each delivery. Retrieve the
 * payment, and make the handler idempotent.
 *
 * A null field counts as missing. A field of the key that is not text also makes the key undefined.
 *
 * @param event - A verified event, from `constructEvent` for example.
 * @returns 1 to 255 visible ASCII characters, the same on every runtime, or undefined. A long key is hashed.
 *
 * @example
 * const key = await eventKey(event);
 * // payment:["493e…","0a7e…","payment.purchase","SUCCEEDED","APPROVED","9e2a…","5c01…","SUCCEEDED",null]
 */
export async function eventKey(event: WebhookEvent): Promise<string | undefined> {
  const body: Fields = Object(event.payload);
  if (isTransfer(event, body)) return buildKey('transfer', [body.account_id, body.id, body.status]);
  // The fields decide, not the kind: the key must not change when a later version knows the type.
  const { id, status, sub_status, idempotency_key, transactions, updated_at } = Object(Object(body.data).payment);
  const transaction: Fields = Object(transactions);
  // The service may change updated_at on a retry, so it is used only without a better field.
  const moment = transaction.id ? null : updated_at;
  if (!id || !status || !(transaction.id || moment || idempotency_key)) return undefined;
  return buildKey('payment', [
    body.account_id,
    id,
    body.type_event,
    status,
    sub_status,
    idempotency_key,
    transaction.id,
    transaction.status,
    moment,
  ]);
}

/**
 * Reports whether the event is a transfer. A transfer outside `accept` counts: another endpoint may accept it, and its key must be the
 * same there. A malformed one does not count: after a fix it must be handled.
 */
function isTransfer(event: WebhookEvent, body: Fields): boolean {
  if (event.kind !== 'unknown') return event.kind === 'transfer';
  const isExcluded = event.reason === 'not_accepted' && event.expectedKind === 'transfer';
  return isExcluded && !findInvalidField(body, incomingTransferShape);
}

function buildKey(kind: string, parts: readonly unknown[]): Promise<string> | string | undefined {
  // Other values have no single text form, and two events could share it.
  if (!parts.every((part) => typeof (part ?? '') === 'string')) return undefined;
  return toStorableKey(`${kind}:${JSON.stringify(parts)}`, kind);
}

/**
 * Hashes keys that some stores reject: long ones, and those with a NUL or a lone surrogate. Throws `WebhookConfigurationError` unless the
 * key is a non-empty string.
 *
 * @param kind - Stands before the hash. By default, the key comes from `dedupeKey`.
 */
export function toStorableKey(key: unknown, kind = 'custom'): Promise<string> | string {
  assertConfig(typeof key === 'string' && key, 'dedupeKey must return a non-empty string');
  return /^[!-~]{1,255}$/.test(key) ? key : sha256(JSON.stringify(key)).then((hash) => `${kind}:sha256:${hash}`);
}
