import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock.ts';
import { milliseconds } from '../duration.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../ids.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { eventView } from '../payment-views.ts';
import type { DecidedPolicies } from '../policies.ts';
import { invalidParameters, Refusal } from '../refusal.ts';
import { attempt, type Fetch } from './attempt.ts';
import { assertChaos, draw, happens, type WebhookChaos } from './chaos.ts';
import { bodyOf, type Parcel, statusAfter, type WebhookDelivery } from './delivery.ts';
import {
  inProcessBaseUrl,
  refuseEndpoint,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookReceiver,
} from './endpoint.ts';
import { type ConsignmentKind, nextAttempt } from './schedule.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;
/** For how long chaos holds an event back when no other follows. */
const longestHoldMs = 60_000;

/** Sends a merchant's webhooks. Nothing here waits for a delivery. */
export interface Emitter {
  register(options: WebhookEndpointOptions): WebhookEndpoint | Refusal;
  setMerchantBaseUrl(
    target: string | WebhookReceiver,
    authentication?: WebhookAuthentication,
  ): WebhookEndpoint | Refusal;
  paymentEvent(event: KnownWebhookEventType, record: PaymentRecord, transaction: Transaction): void;
  incomingTransfer(transfer: IncomingTransfer): void;
  /** Oldest first. */
  deliveries(): readonly WebhookDelivery[];
  /** Makes another attempt at once; undefined when there is no such delivery. */
  resend(id: string): WebhookDelivery | undefined;
  chaos(chaos: WebhookChaos): void;
  /** Calls back after each attempt; answers how to stop that. */
  watch(listener: (delivery: WebhookDelivery) => void): () => void;
  save(): SavedEmitter;
  /** Goes on from what was saved; functions that received keep receiving where their endpoint is still registered. */
  load(saved: SavedEmitter, receivers: ReadonlyMap<string, WebhookReceiver>): void;
  receivers(): ReadonlyMap<string, WebhookReceiver>;
}

/** Plain data: functions are left out. */
export interface SavedEmitter {
  endpoints: Omit<WebhookEndpoint, 'receiver'>[];
  transferEndpoint: Omit<WebhookEndpoint, 'receiver'> | undefined;
  parcels: Parcel[];
  chaos: WebhookChaos;
}

export interface EmitterOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of chaos; apart from `ids`, so that chaos moves no identifier. */
  readonly chaosIds: Ids;
  readonly fetch: Fetch;
  readonly policies: Pick<DecidedPolicies, 'schedule' | 'transferSchedule' | 'webhookTimeoutMs'>;
}

export function createEmitter({ clock, ids, chaosIds, fetch, policies }: EmitterOptions): Emitter {
  let endpoints: WebhookEndpoint[] = [];
  let transferEndpoint: WebhookEndpoint | undefined;
  let parcels = new Map<string, Parcel>();
  let deliveries: WebhookDelivery[] = [];
  let chaos: WebhookChaos = {};
  // By endpoint: what chaos holds back until something else has been sent there.
  const held = new Map<string, () => void>();
  const listeners = new Set<(delivery: WebhookDelivery) => void>();
  const sending = { fetch, timeoutMs: policies.webhookTimeoutMs };

  const endpointOf = (id: string) =>
    transferEndpoint?.id === id ? transferEndpoint : endpoints.find((each) => each.id === id);

  const tryOnce = async (parcel: Parcel): Promise<void> => {
    const { delivery, kind, endpointId } = parcel;
    const endpoint = endpointOf(endpointId);
    if (endpoint === undefined) return;
    const at = clock.now();
    const made = await attempt(
      {
        endpoint,
        url: delivery.url,
        body: bodyOf(parcel),
        number: delivery.attempts.length,
        at: new Date(at).toISOString(),
        mishap: draw(chaos, chaosIds),
      },
      sending,
    );
    delivery.attempts.push(made);
    delivery.status = statusAfter(made, kind);
    parcel.nextAt =
      delivery.status === 'pending'
        ? nextAttempt(kind, delivery.attempts.length, { firstAt: parcel.firstAt, lastAt: at }, policies)
        : undefined;
    if (delivery.status === 'pending' && parcel.nextAt === undefined) delivery.status = 'exhausted';
    schedule(parcel);
    for (const listener of listeners) listener(delivery);
  };

  /** Makes the attempt when it is due, unless another was made meanwhile. */
  const schedule = (parcel: Parcel): void => {
    const { nextAt } = parcel;
    if (nextAt === undefined) return;
    clock.at(nextAt, async () => {
      if (parcel.nextAt !== nextAt) return;
      parcel.nextAt = undefined;
      await tryOnce(parcel);
    });
  };

  const send = (
    endpoint: WebhookEndpoint,
    url: string,
    event: WebhookDelivery['event'],
    kind: ConsignmentKind,
    payload: object,
  ) => {
    const firstAt = clock.now() + milliseconds(chaos.delay ?? 0);
    const isHeld = happens(chaos.reorder, chaosIds);
    const parcel: Parcel = {
      delivery: { id: ids.uuid(), event, url, status: 'pending', attempts: [] },
      kind,
      endpointId: endpoint.id,
      payload,
      firstAt,
      nextAt: isHeld ? firstAt + longestHoldMs : firstAt,
    };
    parcels.set(parcel.delivery.id, parcel);
    deliveries.push(parcel.delivery);
    schedule(parcel);
    held.get(endpoint.id)?.();
    held.delete(endpoint.id);
    if (isHeld) held.set(endpoint.id, () => release(parcel));
  };

  const release = (parcel: Parcel): void => {
    if (parcel.delivery.attempts.length > 0 || parcel.nextAt === undefined) return;
    parcel.nextAt = parcel.firstAt = clock.now();
    schedule(parcel);
  };

  const register = (options: WebhookEndpointOptions): WebhookEndpoint | Refusal =>
    refuseEndpoint(options) ?? { ...options, id: ids.uuid() };

  return {
    register({ events, ...options }) {
      const endpoint = register(events === undefined ? options : { ...options, events: [...events] });
      if (!(endpoint instanceof Refusal)) endpoints.push(endpoint);
      return endpoint;
    },
    setMerchantBaseUrl(target, authentication = {}) {
      const { path } = documented.incomingTransfer;
      if (typeof target === 'string' && /[?#]/.test(target)) {
        return invalidParameters('a base URL must have no query and no fragment');
      }
      const endpoint = register(
        typeof target === 'function'
          ? { ...authentication, receiver: target }
          : { ...authentication, url: target.replace(/\/+$/, '') + path },
      );
      if (!(endpoint instanceof Refusal)) transferEndpoint = endpoint;
      return endpoint;
    },
    paymentEvent(event, record, transaction) {
      const payload = envelopeOf(event, record, transaction, ids.uuid());
      for (const endpoint of endpoints) {
        if (endpoint.events?.includes(event) ?? true) {
          send(endpoint, endpoint.url ?? `${inProcessBaseUrl}/`, event, 'payment', payload);
        }
      }
    },
    incomingTransfer(transfer) {
      const subscribed = endpoints.filter(({ events }) => events?.includes('banking.transfer'));
      for (const endpoint of transferEndpoint === undefined ? subscribed : [transferEndpoint, ...subscribed]) {
        const url = endpoint.url ?? inProcessBaseUrl + documented.incomingTransfer.path;
        send(endpoint, url, 'banking.transfer', 'transfer', transfer);
      }
    },
    deliveries: () => deliveries,
    resend(id) {
      const parcel = parcels.get(id);
      if (parcel === undefined) return undefined;
      parcel.delivery.status = 'pending';
      parcel.nextAt = clock.now();
      schedule(parcel);
      return parcel.delivery;
    },
    chaos(next) {
      assertChaos(next);
      chaos = { ...next };
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () =>
      structuredClone({
        endpoints: endpoints.map(withoutReceiver),
        transferEndpoint: transferEndpoint && withoutReceiver(transferEndpoint),
        parcels: [...parcels.values()],
        chaos,
      }),
    load(saved, receivers) {
      const copy = structuredClone(saved);
      const revive = (endpoint: Omit<WebhookEndpoint, 'receiver'>): WebhookEndpoint => {
        const receiver = receivers.get(endpoint.id);
        // A saved endpoint has a URL, or had a function; without either its deliveries fail and say so.
        return (receiver === undefined ? endpoint : { ...endpoint, receiver }) as WebhookEndpoint;
      };
      endpoints = copy.endpoints.map(revive);
      transferEndpoint = copy.transferEndpoint && revive(copy.transferEndpoint);
      parcels = new Map(copy.parcels.map((each) => [each.delivery.id, each]));
      deliveries = copy.parcels.map(({ delivery }) => delivery);
      chaos = copy.chaos;
      for (const parcel of parcels.values()) {
        // An attempt that was under way when it was saved is made again: delivery is at least once.
        if (parcel.delivery.status === 'pending') parcel.nextAt ??= clock.now();
        schedule(parcel);
      }
    },
    receivers() {
      const all = transferEndpoint === undefined ? endpoints : [...endpoints, transferEndpoint];
      return new Map(all.flatMap(({ id, receiver }) => (receiver === undefined ? [] : [[id, receiver] as const])));
    },
  };
}

function withoutReceiver({ receiver: _, ...endpoint }: WebhookEndpoint): Omit<WebhookEndpoint, 'receiver'> {
  return endpoint;
}

function envelopeOf(
  event: KnownWebhookEventType,
  record: PaymentRecord,
  transaction: Transaction,
  idempotencyKey: string,
): Omit<PaymentWebhook, 'retry'> {
  return {
    type: 'payment',
    type_event: event,
    account_id: record.payment.account_id,
    version: envelopeVersion,
    data: { payment: { ...eventView(record, transaction), idempotency_key: idempotencyKey } },
  };
}
