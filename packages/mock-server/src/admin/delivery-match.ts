import { matchesDefinedFields } from '../model/matches-partial.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';

/** What to wait for, as JSON can say it: a delivery agrees with every field that is given. */
export interface DeliveryMatch {
  event?: WebhookEventName;
  paymentId?: string;
  /** Of the payment or of the incoming transfer. */
  status?: string;
}

/** Turns the match into a function for `waitFor`. */
export function matchesDelivery(match: DeliveryMatch): (delivery: WebhookDelivery) => boolean {
  return (delivery) => matchesDefinedFields(fieldsOf(delivery), match);
}

/** The fields of a delivery that a match can name. `status` is that of the payment or transfer in the last body. */
function fieldsOf({ event, attempts }: WebhookDelivery): object {
  const body = JSON.parse(attempts.at(-1)?.request.body ?? '{}');
  if (event === 'banking.transfer') return { event, status: body.status };
  return { event, paymentId: body.data?.payment?.id, status: body.data?.payment?.status };
}
