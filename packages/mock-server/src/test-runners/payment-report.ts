import { formatAttempt, formatRequest, formatTime } from '../cli/format-log.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import type { PaymentTimeline, TimelineEvent, WebhookDelivery } from '../generated/control-types.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { redactFile } from '../model/redaction.ts';

/** What happened at the mock server during a test. */
export interface PaymentReport {
  /** The timelines of the latest payments, oldest first. */
  readonly payments: readonly PaymentTimeline[];
  readonly requests: readonly JournalEntry[];
  readonly deliveries: readonly WebhookDelivery[];
}

/** Collects what happened to a merchant, without secrets and card numbers: continuous integration publishes the reports of tests. */
export function createPaymentReport({ payments, journal, webhooks }: MerchantControls): PaymentReport {
  const latest = payments.list({ sort: 'newest', limit: maxPayments }).reverse();
  const report: PaymentReport = {
    payments: latest.map(({ id }) => payments.timeline(id)),
    requests: journal.requests(),
    deliveries: webhooks.deliveries(),
  };
  // The copy has the same form.
  return redactFile(report) as PaymentReport;
}

/**
 * Formats a report as text: a paragraph for each payment, and one for the requests without a payment.
 *
 * @example
 * ORDER-1  8f3c52c4-…  SUCCEEDED/APPROVED  25.5 USD
 *   12:01:07Z  201  POST /v1/payments  createPayment  8f3c52c4… READY_TO_PAY
 *   12:01:07Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5
 *   12:01:09Z  markPaid  SUCCEEDED/APPROVED  PURCHASE 25.5
 *   12:01:09Z  200  webhook payment.purchase → localhost:3000/webhooks  attempt 1  delivered
 */
export function formatPaymentReport({ payments, requests }: PaymentReport): string {
  const paragraphs = payments.map(({ payment, events }) => {
    const { id, merchant_order_id, status, sub_status, amount } = payment;
    const title = `${merchant_order_id}  ${id}  ${status}/${sub_status}  ${amount.value} ${amount.currency}`;
    return [title, ...events.map((event) => `  ${formatEvent(event, requests)}`)];
  });
  const others = requests
    .filter(({ paymentId }) => paymentId === undefined)
    .map((entry) => `  ${formatRequest(entry)}`);
  if (others.length > 0) paragraphs.push(['Other requests', ...others]);
  if (paragraphs.length === 0) return 'The mock server received no request.';
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

function formatEvent(event: TimelineEvent, requests: readonly JournalEntry[]): string {
  const time = event.isScheduled ? `due ${event.at}` : formatTime(event.at);
  switch (event.kind) {
    case 'request': {
      const entry = requests.find(({ number }) => number === event.number);
      return formatRequest(entry ?? event);
    }
    case 'transaction':
      return `${time}  ${event.transition}  ${event.to.status}/${event.to.subStatus}  ${event.type} ${event.amount}`;
    case 'delivery': {
      if (event.isScheduled) return `${time}  webhook ${event.event}  attempt ${event.attempt + 1}`;
      const { deliveryId: id, deliveryStatus: status, attempt: number, responseStatus, ...attempt } = event;
      const response = responseStatus === undefined ? {} : { response: { status: responseStatus } };
      return formatAttempt({ ...event, id, status, attempt: { number, ...response, ...attempt } });
    }
    case 'deadline':
      return `${time}  ${event.description}`;
  }
}

const maxPayments = 20;
