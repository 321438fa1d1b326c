import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';

/** What to wait for, as JSON can say it: a delivery agrees with every field that is given. */
export interface DeliveryMatch {
  event?: WebhookEventName;
  paymentId?: string;
  /** Of the payment or of the incoming transfer. */
  status?: string;
}

/** The same as a function. */
export function deliveryMatcher({ event, paymentId, status }: DeliveryMatch): (delivery: WebhookDelivery) => boolean {
  return (delivery) => {
    if (event !== undefined && delivery.event !== event) return false;
    if (paymentId === undefined && status === undefined) return true;
    const said = subjectOf(delivery);
    const isPayment = delivery.event !== 'banking.transfer';
    if (paymentId !== undefined && !(isPayment && said.id === paymentId)) return false;
    return status === undefined || said.status === status;
  };
}

/** The payment or the transfer that the delivery is about. */
function subjectOf({ attempts }: WebhookDelivery): { id?: unknown; status?: unknown } {
  const body = JSON.parse(attempts.at(-1)?.request.body ?? '{}');
  return body.data?.payment ?? body;
}
