import type { WebhookChaos, WebhookDelivery } from '../../generated/control-types.ts';
import type { Clock } from '../clock/clock.ts';
import { milliseconds } from '../clock/duration.ts';
import { afterRealTime } from '../clock/real-timers.ts';
import { type Selection, select } from '../model/matching.ts';
import { assertChaos, chooseChaosEffect, isHeldBack } from './chaos.ts';
import {
  type AttemptReport,
  type NewDelivery,
  nextAttemptNumber,
  type QueuedDelivery,
  serializeBody,
  statusAfterAttempt,
  toAttemptReport,
  toWebhookDelivery,
} from './delivery.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { type AttemptRecord, sendAttempt } from './outgoing-attempt.ts';
import { nextAttemptTime, type RetrySchedules } from './retry-times.ts';
import type { SendOptions } from './send.ts';

/** The time for which `reorder` holds an event back when no other event follows. */
const maxHoldMs = 60_000;

/**
 * How many timers of a millisecond run before the next attempt about the same payment starts. Turns of the event loop and not a span: under
 * load, an endpoint in this process accepts one connection in each turn.
 */
const headStartTurns = 100;

/** The number of characters that are logged of a response body. */
const maxLoggedLength = 4_096;

/** The queue as plain data. */
export interface SavedDeliveryQueue {
  deliveries: QueuedDelivery[];
  chaos: WebhookChaos;
  /** The ids of the deliveries that `reorder` holds back. */
  heldBack: string[];
}

interface DeliveryQueueOptions {
  readonly clock: Clock;
  readonly sending: SendOptions;
  readonly schedules: RetrySchedules;
  endpoint(id: string): WebhookEndpoint | undefined;
}

/** Gets each attempt that ended, with the real time that it took in milliseconds. */
type AttemptListener = (report: AttemptReport, durationMs: number) => void;

/** Creates an empty queue. It sends deliveries with retries and keeps a log of them. No method waits for a delivery. */
export function createDeliveryQueue({ clock, sending, schedules, endpoint }: DeliveryQueueOptions) {
  let deliveries = new Map<string, QueuedDelivery>();
  let chaos: WebhookChaos = {};
  /** By endpoint id: the delivery that waits for the next one to overtake it. */
  const heldBack = new Map<string, QueuedDelivery>();
  const inFlight = new Map<QueuedDelivery, Promise<void>>();
  /** By endpoint: resolves when its latest first attempt may start. */
  const starts = new Map<string, Promise<void>>();
  /** By endpoint and payment: resolves when its next first attempt may start. */
  const headStarts = new Map<string, Promise<void>>();
  const listeners = new Set<AttemptListener>();

  /** Runs the attempts of a delivery one after another, because the number of an attempt depends on the previous one. */
  const runInSequence = async (delivery: QueuedDelivery, attempt: () => Promise<void>): Promise<void> => {
    const latest = (inFlight.get(delivery) ?? Promise.resolve()).then(attempt);
    inFlight.set(delivery, latest);
    await latest;
    if (inFlight.get(delivery) === latest) inFlight.delete(delivery);
  };

  const schedule = (delivery: QueuedDelivery, time: number, attempt: () => Promise<void>) =>
    clock.at(time, () => runInSequence(delivery, attempt), 'delivery');

  const scheduleAttempt = (delivery: QueuedDelivery, time: number): void => {
    delivery.nextAttemptAt = time;
    schedule(delivery, time, async () => {
      // In the meantime the delivery may have ended, or this attempt may have been rescheduled.
      if (delivery.nextAttemptAt !== time) return;
      // A flush makes attempts early. The later attempts keep the order that they would have without the flush.
      await makeAttempt(delivery, Math.max(time, clock.now()), 'scheduled');
    });
  };

  const scheduleManualAttempt = (delivery: QueuedDelivery): void => {
    delivery.status = 'pending';
    schedule(delivery, clock.now(), () => makeAttempt(delivery, clock.now(), 'manual'));
  };

  /** Makes an attempt, and schedules the next one after a scheduled attempt that could succeed later. */
  const makeAttempt = async (delivery: QueuedDelivery, time: number, cause: 'scheduled' | 'manual'): Promise<void> => {
    const { event, overtakenId = '' } = delivery;
    const isFirst = delivery.firstAttemptAt === undefined;
    delivery.firstAttemptAt ??= time;
    if (heldBack.get(delivery.endpointId) === delivery) heldBack.delete(delivery.endpointId);
    delivery.status = 'pending';
    const { sent, durationMs } = await sendWithChaos(delivery);
    const statuses = sent.map((record) => statusAfterAttempt(record, event));
    const status = statuses.find((each) => each === 'delivered') ?? statuses[0] ?? 'pending';
    const records = sent.map(truncateResponse);
    delivery.attempts.push(...records);
    if (cause === 'scheduled') delivery.scheduledAttempts += 1;
    else delivery.pendingManualAttempts -= 1;
    if (cause === 'scheduled' || status !== 'pending') delivery.nextAttemptAt = undefined;
    const isRetried = cause === 'scheduled' && status === 'pending';
    const next = isRetried ? nextAttemptTime(delivery, time, schedules) : undefined;
    if (next !== undefined) scheduleAttempt(delivery, next);
    delivery.status = status === 'pending' && delivery.nextAttemptAt === undefined ? 'exhausted' : status;
    if (isFirst) release(deliveries.get(overtakenId), time);
    for (const record of records)
      for (const listener of listeners) listener(toAttemptReport(delivery, record), durationMs);
  };

  /**
   * Starts the first attempts to an endpoint in the order of the changes. The attempts about one payment have a head start each, because an
   * idle connection would overtake a new one. No attempt waits longer for a slow response.
   */
  const sendInOrder = async <Result>(
    { id, endpointId, paymentId }: QueuedDelivery,
    sendFirst: () => Promise<Result>,
  ): Promise<Result> => {
    // A transfer has no other events in between.
    const subject = `${endpointId} ${paymentId ?? id}`;
    const start = async () => {
      await starts.get(endpointId);
      await headStarts.get(subject);
    };
    const started = start();
    starts.set(endpointId, started);
    await started;
    let hasEnded = false;
    const attempt = sendFirst().finally(() => {
      hasEnded = true;
    });
    const headStart = giveHeadStart(() => hasEnded).then(() => {
      if (headStarts.get(subject) === headStart) headStarts.delete(subject);
    });
    headStarts.set(subject, headStart);
    return attempt;
  };

  /** Sends one attempt, or two if chaos duplicates it. The duration is that of one, without the time in the queue. */
  const sendWithChaos = async (delivery: QueuedDelivery): Promise<{ sent: AttemptRecord[]; durationMs: number }> => {
    const { id, url } = delivery;
    const number = nextAttemptNumber(delivery);
    const target = endpoint(delivery.endpointId);
    const chaosEffect = chooseChaosEffect(chaos, { deliveryId: id, number, isSigned: target?.secret !== undefined });
    const body = serializeBody(delivery, number);
    const outgoing = { endpoint: target, url, body, number, at: clock.timestamp(), chaosEffect };
    const isAlone = number > 0 || target?.url === undefined;
    const sendAll = async () => {
      const startedAt = performance.now();
      const sent = [await sendAttempt(outgoing, sending)];
      if (chaosEffect === 'duplicate') sent.push(await sendAttempt(outgoing, sending));
      return { sent, durationMs: (performance.now() - startedAt) / sent.length };
    };
    return isAlone ? sendAll() : sendInOrder(delivery, sendAll);
  };

  /** Reschedules a delivery that was held back, unless its first attempt was already made. */
  const release = (delivery: QueuedDelivery | undefined, earliest: number): void => {
    if (delivery?.nextAttemptAt === undefined || delivery.firstAttemptAt !== undefined) return;
    scheduleAttempt(delivery, Math.max(delivery.nextAttemptAt - maxHoldMs, earliest));
  };

  return {
    /** Adds a delivery and schedules its first attempt. Returns its id. */
    enqueue(endpointId: string, newDelivery: NewDelivery): string {
      const overtaken = heldBack.get(endpointId);
      heldBack.delete(endpointId);
      const holdBack = overtaken === undefined && isHeldBack(chaos, newDelivery.id);
      const delivery: QueuedDelivery = {
        ...newDelivery,
        status: 'pending',
        attempts: [],
        endpointId,
        firstAttemptAt: undefined,
        scheduledAttempts: 0,
        nextAttemptAt: undefined,
        pendingManualAttempts: 0,
        overtakenId: overtaken?.id,
      };
      deliveries.set(delivery.id, delivery);
      if (holdBack) heldBack.set(endpointId, delivery);
      scheduleAttempt(delivery, clock.now() + milliseconds(chaos.delay ?? 0) + (holdBack ? maxHoldMs : 0));
      return delivery.id;
    },
    /** Returns copies of the deliveries that match, oldest first. */
    deliveries: (selection?: Selection<QueuedDelivery>) =>
      select([...deliveries.values()], selection).map(toWebhookDelivery),
    /** Returns a copy of a delivery. */
    delivery(id: string): WebhookDelivery | undefined {
      const delivery = deliveries.get(id);
      return delivery && toWebhookDelivery(delivery);
    },
    size: () => deliveries.size,
    /** The deliveries as they are stored. */
    stored: () => deliveries.values(),
    /** Returns the attempts that are scheduled and not in flight, in no particular order. `at` is in milliseconds since 1970. */
    scheduled: () =>
      [...deliveries.values()].flatMap((delivery) => {
        const { id, event, url, paymentId, nextAttemptAt: at } = delivery;
        if (at === undefined || inFlight.has(delivery)) return [];
        return [{ id, event, url, at, number: nextAttemptNumber(delivery), paymentId }];
      }),
    chaosSettings: (): WebhookChaos => ({ ...chaos }),
    /** Makes an additional attempt now. The schedule does not change. Returns undefined when no delivery has this id. */
    resend(id: string): WebhookDelivery | undefined {
      const delivery = deliveries.get(id);
      if (delivery === undefined) return undefined;
      delivery.pendingManualAttempts += 1;
      scheduleManualAttempt(delivery);
      return toWebhookDelivery(delivery);
    },
    /** Sets the chaos of all attempts from now on. */
    chaos(next: WebhookChaos): void {
      assertChaos(next);
      chaos = { ...next };
      if (chaos.reorder) return;
      for (const delivery of heldBack.values()) release(delivery, clock.now());
      heldBack.clear();
    },
    /** Calls the listener after each attempt, until the returned function is called. The listener must not throw. */
    watch(listener: AttemptListener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: (): SavedDeliveryQueue =>
      structuredClone({
        deliveries: [...deliveries.values()],
        chaos,
        heldBack: [...heldBack.values()].map(({ id }) => id),
      }),
    load(saved: SavedDeliveryQueue): void {
      const copy = structuredClone(saved);
      ({ chaos } = copy);
      deliveries = new Map(copy.deliveries.map((each) => [each.id, each]));
      for (const delivery of copy.deliveries) {
        if (copy.heldBack.includes(delivery.id)) heldBack.set(delivery.endpointId, delivery);
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
  return { ...record, response: { ...response, body: response.body.slice(0, maxLoggedLength) } };
}

/** Resolves when an attempt has ended, or had the time to arrive. */
async function giveHeadStart(hasEnded: () => boolean): Promise<void> {
  for (let turn = 0; turn < headStartTurns && !hasEnded(); turn += 1) {
    await new Promise<void>((resolve) => afterRealTime(1, resolve, { keepsAlive: false }));
  }
}
