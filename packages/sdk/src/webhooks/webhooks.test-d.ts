import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { isKnownPaymentStatus } from '../generated/known-values.ts';
import type { IncomingTransfer, PaymentWebhook } from '../generated/schema.ts';
import { type LambdaHttpEvent, lambdaHandler } from './adapters/lambda.ts';
import { nodeListener } from './adapters/node.ts';
import {
  createWebhookReceiver,
  type Delivery,
  isStale,
  type PaymentEvent,
  type UnknownEventReason,
  type WebhookConfig,
  type WebhookEvent,
  type WebhookHandler,
  type WebhookHandlers,
  type WebhookHeaders,
  type WebhookKind,
  type WebhookReceiver,
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
      true satisfies Same<typeof event.payload, unknown>;
      event.verified satisfies boolean;
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
  { accept: 'payment', secret: 's' },
  { accept: 'payment', secret: new Uint8Array(1) },
  { accept: 'payment', secret: ['s', new Uint8Array(1)] as const },
  { accept: 'payment', secret: () => 's' },
  { accept: 'payment', secret: async () => ['s', new Uint8Array(1)] },
  { accept: 'payment', apiKey: 'k', apiSecret: 's' },
  { accept: 'payment', secret: 's', apiKey: 'k', apiSecret: 's' },
  { accept: 'transfer', unverified: true },
  // @ts-expect-error: no accept
  { secret: 's' },
  // @ts-expect-error: two kinds
  { secret: 's', accept: ['payment', 'transfer'] },
  // @ts-expect-error: only a receiver calls verify
  { accept: 'transfer', verify: () => true },
  // @ts-expect-error: no way to verify
  {},
  // @ts-expect-error: no way to verify
  { accept: 'payment' },
  // @ts-expect-error: incomplete credentials
  { accept: 'payment', apiKey: 'k' },
  // @ts-expect-error: incomplete credentials
  { accept: 'payment', secret: 's', apiSecret: 's' },
  // @ts-expect-error: an unused secret
  { accept: 'payment', secret: 's', unverified: true },
  // @ts-expect-error: unused credentials
  { accept: 'payment', apiKey: 'k', apiSecret: 's', unverified: true },
  // @ts-expect-error: it has no other value
  { accept: 'payment', unverified: false },
  // @ts-expect-error: an unknown kind
  { accept: 'refund', secret: 's' },
  // @ts-expect-error: an option that can be undefined
  { accept: 'payment', secret: process.env.WEBHOOK_SECRET },
];

export const headers = (request: Request, incoming: IncomingMessage): WebhookHeaders[] => [
  request.headers,
  incoming.headers,
  incoming.headersDistinct,
  new Map([['x-hmac-signature', '']]),
  [['x-hmac-signature', '']],
];

declare const handleAny: WebhookHandler;
declare const handlePayment: WebhookHandler<PaymentEvent>;

export const receivers = [
  createWebhookReceiver({
    accept: 'payment',
    secret: 's',
    on: { 'payment.purchase': handleAny, 'payment.refund': handlePayment },
    onOther: { 'payment.settlement': handleAny, 'payment.settled': handlePayment },
  }),
  createWebhookReceiver({ accept: 'transfer', unverified: true, on: { 'banking.transfer': handleAny } }),
  createWebhookReceiver({
    accept: 'payment',
    secret: 's',
    onOther: {
      'payment.settlement': (event) => {
        event.type_event satisfies `payment.${string}`;
        true satisfies Same<typeof event.payload, PaymentWebhook>;
      },
    },
    on: {
      'payment.refund': (event, { key, attempt }) => {
        true satisfies Same<typeof event.type_event, 'payment.refund'>;
        true satisfies Same<typeof event.payload, PaymentWebhook>;
        true satisfies Same<typeof key, string | undefined>;
        true satisfies Same<typeof attempt, number | undefined>;
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
  createWebhookReceiver({ accept: 'payment', secret: 's', onUnknown: () => {} }),
  createWebhookReceiver({
    accept: 'payment',
    secret: 's',
    on: {
      'payment.purchase': ({ payload }) => payload.data.payment.id,
      // @ts-expect-error: a transfer is not accepted
      'banking.transfer': () => {},
    },
  }),
  createWebhookReceiver({
    accept: 'transfer',
    verify: async ({ headers, url, rawBody }) => headers.has('a') && url.endsWith('/') && rawBody.length > 0,
    on: {
      'banking.transfer': async (event) => {
        true satisfies Same<typeof event.payload, IncomingTransfer>;
      },
    },
  }),
  createWebhookReceiver({
    accept: 'transfer',
    apiKey: 'k',
    apiSecret: 's',
    on: {
      'banking.transfer': ({ payload }) => payload.amount?.currency,
      // @ts-expect-error: a payment event is not accepted
      'payment.purchase': () => {},
    },
    onUnknown: (event) => true satisfies Same<typeof event, WebhookEvent>,
  }),
  // @ts-expect-error: a transfer has no other events
  createWebhookReceiver({ accept: 'transfer', unverified: true, on: {}, onOther: { 'payment.settled': () => {} } }),
  // @ts-expect-error: neither on nor onUnknown
  createWebhookReceiver({ accept: 'payment', secret: 's' }),
];

/** One handler can serve several types. */
export const shared = (handle: WebhookHandler<PaymentEvent>) =>
  createWebhookReceiver({
    accept: 'payment',
    secret: 's',
    on: { 'payment.refund': handle },
    onOther: { 'payment.new': handle },
  });

/** The accepted kind can be a variable. */
export const receiverOf = (accept: WebhookKind, on: WebhookHandlers) =>
  createWebhookReceiver({ accept, secret: 's', on });

export const receiverConfigurations: WebhookReceiverConfig[] = [
  { accept: 'transfer', unverified: true, on: {} },
  { accept: 'transfer', verify: () => true, on: {} },
  // @ts-expect-error: two ways to verify
  { accept: 'transfer', verify: () => true, secret: 's', on: {} },
  // @ts-expect-error: verify must return a boolean
  { accept: 'transfer', verify: () => 'yes', on: {} },
  // @ts-expect-error: no way to verify
  { accept: 'payment', on: {} },
  // @ts-expect-error: no accept
  { secret: 's', on: {} },
  { accept: 'payment', secret: 's', onUnknown: () => {} },
  // @ts-expect-error: no handlers
  { accept: 'payment', secret: 's' },
  // @ts-expect-error: an unknown event
  { accept: 'payment', secret: 's', on: { purchase: () => {} } },
  // @ts-expect-error: a misspelled event
  { accept: 'payment', secret: 's', on: { 'payment.purchse': () => {} } },
  // @ts-expect-error: the receiver makes the response
  { accept: 'payment', secret: 's', on: { 'payment.purchase': () => Response.json({}) } },
  // @ts-expect-error: the receiver makes the response
  { accept: 'payment', secret: 's', on: { 'payment.purchase': async () => new Response(null, { status: 500 }) } },
  { accept: 'payment', secret: 's', on: { 'payment.purchase': () => ['any', { value: 1 }] } },
  { accept: 'payment', secret: 's', on: { 'payment.purchase': async () => ({ rows: 1 }) } },
  // @ts-expect-error: a store that can be undefined
  { accept: 'payment', secret: 's', on: {}, dedupe: undefined },
];

/** The adapters accept the requests of Node and the events of Lambda. */
export async function fits(receive: WebhookReceiver, request: IncomingMessage, response: ServerResponse) {
  await nodeListener(receive)(request, response);
  await lambdaHandler(receive)({ version: '1.0', httpMethod: 'POST', headers: {}, body: null } as LambdaHttpEvent);
}

export function fitsHttp2(receive: WebhookReceiver, request: Http2ServerRequest, response: Http2ServerResponse) {
  return nodeListener(receive)(request, response);
}
