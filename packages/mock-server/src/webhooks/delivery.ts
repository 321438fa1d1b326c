import { acknowledges } from './acknowledgement.ts';
import type { WebhookAttempt } from './attempt.ts';
import type { WebhookEventName } from './endpoint.ts';
import type { ConsignmentKind } from './schedule.ts';

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

/** A delivery and what is needed to go on with it. */
export interface Parcel {
  readonly delivery: WebhookDelivery;
  readonly kind: ConsignmentKind;
  readonly endpointId: string;
  /** The body, without the counter of attempts that a payment event carries. */
  readonly payload: object;
  /** When the first attempt was made; undefined before that. */
  firstAt: number | undefined;
  /** How many attempts of the schedule were made. Those that were asked for by hand are none of them. */
  scheduled: number;
  /** When the next attempt of the schedule is due; undefined when none is. */
  nextAt: number | undefined;
  /** Id of the delivery that chaos holds back until this one's first attempt has been made. */
  readonly overtakes: string | undefined;
}

/** The body of an attempt. A payment event counts its attempts inside the body; a transfer notification is always the same. */
export function bodyOf({ kind, payload }: Parcel, number: number): string {
  return JSON.stringify(kind === 'payment' ? { ...payload, retry: number } : payload);
}

/** Only a 5xx, a time-out and a failed connection are worth another attempt; and so is one that chaos has spoiled. */
export function outcomeOf(
  { response, mishap }: WebhookAttempt,
  kind: ConsignmentKind,
): Exclude<WebhookDelivery['status'], 'exhausted'> {
  if (response === undefined || response.status >= 500) return 'pending';
  const isAccepted = kind === 'payment' ? response.status === 200 : acknowledges(response);
  if (isAccepted) return 'delivered';
  return mishap === undefined || mishap === 'duplicate' ? 'rejected' : 'pending';
}
