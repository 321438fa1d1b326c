import type { Payment } from '@paychord/sdk';
import type { JournalEntry } from '../merchant/journal.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { add } from '../model/money.ts';
import { remainingAmount, uncapturedAmount } from '../model/payment-balance.ts';
import type { PaymentChange } from '../model/payment-change.ts';
import type { PaymentMove } from '../model/payment-moves.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { type PaymentState, paymentStates } from '../model/payment-states.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookAttempt } from '../webhooks/outgoing-attempt.ts';
import { retrievedCopy } from './merchant-access.ts';
import { type NextMove, nextMovesOf } from './next-moves.ts';
import { describeDeadline } from './schedule.ts';

/** A payment with everything that happened to it, and what can happen next. */
export interface PaymentTimeline {
  /** The payment as `GET /v1/payments/{id}` returns it. */
  readonly payment: Payment;
  readonly money: PaymentMoney;
  /** Every move, also those that are not possible in the present state. */
  readonly nextMoves: readonly NextMove[];
  /** What happened, oldest first, and then what is scheduled. */
  readonly events: readonly TimelineEvent[];
}

/** The amounts of a payment in major units. */
export interface PaymentMoney {
  readonly currency: string;
  readonly total: number;
  /** What the issuer approved, also if it expired or was cancelled later. */
  readonly authorized: number;
  /** What was collected, before refunds and chargebacks. */
  readonly captured: number;
  readonly refunded: number;
  /** What lost chargebacks took back. */
  readonly chargedBack: number;
  /** What open chargebacks claim. */
  readonly disputed: number;
  readonly capturable: number;
  /** What is left after refunds and lost chargebacks, disputed amounts included. */
  readonly refundable: number;
}

/** Something that happened to a payment, or that is scheduled. */
export type TimelineEvent = RequestEvent | TransactionEvent | DeliveryEvent | DeadlineEvent;

interface EventBase {
  /** Never changes, also when a scheduled event happens. */
  readonly id: string;
  /** The time on the clock of the merchant, as ISO 8601 in UTC. */
  readonly at: string;
  /** Whether it has not happened yet. */
  readonly isScheduled: boolean;
}

/** A request to the payments API that created or named the payment. */
export interface RequestEvent
  extends EventBase,
    Pick<JournalEntry, 'number' | 'operation' | 'method' | 'path' | 'replayed' | 'faults' | 'deliveries'> {
  readonly kind: 'request';
  readonly idempotencyKey?: string;
  /** The status of the response. Absent when no response was sent. */
  readonly status?: number;
}

/** A move of the payment, with the transaction that it created or changed. */
export interface TransactionEvent
  extends EventBase,
    Pick<PaymentChange, 'transition' | 'cause' | 'transactionId' | 'to'> {
  readonly kind: 'transaction';
  /** Null for a new payment. */
  readonly from: PaymentState | null;
  /** The number of the request that caused it. Absent when no request did, or when the journal has dropped the request. */
  readonly request?: number;
  readonly type: string;
  /** The status of the transaction after the move. */
  readonly status: string;
  readonly amount: number;
  readonly deliveries: readonly string[];
}

/** An attempt to deliver a webhook about the payment. */
export interface DeliveryEvent extends EventBase, Pick<WebhookDelivery, 'event' | 'url' | 'endpointId'> {
  readonly kind: 'delivery';
  readonly deliveryId: string;
  /** The number of the attempt, from 0. */
  readonly attempt: number;
  /** The present status of the whole delivery. */
  readonly deliveryStatus: WebhookDelivery['status'];
  readonly responseStatus?: number;
  readonly failure?: string;
  readonly chaosEffect?: NonNullable<WebhookAttempt['chaosEffect']>;
}

/** A deadline of the payment that has not passed yet. */
export interface DeadlineEvent extends EventBase {
  readonly kind: 'deadline';
  readonly transition: PaymentMove;
  readonly transactionId: string;
  readonly description: string;
}

/** Collects what the merchant knows about a payment. */
export function timelineOf(merchant: Merchant, record: PaymentRecord): PaymentTimeline {
  const changes = merchant.state.payments.changesOf(record.payment.id);
  return {
    payment: retrievedCopy(record),
    money: moneyOf(record, changes),
    nextMoves: nextMovesOf(record, merchant.state),
    events: [...pastEvents(merchant, record, changes), ...scheduledEvents(merchant, record, changes)],
  };
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

/** An event with its place among the events of the same time: of a request, of the change, of the webhook. */
interface Placed {
  readonly time: number;
  readonly place: readonly number[];
  readonly event: TimelineEvent;
}

function pastEvents(
  { journal, webhooks }: Merchant,
  record: PaymentRecord,
  changes: readonly PaymentChange[],
): TimelineEvent[] {
  const { id: paymentId } = record.payment;
  const requests = journal.entries({ matches: (entry) => entry.paymentId === paymentId });
  const causes = changes.map((change) => requests.find((entry) => isCauseOf(entry, change)));
  const placed: Placed[] = requests.map((entry) => {
    const change = changes[causes.indexOf(entry)];
    // A request is recorded after what it did, but it was first.
    const time = Math.min(Date.parse(entry.at), Date.parse(change?.at ?? entry.at));
    return { time, place: [entry.number], event: requestEvent(entry) };
  });
  for (const [index, change] of changes.entries()) {
    const request = causes[index];
    const place = [request?.number ?? change.requestsBefore, 1, index];
    const event = transactionEvent(record, changes, index, request?.number);
    placed.push({ time: Date.parse(change.at), place, event });
    for (const delivery of deliveriesOf(webhooks, change)) {
      for (const [number, attempt] of delivery.attempts.entries()) {
        const time = Date.parse(attempt.at);
        placed.push({ time, place: [...place, 1, number], event: deliveryEvent(delivery, attempt, number) });
      }
    }
  }
  return placed.sort(byTimeAndPlace).map(({ event }) => event);
}

/** Whether a request made a change. A repeat of its key is replayed, and a request before it did nothing. */
function isCauseOf({ idempotencyKey, replayed, number }: JournalEntry, change: PaymentChange): boolean {
  return (
    change.cause === 'request' &&
    change.idempotencyKey === idempotencyKey &&
    !replayed &&
    number > change.requestsBefore
  );
}

function byTimeAndPlace(one: Placed, other: Placed): number {
  if (one.time !== other.time) return one.time - other.time;
  const length = Math.max(one.place.length, other.place.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (one.place[index] ?? 0) - (other.place[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function requestEvent(entry: JournalEntry): RequestEvent {
  const { number, at, operation, method, path, idempotencyKey, response, replayed, faults, deliveries } = entry;
  return {
    id: `request-${number}`,
    at,
    kind: 'request',
    isScheduled: false,
    number,
    operation,
    method,
    path,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(response === undefined ? {} : { status: response.status }),
    replayed,
    faults: [...faults],
    deliveries: [...deliveries],
  };
}

function transactionEvent(
  { transactions }: PaymentRecord,
  changes: readonly PaymentChange[],
  index: number,
  request: number | undefined,
): TransactionEvent {
  // The index is that of a change.
  const change = changes[index] as PaymentChange;
  const { at, transition, to, cause, transactionId, transactionStatus, deliveries } = change;
  // A change always has a transaction of its payment.
  const { type, amount } = transactions.find(({ id }) => id === transactionId) ?? transactions[0];
  const from = changes[index - 1]?.to;
  return {
    id: `transaction-${index + 1}`,
    at,
    kind: 'transaction',
    isScheduled: false,
    transition,
    from: from === undefined ? null : { ...from },
    to: { ...to },
    cause,
    ...(request === undefined ? {} : { request }),
    transactionId,
    type,
    status: transactionStatus,
    amount,
    deliveries: [...deliveries],
  };
}

function deliveryEvent(delivery: WebhookDelivery, attempt: WebhookAttempt, index: number): DeliveryEvent {
  const { response, failure, chaosEffect } = attempt;
  return {
    ...deliveryLink(delivery, index),
    at: attempt.at,
    isScheduled: false,
    attempt: attempt.number,
    ...(response === undefined ? {} : { responseStatus: response.status }),
    ...(failure === undefined ? {} : { failure }),
    ...(chaosEffect === undefined ? {} : { chaosEffect }),
  };
}

function deliveryLink({ id, event, url, endpointId, status }: WebhookDelivery, index: number) {
  return {
    id: `delivery-${id}-${index}`,
    kind: 'delivery',
    deliveryId: id,
    event,
    url,
    endpointId,
    deliveryStatus: status,
  } as const;
}

function scheduledEvents(
  { state: { deadlines }, webhooks }: Merchant,
  record: PaymentRecord,
  changes: readonly PaymentChange[],
): TimelineEvent[] {
  const isScheduled = true;
  const due = changes
    .flatMap((change) => deliveriesOf(webhooks, change))
    .flatMap((delivery): DeliveryEvent[] => {
      const { attempts, nextAttemptAt: at } = delivery;
      if (at === undefined) return [];
      const attempt = (attempts.at(-1)?.number ?? -1) + 1;
      return [{ ...deliveryLink(delivery, attempts.length), at, isScheduled, attempt }];
    });
  const passing = record.transactions.flatMap((transaction): DeadlineEvent[] => {
    const deadline = deadlines.get(transaction.id);
    if (deadline === undefined) return [];
    const at = new Date(deadline.at).toISOString();
    const { id: transactionId } = transaction;
    return [
      {
        id: `deadline-${transactionId}`,
        at,
        kind: 'deadline',
        isScheduled,
        transactionId,
        ...describeDeadline(transaction),
      },
    ];
  });
  return [...due, ...passing].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

function deliveriesOf(webhooks: Merchant['webhooks'], { deliveries }: PaymentChange): WebhookDelivery[] {
  return deliveries.flatMap((id) => webhooks.delivery(id) ?? []);
}
