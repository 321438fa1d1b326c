import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import { webhooks as documented } from '../../generated/operations.ts';
import type { Clock } from '../clock/clock.ts';
import type { Ids } from '../model/ids.ts';
import { eventView, latestTransaction, type PaymentRecord } from '../model/payment-record.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import type { NewDelivery } from './delivery.ts';
import { createDeliveryQueue, type SavedDeliveryQueue } from './delivery-queue.ts';
import { urlOf, type WebhookEndpoint } from './endpoint.ts';
import { createEndpointRegistry, type ReceiverRegistry, type SavedEndpoint } from './endpoint-registry.ts';
import type { RetrySchedules } from './retry-times.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

/** Sends the events of one merchant to its endpoints. No method waits for a delivery. */
export type WebhookDispatcher = ReturnType<typeof createWebhookDispatcher>;

/** The endpoints and deliveries as plain data. */
export type SavedWebhooks = { endpoints: SavedEndpoint[] } & SavedDeliveryQueue;

interface WebhookDispatcherOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly receivers: ReceiverRegistry;
  readonly policies: RetrySchedules &
    Pick<ResolvedPolicies, 'webhookTimeoutMs' | 'webhookIdempotencyKey' | 'webhookPayload'>;
}

/** Creates a dispatcher without endpoints. */
export function createWebhookDispatcher({ clock, ids, receivers, policies }: WebhookDispatcherOptions) {
  const disposal = new AbortController();
  const endpoints = createEndpointRegistry(ids.uuid, receivers);
  const { enqueue, save, load, ...queue } = createDeliveryQueue({
    clock,
    sending: { timeoutMs: policies.webhookTimeoutMs, signal: disposal.signal },
    schedules: policies,
    endpoint: endpoints.byId,
  });

  const sendTo = (targets: readonly WebhookEndpoint[], path: string, content: Omit<NewDelivery, 'id' | 'url'>) =>
    targets.map((target) => enqueue(target.id, { id: ids.uuid(), url: urlOf(target, path), ...content }));

  return {
    ...queue,
    endpoints,
    /**
     * Queues a payment event.
     *
     * @param transaction - The transaction that the event is about. Defaults to the latest one.
     * @param requestKey - The idempotency key of the request that caused the event, or null when no request caused it.
     * @param targets - Defaults to every endpoint that is subscribed to the event.
     * @returns the ids of the queued deliveries
     */
    dispatchPaymentEvent(
      event: KnownWebhookEventType,
      record: PaymentRecord,
      transaction: Transaction | undefined,
      requestKey: string | null,
      targets = endpoints.subscribed(event),
    ): readonly string[] {
      const idempotencyKey = policies.webhookIdempotencyKey === 'event' ? ids.uuid() : requestKey;
      if (targets.length === 0) return [];
      const payload = paymentEnvelope(event, record, transaction, idempotencyKey, policies.webhookPayload);
      return sendTo(targets, '/', { event, paymentId: record.payment.id, payload });
    },
    /**
     * Queues the notification of an incoming transfer.
     *
     * @param targets - Defaults to every endpoint that is subscribed to transfers.
     * @returns the ids of the queued deliveries
     */
    dispatchTransfer(payload: IncomingTransfer, targets = endpoints.subscribed('banking.transfer')): readonly string[] {
      const content = { event: 'banking.transfer', paymentId: undefined, payload } as const;
      return sendTo(targets, documented.incomingTransfer.path, content);
    },
    save: (): SavedWebhooks => ({ endpoints: endpoints.save(), ...save() }),
    /** Replaces the endpoints and deliveries, and continues the pending deliveries. */
    load(saved: SavedWebhooks): void {
      endpoints.load(saved.endpoints);
      load(saved);
    },
    /** Aborted by `dispose`. Its reason is an error with a message. */
    disposed: disposal.signal,
    /** Aborts the attempts that are in flight and sends nothing more. */
    dispose: () => disposal.abort(new Error('the merchant was reset or restored')),
  };
}

function paymentEnvelope(
  event: KnownWebhookEventType,
  record: PaymentRecord,
  transaction: Transaction = latestTransaction(record),
  idempotencyKey: string | null,
  content: ResolvedPolicies['webhookPayload'],
): Omit<PaymentWebhook, 'retry'> {
  const { id, status, account_id } = record.payment;
  const payment =
    content === 'full' ? { ...eventView(record, transaction), idempotency_key: idempotencyKey } : { id, status };
  return { type: 'payment', type_event: event, account_id, version: envelopeVersion, data: { payment } };
}
