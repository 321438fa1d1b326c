import type { Clock } from '../clock.ts';
import { milliseconds } from '../duration.ts';
import { attempt, type WebhookAttempt } from './attempt.ts';
import { assertChaos, isHeldBack, mishapOf, type WebhookChaos } from './chaos.ts';
import { bodyOf, outcomeOf, type Parcel, type WebhookDelivery } from './delivery.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import type { Sending } from './exchange.ts';
import { nextAttempt, type Schedules } from './schedule.ts';

/** For how long chaos holds an event back when no other follows. */
const longestHoldMs = 60_000;

/** Takes events to endpoints, attempt after attempt, and keeps a log. Nothing here waits for a delivery. */
export interface Courier {
  send(endpoint: WebhookEndpoint, consignment: Consignment): void;
  /** Oldest first. */
  deliveries(): readonly WebhookDelivery[];
  /** Makes one more attempt at once, beside those of the schedule; undefined when there is no such delivery. */
  resend(id: string): WebhookDelivery | undefined;
  chaos(chaos: WebhookChaos): void;
  /** Calls back after each attempt; answers how to stop that. The listener must not throw. */
  watch(listener: (delivery: WebhookDelivery) => void): () => void;
  save(): SavedCourier;
  load(saved: SavedCourier): void;
}

export type Consignment = Pick<Parcel, 'kind' | 'payload'> & Pick<WebhookDelivery, 'id' | 'event' | 'url'>;

/** Plain data. */
export interface SavedCourier {
  parcels: Parcel[];
  chaos: WebhookChaos;
}

export interface CourierOptions {
  readonly clock: Clock;
  readonly sending: Sending;
  readonly schedules: Schedules;
  endpoint(id: string): WebhookEndpoint;
}

export function createCourier({ clock, sending, schedules, endpoint: endpointOf }: CourierOptions): Courier {
  let parcels = new Map<string, Parcel>();
  let deliveries: WebhookDelivery[] = [];
  let chaos: WebhookChaos = {};
  // By endpoint: what waits for the next event to overtake it.
  const held = new Map<string, Parcel>();
  const underWay = new WeakMap<Parcel, Promise<void>>();
  const listeners = new Set<(delivery: WebhookDelivery) => void>();

  /** One attempt at a time: its number, and what follows from it, depend on the one before. */
  const inTurn = (parcel: Parcel, next: () => Promise<void>): Promise<void> => {
    const made = (underWay.get(parcel) ?? Promise.resolve()).then(next);
    underWay.set(parcel, made);
    return made;
  };

  const schedule = (parcel: Parcel, time: number): void => {
    parcel.nextAt = time;
    clock.at(time, () =>
      inTurn(parcel, async () => {
        // Meanwhile the delivery may have ended, or this attempt may have been given another time.
        if (parcel.nextAt !== time) return;
        parcel.nextAt = undefined;
        parcel.scheduled += 1;
        const lastAt = clock.now();
        await tryOnce(parcel, () => {
          const { kind, scheduled, firstAt = lastAt } = parcel;
          const next = nextAttempt(kind, scheduled, { firstAt, lastAt }, schedules);
          if (next !== undefined) schedule(parcel, next);
        });
      }),
    );
  };

  const tryOnce = async (parcel: Parcel, scheduleNext: () => void): Promise<void> => {
    const { delivery, kind, overtakes } = parcel;
    const isFirst = parcel.firstAt === undefined;
    parcel.firstAt ??= clock.now();
    if (held.get(parcel.endpointId) === parcel) held.delete(parcel.endpointId);
    delivery.status = 'pending';
    const made = await attemptsOf(parcel);
    delivery.attempts.push(...made);
    const outcomes = made.map((each) => outcomeOf(each, kind));
    const outcome = outcomes.find((each) => each === 'delivered') ?? outcomes[0] ?? 'pending';
    if (outcome === 'pending') scheduleNext();
    else parcel.nextAt = undefined;
    delivery.status = outcome === 'pending' && parcel.nextAt === undefined ? 'exhausted' : outcome;
    if (isFirst && overtakes !== undefined) release(parcels.get(overtakes));
    for (const listener of listeners) listener(delivery);
  };

  /** One attempt, or two where chaos sends it twice. */
  const attemptsOf = async (parcel: Parcel): Promise<WebhookAttempt[]> => {
    const { id, url, attempts } = parcel.delivery;
    const number = (attempts.at(-1)?.number ?? -1) + 1;
    const endpoint = endpointOf(parcel.endpointId);
    const mishap = mishapOf(chaos, { deliveryId: id, number, isSigned: endpoint.secret !== undefined });
    const missive = { endpoint, url, body: bodyOf(parcel, number), number, at: clock.timestamp(), mishap };
    const made = [await attempt(missive, sending)];
    if (mishap === 'duplicate') made.push(await attempt(missive, sending));
    return made;
  };

  const release = (parcel: Parcel | undefined): void => {
    if (parcel?.nextAt === undefined || parcel.firstAt !== undefined) return;
    schedule(parcel, Math.max(parcel.nextAt - longestHoldMs, clock.now()));
  };

  return {
    send(endpoint, { kind, payload, id, event, url }) {
      const overtaken = held.get(endpoint.id);
      held.delete(endpoint.id);
      const isHeld = overtaken === undefined && isHeldBack(chaos, id);
      const parcel: Parcel = {
        delivery: { id, event, url, status: 'pending', attempts: [] },
        kind,
        endpointId: endpoint.id,
        payload,
        firstAt: undefined,
        scheduled: 0,
        nextAt: undefined,
        overtakes: overtaken?.delivery.id,
      };
      parcels.set(id, parcel);
      deliveries.push(parcel.delivery);
      if (isHeld) held.set(endpoint.id, parcel);
      schedule(parcel, clock.now() + milliseconds(chaos.delay ?? 0) + (isHeld ? longestHoldMs : 0));
    },
    deliveries: () => deliveries,
    resend(id) {
      const parcel = parcels.get(id);
      if (parcel === undefined) return undefined;
      parcel.delivery.status = 'pending';
      clock.at(clock.now(), () => inTurn(parcel, () => tryOnce(parcel, () => {})));
      return parcel.delivery;
    },
    chaos(next) {
      assertChaos(next);
      chaos = { ...next };
      if (chaos.reorder) return;
      for (const parcel of held.values()) release(parcel);
      held.clear();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => structuredClone({ parcels: [...parcels.values()], chaos }),
    load(saved) {
      const copy = structuredClone(saved);
      parcels = new Map(copy.parcels.map((each) => [each.delivery.id, each]));
      deliveries = copy.parcels.map(({ delivery }) => delivery);
      chaos = copy.chaos;
      for (const parcel of copy.parcels) {
        // An attempt that was under way when it was saved is made again: delivery is at least once.
        if (parcel.delivery.status === 'pending') schedule(parcel, parcel.nextAt ?? clock.now());
      }
    },
  };
}
