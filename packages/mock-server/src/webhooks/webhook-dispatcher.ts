import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock/clock.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../model/ids.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { eventView } from '../model/payment-views.ts';
import type { ResolvedPolicies } from '../model/policies.ts';
import { createDeliveryQueue, type DeliveryQueue, type SavedDeliveryQueue } from './delivery-queue.ts';
import { inProcessBaseUrl, type WebhookEventName } from './endpoint.ts';
import { createEndpointRegistry, type EndpointRegistry, type SavedEndpoints } from './endpoint-registry.ts';
import { nativeFetch } from './native-fetch.ts';
import type { ReceiverRegistry } from './receiver-registry.ts';
import type { RetrySchedules } from './retry-schedule.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

/** Tells a merchant's endpoints what has happened. Nothing here waits for a delivery. */
export interface WebhookDispatcher
  extends Pick<EndpointRegistry, 'register' | 'setMerchantBaseUrl'>,
    Pick<DeliveryQueue, 'deliveries' | 'resend' | 'chaos' | 'watch'> {
  /**
   * @param requestKey the idempotency key of the request that caused the event, null when no request did
   * @returns the ids of the deliveries that it queued
   */
  dispatchPaymentEvent(
    event: KnownWebhookEventType,
    record: PaymentRecord,
    transaction: Transaction,
    requestKey: string | null,
  ): readonly string[];
  /** @returns the ids of the deliveries that it queued */
  dispatchTransfer(transfer: IncomingTransfer): readonly string[];
  save(): SavedWebhooks;
  /** Goes on from what was saved. */
  load(saved: SavedWebhooks): void;
  /** Aborted, with an error that says why, when another world takes the place of this one. */
  readonly disposed: AbortSignal;
  /** Breaks off what is under way, and sends nothing more. */
  dispose(): void;
}

/** Plain data. */
export type SavedWebhooks = { endpoints: SavedEndpoints } & SavedDeliveryQueue;

export interface WebhookDispatcherOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly receivers: ReceiverRegistry;
  readonly policies: RetrySchedules & Pick<ResolvedPolicies, 'webhookTimeoutMs' | 'webhookIdempotencyKey'>;
}

export function createWebhookDispatcher({
  clock,
  ids,
  receivers,
  policies,
}: WebhookDispatcherOptions): WebhookDispatcher {
  const end = new AbortController();
  const { register, setMerchantBaseUrl, ...endpoints } = createEndpointRegistry(ids.uuid, receivers);
  const { deliveries, resend, chaos, watch, ...queue } = createDeliveryQueue({
    clock,
    sending: { fetch: nativeFetch, timeoutMs: policies.webhookTimeoutMs, ended: end.signal },
    schedules: policies,
    endpoint: endpoints.byId,
  });

  const dispatch = (event: WebhookEventName, payload: object): readonly string[] => {
    const isTransfer = event === 'banking.transfer';
    return endpoints.subscribed(event).map((endpoint) =>
      queue.enqueue(endpoint, {
        id: ids.uuid(),
        kind: isTransfer ? 'transfer' : 'payment',
        event,
        url: endpoint.url ?? inProcessBaseUrl + (isTransfer ? documented.incomingTransfer.path : '/'),
        payload,
      }),
    );
  };

  return {
    register,
    setMerchantBaseUrl,
    deliveries,
    resend,
    chaos,
    watch,
    dispatchPaymentEvent(event, record, transaction, requestKey) {
      const idempotencyKey = policies.webhookIdempotencyKey === 'event' ? ids.uuid() : requestKey;
      return dispatch(event, envelopeOf(event, record, transaction, idempotencyKey));
    },
    dispatchTransfer: (transfer) => dispatch('banking.transfer', transfer),
    save: () => ({ endpoints: endpoints.save(), ...queue.save() }),
    load(saved) {
      endpoints.load(saved.endpoints);
      queue.load(saved);
    },
    disposed: end.signal,
    dispose: () => end.abort(new Error('the merchant was reset or restored')),
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
