import type { Clock } from '../clock/clock.ts';
import { milliseconds } from '../clock/duration.ts';
import { assertChaos, chooseChaosEffect, isHeldBack, type WebhookChaos } from './chaos.ts';
import {
  type QueuedDelivery,
  serializeBody,
  statusAfterAttempt,
  toWebhookDelivery,
  type WebhookDelivery,
} from './delivery.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { type AttemptRecord, sendAttempt } from './outgoing-attempt.ts';
import { nextAttemptTime, type RetrySchedules } from './retry-schedule.ts';
import type { SendOptions } from './send.ts';

/** For how long chaos holds an event back when no other follows. */
const longestHoldMs = 60_000;

/** How many characters of an answer are kept. */
const longestAnswer = 4_096;

/** Takes events to endpoints, attempt after attempt, and keeps a log. Nothing here waits for a delivery. */
export interface DeliveryQueue {
  /** @returns the id of the delivery */
  enqueue(endpoint: WebhookEndpoint, newDelivery: NewDelivery): string;
  /** Copies of all deliveries, oldest first. */
  deliveries(): WebhookDelivery[];
  /** Makes one more attempt at once, beside those of the schedule; undefined when there is no such delivery. */
  resend(id: string): WebhookDelivery | undefined;
  chaos(chaos: WebhookChaos): void;
  /** Calls back after each attempt, with a copy; answers how to stop that. The listener must not throw. */
  watch(listener: (delivery: WebhookDelivery) => void): () => void;
  save(): SavedDeliveryQueue;
  load(saved: SavedDeliveryQueue): void;
}

export type NewDelivery = Pick<QueuedDelivery, 'kind' | 'payload' | 'id' | 'event' | 'url'>;

/** Plain data. */
export interface SavedDeliveryQueue {
  deliveries: QueuedDelivery[];
  chaos: WebhookChaos;
  /** Ids of those that wait for the next event to overtake them. */
  held: string[];
}

export interface DeliveryQueueOptions {
  readonly clock: Clock;
  readonly sending: SendOptions;
  readonly schedules: RetrySchedules;
  endpoint(id: string): WebhookEndpoint;
}

export function createDeliveryQueue({
  clock,
  sending,
  schedules,
  endpoint: endpointOf,
}: DeliveryQueueOptions): DeliveryQueue {
  let deliveries: QueuedDelivery[] = [];
  let byId = new Map<string, QueuedDelivery>();
  let chaos: WebhookChaos = {};
  // By endpoint: what waits for the next event to overtake it.
  const held = new Map<string, QueuedDelivery>();
  const inFlight = new Map<QueuedDelivery, Promise<void>>();
  const listeners = new Set<(delivery: WebhookDelivery) => void>();

  const copyOf = (delivery: QueuedDelivery) => toWebhookDelivery(delivery, endpointOf(delivery.endpointId));

  /** One attempt at a time: its number, and what follows from it, depend on the one before. */
  const inTurn = async (delivery: QueuedDelivery, next: () => Promise<void>): Promise<void> => {
    const made = (inFlight.get(delivery) ?? Promise.resolve()).then(next);
    inFlight.set(delivery, made);
    await made;
    if (inFlight.get(delivery) === made) inFlight.delete(delivery);
  };

  const schedule = (delivery: QueuedDelivery, time: number): void => {
    delivery.nextAttemptAt = time;
    const runAttempt = () =>
      inTurn(delivery, async () => {
        // Meanwhile the delivery may have ended, or this attempt may have been given another time.
        if (delivery.nextAttemptAt !== time) return;
        // A flush makes attempts early: what follows from their times keeps the order that it has without one.
        const madeAt = Math.max(time, clock.now());
        await makeAttempt(delivery, madeAt, (isPending) => {
          delivery.nextAttemptAt = undefined;
          delivery.scheduledAttempts += 1;
          const next = isPending ? nextAttemptTime(delivery, madeAt, schedules) : undefined;
          if (next !== undefined) schedule(delivery, next);
        });
      });
    clock.at(time, runAttempt, 'delivery');
  };

  const scheduleManualAttempt = (delivery: QueuedDelivery): void => {
    delivery.status = 'pending';
    const runAttempt = () =>
      inTurn(delivery, () =>
        makeAttempt(delivery, clock.now(), () => {
          delivery.pendingManualAttempts -= 1;
        }),
      );
    clock.at(clock.now(), runAttempt, 'delivery');
  };

  /** @param count counts the attempt that was made, and sees to the next one where there is to be another */
  const makeAttempt = async (
    delivery: QueuedDelivery,
    madeAt: number,
    count: (isPending: boolean) => void,
  ): Promise<void> => {
    const { kind, overtakes } = delivery;
    const isFirst = delivery.firstAttemptAt === undefined;
    delivery.firstAttemptAt ??= madeAt;
    if (held.get(delivery.endpointId) === delivery) held.delete(delivery.endpointId);
    delivery.status = 'pending';
    const made = await attemptsOf(delivery);
    const outcomes = made.map((each) => statusAfterAttempt(each, kind));
    const outcome = outcomes.find((each) => each === 'delivered') ?? outcomes[0] ?? 'pending';
    delivery.attempts.push(...made.map(withShortAnswer));
    count(outcome === 'pending');
    if (outcome !== 'pending') delivery.nextAttemptAt = undefined;
    delivery.status = outcome === 'pending' && delivery.nextAttemptAt === undefined ? 'exhausted' : outcome;
    if (isFirst && overtakes !== undefined) release(byId.get(overtakes), madeAt);
    for (const listener of listeners) listener(copyOf(delivery));
  };

  /** One attempt, or two where chaos sends it twice. */
  const attemptsOf = async (delivery: QueuedDelivery): Promise<AttemptRecord[]> => {
    const { id, url, attempts } = delivery;
    const number = (attempts.at(-1)?.number ?? -1) + 1;
    const endpoint = endpointOf(delivery.endpointId);
    const chaosEffect = chooseChaosEffect(chaos, { deliveryId: id, number, isSigned: endpoint.secret !== undefined });
    const outgoing = {
      endpoint,
      url,
      body: serializeBody(delivery, number),
      number,
      at: clock.timestamp(),
      chaosEffect,
    };
    const made = [await sendAttempt(outgoing, sending)];
    if (chaosEffect === 'duplicate') made.push(await sendAttempt(outgoing, sending));
    return made;
  };

  const release = (delivery: QueuedDelivery | undefined, earliest: number): void => {
    if (delivery?.nextAttemptAt === undefined || delivery.firstAttemptAt !== undefined) return;
    schedule(delivery, Math.max(delivery.nextAttemptAt - longestHoldMs, earliest));
  };

  return {
    enqueue(endpoint, newDelivery) {
      const overtaken = held.get(endpoint.id);
      held.delete(endpoint.id);
      const isHeld = overtaken === undefined && isHeldBack(chaos, newDelivery.id);
      const delivery: QueuedDelivery = {
        ...newDelivery,
        status: 'pending',
        attempts: [],
        endpointId: endpoint.id,
        firstAttemptAt: undefined,
        scheduledAttempts: 0,
        nextAttemptAt: undefined,
        pendingManualAttempts: 0,
        overtakes: overtaken?.id,
      };
      deliveries.push(delivery);
      byId.set(delivery.id, delivery);
      if (isHeld) held.set(endpoint.id, delivery);
      schedule(delivery, clock.now() + milliseconds(chaos.delay ?? 0) + (isHeld ? longestHoldMs : 0));
      return delivery.id;
    },
    deliveries: () => deliveries.map(copyOf),
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
      for (const delivery of held.values()) release(delivery, clock.now());
      held.clear();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => structuredClone({ deliveries, chaos, held: [...held.values()].map(({ id }) => id) }),
    load(saved) {
      const copy = structuredClone(saved);
      deliveries = copy.deliveries;
      byId = new Map(deliveries.map((each) => [each.id, each]));
      chaos = copy.chaos;
      for (const delivery of copy.held.map((id) => byId.get(id))) if (delivery) held.set(delivery.endpointId, delivery);
      for (const delivery of deliveries) {
        // An attempt that was under way when it was saved is made again: delivery is at least once.
        if (delivery.nextAttemptAt !== undefined) schedule(delivery, delivery.nextAttemptAt);
        for (let count = 0; count < delivery.pendingManualAttempts; count += 1) scheduleManualAttempt(delivery);
      }
    },
  };
}

function withShortAnswer(made: AttemptRecord): AttemptRecord {
  const { response } = made;
  if (response === undefined || response.body.length <= longestAnswer) return made;
  // By way of bytes: what is cut off a text keeps all of that text in memory.
  const bytes = new TextEncoder().encode(response.body.slice(0, longestAnswer));
  return { ...made, response: { ...response, body: new TextDecoder().decode(bytes) } };
}
