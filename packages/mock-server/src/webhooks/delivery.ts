import { isAcknowledgement } from './acknowledgement.ts';
import type { WebhookEndpoint, WebhookEventName } from './endpoint.ts';
import { type AttemptRecord, toWebhookAttempt, type WebhookAttempt } from './outgoing-attempt.ts';
import type { DeliveryKind } from './retry-schedule.ts';

/** What became of an event on its way to an endpoint. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEventName;
  url: string;
  /**
   * `pending` while an attempt is under way or another is due; then what the last one came to: `delivered`, `rejected` (an answer that
   * no retry can change) or `exhausted` (no attempt is left).
   */
  status: 'pending' | 'delivered' | 'rejected' | 'exhausted';
  attempts: WebhookAttempt[];
}

/** A delivery as it is kept, with what is needed to go on with it. */
export interface QueuedDelivery
  extends Pick<WebhookDelivery, 'status'>,
    Readonly<Pick<WebhookDelivery, 'id' | 'event' | 'url'>> {
  readonly kind: DeliveryKind;
  readonly endpointId: string;
  /** The body, without the counter of attempts that a payment event carries. */
  readonly payload: object;
  readonly attempts: AttemptRecord[];
  /** When the first attempt was begun or, where a flush made it early, when it was due; undefined before that. */
  firstAttemptAt: number | undefined;
  /** How many attempts of the schedule were made. Those that were asked for by hand are none of them. */
  scheduledAttempts: number;
  /** When the attempt of the schedule is due that is made next or is under way; undefined when none is. */
  nextAttemptAt: number | undefined;
  /** How many attempts that were asked for by hand have not been made yet. */
  pendingManualAttempts: number;
  /** Id of the delivery that chaos holds back until this one's first attempt has been made. */
  readonly overtakes: string | undefined;
}

/** The body of an attempt. A payment event counts its attempts inside the body; a transfer notification is always the same. */
export function serializeBody({ kind, payload }: Pick<QueuedDelivery, 'kind' | 'payload'>, number: number): string {
  return JSON.stringify(kind === 'payment' ? { ...payload, retry: number } : payload);
}

/** What became of a parcel, as a copy. */
export function toWebhookDelivery(parcel: QueuedDelivery, endpoint: WebhookEndpoint): WebhookDelivery {
  const { id, event, url, status } = parcel;
  const attempts = parcel.attempts.map((each) =>
    toWebhookAttempt(each, { endpoint, url, body: serializeBody(parcel, each.number) }),
  );
  return { id, event, url, status, attempts };
}

/** Only a 5xx, a time-out and a failed connection are worth another attempt; and so is one that chaos has spoiled. */
export function statusAfterAttempt(
  { response, chaosEffect }: AttemptRecord,
  kind: DeliveryKind,
): Exclude<WebhookDelivery['status'], 'exhausted'> {
  if (response === undefined || response.status >= 500) return 'pending';
  const isAccepted = kind === 'payment' ? response.status === 200 : isAcknowledgement(response);
  if (isAccepted) return 'delivered';
  return chaosEffect === undefined || chaosEffect === 'duplicate' ? 'rejected' : 'pending';
}
