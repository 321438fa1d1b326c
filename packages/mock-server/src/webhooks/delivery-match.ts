import { describeDifferences } from '../model/describe-differences.ts';
import { matchesDefinedFields } from '../model/matches-partial.ts';
import type { WebhookDelivery } from './delivery.ts';
import type { WebhookEventName } from './endpoint.ts';

/**
 * Selects webhooks: by event, by event and body, or by a function.
 *
 * `body` is compared partially with the body of the latest attempt: the webhook may have additional fields.
 *
 * @example
 * const match: DeliveryMatch = { event: 'payment.refund', body: { data: { payment: { id: payment.id } } } };
 */
export type DeliveryMatch =
  | WebhookEventName
  | { event?: WebhookEventName; body?: unknown }
  | ((delivery: WebhookDelivery) => boolean);

/** Returns whether a delivery has the event and the fields of `match`, or whether `match` returns true for it. */
export function matchesDelivery(delivery: WebhookDelivery, match: DeliveryMatch): boolean {
  if (typeof match === 'function') return match(delivery);
  if (typeof match === 'string') return delivery.event === match;
  return matchesDefinedFields({ event: delivery.event, body: parseBody(delivery) }, match);
}

/** Describes which fields of the body differ, when a delivery has the event of `match`. Otherwise empty. */
export function describeBodyMismatch(delivery: WebhookDelivery, match: DeliveryMatch): string {
  if (typeof match !== 'object' || match.body === undefined || delivery.attempts.length === 0) return '';
  const { event = delivery.event, body } = match;
  return event === delivery.event ? describeDifferences(parseBody(delivery), body) : '';
}

/** Says what to do about the first delivery whose receiver responded with 401. Otherwise empty. */
export function explainUnauthorized(deliveries: readonly WebhookDelivery[]): string {
  const unauthorized = deliveries.find(({ attempts }) => attempts.at(-1)?.response?.status === 401);
  return unauthorized === undefined
    ? ''
    : `The receiver did not accept a signature or credentials. Run webhooks.explainSignature('${unauthorized.id}', { secret }) with its secret`;
}

/** Returns undefined before the first attempt, and for a body that chaos corrupted into invalid JSON. */
function parseBody({ attempts }: WebhookDelivery): unknown {
  try {
    return JSON.parse(attempts.at(-1)?.request.body ?? '');
  } catch {
    return undefined;
  }
}
