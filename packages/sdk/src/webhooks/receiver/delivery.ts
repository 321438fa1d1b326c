import type { WebhookVerificationCode } from '../errors.ts';
import type { UnknownEventReason, WebhookEvent } from '../events/events.ts';

/** The result of a delivery. Stable: programs and logs can depend on these codes. */
export type DeliveryResult =
  /** A handler finished. With the reason `acknowledged_early`, it is still running. */
  | 'handled'
  /** The store knows the event. Status 200: it was handled. Status 503 with `in_flight`: another request is handling it. */
  | 'duplicate'
  /** The event is authentic, but it has no handler. Status 500, so that a later delivery can succeed after a fix. Otherwise 200. */
  | 'unhandled'
  /** The request is not a valid event: see the reason. */
  | 'rejected'
  /** The handler, the store or the receiver failed: see the reason. */
  | 'failed';

/** Says why a delivery was not simply handled. Stable: programs and logs can depend on these codes. */
export type DeliveryReason =
  /** `rejected`, 401 or 400: the request is not authentic, or its body is not JSON. */
  | WebhookVerificationCode
  /** `rejected`, 401: `verify` did not return true. */
  | 'not_verified'
  /** `rejected`, 405: the request is not a POST. */
  | 'method_not_allowed'
  /** `rejected`, 503: the body is longer than `maxBodyBytes`. A later delivery can succeed with a higher limit. */
  | 'body_too_large'
  /** `rejected`, 503: the body did not arrive completely within `ackTimeoutMs`. */
  | 'body_timeout'
  /** `rejected`, 503: the connection broke before the body was complete. */
  | 'body_incomplete'
  /**
   * `unhandled`: status 200 for an unlisted type, and for a body that is not a JSON object; 500 for the kind that `accept` excludes, for an
   * unknown shape, and for a malformed event whose type has a handler.
   * `handled`, 200: `onUnknown` handled the event.
   */
  | UnknownEventReason
  /** `unhandled`, 200: the type is known, but `on` has no handler for it and there is no `onUnknown`. */
  | 'no_handler'
  /** `handled`, 200: the event has no key, so each delivery of it runs its handler, although `dedupe` is set. See `eventKey`. */
  | 'not_deduplicated'
  /** `duplicate`, 503: another request is handling the event, on this replica or another. */
  | 'in_flight'
  /** `handled`, 200: the handler did not finish within `ackTimeoutMs`, and `acknowledgeEarly` is set. A second report follows. */
  | 'acknowledged_early'
  /** `failed`, 503: the store failed, or did not respond within `ackTimeoutMs` and the lease; `error` says which. The handler did not start. */
  | 'store_failed'
  /** `failed`, 500: the handler threw, or returned a `Response` that is not ok. */
  | 'handler_failed'
  /**
   * `failed`, 503: the handler did not finish within `ackTimeoutMs`. It continues, and a second report follows. If the event arrives
   * again, a store detects that it was handled; without a store it is handled again.
   */
  | 'handler_timeout'
  /** `failed`: the handler finished, but the store failed three times to record it. If the event arrives again, it is handled again. */
  | 'commit_failed'
  /** `failed`: the lease ended before the handler did, and another request is handling the event or has handled it. */
  | 'claim_lost'
  /** `failed`, 500: a configuration mistake, such as a body that was already read, no cryptography, or a function `secret`, `verify` or `dedupeKey` that fails. */
  | 'receiver_failed';

/** A report on one delivery. It contains no secret and no header, but `event` and `error` can contain anything. */
export interface Delivery {
  readonly result: DeliveryResult;
  /** The status of the response. */
  readonly status: number;
  /** Undefined when the handler of its type handled the event, now or in an earlier delivery, and no later delivery runs it again. */
  readonly reason: DeliveryReason | undefined;
  /** What the handler or the store threw, for example. */
  readonly error: unknown;
  /** The event, after verification. */
  readonly event: WebhookEvent | undefined;
  /** The key of the event, when it is known. Undefined also for an event that is not deduplicated. */
  readonly key: string | undefined;
  /** The attempt number from the event's own counter, starting at 0. Undefined when the event has no counter. */
  readonly attempt: number | undefined;
  /**
   * The index of the secret that made the signature, in the order of `secret`. Undefined when no secret is configured, and for a rejected
   * delivery.
   */
  readonly matchedSecretIndex: number | undefined;
  /** The time from the start of the request to this report, in milliseconds. */
  readonly durationMs: number;
  /** True for a second report on the same delivery, after the response. To count deliveries, count the reports where it is false. */
  readonly isLate: boolean;
}

/** The response to a delivery, and its report. */
export type ProcessingResult = Pick<Delivery, 'status' | 'result'> & Partial<Pick<Delivery, 'reason' | 'error'>>;

/**
 * Creates the response. Every 401 has the same body. A 400 has the code, because only a sender with the secret can get it. A header says that
 * an event was dropped, so that the mock server can report it.
 */
export function toResponse({ status, result, reason }: ProcessingResult, retryAfterSeconds: number): Response {
  const headers = {
    ...(status === 405 && { allow: 'POST' }),
    ...(status === 200 && result === 'unhandled' && { 'x-paychord-unhandled': `${reason}` }),
    ...(status === 503 && { 'retry-after': `${retryAfterSeconds}` }),
  };
  return Response.json({ received: status === 200, error: status === 400 ? reason : undefined }, { status, headers });
}
