import type { Clock } from '../clock/clock.ts';
import { milliseconds } from '../clock/duration.ts';
import { type Selection, select } from '../model/selection.ts';
import { assertChaos, chooseChaosEffect, isHeldBack, type WebhookChaos } from './chaos.ts';
import {
  type AttemptReport,
  loadDelivery,
  type NewDelivery,
  nextAttemptNumber,
  type QueuedDelivery,
  type SavedDelivery,
  saveDelivery,
  serializeBody,
  statusAfterAttempt,
  toAttemptReport,
  toWebhookDelivery,
  type WebhookDelivery,
} from './delivery.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { type AttemptRecord, sendAttempt } from './outgoing-attempt.ts';
import { nextAttemptTime, type RetrySchedules } from './retry-schedule.ts';
import type { SendOptions } from './send.ts';

/** The time for which `reorder` holds an event back when no other event follows. */
const maxHoldMs = 60_000;

/** The number of characters that are logged of a response body. */
const maxLoggedLength = 4_096;

/** Sends deliveries with retries and keeps a log of them. No method waits for a delivery. */
export interface DeliveryQueue {
  /** Adds a delivery and schedules its first attempt. Returns its id. */
  enqueue(endpoint: WebhookEndpoint, newDelivery: NewDelivery): string;
  /** Returns copies of the deliveries that match, oldest first. */
  deliveries(selection?: Selection<QueuedDelivery>): WebhookDelivery[];
  /** Returns a copy of a delivery. */
  delivery(id: string): WebhookDelivery | undefined;
  /** The number of deliveries. */
  size(): number;
  /** Returns the attempts that are scheduled and not in flight, in no particular order. */
  scheduled(): ScheduledAttempt[];
  /** Makes an additional attempt now. The schedule does not change. Returns undefined when no delivery has this id. */
  resend(id: string): WebhookDelivery | undefined;
  /** Sets the chaos of all attempts from now on. */
  chaos(chaos: WebhookChaos): void;
  /** Returns a copy of the chaos. */
  chaosSettings(): WebhookChaos;
  /** Calls the listener with a copy after each attempt, until the returned function is called. The listener must not throw. */
  watch(listener: (delivery: WebhookDelivery) => void): () => void;
  save(): SavedDeliveryQueue;
  load(saved: SavedDeliveryQueue): void;
}

/** An attempt that becomes due. */
export interface ScheduledAttempt extends Pick<QueuedDelivery, 'id' | 'event' | 'url'> {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of the attempt, from 0. */
  readonly number: number;
  readonly paymentId: string | undefined;
}

/** The queue as plain data. */
export interface SavedDeliveryQueue {
  deliveries: SavedDelivery[];
  chaos: WebhookChaos;
  /** The ids of the deliveries that `reorder` holds back. */
  heldBack: string[];
}

export interface DeliveryQueueOptions {
  readonly clock: Clock;
  readonly sending: SendOptions;
  readonly schedules: RetrySchedules;
  endpoint(id: string): WebhookEndpoint;
  /** Called after each attempt with a function that creates its report. Must not throw. */
  onAttempt(report: () => AttemptReport): void;
}

/** What every delivery has at first. */
const noAttempts: readonly AttemptRecord[] = [];

/** Creates an empty queue. */
export function createDeliveryQueue({
  clock,
  sending,
  schedules,
  endpoint: endpointById,
  onAttempt,
}: DeliveryQueueOptions): DeliveryQueue {
  let deliveries: QueuedDelivery[] = [];
  let byId = new Map<string, QueuedDelivery>();
  let chaos: WebhookChaos = {};
  /** By endpoint id: the delivery that waits for the next one to overtake it. */
  const heldBack = new Map<string, QueuedDelivery>();
  const inFlight = new Map<QueuedDelivery, Promise<void>>();
  const listeners = new Set<(delivery: WebhookDelivery) => void>();

  const copyOf = (delivery: QueuedDelivery) => toWebhookDelivery(delivery, endpointById(delivery.endpointId));

  /** Runs the attempts of a delivery one after another, because the number of an attempt depends on the previous one. */
  const runInSequence = async (delivery: QueuedDelivery, attempt: () => Promise<void>): Promise<void> => {
    const latest = (inFlight.get(delivery) ?? Promise.resolve()).then(attempt);
    inFlight.set(delivery, latest);
    await latest;
    if (inFlight.get(delivery) === latest) inFlight.delete(delivery);
  };

  const scheduleAttempt = (delivery: QueuedDelivery, time: number): void => {
    delivery.nextAttemptAt = time;
    clock.at(time, () => runInSequence(delivery, () => makeScheduledAttempt(delivery, time)), 'delivery');
  };

  const makeScheduledAttempt = async (delivery: QueuedDelivery, time: number): Promise<void> => {
    // In the meantime the delivery may have ended, or this attempt may have been rescheduled.
    if (delivery.nextAttemptAt !== time) return;
    // A flush makes attempts early. The later attempts keep the order that they would have without the flush.
    const attemptTime = Math.max(time, clock.now());
    await makeAttempt(delivery, attemptTime, (isPending) => {
      delivery.nextAttemptAt = undefined;
      delivery.scheduledAttempts += 1;
      const next = isPending ? nextAttemptTime(delivery, attemptTime, schedules) : undefined;
      if (next !== undefined) scheduleAttempt(delivery, next);
    });
  };

  const scheduleManualAttempt = (delivery: QueuedDelivery): void => {
    delivery.status = 'pending';
    const attempt = () =>
      makeAttempt(delivery, clock.now(), () => {
        delivery.pendingManualAttempts -= 1;
      });
    clock.at(clock.now(), () => runInSequence(delivery, attempt), 'delivery');
  };

  /** @param onResult Counts the attempt, and schedules the next one if the delivery is still pending. */
  const makeAttempt = async (
    delivery: QueuedDelivery,
    time: number,
    onResult: (isPending: boolean) => void,
  ): Promise<void> => {
    const { kind, overtakenId } = delivery;
    const isFirst = delivery.firstAttemptAt === undefined;
    delivery.firstAttemptAt ??= time;
    if (heldBack.get(delivery.endpointId) === delivery) heldBack.delete(delivery.endpointId);
    delivery.status = 'pending';
    const records = await sendWithChaos(delivery);
    const statuses = records.map((record) => statusAfterAttempt(record, kind));
    const status = statuses.find((each) => each === 'delivered') ?? statuses[0] ?? 'pending';
    delivery.attempts = [...delivery.attempts, ...records.map(truncateResponse)];
    onResult(status === 'pending');
    if (status !== 'pending') delivery.nextAttemptAt = undefined;
    delivery.status = status === 'pending' && delivery.nextAttemptAt === undefined ? 'exhausted' : status;
    if (isFirst && overtakenId !== undefined) release(byId.get(overtakenId), time);
    for (const record of records)
      onAttempt(() => toAttemptReport(delivery, truncateResponse(record), () => copyOf(delivery)));
    for (const listener of listeners) listener(copyOf(delivery));
  };

  /** Sends one attempt, or two if chaos duplicates it. */
  const sendWithChaos = async (delivery: QueuedDelivery): Promise<AttemptRecord[]> => {
    const { id, url } = delivery;
    const number = nextAttemptNumber(delivery);
    const endpoint = endpointById(delivery.endpointId);
    const chaosEffect = chooseChaosEffect(chaos, { deliveryId: id, number, isSigned: endpoint.secret !== undefined });
    const body = serializeBody(delivery, number);
    const outgoing = { endpoint, url, body, number, at: clock.timestamp(), chaosEffect };
    const records = [await sendAttempt(outgoing, sending)];
    if (chaosEffect === 'duplicate') records.push(await sendAttempt(outgoing, sending));
    return records;
  };

  /** Reschedules a delivery that was held back, unless its first attempt was already made. */
  const release = (delivery: QueuedDelivery | undefined, earliest: number): void => {
    if (delivery?.nextAttemptAt === undefined || delivery.firstAttemptAt !== undefined) return;
    scheduleAttempt(delivery, Math.max(delivery.nextAttemptAt - maxHoldMs, earliest));
  };

  return {
    enqueue(endpoint, { id, kind, event, url, payload, paymentId }) {
      const overtaken = heldBack.get(endpoint.id);
      heldBack.delete(endpoint.id);
      const holdBack = overtaken === undefined && isHeldBack(chaos, id);
      // Without a spread, whose object takes more memory.
      const delivery: QueuedDelivery = {
        id,
        kind,
        event,
        url,
        payload,
        paymentId,
        status: 'pending',
        attempts: noAttempts,
        endpointId: endpoint.id,
        firstAttemptAt: undefined,
        scheduledAttempts: 0,
        nextAttemptAt: undefined,
        pendingManualAttempts: 0,
        overtakenId: overtaken?.id,
      };
      deliveries.push(delivery);
      byId.set(delivery.id, delivery);
      if (holdBack) heldBack.set(endpoint.id, delivery);
      scheduleAttempt(delivery, clock.now() + milliseconds(chaos.delay ?? 0) + (holdBack ? maxHoldMs : 0));
      return delivery.id;
    },
    deliveries: (selection) => select(deliveries, selection).map(copyOf),
    delivery(id) {
      const delivery = byId.get(id);
      return delivery && copyOf(delivery);
    },
    size: () => deliveries.length,
    scheduled: () =>
      deliveries.flatMap((delivery) => {
        const { id, event, url, paymentId, nextAttemptAt: at } = delivery;
        if (at === undefined || inFlight.has(delivery)) return [];
        return [{ id, event, url, at, number: nextAttemptNumber(delivery), paymentId }];
      }),
    chaosSettings: () => ({ ...chaos }),
    resend(id) {
      const delivery = byId.get(id);
      if (delivery === undefined) return undefined;
      delivery.pendingManualAttempts += 1;
      scheduleManualAttempt(delivery);
      return copyOf(delivery);
    },
    chaos(next) {
      assertChaos(next);
      chaos = { ...next };
      if (chaos.reorder) return;
      for (const delivery of heldBack.values()) release(delivery, clock.now());
      heldBack.clear();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () =>
      structuredClone({
        deliveries: deliveries.map(saveDelivery),
        chaos,
        heldBack: [...heldBack.values()].map(({ id }) => id),
      }),
    load(saved) {
      const copy = structuredClone(saved);
      deliveries = copy.deliveries.map(loadDelivery);
      byId = new Map(deliveries.map((each) => [each.id, each]));
      chaos = copy.chaos;
      for (const delivery of copy.heldBack.map((id) => byId.get(id)))
        if (delivery) heldBack.set(delivery.endpointId, delivery);
      for (const delivery of deliveries) {
        // An attempt that was in flight when it was saved is made again: delivery is at least once.
        if (delivery.nextAttemptAt !== undefined) scheduleAttempt(delivery, delivery.nextAttemptAt);
        for (let count = 0; count < delivery.pendingManualAttempts; count += 1) scheduleManualAttempt(delivery);
      }
    },
  };
}

function truncateResponse(record: AttemptRecord): AttemptRecord {
  const { response } = record;
  if (response === undefined || response.body.length <= maxLoggedLength) return record;
  // Encoding makes a real copy: a slice of a string would keep the whole string in memory.
  const bytes = new TextEncoder().encode(response.body.slice(0, maxLoggedLength));
  return { ...record, response: { ...response, body: new TextDecoder().decode(bytes) } };
}
