import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock/clock.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../model/ids.ts';
import { latestTransaction, type PaymentRecord } from '../model/payment-record.ts';
import type { StoredPayment } from '../model/payment-store.ts';
import { eventView } from '../model/payment-views.ts';
import type { ResolvedPolicies } from '../model/policies.ts';
import type { AttemptReport, NewDelivery } from './delivery.ts';
import { createDeliveryQueue, type DeliveryQueue, type SavedDeliveryQueue } from './delivery-queue.ts';
import { urlOf, type WebhookEndpoint, type WebhookEventName } from './endpoint.ts';
import { createEndpointRegistry, type EndpointRegistry, type SavedEndpoints } from './endpoint-registry.ts';
import { nativeFetch } from './native-fetch.ts';
import type { ReceiverRegistry } from './receiver-registry.ts';
import type { RetrySchedules } from './retry-schedule.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

/** Sends the events of one merchant to its endpoints. No method waits for a delivery. */
export interface WebhookDispatcher
  extends Pick<EndpointRegistry, 'register' | 'setMerchantBaseUrl'>,
    Omit<DeliveryQueue, 'enqueue' | 'save' | 'load'> {
  readonly endpoints: Pick<EndpointRegistry, 'current' | 'remove' | 'setSecret' | 'byId'>;
  /**
   * Queues a payment event for every endpoint that is subscribed to it.
   *
   * @param transaction - The transaction that the event is about, or undefined for the latest one.
   * @param requestKey - The idempotency key of the request that caused the event, or null when no request caused it.
   * @returns the ids of the queued deliveries
   */
  dispatchPaymentEvent(
    event: KnownWebhookEventType,
    payment: StoredPayment,
    transaction: Transaction | undefined,
    requestKey: string | null,
  ): readonly string[];
  /**
   * Queues the notification of an incoming transfer.
   *
   * @returns the ids of the queued deliveries
   */
  dispatchTransfer(transfer: IncomingTransfer): readonly string[];
  /** Queues an event for one endpoint, also when it is not subscribed to the event. Returns the id of the delivery. */
  dispatchTo(endpoint: WebhookEndpoint, event: TestEvent): string;
  save(): SavedWebhooks;
  /** Replaces the endpoints and deliveries, and continues the pending deliveries. */
  load(saved: SavedWebhooks): void;
  /** Aborted by `dispose`. Its reason is an error with a message. */
  readonly disposed: AbortSignal;
  /** Aborts the attempts that are in flight and sends nothing more. */
  dispose(): void;
}

/** An event for one endpoint. */
export type TestEvent =
  | { readonly event: KnownWebhookEventType; readonly record: PaymentRecord; readonly transaction: Transaction }
  | { readonly event: 'banking.transfer'; readonly transfer: IncomingTransfer };

/** The endpoints and deliveries as plain data. */
export type SavedWebhooks = { endpoints: SavedEndpoints } & SavedDeliveryQueue;

export interface WebhookDispatcherOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly receivers: ReceiverRegistry;
  readonly policies: RetrySchedules & Pick<ResolvedPolicies, 'webhookTimeoutMs' | 'webhookIdempotencyKey'>;
  /** Called after each attempt with a function that creates its report. Must not throw. */
  onAttempt(report: () => AttemptReport): void;
}

/** Every payment keeps the ids of its deliveries, and most have none. */
const noDeliveries: readonly string[] = [];

/** Creates a dispatcher without endpoints. */
export function createWebhookDispatcher({
  clock,
  ids,
  receivers,
  policies,
  onAttempt,
}: WebhookDispatcherOptions): WebhookDispatcher {
  const disposal = new AbortController();
  const { register, setMerchantBaseUrl, ...endpoints } = createEndpointRegistry(ids.uuid, receivers);
  const { enqueue, save, load, ...queue } = createDeliveryQueue({
    clock,
    sending: { fetch: nativeFetch, timeoutMs: policies.webhookTimeoutMs, signal: disposal.signal },
    schedules: policies,
    endpoint: endpoints.byId,
    onAttempt,
  });

  const sendTo = (
    endpoint: WebhookEndpoint,
    event: WebhookEventName,
    content: Pick<NewDelivery, 'payload' | 'paymentId'>,
  ): string => {
    const isTransfer = event === 'banking.transfer';
    const url = urlOf(endpoint, isTransfer ? documented.incomingTransfer.path : '/');
    return enqueue(endpoint, { id: ids.uuid(), kind: isTransfer ? 'transfer' : 'payment', event, url, ...content });
  };
  const sendToAll = (
    event: WebhookEventName,
    content: Pick<NewDelivery, 'payload' | 'paymentId'>,
  ): readonly string[] => {
    const subscribed = endpoints.subscribed(event);
    return subscribed.length === 0 ? noDeliveries : subscribed.map((endpoint) => sendTo(endpoint, event, content));
  };

  return {
    ...queue,
    register,
    setMerchantBaseUrl,
    endpoints,
    dispatchPaymentEvent(event, payment, transaction, requestKey) {
      const idempotencyKey = policies.webhookIdempotencyKey === 'event' ? ids.uuid() : requestKey;
      return sendToAll(event, {
        paymentId: payment.id,
        payload: () => paymentEnvelope(event, payment.read(), transaction, idempotencyKey),
      });
    },
    dispatchTransfer: (transfer) => sendToAll('banking.transfer', { paymentId: undefined, payload: () => transfer }),
    dispatchTo(endpoint, test) {
      if (test.event === 'banking.transfer') {
        const { transfer } = test;
        return sendTo(endpoint, test.event, { paymentId: undefined, payload: () => transfer });
      }
      const { event, record, transaction } = test;
      const idempotencyKey = policies.webhookIdempotencyKey === 'event' ? ids.uuid() : null;
      return sendTo(endpoint, event, {
        paymentId: record.payment.id,
        payload: () => paymentEnvelope(event, record, transaction, idempotencyKey),
      });
    },
    save: () => ({ endpoints: endpoints.save(), ...save() }),
    load(saved) {
      endpoints.load(saved.endpoints);
      load(saved);
    },
    disposed: disposal.signal,
    dispose: () => disposal.abort(new Error('the merchant was reset or restored')),
  };
}

function paymentEnvelope(
  event: KnownWebhookEventType,
  record: PaymentRecord,
  transaction: Transaction = latestTransaction(record),
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
