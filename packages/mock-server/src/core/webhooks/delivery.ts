import type { WebhookAttempt, WebhookDelivery, WebhookEventName } from '../../generated/control-types.ts';
import { schemas } from '../../generated/validators.js';
import { redactUrl } from '../model/redaction.ts';
import { type AttemptRecord, toWebhookAttempt } from './outgoing-attempt.ts';

/** An attempt that ended, with the delivery that it belongs to. */
export interface AttemptReport extends Readonly<Omit<WebhookDelivery, 'attempts'>> {
  readonly attempt: Readonly<Omit<WebhookAttempt, 'request'>>;
  /** Returns a copy of the delivery with all its attempts. */
  delivery(): WebhookDelivery;
}

/**
 * A delivery in the queue, with everything that is needed to continue it. The fields that change are the position in the schedule. Attempts
 * do not show it: chaos duplicates them, `resend` adds some, and a flush makes some early. Only `makeAttempt` and what schedules it change them.
 */
export interface QueuedDelivery extends NewDelivery, Pick<WebhookDelivery, 'endpointId'> {
  status: WebhookDelivery['status'];
  attempts: AttemptRecord[];
  /** Start of the first attempt, or the time at which it was due if a flush made it early. Undefined before the first attempt. */
  firstAttemptAt: number | undefined;
  /** The number of scheduled attempts so far. Manual attempts are not counted. */
  scheduledAttempts: number;
  /** The time of the scheduled attempt that is next or in flight. Undefined when none is scheduled. */
  nextAttemptAt: number | undefined;
  /** The number of attempts that `resend` requested and that have not ended. */
  pendingManualAttempts: number;
  /** The id of the delivery that chaos holds back until the first attempt of this one has ended. */
  readonly overtakenId: string | undefined;
}

/** What the caller knows about a delivery that it adds to the queue. */
export interface NewDelivery extends Readonly<Pick<WebhookDelivery, 'id' | 'event' | 'url'>> {
  /** The id of the payment in the event. Undefined for the notification of a transfer. */
  readonly paymentId: string | undefined;
  /** The body, without the attempt counter of a payment event. */
  readonly payload: object;
}

/** Serializes the body of an attempt. A payment event contains its attempt number; a transfer notification never changes. */
export function serializeBody({ event, payload }: NewDelivery, number: number): string {
  return JSON.stringify(event === 'banking.transfer' ? payload : { ...payload, retry: number });
}

/** Creates the public view of a queued delivery, as a copy. */
export function toWebhookDelivery(delivery: QueuedDelivery): WebhookDelivery {
  const summary = toSummary(delivery);
  const attempts = delivery.attempts.map((attempt) =>
    toWebhookAttempt(attempt, summary.url, serializeBody(delivery, attempt.number)),
  );
  return { ...summary, attempts };
}

/** Returns the number of the next attempt. Chaos sends an attempt twice under the same number. */
export function nextAttemptNumber({ attempts }: { readonly attempts: readonly { number: number }[] }): number {
  return (attempts.at(-1)?.number ?? -1) + 1;
}

export function toAttemptReport(delivery: QueuedDelivery, { headers: _, ...attempt }: AttemptRecord): AttemptReport {
  return { ...toSummary(delivery), attempt, delivery: () => toWebhookDelivery(delivery) };
}

function toSummary(delivery: QueuedDelivery): Omit<WebhookDelivery, 'attempts'> {
  const { id, event, endpointId, paymentId, status, nextAttemptAt } = delivery;
  const url = redactUrl(delivery.url);
  const summary = { id, event, url, endpointId, ...(paymentId === undefined ? {} : { paymentId }), status };
  return nextAttemptAt === undefined ? summary : { ...summary, nextAttemptAt: new Date(nextAttemptAt).toISOString() };
}

/**
 * Decides the status of a delivery after an attempt.
 *
 * `pending` means that another attempt could succeed: after a 5xx response, a time-out or a failed connection. A rejection that a chaos
 * effect caused is also retried.
 */
export function statusAfterAttempt(
  { response, chaosEffect }: AttemptRecord,
  event: WebhookEventName,
): Exclude<WebhookDelivery['status'], 'exhausted'> {
  if (response === undefined || response.status >= 500) return 'pending';
  const isDelivered = event === 'banking.transfer' ? isAcknowledgement(response) : response.status === 200;
  if (isDelivered) return 'delivered';
  return chaosEffect === undefined || chaosEffect === 'duplicate' ? 'rejected' : 'pending';
}

/** Reports whether a response is `200 {"received": true}`, which a transfer notification requires. */
function isAcknowledgement({ status, body }: { status: number; body: string }): boolean {
  if (status !== 200) return false;
  try {
    return schemas.WebhookAcknowledgement?.(JSON.parse(body)) ?? false;
  } catch {
    return false;
  }
}
