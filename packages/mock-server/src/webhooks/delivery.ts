import { acknowledges } from './acknowledgement.ts';
import { type AttemptRecord, attemptOf, type WebhookAttempt } from './attempt.ts';
import type { WebhookEndpoint, WebhookEventName } from './endpoint.ts';
import type { ConsignmentKind } from './retry-schedule.ts';

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
export interface Parcel
  extends Pick<WebhookDelivery, 'status'>,
    Readonly<Pick<WebhookDelivery, 'id' | 'event' | 'url'>> {
  readonly kind: ConsignmentKind;
  readonly endpointId: string;
  /** The body, without the counter of attempts that a payment event carries. */
  readonly payload: object;
  readonly attempts: AttemptRecord[];
  /** When the first attempt was begun or, where a flush made it early, when it was due; undefined before that. */
  firstAt: number | undefined;
  /** How many attempts of the schedule were made. Those that were asked for by hand are none of them. */
  scheduled: number;
  /** When the attempt of the schedule is due that is made next or is under way; undefined when none is. */
  nextAt: number | undefined;
  /** How many attempts that were asked for by hand have not been made yet. */
  byHand: number;
  /** Id of the delivery that chaos holds back until this one's first attempt has been made. */
  readonly overtakes: string | undefined;
}

/** The body of an attempt. A payment event counts its attempts inside the body; a transfer notification is always the same. */
export function bodyOf({ kind, payload }: Pick<Parcel, 'kind' | 'payload'>, number: number): string {
  return JSON.stringify(kind === 'payment' ? { ...payload, retry: number } : payload);
}

/** What became of a parcel, as a copy. */
export function deliveryOf(parcel: Parcel, endpoint: WebhookEndpoint): WebhookDelivery {
  const { id, event, url, status } = parcel;
  const attempts = parcel.attempts.map((each) => attemptOf(each, { endpoint, url, body: bodyOf(parcel, each.number) }));
  return { id, event, url, status, attempts };
}

/** Only a 5xx, a time-out and a failed connection are worth another attempt; and so is one that chaos has spoiled. */
export function outcomeOf(
  { response, mishap }: AttemptRecord,
  kind: ConsignmentKind,
): Exclude<WebhookDelivery['status'], 'exhausted'> {
  if (response === undefined || response.status >= 500) return 'pending';
  const isAccepted = kind === 'payment' ? response.status === 200 : acknowledges(response);
  if (isAccepted) return 'delivered';
  return mishap === undefined || mishap === 'duplicate' ? 'rejected' : 'pending';
}
