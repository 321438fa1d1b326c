import type { WebhookVerificationCode, WebhookVerificationError } from '../errors.ts';
import type { UnknownEventReason, WebhookEvent } from '../events/events.ts';

/** What became of a delivery. Stable: programs and logs may key on it. */
export type DeliveryVerdict =
  /** A handler is done with it. With the reason `acknowledged_early`: it is not done yet. */
  | 'handled'
  /** The store knows it. Status 200: it was handled. Status 503, `in_flight`: another request is handling it now. */
  | 'duplicate'
  /** It is genuine and no handler is for it. Status 200: it does not come again. Status 500: it comes again. */
  | 'unknown'
  /** It was not accepted as an event: see the reason. */
  | 'rejected'
  /** The handler, the store or the receiver failed: see the reason. */
  | 'failed';

/** Why a delivery was not simply handled. Stable: programs and logs may key on it. */
export type DeliveryReason =
  /** `rejected`, 401 or 400: it is not to be trusted, or its body is not a JSON object. */
  | WebhookVerificationCode
  /** `rejected`, 405: it is no POST. */
  | 'method_not_allowed'
  /** `rejected`, 503: it is longer than `maxBodyBytes`. It comes again, so a higher limit recovers it. */
  | 'body_too_large'
  /** `rejected`, 503: it did not arrive completely within `ackTimeoutMs`. */
  | 'body_too_slow'
  /** `rejected`, 503: the connection broke. */
  | 'body_incomplete'
  /**
   * `unknown`: 200 for an unlisted type, 500 for a kind outside `accept`, 500 for a malformed event that would have a handler.
   * `handled`, 200: `onUnknown` took it.
   */
  | UnknownEventReason
  /** `unknown`, 200: the event is of a listed type, and there is neither a handler in `on` nor `onUnknown`. */
  | 'no_handler'
  /** `duplicate`, 503: another request, here or on another replica, is handling it. */
  | 'in_flight'
  /** `handled`, 200: the handler was not done within `ackTimeoutMs`, and `acknowledgeEarly` is set. A later report follows. */
  | 'acknowledged_early'
  /** `failed`, 503: the store failed, or did not respond within `ackTimeoutMs` and the lease, before the handler started. */
  | 'store_failed'
  /** `failed`, 500: the handler threw. */
  | 'handler_failed'
  /**
   * `failed`, 503: the handler was not done within `ackTimeoutMs`. It goes on, and a later report follows. When the event comes again, a
   * store knows that it was handled; without a store it is handled again.
   */
  | 'handler_too_slow'
  /** `failed`: the handler is done, and the store failed three times to record it. If the event comes again, it is handled again. */
  | 'commit_failed'
  /** `failed`: the handler outlived its lease, and another one has started on the same event, or has handled it. */
  | 'claim_lost'
  /** `failed`, 500: a mistake in the setting: the body was read before, no cryptography, a `dedupeKey` that fails. */
  | 'receiver_failed';

/** What became of one delivery. Holds no secret and no header; `event` and `error` can hold anything. */
export interface Delivery {
  readonly verdict: DeliveryVerdict;
  /** The status of the response. */
  readonly status: number;
  /** Undefined when the event was handled by the handler of its type, or is a duplicate of one that was. */
  readonly reason: DeliveryReason | undefined;
  /** What was thrown, by the handler or the store for example. */
  readonly error: unknown;
  /** The event, once it is verified. */
  readonly event: WebhookEvent | undefined;
  /** The key of the event, once it is known. */
  readonly key: string | undefined;
  /** The number of the attempt, from 0, by the counter in the event; undefined where it has none. */
  readonly attempt: number | undefined;
  /** From the start of the request to this report, in milliseconds. */
  readonly durationMs: number;
  /**
   * True for a second report on the same delivery: what happened after the response. To count deliveries, count the reports where it is
   * false.
   */
  readonly isLate: boolean;
}

/** What a delivery comes to. Without a verdict it adds nothing to what was reported before. */
export interface Outcome extends Partial<Pick<Delivery, 'verdict' | 'reason' | 'error'>> {
  readonly status: number;
}

/** One body for all causes of a 401: the reason is for logs. A 400 can only be read by a sender that knows the secret. */
export function answerTo({ status, reason, error }: Outcome, retryAfterSeconds: number): Response {
  const { code } = (status === 400 ? error : {}) as Partial<WebhookVerificationError>;
  const headers = {
    ...(reason === 'method_not_allowed' && { allow: 'POST' }),
    ...(status === 503 && { 'retry-after': `${retryAfterSeconds}` }),
  };
  return Response.json({ received: status === 200, error: code }, { status, headers });
}

/** What a receiver without `onDelivery` writes to the console: what was rejected, what failed, and what will come again. */
export function logDelivery({ verdict, status, reason, error, event }: Delivery): void {
  if (verdict === 'handled' || verdict === 'duplicate' || (verdict === 'unknown' && status === 200)) return;
  const { field, rule } = event?.kind === 'unknown' ? event : {};
  const place = rule ? ` (${field}: ${rule})` : '';
  const advice =
    reason === 'signature_mismatch' ? '. Run explainSignature(rawBody, headers, secret) to find out why' : '';
  console.error(`Webhook ${verdict} with ${status}: ${reason}${place}${advice}`, error ?? '');
}
