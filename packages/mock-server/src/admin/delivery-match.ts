import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';

/** Selects a delivery in a request of the admin API. A delivery matches when every given field is equal. */
export interface DeliveryMatch {
  event?: WebhookEventName;
  paymentId?: string;
  /** Status of the payment or of the incoming transfer. */
  status?: string;
}

/** Creates the predicate for `webhooks.waitFor`. */
export function matchesDelivery({ event, paymentId, status }: DeliveryMatch): (delivery: WebhookDelivery) => boolean {
  return (delivery) => {
    if (event !== undefined && delivery.event !== event) return false;
    if (paymentId === undefined && status === undefined) return true;
    const subject = subjectOf(delivery);
    const isPayment = delivery.event !== 'banking.transfer';
    if (paymentId !== undefined && !(isPayment && subject.id === paymentId)) return false;
    return status === undefined || subject.status === status;
  };
}

/** Returns the payment or the transfer in the body of a delivery. */
function subjectOf({ attempts }: WebhookDelivery): { id?: unknown; status?: unknown } {
  const body = JSON.parse(attempts.at(-1)?.request.body ?? '{}');
  return body.data?.payment ?? body;
}
