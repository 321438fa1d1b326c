import { knownWebhookEventTypeValues } from '../../generated/known-values.ts';
import type { KnownWebhookEventType } from '../../generated/schema.ts';
import { assertKnownNames } from '../../utils/known-names.ts';
import { assertConfig, failConfig } from '../errors.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import type { PaymentEventOf, TransferEvent, UnknownEvent, WebhookEvent } from './events.ts';

/** The second argument of a handler. */
export interface WebhookContext {
  /** The key that all deliveries of this event share. Use it to make a side effect unique. */
  readonly key: string;
  /** The attempt number from the event's own counter, starting at 0. Undefined when the event has no counter, like a transfer. */
  readonly attempt: number | undefined;
  /**
   * True when this is not the first attempt; undefined without a counter. False does not guarantee a first delivery: one attempt can
   * arrive twice.
   */
  readonly isRedelivery: boolean | undefined;
  /** The index of the secret that made the signature, in the order of `secret`. Undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Handles an event. When it returns, the event counts as handled. When it throws or rejects, the receiver responds with 500, so the
 * service sends the event again.
 */
export type WebhookHandler<Event = WebhookEvent> = (event: Event, context: WebhookContext) => unknown;

const transferName = 'banking.transfer';

/** The event names of a kind. `banking.transfer` is the incoming transfer notification. */
type NameOf<Kind> =
  | (Kind extends 'payment' ? KnownWebhookEventType : never)
  | (Kind extends 'transfer' ? typeof transferName : never);

type EventNamed<Name> = Name extends KnownWebhookEventType ? PaymentEventOf<Name> : TransferEvent;

/** Handlers by event name, for the kinds that a receiver accepts. */
export type WebhookHandlers<Kind extends WebhookKind = WebhookKind> = {
  readonly [Name in NameOf<Kind>]?: WebhookHandler<EventNamed<Name>>;
};

/** A validated copy of the handlers by event name. */
export type ResolvedHandlers = Readonly<Record<string, WebhookHandler>>;

/**
 * Validates and copies handlers. Throws `WebhookConfigurationError` if there is no handler, if one is not a function, or if no accepted event
 * has its name.
 */
export function resolveHandlers(on: unknown, onUnknown: unknown, accept: readonly WebhookKind[]): ResolvedHandlers {
  const handlers = { ...Object(on) };
  const names = Object.keys(handlers);
  if (onUnknown !== undefined) assertFunction(onUnknown, 'onUnknown');
  assertConfig(names.length || onUnknown, 'Pass on with a handler, or onUnknown');
  assertKnownNames(handlers, [...knownWebhookEventTypeValues, transferName], 'an event', failConfig, 'on.');
  for (const name of names) {
    const kind = kindOf(name);
    assertConfig(accept.includes(kind), `on.${name} is never called. Add '${kind}' to accept, or remove this handler`);
    assertFunction(handlers[name], `on.${name}`);
  }
  return handlers;
}

/** Returns the handler that `on` has for an event. An unknown event can have its name, but not the fields that the handler needs. */
export function findHandler(on: ResolvedHandlers, event: WebhookEvent): WebhookHandler | undefined {
  // A transfer has no type.
  const { kind, type_event = transferName } = event as UnknownEvent;
  return kind === 'unknown' ? undefined : on[type_event];
}

/** Reports whether an event without a handler must be sent again after a fix. */
export function needsRedelivery(on: ResolvedHandlers, event: WebhookEvent): boolean {
  const { reason, expectedKind, type_event } = event as Partial<UnknownEvent>;
  // A body with a type is a payment event.
  const couldHandle = (name: string) => kindOf(name) === expectedKind && (!type_event || name === type_event);
  return reason === 'not_accepted' || Object.keys(on).some(couldHandle);
}

function kindOf(name: string): WebhookKind {
  return name === transferName ? 'transfer' : 'payment';
}

/** Throws `WebhookConfigurationError` unless the value is a function. */
export function assertFunction(value: unknown, name: string): void {
  assertConfig(typeof value === 'function', `${name} must be a function`);
}
