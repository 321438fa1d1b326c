import type { Clock } from '../clock/clock.ts';
import { milliseconds } from '../clock/duration.ts';
import { type AttemptRecord, attempt } from './attempt.ts';
import { assertChaos, isHeldBack, mishapOf, type WebhookChaos } from './chaos.ts';
import { bodyOf, deliveryOf, outcomeOf, type Parcel, type WebhookDelivery } from './delivery.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { nextAttempt, type Schedules } from './retry-schedule.ts';
import type { Sending } from './send.ts';

/** For how long chaos holds an event back when no other follows. */
const longestHoldMs = 60_000;

/** How many characters of an answer are kept. */
const longestAnswer = 4_096;

/** Takes events to endpoints, attempt after attempt, and keeps a log. Nothing here waits for a delivery. */
export interface Courier {
  send(endpoint: WebhookEndpoint, consignment: Consignment): void;
  /** Copies of all deliveries, oldest first. */
  deliveries(): WebhookDelivery[];
  /** Of all deliveries what costs no copy, oldest first. */
  sent(): readonly Pick<WebhookDelivery, 'id'>[];
  /** Makes one more attempt at once, beside those of the schedule; undefined when there is no such delivery. */
  resend(id: string): WebhookDelivery | undefined;
  chaos(chaos: WebhookChaos): void;
  /** Calls back after each attempt, with a copy; answers how to stop that. The listener must not throw. */
  watch(listener: (delivery: WebhookDelivery) => void): () => void;
  save(): SavedCourier;
  load(saved: SavedCourier): void;
}

export type Consignment = Pick<Parcel, 'kind' | 'payload' | 'id' | 'event' | 'url'>;

/** Plain data. */
export interface SavedCourier {
  parcels: Parcel[];
  chaos: WebhookChaos;
  /** Ids of those that wait for the next event to overtake them. */
  held: string[];
}

export interface CourierOptions {
  readonly clock: Clock;
  readonly sending: Sending;
  readonly schedules: Schedules;
  endpoint(id: string): WebhookEndpoint;
}

export function createCourier({ clock, sending, schedules, endpoint: endpointOf }: CourierOptions): Courier {
  let parcels: Parcel[] = [];
  let byId = new Map<string, Parcel>();
  let chaos: WebhookChaos = {};
  // By endpoint: what waits for the next event to overtake it.
  const held = new Map<string, Parcel>();
  const underWay = new Map<Parcel, Promise<void>>();
  const listeners = new Set<(delivery: WebhookDelivery) => void>();

  const copyOf = (parcel: Parcel) => deliveryOf(parcel, endpointOf(parcel.endpointId));

  /** One attempt at a time: its number, and what follows from it, depend on the one before. */
  const inTurn = async (parcel: Parcel, next: () => Promise<void>): Promise<void> => {
    const made = (underWay.get(parcel) ?? Promise.resolve()).then(next);
    underWay.set(parcel, made);
    await made;
    if (underWay.get(parcel) === made) underWay.delete(parcel);
  };

  const schedule = (parcel: Parcel, time: number): void => {
    parcel.nextAt = time;
    const makeAttempt = () =>
      inTurn(parcel, async () => {
        // Meanwhile the delivery may have ended, or this attempt may have been given another time.
        if (parcel.nextAt !== time) return;
        // A flush makes attempts early: what follows from their times keeps the order that it has without one.
        const madeAt = Math.max(time, clock.now());
        await tryOnce(parcel, madeAt, (isPending) => {
          parcel.nextAt = undefined;
          parcel.scheduled += 1;
          const next = isPending ? nextAttempt(parcel, madeAt, schedules) : undefined;
          if (next !== undefined) schedule(parcel, next);
        });
      });
    clock.at(time, makeAttempt, 'delivery');
  };

  const attemptByHand = (parcel: Parcel): void => {
    parcel.status = 'pending';
    const makeAttempt = () =>
      inTurn(parcel, () =>
        tryOnce(parcel, clock.now(), () => {
          parcel.byHand -= 1;
        }),
      );
    clock.at(clock.now(), makeAttempt, 'delivery');
  };

  /** @param count counts the attempt that was made, and sees to the next one where there is to be another */
  const tryOnce = async (parcel: Parcel, madeAt: number, count: (isPending: boolean) => void): Promise<void> => {
    const { kind, overtakes } = parcel;
    const isFirst = parcel.firstAt === undefined;
    parcel.firstAt ??= madeAt;
    if (held.get(parcel.endpointId) === parcel) held.delete(parcel.endpointId);
    parcel.status = 'pending';
    const made = await attemptsOf(parcel);
    const outcomes = made.map((each) => outcomeOf(each, kind));
    const outcome = outcomes.find((each) => each === 'delivered') ?? outcomes[0] ?? 'pending';
    parcel.attempts.push(...made.map(withShortAnswer));
    count(outcome === 'pending');
    if (outcome !== 'pending') parcel.nextAt = undefined;
    parcel.status = outcome === 'pending' && parcel.nextAt === undefined ? 'exhausted' : outcome;
    if (isFirst && overtakes !== undefined) release(byId.get(overtakes), madeAt);
    for (const listener of listeners) listener(copyOf(parcel));
  };

  /** One attempt, or two where chaos sends it twice. */
  const attemptsOf = async (parcel: Parcel): Promise<AttemptRecord[]> => {
    const { id, url, attempts } = parcel;
    const number = (attempts.at(-1)?.number ?? -1) + 1;
    const endpoint = endpointOf(parcel.endpointId);
    const mishap = mishapOf(chaos, { deliveryId: id, number, isSigned: endpoint.secret !== undefined });
    const missive = { endpoint, url, body: bodyOf(parcel, number), number, at: clock.timestamp(), mishap };
    const made = [await attempt(missive, sending)];
    if (mishap === 'duplicate') made.push(await attempt(missive, sending));
    return made;
  };

  const release = (parcel: Parcel | undefined, earliest: number): void => {
    if (parcel?.nextAt === undefined || parcel.firstAt !== undefined) return;
    schedule(parcel, Math.max(parcel.nextAt - longestHoldMs, earliest));
  };

  return {
    send(endpoint, consignment) {
      const overtaken = held.get(endpoint.id);
      held.delete(endpoint.id);
      const isHeld = overtaken === undefined && isHeldBack(chaos, consignment.id);
      const parcel: Parcel = {
        ...consignment,
        status: 'pending',
        attempts: [],
        endpointId: endpoint.id,
        firstAt: undefined,
        scheduled: 0,
        nextAt: undefined,
        byHand: 0,
        overtakes: overtaken?.id,
      };
      parcels.push(parcel);
      byId.set(parcel.id, parcel);
      if (isHeld) held.set(endpoint.id, parcel);
      schedule(parcel, clock.now() + milliseconds(chaos.delay ?? 0) + (isHeld ? longestHoldMs : 0));
    },
    deliveries: () => parcels.map(copyOf),
    sent: () => parcels,
    resend(id) {
      const parcel = byId.get(id);
      if (parcel === undefined) return undefined;
      parcel.byHand += 1;
      attemptByHand(parcel);
      return copyOf(parcel);
    },
    chaos(next) {
      assertChaos(next);
      chaos = { ...next };
      if (chaos.reorder) return;
      for (const parcel of held.values()) release(parcel, clock.now());
      held.clear();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => structuredClone({ parcels, chaos, held: [...held.values()].map(({ id }) => id) }),
    load(saved) {
      const copy = structuredClone(saved);
      parcels = copy.parcels;
      byId = new Map(parcels.map((each) => [each.id, each]));
      chaos = copy.chaos;
      for (const parcel of copy.held.map((id) => byId.get(id))) if (parcel) held.set(parcel.endpointId, parcel);
      for (const parcel of parcels) {
        // An attempt that was under way when it was saved is made again: delivery is at least once.
        if (parcel.nextAt !== undefined) schedule(parcel, parcel.nextAt);
        for (let count = 0; count < parcel.byHand; count += 1) attemptByHand(parcel);
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
