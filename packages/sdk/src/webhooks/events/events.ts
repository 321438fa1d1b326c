import {
  incomingTransferAmountShape,
  incomingTransferAmounts,
  incomingTransferShape,
  paymentWebhookAmounts,
  paymentWebhookShape,
  type Shape,
} from '../../generated/event-shapes.ts';
import { isKnownWebhookEventType } from '../../generated/known-values.ts';
import type { IncomingTransfer, KnownWebhookEventType, PaymentWebhook } from '../../generated/schema.ts';
import { findWrongAmount } from '../../utils/amounts.ts';
import type { ResolvedConfig, WebhookKind } from '../verification/webhook-config.ts';

/** What every event has. */
interface VerifiedFlag {
  /** False only with `unverified: true`: then anyone who knows the URL can have sent the event. */
  readonly verified: boolean;
}

/** A payment event of one type. */
export interface PaymentEventOf<Type extends string> extends VerifiedFlag {
  readonly kind: 'payment';
  /** The type of the event. It does not show whether the payment succeeded: check `payload.data.payment.status`. */
  readonly type_event: Type;
  /** The envelope as sent, with undocumented fields. */
  readonly payload: PaymentWebhook;
}

/** A payment event. Narrow it by `type_event`. An unlisted type can occur only in its handler and in `onDelivery`. */
export type PaymentEvent = { [Type in KnownWebhookEventType]: PaymentEventOf<Type> }[KnownWebhookEventType];

/** An incoming transfer notification. A bank transfer is pending or completed: check `payload.status`. */
export interface TransferEvent extends VerifiedFlag {
  readonly kind: 'transfer';
  /** The notification as sent, with undocumented fields. */
  readonly payload: IncomingTransfer;
}

/** Says why an authentic event has no typed form. Stable: programs and logs can depend on these codes. */
export type UnknownEventReason =
  /** This version of the SDK does not list its `type_event`, and `onOther` has no handler for it. */
  | 'unknown_type'
  /** Its kind is not the one in `accept`. */
  | 'not_accepted'
  /** It is a JSON object that is neither a payment event nor a transfer, such as `{ "payment": { … } }`. */
  | 'unknown_shape'
  /** It is not a JSON object, a field that identifies it is missing or wrong, or its amount is invalid: see `field` and `rule`. */
  | 'malformed';

/** How a field breaks the contract: it is missing, has another type, differs from its only documented value, or is no exact amount. */
export type FieldRule = 'required' | 'type' | 'value';

/** A field that breaks the contract. */
interface InvalidField {
  /** The path of the field, for example `data.payment.id`. `body` when the body is not a JSON object. */
  readonly field: string;
  readonly rule: FieldRule;
}

/**
 * An authentic event without a typed form. Respond with 200 or 500, never with 4xx. Assumption: after a 4xx the service does not send the
 * event again.
 */
export interface UnknownEvent extends VerifiedFlag, Partial<InvalidField> {
  readonly kind: 'unknown';
  /** Why the event has no typed form. */
  readonly reason: UnknownEventReason;
  /** The kind that the event appears to have. Undefined for an unknown type, an unknown shape, and a body that is not a JSON object. */
  readonly expectedKind: WebhookKind | undefined;
  /** The `type_event` of the body, when it is a string. */
  readonly type_event: string | undefined;
  /** The body as sent: any JSON value. */
  readonly payload: unknown;
}

/**
 * A verified webhook. Narrow it by `kind`, then by `type_event`.
 *
 * The fields that identify a typed event are present and have the documented type. All other fields are passed on as sent. Assumption:
 * statuses, payment rails and versions can have new values.
 */
export type WebhookEvent = PaymentEvent | TransferEvent | UnknownEvent;

/** Converts a verified body into an event. It never throws: a body without a typed form becomes an unknown event. */
export function toWebhookEvent(
  payload: unknown,
  { accept, isVerified: verified, handledTypes = [] }: ResolvedConfig,
): WebhookEvent {
  const body: Readonly<Record<string, unknown>> = Object(payload);
  const { data, amount } = body;
  const type_event = typeof body.type_event === 'string' ? body.type_event : undefined;
  const invalidTransferField = findInvalidField(body, incomingTransferShape);
  // No field names the type of a transfer, so a `type_event` always means a payment envelope. Without it, a body that identifies a transfer
  // and no payment stays a transfer, even with envelope fields: those can be new fields of transfers.
  const isEnvelope =
    type_event !== undefined ||
    (invalidTransferField
      ? body.type_event !== undefined || data !== undefined
      : !findInvalidField(data, paymentWebhookShape.data));
  const kind = isEnvelope ? 'payment' : 'transfer';
  const isTransferLike = Object.keys(incomingTransferShape).some((name) => Object.hasOwn(body, name));
  const unknown = (reason: UnknownEventReason, expectedKind?: WebhookKind, invalid?: InvalidField): UnknownEvent => {
    return { kind: 'unknown', verified, reason, expectedKind, type_event, ...invalid, payload };
  };

  if (!hasType(payload, 'object')) return unknown('malformed', undefined, { field: 'body', rule: 'type' });
  const isListed = isKnownWebhookEventType(type_event) || handledTypes.includes(type_event as string);
  if (type_event !== undefined && !isListed) return unknown('unknown_type');
  if (!isEnvelope && !isTransferLike) return unknown('unknown_shape');
  if (accept !== kind) return unknown('not_accepted', kind);
  const hasAmount = amount !== undefined && amount !== null;
  const wrongAmount = findWrongAmount(payload, isEnvelope ? paymentWebhookAmounts : incomingTransferAmounts);
  const invalid =
    (isEnvelope
      ? findInvalidField(payload, paymentWebhookShape)
      : (invalidTransferField ?? (hasAmount && findInvalidField(amount, incomingTransferAmountShape, 'amount')))) ||
    (wrongAmount && ({ field: wrongAmount, rule: 'value' } as const));
  if (invalid) return unknown('malformed', kind, invalid);
  return { kind, verified, ...(isEnvelope && { type_event }), payload } as unknown as WebhookEvent;
}

/**
 * Returns the first field of a parsed body that breaks its shape, or undefined. It reads own properties only, so a `__proto__` key
 * counts as an unknown field. Fields outside the shape are ignored.
 */
export function findInvalidField(value: unknown, shape: Shape, field = ''): InvalidField | undefined {
  if (value === undefined) return { field, rule: 'required' };
  if (typeof shape === 'string') return hasType(value, shape) ? undefined : { field, rule: 'type' };
  if (Array.isArray(shape)) return shape.includes(value) ? undefined : { field, rule: 'value' };
  if (!hasType(value, 'object')) return { field, rule: 'type' };
  for (const [name, member] of Object.entries<Shape>(shape as Readonly<Record<string, Shape>>)) {
    const own = Object.hasOwn(value as object, name) ? (value as Record<string, unknown>)[name] : undefined;
    const invalid = findInvalidField(own, member, field ? `${field}.${name}` : name);
    if (invalid) return invalid;
  }
  return undefined;
}

/** Checks the JSON type of a value. `1e400` is valid JSON, but JavaScript parses it as Infinity, which is not a number here. */
function hasType(value: unknown, type: string): boolean {
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
