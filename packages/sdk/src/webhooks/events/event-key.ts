import { demand } from '../errors.ts';
import { canonicalJson } from '../verification/canonical-json.ts';
import { sha256 } from '../verification/hmac.ts';
import type { WebhookEvent } from './events.ts';

/** Fields of a parsed body. Nothing is known about their types. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the key that all deliveries of one event share and that no other event has. A receiver deduplicates by it; use
 * it to make an effect unique.
 *
 * - Payment event, listed by this version or not: the account id, the payment id, `type_event`, the status, the
 *   idempotency key, and the id and the status of the transaction when `transactions` is an object. `updated_at` counts
 *   only when there is no transaction id.
 * - Transfer: the account id, the transfer id and the status. PENDING and COMPLETED share an id.
 * - Body without the id and the status of a payment: the hash of everything except `retry`, the counter of attempts.
 *
 * A null field counts as absent. A payment with no more than `id` and `status` cannot tell two partial refunds apart:
 * treat an event as a hint, and retrieve the payment.
 *
 * @returns 1 to 255 visible ASCII characters, the same on every runtime. A long key is hashed.
 *
 * @example
 * const key = await eventKey(event);
 * // payment:["493e…","0a7e…","payment.purchase","SUCCEEDED","9e2a…","5c01…","SUCCEEDED",null]
 */
export async function eventKey(event: WebhookEvent): Promise<string> {
  const body = fieldsOf(event.payload);
  if (isTransfer(event, body)) return keyOf('transfer', [body.account_id, body.id, body.status]);
  // Identity decides, not the kind: the key stays the same when a later version lists the type.
  const { id, status, idempotency_key, transactions, updated_at } = fieldsOf(fieldsOf(body.data).payment);
  if (typeof id === 'string' && typeof status === 'string') {
    const transaction = fieldsOf(transactions);
    // The service might write updated_at anew on a retry, so it counts only where nothing better does.
    const moment = (transaction.id ?? '') === '' ? updated_at : null;
    const { account_id, type_event } = body;
    const parts = [account_id, id, type_event, status, idempotency_key, transaction.id, transaction.status, moment];
    return keyOf('payment', parts);
  }
  const { retry: _, ...rest } = body;
  return hashed('event', canonicalJson(rest));
}

/** Also one that is not accepted here: it is the same transfer where it is. A malformed one has to come again after a fix. */
function isTransfer(event: WebhookEvent, { id, status, direction }: Fields): boolean {
  if (event.kind !== 'unknown') return event.kind === 'transfer';
  const isRefused = event.reason === 'not_accepted' && event.expectedKind === 'transfer';
  return isRefused && typeof id === 'string' && typeof status === 'string' && typeof direction === 'string';
}

/** No fields, for a value that is no object. */
function fieldsOf(value: unknown): Fields {
  return Object(value);
}

function keyOf(kind: string, parts: readonly unknown[]): Promise<string> | string {
  return storable(kind, `${kind}:${canonicalJson(parts.map((part) => part ?? null))}`);
}

/** The key that the caller makes of an event. Throws `WebhookConfigurationError` when it is no text, or empty. */
export async function customKey(key: unknown): Promise<string> {
  demand(typeof key === 'string' && key !== '', 'dedupeKey must give a text that is not empty');
  return storable('custom', key);
}

/** Not every store takes a NUL, a lone surrogate or a key without end. */
function storable(kind: string, key: string): Promise<string> | string {
  return /^[!-~]{1,255}$/.test(key) ? key : hashed(kind, JSON.stringify(key));
}

async function hashed(kind: string, text: string): Promise<string> {
  return `${kind}:sha256:${await sha256(text)}`;
}
