import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock/clock.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../model/ids.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { eventView } from '../model/payment-views.ts';
import type { DecidedPolicies } from '../model/policies.ts';
import { type Courier, createCourier, type SavedCourier } from './delivery-queue.ts';
import { inProcessBaseUrl, type WebhookEventName } from './endpoint.ts';
import { createEndpoints, type Endpoints, type SavedEndpoints } from './endpoints.ts';
import { outsideFetch } from './native-fetch.ts';
import type { Receivers } from './receiver-registry.ts';
import type { Schedules } from './retry-schedule.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

/** Tells a merchant's endpoints what has happened. Nothing here waits for a delivery. */
export interface Emitter
  extends Pick<Endpoints, 'register' | 'setMerchantBaseUrl'>,
    Pick<Courier, 'deliveries' | 'sent' | 'resend' | 'chaos' | 'watch'> {
  /** @param requestKey the idempotency key of the request that caused the event, null when no request did */
  paymentEvent(
    event: KnownWebhookEventType,
    record: PaymentRecord,
    transaction: Transaction,
    requestKey: string | null,
  ): void;
  incomingTransfer(transfer: IncomingTransfer): void;
  save(): SavedEmitter;
  /** Goes on from what was saved. */
  load(saved: SavedEmitter): void;
  /** Aborted, with an error that says why, when another world takes the place of this one. */
  readonly ended: AbortSignal;
  /** Breaks off what is under way, and sends nothing more. */
  abandon(): void;
}

/** Plain data. */
export type SavedEmitter = { endpoints: SavedEndpoints } & SavedCourier;

export interface EmitterOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly receivers: Receivers;
  readonly policies: Schedules & Pick<DecidedPolicies, 'webhookTimeoutMs' | 'webhookIdempotencyKey'>;
}

export function createEmitter({ clock, ids, receivers, policies }: EmitterOptions): Emitter {
  const end = new AbortController();
  const { register, setMerchantBaseUrl, ...endpoints } = createEndpoints(ids.uuid, receivers);
  const { deliveries, sent, resend, chaos, watch, ...courier } = createCourier({
    clock,
    sending: { fetch: outsideFetch, timeoutMs: policies.webhookTimeoutMs, ended: end.signal },
    schedules: policies,
    endpoint: endpoints.byId,
  });

  const emit = (event: WebhookEventName, payload: object) => {
    const isTransfer = event === 'banking.transfer';
    for (const endpoint of endpoints.subscribed(event)) {
      courier.send(endpoint, {
        id: ids.uuid(),
        kind: isTransfer ? 'transfer' : 'payment',
        event,
        url: endpoint.url ?? inProcessBaseUrl + (isTransfer ? documented.incomingTransfer.path : '/'),
        payload,
      });
    }
  };

  return {
    register,
    setMerchantBaseUrl,
    deliveries,
    sent,
    resend,
    chaos,
    watch,
    paymentEvent(event, record, transaction, requestKey) {
      const idempotencyKey = policies.webhookIdempotencyKey === 'event' ? ids.uuid() : requestKey;
      emit(event, envelopeOf(event, record, transaction, idempotencyKey));
    },
    incomingTransfer: (transfer) => emit('banking.transfer', transfer),
    save: () => ({ endpoints: endpoints.save(), ...courier.save() }),
    load(saved) {
      endpoints.load(saved.endpoints);
      courier.load(saved);
    },
    ended: end.signal,
    abandon: () => end.abort(new Error('the merchant was reset or restored')),
  };
}

function envelopeOf(
  event: KnownWebhookEventType,
  record: PaymentRecord,
  transaction: Transaction,
  idempotencyKey: string | null,
): Omit<PaymentWebhook, 'retry'> {
  return {
    type: 'payment',
    type_event: event,
    account_id: record.payment.account_id,
    version: envelopeVersion,
    data: { payment: { ...eventView(record, transaction), idempotency_key: idempotencyKey } },
  };
}
