import {
  incomingTransferAmountShape,
  incomingTransferShape,
  paymentWebhookShape,
} from '../../generated/event-shapes.ts';
import { isKnownWebhookEventType } from '../../generated/known-values.ts';
import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import { type Violation, violationOf } from './validate-shape.ts';

/** A payment event of one type. */
export interface PaymentEventOf<Type extends KnownWebhookEventType> {
  readonly kind: 'payment';
  readonly type_event: Type;
  /** The envelope as sent, with undocumented fields. The type does not tell whether a payment succeeded: check `data.payment.status`. */
  readonly payload: PaymentWebhook;
}

/** Something happened to a payment; narrow it by `type_event`. Specification: "Events", payment webhook envelope. */
export type PaymentEvent = { [Type in KnownWebhookEventType]: PaymentEventOf<Type> }[KnownWebhookEventType];

/** A bank transfer is pending or completed: check `payload.status`. Specification: "Resources", incoming transfer notification. */
export interface TransferEvent {
  readonly kind: 'transfer';
  /** The notification as sent, with undocumented fields. */
  readonly payload: IncomingTransfer;
}

/** Why a genuine event is unknown. */
export type UnknownEventReason =
  /** Its `type_event` is not one that this version lists: an event of a new type. */
  | 'unlisted_type'
  /** It is of a kind that `accept` does not list. */
  | 'not_accepted'
  /** It lacks what identifies it, or has an amount that is not an amount: see `field` and `rule`. */
  | 'malformed';

/** A genuine event that no typed handler gets. Respond with 200 or 500, never with 4xx: after that it is not expected again. */
export interface UnknownEvent {
  readonly kind: 'unknown';
  readonly reason: UnknownEventReason;
  /** The kind of event that it would be; undefined for an unlisted type. */
  readonly expectedKind: WebhookKind | undefined;
  /** The body's `type_event`, when it is a string. */
  readonly type_event: string | undefined;
  /** The field that made it malformed, for example `data.payment.id`. */
  readonly field?: Violation['field'];
  /** The rule that the field broke. */
  readonly rule?: Violation['rule'];
  /** The body as sent. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * A verified webhook; narrow it by `kind`, then by `type_event`. The fields that identify a typed event are present and have the
 * documented type; every other field is passed on as sent. Statuses, payment rails and versions are open lists.
 */
export type WebhookEvent = PaymentEvent | TransferEvent | UnknownEvent;

/** The event of a verified body. Never throws: what is not a typed event is an unknown one. */
export function readEvent(payload: Readonly<Record<string, unknown>>, accept: readonly WebhookKind[]): WebhookEvent {
  const { data, amount } = payload;
  const type_event = typeof payload.type_event === 'string' ? payload.type_event : undefined;
  const transferViolation = violationOf(payload, incomingTransferShape);
  // A transfer has no field that names its type, so a type makes an envelope. Without a type, the fields of an envelope do not make one of
  // a body that has all that identifies a transfer and not what identifies a payment: then they are new fields of transfers.
  const isEnvelope =
    type_event !== undefined ||
    ((payload.type_event !== undefined || data !== undefined) &&
      (transferViolation || !violationOf(data, paymentWebhookShape.data)));
  const kind = isEnvelope ? 'payment' : 'transfer';
  const unknown = (reason: UnknownEventReason, expectedKind?: WebhookKind, violation?: Violation): UnknownEvent => {
    return { kind: 'unknown', reason, expectedKind, type_event, ...violation, payload };
  };

  if (type_event !== undefined && !isKnownWebhookEventType(type_event)) return unknown('unlisted_type');
  if (!accept.includes(kind)) return unknown('not_accepted', kind);
  const hasAmount = amount !== undefined && amount !== null;
  const violation = isEnvelope
    ? violationOf(payload, paymentWebhookShape)
    : (transferViolation ?? (hasAmount ? violationOf(amount, incomingTransferAmountShape, 'amount') : undefined));
  if (violation) return unknown('malformed', kind, violation);
  return (isEnvelope ? { kind, type_event, payload } : { kind, payload }) as unknown as WebhookEvent;
}
