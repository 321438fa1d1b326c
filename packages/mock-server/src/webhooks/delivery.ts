import { acknowledges } from './acknowledgement.ts';
import type { WebhookAttempt } from './attempt.ts';
import type { WebhookEventName } from './endpoint.ts';
import type { ConsignmentKind } from './schedule.ts';

/** What became of an event on its way to an endpoint. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEventName;
  url: string;
  /** `pending` until it was `delivered`, `rejected` (an answer that no retry can change) or `exhausted` (no attempt is left). */
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
  firstAt: number;
  /** When the next attempt is due; undefined when none is. */
  nextAt: number | undefined;
}

/** The body of an attempt. A payment event counts its attempts inside the body; a transfer notification is always the same. */
export function bodyOf({ kind, payload, delivery }: Parcel): string {
  return JSON.stringify(kind === 'payment' ? { ...payload, retry: delivery.attempts.length } : payload);
}

/** Only a 5xx, a time-out and a failed connection are worth another attempt; and so is one that chaos has spoiled. */
export function statusAfter({ response, mishap }: WebhookAttempt, kind: ConsignmentKind): WebhookDelivery['status'] {
  if (response === undefined || response.status >= 500) return 'pending';
  const accepted = kind === 'payment' ? response.status === 200 : acknowledges(response);
  if (accepted) return 'delivered';
  return mishap === undefined || mishap === 'duplicate' ? 'rejected' : 'pending';
}
