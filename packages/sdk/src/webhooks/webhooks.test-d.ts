import type { IncomingTransfer, PaymentWebhook } from '../generated/schema.ts';
import {
  createWebhookReceiver,
  type WebhookConfig,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookReceiverConfig,
} from './index.ts';

/** Compiles only when both types are the same. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;

export function narrowsByKindThenByType(event: WebhookEvent): void {
  switch (event.kind) {
    case 'payment': {
      true satisfies Same<typeof event.payload, PaymentWebhook>;
      event.payload.data.payment.id satisfies string;
      // @ts-expect-error: known types only, so that a misspelt one does not compile
      if (event.type_event === 'payment.purchased') return;
      if (event.type_event === 'payment.refund') true satisfies Same<typeof event.type_event, 'payment.refund'>;
      return;
    }
    case 'transfer':
      true satisfies Same<typeof event.payload, IncomingTransfer>;
      return;
    case 'unknown':
      true satisfies Same<typeof event.type_event, string>;
      true satisfies Same<(typeof event.payload)[string], unknown>;
      return;
    default:
      event satisfies never;
  }
}

export const configurations: WebhookConfig[] = [
  { secret: 's' },
  { secret: new Uint8Array(1) },
  { secret: ['s', new Uint8Array(1)] as const, accept: ['payment'] },
  { apiKey: 'k', apiSecret: 's' },
  { secret: 's', apiKey: 'k', apiSecret: 's', accept: ['payment', 'transfer'] },
  { verification: 'none', accept: ['transfer'] },
  // @ts-expect-error: nothing to verify with
  {},
  // @ts-expect-error: nothing to verify with
  { accept: ['payment'] },
  // @ts-expect-error: half of the credentials
  { apiKey: 'k' },
  // @ts-expect-error: half of the credentials
  { secret: 's', apiSecret: 's' },
  // @ts-expect-error: a secret that nobody looks at
  { secret: 's', verification: 'none' },
  // @ts-expect-error: credentials that nobody looks at
  { apiKey: 'k', apiSecret: 's', verification: 'none' },
  // @ts-expect-error: another word
  { verification: 'off' },
  // @ts-expect-error: another kind
  { secret: 's', accept: ['refund'] },
  // @ts-expect-error: a setting that may be unset
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
    onRejected: ({ reason, status }) => [reason satisfies string, status satisfies number],
  }),
];

export const receiverConfigurations: WebhookReceiverConfig[] = [
  { accept: ['transfer'], verification: 'none', on: {} },
  // @ts-expect-error: nothing to verify with
  { accept: ['payment'], on: {} },
  // @ts-expect-error: no word on what is accepted
  { secret: 's', on: {} },
  // @ts-expect-error: no handlers
  { accept: ['payment'], secret: 's' },
  // @ts-expect-error: an event that does not exist
  { accept: ['payment'], secret: 's', on: { 'payment.purchased': () => {} } },
  // @ts-expect-error: a store that may be unset
  { accept: ['payment'], secret: 's', on: {}, dedupe: undefined },
];
