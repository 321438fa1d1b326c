import { incomingTransferShape, paymentWebhookShape } from '../generated/event-shapes.ts';
import { isKnownWebhookEventType } from '../generated/known-values.ts';
import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../generated/schema.ts';
import type { WebhookKind } from './config.ts';
import { checkShape, hasShape } from './shape.ts';

/** A payment event of one type. */
export interface PaymentEventOf<Type extends KnownWebhookEventType> {
  readonly kind: 'payment';
  readonly type_event: Type;
  /** The envelope as it came, fields that nobody documented included. */
  readonly payload: PaymentWebhook;
}

/** Something happened to a payment; narrow it by `type_event`. Specification: "Events", payment webhook envelope. */
export type PaymentEvent = { [Type in KnownWebhookEventType]: PaymentEventOf<Type> }[KnownWebhookEventType];

/** Money arrived, or is about to. Specification: "Resources", incoming transfer notification. */
export interface TransferEvent {
  readonly kind: 'transfer';
  /** The notification as it came, fields that nobody documented included. */
  readonly payload: IncomingTransfer;
}

/** A genuine event of a type that this version does not know. Acknowledge it; a refusal would lose it for ever. */
export interface UnknownEvent {
  readonly kind: 'unknown';
  readonly type_event: string;
  /** The body as it came, of whatever shape. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * A webhook that was verified and has the shape its type promises; narrow it by `kind`, then by `type_event`.
 * Statuses, payment rails and versions are open: a new value stands in the payload like any other.
 */
export type WebhookEvent = PaymentEvent | TransferEvent | UnknownEvent;

/** Throws `WebhookVerificationError` with the code `body_shape` for a body that is none of the accepted events. */
export function readEvent(body: unknown, accept: readonly WebhookKind[]): WebhookEvent {
  checkShape(body, 'object');
  const payload = body as Record<string, unknown>;
  if (!isEnvelope(payload, accept)) {
    checkShape(payload, incomingTransferShape);
    return { kind: 'transfer', payload } as unknown as TransferEvent;
  }
  const { type_event } = payload;
  if (typeof type_event === 'string' && !isKnownWebhookEventType(type_event)) {
    return { kind: 'unknown', type_event, payload };
  }
  checkShape(payload, paymentWebhookShape);
  // It has the shape, so its type is a string, and not one that nobody knows.
  return { kind: 'payment', type_event, payload } as unknown as PaymentEvent;
}

/**
 * A transfer notification has no field that says what it is. An envelope has these two, which in a whole transfer are
 * unknown fields.
 */
function isEnvelope(body: object, accept: readonly WebhookKind[]): boolean {
  if (!accept.includes('transfer')) return true;
  const has = (field: string) => Object.hasOwn(body, field);
  return accept.includes('payment') && (has('type_event') || has('data')) && !hasShape(body, incomingTransferShape);
}
