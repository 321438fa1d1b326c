import { isKnownPaymentStatus } from '../generated/known-values.ts';
import type { IncomingTransfer, PaymentWebhook } from '../generated/schema.ts';
import {
  createWebhookReceiver,
  type Delivery,
  isStale,
  type UnknownEventReason,
  type WebhookConfig,
  type WebhookEvent,
  type WebhookHandlers,
  type WebhookHeaders,
  type WebhookKind,
  type WebhookReceiverConfig,
} from './index.ts';

/** Compiles only when both types are the same. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;

export function narrowsByKindThenByType(event: WebhookEvent): void {
  switch (event.kind) {
    case 'payment': {
      true satisfies Same<typeof event.payload, PaymentWebhook>;
      event.payload.data.payment.id satisfies string;
      // @ts-expect-error: unknown type
      if (event.type_event === 'payment.purchased') return;
      if (event.type_event === 'payment.refund') true satisfies Same<typeof event.type_event, 'payment.refund'>;
      return;
    }
    case 'transfer':
      true satisfies Same<typeof event.payload, IncomingTransfer>;
      return;
    case 'unknown':
      true satisfies Same<typeof event.type_event, string | undefined>;
      true satisfies Same<typeof event.reason, UnknownEventReason>;
      true satisfies Same<(typeof event.payload)[string], unknown>;
      return;
    default:
      event satisfies never;
  }
}

export function readsAPaymentWithoutCasts({ data: { payment }, retry }: PaymentWebhook): void {
  true satisfies Same<typeof retry, number | null | undefined>;
  true satisfies Same<typeof payment.id, string>;
  const { amount, transactions } = payment;
  true satisfies Same<NonNullable<typeof amount>['value'], number | null | undefined>;
  // @ts-expect-error: the amount is optional
  amount.value;
  for (const transaction of [transactions].flat()) {
    transaction?.id satisfies string | null | undefined;
    transaction?.amount satisfies number | null | undefined;
    transaction?.payment_method?.detail?.card?.card_data?.lfd satisfies string | null | undefined;
  }
  true satisfies Same<typeof payment.a_new_field, unknown>;
  isStale(payment, payment) satisfies boolean;

  // @ts-expect-error: the type of the field is unknown
  payment.a_new_field.value;
  // A status can be new until isKnownPaymentStatus has checked it.
  if (payment.status === 'ON_THE_MOON') return;
  if (!isKnownPaymentStatus(payment.status)) return;
  if (payment.status === 'SUCCEEDED') return;
  // @ts-expect-error: a misspelled status
  if (payment.status === 'SUCCEDED') return;
}

export function readsATransferWithoutCasts(transfer: IncomingTransfer): void {
  true satisfies Same<typeof transfer.id, string>;
  true satisfies Same<typeof transfer.direction, 'INCOMING'>;
  transfer.amount?.value satisfies number | undefined;
  transfer.sender?.routing_number satisfies string | null | undefined;
  // @ts-expect-error: the sender is optional
  transfer.sender.routing_number;
  isStale(transfer, transfer) satisfies boolean;
}

export const configurations: WebhookConfig[] = [
  { secret: 's' },
  { secret: new Uint8Array(1) },
  { secret: ['s', new Uint8Array(1)] as const, accept: ['payment'] },
  { apiKey: 'k', apiSecret: 's' },
  { secret: 's', apiKey: 'k', apiSecret: 's', accept: ['payment', 'transfer'] },
  { verification: 'none', accept: ['transfer'] },
  // @ts-expect-error: no way to verify
  {},
  // @ts-expect-error: no way to verify
  { accept: ['payment'] },
  // @ts-expect-error: incomplete credentials
  { apiKey: 'k' },
  // @ts-expect-error: incomplete credentials
  { secret: 's', apiSecret: 's' },
  // @ts-expect-error: an unused secret
  { secret: 's', verification: 'none' },
  // @ts-expect-error: unused credentials
  { apiKey: 'k', apiSecret: 's', verification: 'none' },
  // @ts-expect-error: an unknown value
  { verification: 'off' },
  // @ts-expect-error: an unknown kind
  { secret: 's', accept: ['refund'] },
  // @ts-expect-error: an option that can be undefined
  { secret: process.env.WEBHOOK_SECRET },
];

export const headers = (request: Request, incoming: import('node:http').IncomingMessage): WebhookHeaders[] => [
  request.headers,
  incoming.headers,
  incoming.headersDistinct,
  new Map([['x-hmac-signature', '']]),
  [['x-hmac-signature', '']],
];

export const receivers = [
  createWebhookReceiver({
    accept: ['payment', 'transfer'],
    secret: 's',
    on: {
      'payment.refund': (event, { key, attempt }) => {
        true satisfies Same<typeof event.type_event, 'payment.refund'>;
        true satisfies Same<typeof event.payload, PaymentWebhook>;
        true satisfies Same<typeof key, string>;
        true satisfies Same<typeof attempt, number | undefined>;
      },
      'banking.transfer': async (event) => {
        true satisfies Same<typeof event.payload, IncomingTransfer>;
      },
    },
    onUnknown: (event) => true satisfies Same<typeof event, WebhookEvent>,
    onDelivery: (delivery) => {
      true satisfies Same<typeof delivery, Delivery>;
      delivery.status satisfies number;
      // @ts-expect-error: unknown result
      if (delivery.result === 'handed') return;
    },
  }),
  createWebhookReceiver({ accept: ['payment'], secret: 's', onUnknown: () => {} }),
  createWebhookReceiver({
    accept: ['payment'],
    secret: 's',
    on: {
      'payment.purchase': ({ payload }) => payload.data.payment.id,
      // @ts-expect-error: a transfer is not accepted
      'banking.transfer': () => {},
    },
  }),
  createWebhookReceiver({
    accept: ['transfer'],
    apiKey: 'k',
    apiSecret: 's',
    on: {
      'banking.transfer': ({ payload }) => payload.amount?.currency,
      // @ts-expect-error: a payment event is not accepted
      'payment.purchase': () => {},
    },
    onUnknown: (event) => true satisfies Same<typeof event, WebhookEvent>,
  }),
  // @ts-expect-error: neither on nor onUnknown
  createWebhookReceiver({ accept: ['payment'], secret: 's' }),
];

/** The accepted kinds can be a variable. */
export const receiverOf = (accept: readonly WebhookKind[], on: WebhookHandlers) =>
  createWebhookReceiver({ accept, secret: 's', on });

export const receiverConfigurations: WebhookReceiverConfig[] = [
  { accept: ['transfer'], verification: 'none', on: {} },
  // @ts-expect-error: no way to verify
  { accept: ['payment'], on: {} },
  // @ts-expect-error: no accept
  { secret: 's', on: {} },
  { accept: ['payment'], secret: 's', onUnknown: () => {} },
  // @ts-expect-error: no handlers
  { accept: ['payment'], secret: 's' },
  // @ts-expect-error: an unknown event
  { accept: ['payment'], secret: 's', on: { 'payment.purchased': () => {} } },
  // @ts-expect-error: a store that can be undefined
  { accept: ['payment'], secret: 's', on: {}, dedupe: undefined },
];
