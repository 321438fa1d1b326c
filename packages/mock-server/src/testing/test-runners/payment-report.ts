import type { EnrolledPaymentMethod } from '@paychord/sdk';
import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import { describeFinding } from '../../core/findings/findings.ts';
import {
  escapeUnsafe,
  formatAttempt,
  formatRequest,
  formatTime,
  formatWarnings,
  shortId,
} from '../../core/merchant/format-log.ts';
import type { JournalEntry } from '../../core/merchant/journal.ts';
import { redactFile } from '../../core/model/redaction.ts';
import type {
  Finding,
  PaymentTimeline,
  RequestEvent,
  TimelineEvent,
  WebhookDelivery,
} from '../../generated/control-types.ts';

/** What happened at the mock server during a test. */
export interface PaymentReport {
  /** The timelines of the latest payments, oldest first. */
  readonly payments: readonly PaymentTimeline[];
  /** The payment methods of customers. */
  readonly enrollments: readonly EnrolledPaymentMethod[];
  readonly requests: readonly JournalEntry[];
  readonly deliveries: readonly WebhookDelivery[];
  /** What the rules found, such as a webhook endpoint that redirects. */
  readonly findings: readonly Finding[];
}

/** Collects what happened to a merchant, without secrets and card numbers: continuous integration publishes the reports of tests. */
export function createPaymentReport(merchant: MerchantControls): PaymentReport {
  const { payments, paymentMethods, journal, webhooks } = merchant;
  const latest = payments.list({ sort: 'newest', limit: maxPayments }).reverse();
  const report: PaymentReport = {
    payments: latest.map(({ id }) => payments.timeline(id)),
    enrollments: paymentMethods.list(),
    requests: journal.requests(),
    deliveries: webhooks.deliveries(),
    findings: merchant.findings(),
  };
  // The copy has the same form.
  return redactFile(report) as PaymentReport;
}

/**
 * Formats a report as text: the webhooks that were not accepted, the findings, the state of each payment and enrollment, and what happened, in
 * the order of time.
 *
 * @example
 * The webhook payment.purchase was not accepted: http://localhost:3000/webhooks responded 500.
 *
 * Payments
 *   ORDER-1  8f3c52c4-…  SUCCEEDED/APPROVED  25.5 USD
 *
 * Events
 *   12:01:07Z  201  POST /v1/payments  createPayment  8f3c52c4… READY_TO_PAY
 *   12:01:07Z  create  READY_TO_PAY/CREATED  PURCHASE 25.5  payment 8f3c52c4…
 *   12:01:09Z  markPaid  SUCCEEDED/APPROVED  PURCHASE 25.5  payment 8f3c52c4…
 *   12:01:09Z  500  webhook payment.purchase → localhost:3000/webhooks  attempt 1  delivery 9b91ca1a…  payment 8f3c52c4…
 */
export function formatPaymentReport({ payments, enrollments, requests, deliveries, findings }: PaymentReport): string {
  const formatEvent = (event: Exclude<TimelineEvent, RequestEvent>): string => {
    const time = event.isScheduled ? `due ${event.at}` : formatTime(event.at);
    switch (event.kind) {
      case 'transaction': {
        const { status, subStatus } = event.to;
        return `${time}  ${event.transition}  ${status}/${subStatus}  ${event.type} ${event.amount}`;
      }
      case 'delivery': {
        const { deliveryId, deliveryStatus: status, attempt: number, responseStatus, ...attempt } = event;
        if (event.isScheduled) return `${time}  webhook ${event.event}  attempt ${number + 1}`;
        const response = responseStatus === undefined ? {} : { response: { status: responseStatus } };
        const id = shortId(deliveryId);
        return formatAttempt({ ...event, id, status, attempt: { number, ...response, ...attempt } });
      }
      case 'deadline':
        return `${time}  ${event.description}`;
    }
  };
  // A request that names an order belongs to each of its payments, and is shown once.
  const remaining = new Map(requests.map((entry) => [entry.number, entry]));
  const ofPayments = payments.flatMap(({ payment, events }) =>
    events.map((event) => {
      const { at } = event;
      if (event.kind !== 'request') return { at, lines: [`${formatEvent(event)}  payment ${shortId(payment.id)}`] };
      const entry = remaining.get(event.number);
      remaining.delete(event.number);
      return { at, lines: entry === undefined ? [] : formatEntry({ ...entry, at }) };
    }),
  );
  const others = [...remaining.values()].map((entry) => ({ at: entry.at, lines: formatEntry(entry) }));
  const events = [...ofPayments, ...others].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const sections = {
    Payments: payments.map(formatPayment),
    Enrollments: enrollments.map(formatEnrollment),
    Events: events.flatMap(({ lines }) => lines),
  };
  const paragraphs = Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)]);
  const failures = [...new Set(deliveries.flatMap(describeFailure))];
  const hasWebhooks = deliveries.some(({ paymentId }) => paymentId !== undefined);
  if (payments.length > 0 && !hasWebhooks) failures.push(noWebhooks);
  if (findings.length > 0) paragraphs.unshift(['Findings', ...findings.flatMap(describeFinding).map(escapeUnsafe)]);
  if (failures.length > 0) paragraphs.unshift(failures);
  if (paragraphs.length === 0) return 'The mock server received no request of the application.';
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n');
}

function formatPayment({ payment }: PaymentTimeline): string {
  const { id, merchant_order_id, status, sub_status, amount } = payment;
  return escapeUnsafe(`${merchant_order_id}  ${id}  ${status}/${sub_status}  ${amount.value} ${amount.currency}`);
}

const noWebhooks =
  'No webhook was sent, because no endpoint was registered when the payments changed. Set application.webhookPath.';

function formatEnrollment({ idempotency_key, status, name }: EnrolledPaymentMethod): string {
  return escapeUnsafe(`${idempotency_key ?? 'no key'}  ${status}  ${name}`);
}

function formatEntry(entry: JournalEntry): string[] {
  const { paymentId, merchantOrderId: order } = entry;
  const named = paymentId === undefined && order ? escapeUnsafe(`  order ${order}`) : '';
  return [formatRequest(entry) + named, ...formatWarnings(entry)];
}

/** Describes a webhook of a payment whose latest attempt the receiver did not accept. */
function describeFailure({ event, url, paymentId, status, attempts }: WebhookDelivery): string[] {
  if (paymentId === undefined || attempts.length === 0 || status === 'delivered') return [];
  const { response, failure } = attempts.at(-1) ?? {};
  const result = response === undefined ? `did not respond (${failure})` : `responded ${response.status}`;
  const secret = 'another secret than webhookSecret: it must read PAYCHORD_WEBHOOK_SECRET';
  const cause = response?.status === 401 ? ` The application probably verifies with ${secret}.` : '';
  return [escapeUnsafe(`The webhook ${event} was not accepted: ${url} ${result}.${cause}`)];
}

const maxPayments = 20;
