import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook, Transaction } from '@paychord/sdk';
import type { Clock } from '../clock.ts';
import { webhooks as documented } from '../generated/operations.ts';
import type { Ids } from '../ids.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { eventView } from '../payment-views.ts';
import { invalidParameters, Refusal } from '../refusal.ts';
import { acknowledges } from './acknowledgement.ts';
import type { Fetch } from './attempt.ts';
import { type Consignment, deliver, type WebhookDelivery } from './delivery.ts';
import {
  inProcessBaseUrl,
  refuseEndpoint,
  type WebhookAuthentication,
  type WebhookEndpoint,
  type WebhookEndpointOptions,
  type WebhookReceiver,
} from './endpoint.ts';
import { paymentSchedule, transferSchedule } from './schedule.ts';

/** The version of the payment envelope. */
const envelopeVersion = 2;

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
}

export function createEmitter(clock: Clock, ids: Ids, fetch: Fetch): Emitter {
  const endpoints: WebhookEndpoint[] = [];
  const deliveries: WebhookDelivery[] = [];
  let transferEndpoint: WebhookEndpoint | undefined;

  const send = (endpoint: WebhookEndpoint, url: string, consignment: Consignment) => {
    const delivery: WebhookDelivery = {
      id: ids.uuid(),
      event: consignment.event,
      url,
      status: 'pending',
      attempts: [],
    };
    deliveries.push(delivery);
    deliver(delivery, consignment, endpoint, clock, fetch);
  };

  const endpointOf = (options: WebhookEndpointOptions): WebhookEndpoint | Refusal =>
    refuseEndpoint(options) ?? { ...options, id: ids.uuid() };

  return {
    register({ events, ...options }) {
      const endpoint = endpointOf(events === undefined ? options : { ...options, events: [...events] });
      if (!(endpoint instanceof Refusal)) endpoints.push(endpoint);
      return endpoint;
    },
    setMerchantBaseUrl(target, authentication = {}) {
      const { path } = documented.incomingTransfer;
      if (typeof target === 'string' && /[?#]/.test(target))
        return invalidParameters('a base URL must have no query and no fragment');
      const endpoint = endpointOf(
        typeof target === 'function'
          ? { ...authentication, receiver: target }
          : { ...authentication, url: target.replace(/\/+$/, '') + path },
      );
      if (!(endpoint instanceof Refusal)) transferEndpoint = endpoint;
      return endpoint;
    },
    paymentEvent(event, record, transaction) {
      const consignment = paymentConsignment(event, record, transaction, ids.uuid());
      for (const endpoint of endpoints) {
        if (endpoint.events?.includes(event) ?? true)
          send(endpoint, endpoint.url ?? `${inProcessBaseUrl}/`, consignment);
      }
    },
    incomingTransfer(transfer) {
      const consignment = transferConsignment(transfer);
      const subscribed = endpoints.filter(({ events }) => events?.includes('banking.transfer'));
      for (const endpoint of transferEndpoint === undefined ? subscribed : [transferEndpoint, ...subscribed]) {
        send(endpoint, endpoint.url ?? inProcessBaseUrl + documented.incomingTransfer.path, consignment);
      }
    },
    deliveries: () => deliveries,
  };
}

/** `retry` is part of the body, so each attempt has bytes of its own. */
function paymentConsignment(
  event: KnownWebhookEventType,
  record: PaymentRecord,
  transaction: Transaction,
  idempotencyKey: string,
): Consignment {
  const envelope = {
    type: 'payment',
    type_event: event,
    account_id: record.payment.account_id,
    version: envelopeVersion,
    data: { payment: { ...eventView(record, transaction), idempotency_key: idempotencyKey } },
  } satisfies Omit<PaymentWebhook, 'retry'>;
  return {
    event,
    schedule: paymentSchedule,
    body: (retry) => JSON.stringify({ ...envelope, retry }),
    accepted: ({ status }) => status === 200,
  };
}

function transferConsignment(transfer: IncomingTransfer): Consignment {
  const body = JSON.stringify(transfer);
  return { event: 'banking.transfer', schedule: transferSchedule, body: () => body, accepted: acknowledges };
}
