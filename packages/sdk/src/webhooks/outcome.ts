import type { WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
import type { WebhookEvent } from './events.ts';

/** Why a delivery was not simply handled. Stable: programs and logs may key on it. */
export type WebhookRejectionReason =
  /** It is not to be trusted (401) or not to be understood (400). */
  | WebhookVerificationCode
  /** 405: it is no POST. */
  | 'method_not_allowed'
  /** 413: it is longer than `maxBodyBytes`. If it was genuine, it is lost: the service does not send it again. */
  | 'body_too_large'
  /** 503: it did not arrive as a whole within `ackTimeoutMs`. */
  | 'body_too_slow'
  /** 503: it broke off. */
  | 'body_incomplete'
  /** 503: another request, here or on another replica, is handling it. */
  | 'in_flight'
  /** 503: the store failed, or did not answer within `ackTimeoutMs` and the lease, before the handler started. */
  | 'store_failed'
  /** 500: the handler threw. */
  | 'handler_failed'
  /**
   * 503: the handler was not done within `ackTimeoutMs`. It goes on; when the event comes again, a store knows that it was
   * handled, and without one it is handled again.
   */
  | 'handler_too_slow'
  /** The handler is done, and the store failed three times to note it: if the event comes again, it is handled again. */
  | 'commit_failed'
  /** The handler outlived its lease, and another one has started on the same event, or has handled it. */
  | 'claim_lost'
  /** 500: a mistake in the receiver's setting: the body was read before, no cryptography, a `dedupeKey` that fails. */
  | 'receiver_failed';

/** A delivery that was not simply handled. Holds no secret and no header; `event` and `error` can hold anything. */
export interface WebhookRejection {
  readonly reason: WebhookRejectionReason;
  /** What the sender was answered, or will be. */
  readonly status: number;
  /** What was thrown, by the handler or the store for example. */
  readonly error?: unknown;
  /** The event, once it is verified. */
  readonly event?: WebhookEvent | undefined;
  /** Its key, once it is known. */
  readonly key?: string | undefined;
}

/** What a delivery came to: the answer, and, when it was not simply handled, the reason. */
export interface Outcome extends Partial<WebhookRejection> {
  readonly status: number;
}

/** One body for all causes of a 401: the reason is for logs. A 400 can only be read by who knows the secret. */
export function answerTo({ status, reason, error }: Outcome, retryAfterSeconds: number): Response {
  const { code, field, rule } = (status === 400 ? error : {}) as Partial<WebhookVerificationError>;
  const headers = {
    ...(reason === 'method_not_allowed' && { allow: 'POST' }),
    ...(status === 503 && { 'retry-after': `${retryAfterSeconds}` }),
  };
  return Response.json({ received: status === 200, error: code, field, rule }, { status, headers });
}
