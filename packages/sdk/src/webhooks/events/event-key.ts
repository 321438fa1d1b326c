import { assertConfig } from '../errors.ts';
import { sha256 } from '../verification/hmac.ts';
import type { WebhookEvent } from './events.ts';

/** The fields of a parsed body. Their types are unknown. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the key that identifies an event: all deliveries of one event share it, and no other event has it. A receiver deduplicates by
 * this key. Use it to make a side effect unique.
 *
 * The key consists of:
 *
 * - For a payment event of any type: the account id, the payment id, `type_event`, the status and the idempotency key. If `transactions` is
 *   an object, also the id and status of the transaction. `updated_at` is included only without a transaction id.
 * - For a transfer: the account id, the transfer id and the status. PENDING and COMPLETED share an id.
 * - For a body without a payment id and status: a hash of everything except `retry`, the attempt counter.
 *
 * A null field counts as missing. If a payment contains only `id` and `status`, the key cannot distinguish two partial refunds. Treat the
 * event as a hint, and retrieve the payment.
 *
 * @param event - A verified event, from `constructEvent` for example.
 * @returns 1 to 255 visible ASCII characters, the same on every runtime. A long key is hashed.
 *
 * @example
 * const key = await eventKey(event);
 * // payment:["493e…","0a7e…","payment.purchase","SUCCEEDED","9e2a…","5c01…","SUCCEEDED",null]
 */
export async function eventKey(event: WebhookEvent): Promise<string> {
  const body: Fields = Object(event.payload);
  if (isTransfer(event, body)) return buildKey('transfer', [body.account_id, body.id, body.status]);
  // The fields decide, not the kind: the key must not change when a later version knows the type.
  const { id, status, idempotency_key, transactions, updated_at } = Object(Object(body.data).payment);
  if (typeof id === 'string' && typeof status === 'string') {
    const transaction: Fields = Object(transactions);
    // The service may change updated_at on a retry, so it is used only without a better field.
    const moment = (transaction.id ?? '') === '' ? updated_at : null;
    return buildKey('payment', [
      body.account_id,
      id,
      body.type_event,
      status,
      idempotency_key,
      transaction.id,
      transaction.status,
      moment,
    ]);
  }
  const { retry: _, ...rest } = body;
  return hashKey('event', canonicalJson(rest));
}

/**
 * Reports whether the event is a transfer. A transfer outside `accept` counts: another endpoint may accept it, and its key must be the
 * same there. A malformed one does not count: after a fix it must be handled.
 */
function isTransfer(event: WebhookEvent, { id, status, direction }: Fields): boolean {
  if (event.kind !== 'unknown') return event.kind === 'transfer';
  const isExcluded = event.reason === 'not_accepted' && event.expectedKind === 'transfer';
  return isExcluded && typeof id === 'string' && typeof status === 'string' && typeof direction === 'string';
}

function buildKey(kind: string, parts: readonly unknown[]): Promise<string> | string {
  return toStorableKey(`${kind}:${canonicalJson(parts)}`, kind);
}

/**
 * Hashes keys that some stores reject: long ones, and those with a NUL or a lone surrogate. Throws `WebhookConfigurationError` unless the
 * key is a non-empty string.
 *
 * @param kind - Stands before the hash. By default, the key comes from `dedupeKey`.
 */
export function toStorableKey(key: unknown, kind = 'custom'): Promise<string> | string {
  assertConfig(typeof key === 'string' && key, 'dedupeKey must return a non-empty string');
  return /^[!-~]{1,255}$/.test(key) ? key : hashKey(kind, JSON.stringify(key));
}

async function hashKey(kind: string, text: string): Promise<string> {
  return `${kind}:sha256:${await sha256(text)}`;
}

/** A text to append, and a value to serialize after it. */
type Token = readonly [text: string, value?: unknown];

/**
 * Serializes a JSON value in one canonical form: sorted keys, no white space. It does not recurse, so a deeply nested body cannot
 * overflow the stack. Infinity, from a number such as 1e400, stays different from null.
 */
export function canonicalJson(root: unknown): string {
  let json = '';
  const stack: Token[] = [['', root]];
  for (let token = stack.pop(); token; token = stack.pop()) {
    const [text, value] = token;
    json += text;
    if (typeof value === 'object' && value) {
      const isList = Array.isArray(value);
      const parts = isList ? value : Object.keys(value).sort();
      json += isList ? '[' : '{';
      stack.push([isList ? ']' : '}']);
      // The last token on the stack is written first.
      for (let index = parts.length - 1; index >= 0; index--) {
        const part = parts[index];
        const comma = index ? ',' : '';
        stack.push(isList ? [comma, part ?? null] : [`${comma}${JSON.stringify(part)}:`, (value as Fields)[part]]);
      }
    } else if (value !== undefined) json += typeof value === 'number' ? value : JSON.stringify(value);
  }
  return json;
}
