import type { Clock } from '../clock.ts';
import { attempt, type Fetch, type WebhookAttempt } from './attempt.ts';
import type { WebhookEndpoint, WebhookEventName } from './endpoint.ts';
import type { Schedule } from './schedule.ts';

/** What became of an event on its way to an endpoint. */
export interface WebhookDelivery {
  id: string;
  event: WebhookEventName;
  url: string;
  /** `pending` until it was `delivered`, `rejected` (an answer that no retry can change) or `exhausted` (no attempt is left). */
  status: 'pending' | 'delivered' | 'rejected' | 'exhausted';
  attempts: WebhookAttempt[];
}

/** How an event of some kind is sent. */
export interface Consignment {
  readonly event: WebhookEventName;
  readonly schedule: Schedule;
  /** The body of an attempt; attempts count from 0. */
  body(attempt: number): string;
  /** Whether the merchant's answer takes the event off our hands. */
  accepted(response: NonNullable<WebhookAttempt['response']>): boolean;
}

/** Delivers on the merchant's clock until the endpoint has taken the event, refused it, or no attempt is left. */
export function deliver(
  delivery: WebhookDelivery,
  consignment: Consignment,
  endpoint: WebhookEndpoint,
  clock: Clock,
  fetch: Fetch,
): void {
  const firstAt = clock.now();

  const tryOnce = async () => {
    const at = clock.now();
    const number = delivery.attempts.length;
    const details = { number, at: new Date(at).toISOString() };
    const made = await attempt(endpoint, delivery.url, consignment.body(number), details, fetch);
    delivery.attempts.push(made);
    delivery.status = statusAfter(made, consignment);
    if (delivery.status !== 'pending') return;
    const next = consignment.schedule.next(delivery.attempts.length, firstAt, at);
    if (next === undefined) delivery.status = 'exhausted';
    else clock.at(next, tryOnce);
  };

  clock.at(firstAt, tryOnce);
}

/** Only a 5xx, a time-out and a failed connection are worth another attempt. */
function statusAfter({ response }: WebhookAttempt, consignment: Consignment): WebhookDelivery['status'] {
  if (response === undefined || response.status >= 500) return 'pending';
  return consignment.accepted(response) ? 'delivered' : 'rejected';
}
