import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../ids.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { eventView } from '../payment-views.ts';
import type { DecidedPolicies } from '../policies.ts';
import { type Courier, createCourier, type SavedCourier } from './courier.ts';
import { inProcessBaseUrl, type WebhookEventName, type WebhookReceiver } from './endpoint.ts';
import { createEndpoints, type Endpoints, type SavedEndpoints } from './endpoints.ts';
import type { Fetch } from './exchange.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

/** Tells a merchant's endpoints what has happened. Nothing here waits for a delivery. */
export interface Emitter
  extends Pick<Endpoints, 'register' | 'setMerchantBaseUrl' | 'receivers'>,
    Pick<Courier, 'deliveries' | 'resend' | 'chaos' | 'watch'> {
  paymentEvent(event: KnownWebhookEventType, record: PaymentRecord, transaction: Transaction): void;
  incomingTransfer(transfer: IncomingTransfer): void;
  save(): SavedEmitter;
  /** Goes on from what was saved; functions that received keep receiving where their endpoint is still registered. */
  load(saved: SavedEmitter, receivers: ReadonlyMap<string, WebhookReceiver>): void;
}

/** Plain data: functions are left out. */
export type SavedEmitter = { endpoints: SavedEndpoints } & SavedCourier;

export interface EmitterOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly fetch: Fetch;
  readonly policies: Pick<DecidedPolicies, 'schedule' | 'transferSchedule' | 'webhookTimeoutMs'>;
}

export function createEmitter({ clock, ids, fetch, policies }: EmitterOptions): Emitter {
  const { register, setMerchantBaseUrl, receivers, ...endpoints } = createEndpoints(ids.uuid);
  const { deliveries, resend, chaos, watch, ...courier } = createCourier({
    clock,
    sending: { fetch, timeoutMs: policies.webhookTimeoutMs },
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
    receivers,
    deliveries,
    resend,
    chaos,
    watch,
    paymentEvent: (event, record, transaction) => emit(event, envelopeOf(event, record, transaction, ids.uuid())),
    incomingTransfer: (transfer) => emit('banking.transfer', transfer),
    save: () => ({ endpoints: endpoints.save(), ...courier.save() }),
    load(saved, known) {
      endpoints.load(saved.endpoints, known);
      courier.load(saved);
    },
  };
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
