import { knownWebhookEventTypeValues } from '../../generated/known-values.ts';
import type { KnownWebhookEventType } from '../../generated/schema.ts';
import { assertKnownNames, findSimilarName } from '../../utils/known-names.ts';
import { assertConfig, failConfig } from '../errors.ts';
import type { PaymentEventOf, TransferEvent, UnknownEvent, WebhookEvent } from '../events/events.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';

/** The second argument of a handler. */
export interface WebhookContext {
  /**
   * The key of this event. Use it to make a side effect unique. Assumption: all deliveries of the event share it. Undefined for an event
   * that nothing distinguishes from a similar one: it is not deduplicated, so retrieve the payment and make the handler idempotent. See
   * `eventKey`.
   */
  readonly key: string | undefined;
  /** The attempt number from the event's own counter, starting at 0. Undefined when the event has no counter, like a transfer. */
  readonly attempt: number | undefined;
  /**
   * True when this is not the first attempt; undefined without a counter. False does not guarantee a first delivery: one attempt can
   * arrive twice.
   */
  readonly isRedelivery: boolean | undefined;
  /**
   * The index of the secret that made the signature, in the order of `secret`. Undefined when no secret is configured. During a rotation
   * it shows when the service no longer uses the old secret.
   */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Handles an event. When it returns, the event counts as handled. When it throws or rejects, the receiver responds with 500.
 */
export type WebhookHandler<Event = WebhookEvent> = (event: Event, context: WebhookContext) => unknown;

const transferName = 'banking.transfer';

/** Handlers of listed types and of any other `payment.…` type. */
type PaymentHandlers = {
  readonly [Type in KnownWebhookEventType]?: WebhookHandler<PaymentEventOf<Type>>;
  // biome-ignore lint/suspicious/noExplicitAny: handlers of listed types and of every event fit too
} & { readonly [type: `payment.${string}`]: WebhookHandler<PaymentEventOf<any>> };

/** Handlers by event name, for the kind that a receiver accepts. `banking.transfer` is our name for the transfer notification. */
export type WebhookHandlers<Kind extends WebhookKind = WebhookKind> = Kind extends 'payment'
  ? PaymentHandlers
  : { readonly [transferName]?: WebhookHandler<TransferEvent> };

/** A validated copy of the handlers by event name. */
export type ResolvedHandlers = Readonly<Record<string, WebhookHandler>>;

/**
 * Validates and copies handlers. Throws `WebhookConfigurationError` if there is no handler, if one is not a function, or if no accepted event
 * can have its name. The list of types is not specified, so any `payment.…` name is possible; an unlisted one gets a warning.
 */
export function resolveHandlers(on: unknown, onUnknown: unknown, accept: WebhookKind): ResolvedHandlers {
  const handlers = { ...Object(on) };
  const names = Object.keys(handlers);
  if (onUnknown !== undefined) assertFunction(onUnknown, 'onUnknown');
  const listed: readonly string[] = knownWebhookEventTypeValues;
  const example = accept === 'payment' ? listed[0] : transferName;
  assertConfig(names.length || onUnknown, `on has no handler. Pass on: { '${example}': … } or onUnknown`);
  for (const name of names) {
    const kind = /^payment\../.test(name) ? 'payment' : 'transfer';
    if (kind === 'transfer') assertKnownNames({ [name]: 0 }, [...listed, transferName], 'an event', failConfig, 'on.');
    assertConfig(accept === kind, `on.${name} is never called. Handle it in a receiver with accept: '${kind}'`);
    assertFunction(handlers[name], `on.${name}`);
    if (kind === 'transfer' || listed.includes(name)) continue;
    const similar = findSimilarName(name, listed);
    const fix = similar ? `Did you mean on.${similar}?` : `Listed events: ${listed.join(', ')}`;
    console.warn(`on.${name} is not a listed event. ${fix}`);
  }
  return handlers;
}

/** Returns the handler that `on` has for an event. An unknown event can have its name, but not the fields that the handler needs. */
export function findHandler(on: ResolvedHandlers, event: WebhookEvent): WebhookHandler | undefined {
  // A transfer has no type.
  const { kind, type_event = transferName } = event as UnknownEvent;
  return kind === 'unknown' ? undefined : on[type_event];
}

/** Reports whether an event without a handler must be sent again after a fix. `on` has at least one handler, because there is no `onUnknown`. */
export function needsRedelivery(on: ResolvedHandlers, event: WebhookEvent): boolean {
  const { reason, expectedKind, type_event } = event as Partial<UnknownEvent>;
  // A malformed event without a type can be of any type that has a handler.
  return expectedKind !== undefined && (reason === 'not_accepted' || !type_event || type_event in on);
}

/** Throws `WebhookConfigurationError` unless the value is a function. */
export function assertFunction(value: unknown, name: string): void {
  assertConfig(typeof value === 'function', `${name} must be a function`);
}
