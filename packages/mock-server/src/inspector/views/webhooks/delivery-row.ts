import type { DeliveryStatus, WebhookAttempt, WebhookDelivery } from './delivery-status.tsx';

/** A delivery as the list shows it. */
export interface DeliveryRow {
  readonly id: string;
  readonly event: string;
  readonly status: DeliveryStatus;
  readonly url: string;
  readonly endpointId: string;
  readonly attempts: number;
  readonly lastAttempt: WebhookAttempt | undefined;
  readonly nextAttemptAt: string | undefined;
  /** The order or the transfer in the event; the payment before the first attempt. */
  readonly subject: string;
}

/** Creates the rows of a list. A delivery that did not change keeps its row, so that the table does not draw it again. */
export function toRows(deliveries: readonly WebhookDelivery[], last: readonly DeliveryRow[]): readonly DeliveryRow[] {
  const known = new Map(last.map((row) => [row.id, row]));
  return deliveries.map((delivery) => {
    const row = known.get(delivery.id);
    const isSame =
      row !== undefined &&
      row.status === delivery.status &&
      row.attempts === delivery.attempts.length &&
      row.nextAttemptAt === delivery.nextAttemptAt;
    return isSame ? row : toRow(delivery);
  });
}

function toRow({
  id,
  event,
  status,
  url,
  endpointId,
  attempts,
  nextAttemptAt,
  paymentId,
}: WebhookDelivery): DeliveryRow {
  const lastAttempt = attempts.at(-1);
  const subject = subjectOf(lastAttempt?.request.body) ?? paymentId ?? '';
  return { id, event, status, url, endpointId, attempts: attempts.length, lastAttempt, nextAttemptAt, subject };
}

/** Reads what an event is about. Chaos can change the body. */
function subjectOf(body: string | undefined): string | undefined {
  if (body === undefined) return undefined;
  try {
    const event = Object(JSON.parse(body));
    const text = event.data?.payment?.merchant_order_id ?? event.id;
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
