import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './digests.ts';
import { demand } from './errors.ts';
import type { WebhookEvent } from './events.ts';

/**
 * What two deliveries of one event have in common, and two events do not: what a receiver deduplicates by, and what to
 * make an effect unique on. 1 to 255 visible ASCII characters, the same on every runtime.
 *
 * A payment event is known by its idempotency key, type and status; without that key by everything in it but the
 * counter of attempts. A transfer notification is known by its id and status: PENDING and COMPLETED share an id.
 *
 * Where an envelope holds no more than id and status, two partial refunds of one payment look the same: take the
 * event for a hint, and retrieve the payment.
 */
export async function eventKey(event: WebhookEvent): Promise<string> {
  const { kind, payload } = event;
  if (kind === 'transfer') return keyOf('transfer', [payload.id, payload.status]);
  // A type that is not known yet has its payment in the same place, or none.
  const { idempotency_key, status } = Object(Object(payload.data).payment);
  const isText = typeof idempotency_key === 'string' && typeof status === 'string';
  if (isText && idempotency_key !== '') return keyOf('payment', [idempotency_key, event.type_event ?? '', status]);
  // Each attempt has another counter.
  const { retry: _, ...rest } = payload as typeof payload & { readonly retry?: unknown };
  return hashed('event', canonicalJson(rest));
}

/** The length in front of each part tells `a:b`, `c` from `a`, `b:c`. */
function keyOf(kind: string, parts: readonly string[]): Promise<string> | string {
  return storable(kind, kind + parts.map((part) => `:${part.length}:${part}`).join(''));
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
