import type {
  DeadlineEvent,
  DeliveryEvent,
  PaymentMoney,
  PaymentTimeline,
  RequestEvent,
  TimelineEvent,
  TransactionEvent,
  WebhookAttempt,
  WebhookDelivery,
} from '../../generated/control-types.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { add } from '../model/money.ts';
import { type PaymentRecord, remainingAmount, retrievedView, uncapturedAmount } from '../model/payment-record.ts';
import { paymentStates } from '../model/payment-states.ts';
import { redactCardNumbers } from '../model/redaction.ts';
import type { PaymentChange } from '../model/state.ts';
import { deadlineOf } from '../moves/moves.ts';
import { customerPageOf, nextMovesOf } from '../moves/next-moves.ts';
import { definedFields } from '../options/option-rules.ts';
import { nextAttemptNumber } from '../webhooks/delivery.ts';

/** Collects what the merchant knows about a payment. */
export function timelineOf(merchant: Merchant, record: PaymentRecord): PaymentTimeline {
  const changes = merchant.state.histories.get(record.payment.id) ?? [];
  const customerPage = customerPageOf(record, merchant);
  return structuredClone({
    payment: retrievedView(record),
    money: moneyOf(record, changes),
    nextMoves: nextMovesOf(record, merchant),
    ...definedFields({ customerPage }),
    events: [...pastEvents(merchant, record, changes), ...scheduledEvents(merchant, record, changes)],
  });
}

function moneyOf(record: PaymentRecord, changes: readonly PaymentChange[]): PaymentMoney {
  const { payment, transactions } = record;
  const { currency, value, captured, refunded } = payment.amount;
  const wasApproved =
    transactions[0].status === 'SUCCEEDED' ||
    captured > 0 ||
    changes.some(({ to }) => to.subStatus === paymentStates.authorized.subStatus);
  const sumOf = (status: string) =>
    add(
      ...transactions.filter((each) => each.type === 'CHARGEBACK' && each.status === status).map((each) => each.amount),
    );
  return {
    currency,
    total: value,
    authorized: wasApproved ? value : 0,
    captured,
    refunded,
    chargedBack: sumOf('LOST'),
    disputed: sumOf('CREATED'),
    capturable: uncapturedAmount(record),
    refundable: remainingAmount(record),
  };
}

/** An event with its place: the time, and the number of the request that it follows. */
interface Placed {
  readonly time: number;
  readonly request: number;
  readonly event: TimelineEvent;
}

function pastEvents(
  { journal, webhooks }: Merchant,
  record: PaymentRecord,
  changes: readonly PaymentChange[],
): TimelineEvent[] {
  const { id, merchant_order_id: order } = record.payment;
  const requests = journal.entries({
    matches: ({ paymentId, merchantOrderId }) =>
      paymentId === undefined ? merchantOrderId === order : paymentId === id,
  });
  const causes = changes.map((change) => requests.find((entry) => isCauseOf(entry, change)));
  const placed: Placed[] = requests.map((entry) => {
    const change = changes[causes.indexOf(entry)];
    // A request is recorded after what it did, but it was first.
    const time = Math.min(Date.parse(entry.at), Date.parse(change?.at ?? entry.at));
    const event = requestEvent({ ...entry, at: new Date(time).toISOString() });
    return { time, request: entry.number, event };
  });
  for (const [index, change] of changes.entries()) {
    const cause = causes[index]?.number;
    const request = cause ?? change.requestsBefore;
    const from = changes[index - 1]?.to ?? null;
    const event = { id: `transaction-${index + 1}`, from, ...transactionEvent(record, change, cause) };
    placed.push({ time: Date.parse(change.at), request, event });
    for (const delivery of deliveriesOf(webhooks, change)) {
      for (const [number, attempt] of delivery.attempts.entries()) {
        placed.push({ time: Date.parse(attempt.at), request, event: deliveryEvent(delivery, attempt, number) });
      }
    }
  }
  // A request, its changes and their attempts keep this order.
  return placed.sort((one, other) => one.time - other.time || one.request - other.request).map(({ event }) => event);
}

/** Whether a request made a change. A repeat of its key is replayed, and a request before it did nothing. */
function isCauseOf({ paymentId, idempotencyKey, replayed, number }: JournalEntry, change: PaymentChange): boolean {
  return (
    paymentId !== undefined &&
    change.cause === 'request' &&
    // The journal has the key without card numbers.
    redactCardNumbers(change.idempotencyKey ?? '') === idempotencyKey &&
    !replayed &&
    number > change.requestsBefore
  );
}

function requestEvent(entry: JournalEntry): RequestEvent {
  const { number, at, operation, method, path, idempotencyKey, response, replayed, faults, deliveries } = entry;
  return {
    ...{ number, at, operation, method, path, replayed, faults, deliveries },
    id: `request-${number}`,
    kind: 'request',
    isScheduled: false,
    ...definedFields({ idempotencyKey, status: response?.status }),
  };
}

function transactionEvent(
  { transactions }: PaymentRecord,
  { idempotencyKey: _key, requestsBefore: _count, fields: _fields, transactionStatus: status, ...move }: PaymentChange,
  request: number | undefined,
): Omit<TransactionEvent, 'id' | 'from'> {
  // A change always has a transaction of its payment.
  const { type, amount } = transactions.find(({ id }) => id === move.transactionId) ?? transactions[0];
  return { ...move, kind: 'transaction', isScheduled: false, type, status, amount, ...definedFields({ request }) };
}

function deliveryEvent(
  delivery: WebhookDelivery,
  { number, at, response, failure, chaosEffect }: WebhookAttempt,
  index: number,
): DeliveryEvent {
  return {
    ...deliveryLink(delivery, index),
    at,
    isScheduled: false,
    attempt: number,
    ...definedFields({ responseStatus: response?.status, failure, chaosEffect }),
  };
}

function deliveryLink({ id, event, url, endpointId, status: deliveryStatus }: WebhookDelivery, index: number) {
  const kind = 'delivery' as const;
  return { id: `delivery-${id}-${index}`, kind, deliveryId: id, event, url, endpointId, deliveryStatus };
}

function scheduledEvents(
  { state: { deadlines }, webhooks }: Merchant,
  record: PaymentRecord,
  changes: readonly PaymentChange[],
): TimelineEvent[] {
  const isScheduled = true as const;
  const due = changes
    .flatMap((change) => deliveriesOf(webhooks, change))
    .flatMap((delivery): DeliveryEvent[] => {
      const { attempts, nextAttemptAt: at } = delivery;
      if (at === undefined) return [];
      return [{ ...deliveryLink(delivery, attempts.length), at, isScheduled, attempt: nextAttemptNumber(delivery) }];
    });
  const passing = record.transactions.flatMap((transaction): DeadlineEvent[] => {
    const { id: transactionId } = transaction;
    const at = deadlines.get(transactionId)?.at;
    const deadline = deadlineOf(record, transaction);
    if (at === undefined || deadline === undefined) return [];
    const { transition, description } = deadline;
    const base = { id: `deadline-${transactionId}`, at: new Date(at).toISOString(), isScheduled };
    return [{ ...base, kind: 'deadline', transactionId, transition, description }];
  });
  return [...due, ...passing].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function deliveriesOf(webhooks: Merchant['webhooks'], { deliveries }: PaymentChange): WebhookDelivery[] {
  return deliveries.flatMap((id) => webhooks.delivery(id) ?? []);
}
