import {
  incomingTransferAmountShape,
  incomingTransferShape,
  paymentWebhookShape,
} from '../../generated/event-shapes.ts';
import { isKnownWebhookEventType } from '../../generated/known-values.ts';
import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import { findViolation, type Violation } from './validate-shape.ts';

/** A payment event of one type. */
export interface PaymentEventOf<Type extends KnownWebhookEventType> {
  readonly kind: 'payment';
  /** The type of the event. It does not show whether the payment succeeded: check `payload.data.payment.status`. */
  readonly type_event: Type;
  /** The envelope as sent, with undocumented fields. */
  readonly payload: PaymentWebhook;
}

/** A payment event. Narrow it by `type_event`. */
export type PaymentEvent = { [Type in KnownWebhookEventType]: PaymentEventOf<Type> }[KnownWebhookEventType];

/** An incoming transfer notification. A bank transfer is pending or completed: check `payload.status`. */
export interface TransferEvent {
  readonly kind: 'transfer';
  /** The notification as sent, with undocumented fields. */
  readonly payload: IncomingTransfer;
}

/** Says why an authentic event has no typed form. Stable: programs and logs can depend on these codes. */
export type UnknownEventReason =
  /** This version of the SDK does not know its `type_event`. */
  | 'unknown_type'
  /** `accept` does not list its kind. */
  | 'not_accepted'
  /** A field that identifies it is missing or wrong, or its amount is invalid: see `field` and `rule`. */
  | 'malformed';

/**
 * An authentic event without a typed form. Respond with 200 or 500, never with 4xx: after a 4xx the service is not expected to send the
 * event again.
 */
export interface UnknownEvent {
  readonly kind: 'unknown';
  /** Why the event has no typed form. */
  readonly reason: UnknownEventReason;
  /** The kind that the event appears to have. Undefined for an unknown type. */
  readonly expectedKind: WebhookKind | undefined;
  /** The `type_event` of the body, when it is a string. */
  readonly type_event: string | undefined;
  /** The field that makes it malformed, for example `data.payment.id`. */
  readonly field?: Violation['field'];
  /** The rule that the field breaks. */
  readonly rule?: Violation['rule'];
  /** The body as sent. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * A verified webhook. Narrow it by `kind`, then by `type_event`.
 *
 * The fields that identify a typed event are present and have the documented type. All other fields are passed on as sent. Statuses,
 * payment rails and versions are open lists: expect new values.
 */
export type WebhookEvent = PaymentEvent | TransferEvent | UnknownEvent;

/** Converts a verified body into an event. It never throws: a body without a typed form becomes an unknown event. */
export function toWebhookEvent(
  payload: Readonly<Record<string, unknown>>,
  accept: readonly WebhookKind[],
): WebhookEvent {
  const { data, amount } = payload;
  const type_event = typeof payload.type_event === 'string' ? payload.type_event : undefined;
  const transferViolation = findViolation(payload, incomingTransferShape);
  // No field names the type of a transfer, so a `type_event` always means a payment envelope. Without it, a body that identifies a transfer
  // and no payment stays a transfer, even with envelope fields: those can be new fields of transfers.
  const isEnvelope =
    type_event !== undefined ||
    ((payload.type_event !== undefined || data !== undefined) &&
      (transferViolation || !findViolation(data, paymentWebhookShape.data)));
  const kind = isEnvelope ? 'payment' : 'transfer';
  const unknown = (reason: UnknownEventReason, expectedKind?: WebhookKind, violation?: Violation): UnknownEvent => {
    return { kind: 'unknown', reason, expectedKind, type_event, ...violation, payload };
  };

  if (type_event !== undefined && !isKnownWebhookEventType(type_event)) return unknown('unknown_type');
  if (!accept.includes(kind)) return unknown('not_accepted', kind);
  const hasAmount = amount !== undefined && amount !== null;
  const violation = isEnvelope
    ? findViolation(payload, paymentWebhookShape)
    : (transferViolation ?? (hasAmount && findViolation(amount, incomingTransferAmountShape, 'amount')));
  if (violation) return unknown('malformed', kind, violation);
  return (isEnvelope ? { kind, type_event, payload } : { kind, payload }) as unknown as WebhookEvent;
}
