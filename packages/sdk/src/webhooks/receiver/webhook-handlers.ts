import { similarName } from '@paychord/checks';
import { knownWebhookEventTypeValues } from '../../generated/known-values.ts';
import type { KnownWebhookEventType } from '../../generated/schema.ts';
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

/** What a handler may return. The receiver ignores it. A `Response` would be lost, so it does not compile. */
type IgnoredResult =
  | (object & { readonly bodyUsed?: never; readonly then?: never })
  | string
  | number
  | bigint
  | boolean
  | symbol
  | null
  | undefined
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
  | void;

/**
 * Handles an event. When it returns, the event counts as handled. When it throws or rejects, the receiver responds with 500.
 *
 * The receiver makes the response, and ignores what the handler returns. A returned `Response` does not compile. Without types, one that is
 * not ok counts as a failure.
 */
export type WebhookHandler<Event = WebhookEvent> = (
  event: Event,
  context: WebhookContext,
) => IgnoredResult | PromiseLike<IgnoredResult>;

const transferName = 'banking.transfer';

/** Handlers of the listed payment events. An error of the compiler shows this name. */
type PaymentHandlers = { readonly [Type in KnownWebhookEventType]?: WebhookHandler<PaymentEventOf<Type>> };

/** Handlers by event name, for the kind that a receiver accepts. `banking.transfer` is our name for the transfer notification. */
export type WebhookHandlers<Kind extends WebhookKind = WebhookKind> = Kind extends 'payment'
  ? PaymentHandlers
  : { readonly [transferName]?: WebhookHandler<TransferEvent> };

/** Handlers of payment events that this version does not list, by `type_event`. */
export type OtherWebhookHandlers = {
  // biome-ignore lint/suspicious/noExplicitAny: handlers of listed types and of every event fit too
  readonly [type: `payment.${string}`]: WebhookHandler<PaymentEventOf<any>>;
};

/** A validated copy of the handlers by event name. */
export type ResolvedHandlers = Readonly<Record<string, WebhookHandler>>;

/**
 * Validates the handlers of `on` and `onOther`, and returns them as one object. Throws `WebhookConfigurationError` if there is no handler, if
 * one is not a function, or if no accepted event has its name. `on` takes listed names only: a misspelled name would lose each event.
 */
export function resolveHandlers(
  on: unknown,
  onOther: unknown,
  onUnknown: unknown,
  accept: WebhookKind,
): ResolvedHandlers {
  const listed: readonly string[] = accept === 'payment' ? knownWebhookEventTypeValues : [transferName];
  if (onUnknown !== undefined) assertFunction(onUnknown, 'onUnknown');
  const handlers: ResolvedHandlers = { ...Object(onOther), ...Object(on) };
  const hasHandler = Object.keys(handlers).length > 0 || onUnknown !== undefined;
  assertConfig(hasHandler, `on has no handler. Pass on: { '${listed[0]}': … } or onUnknown`);

  for (const [name, handler] of Object.entries(Object(on))) {
    assertListed(name, listed, accept);
    assertFunction(handler, `on.${name}`);
  }
  for (const [name, handler] of Object.entries(Object(onOther))) {
    const isPossible = accept === 'payment' && /^payment\../.test(name) && !listed.includes(name);
    assertConfig(
      isPossible,
      `onOther.${name} is never called. onOther has names such as payment.settled that on does not list`,
    );
    assertFunction(handler, `onOther.${name}`);
  }
  return handlers;
}

/** Throws `WebhookConfigurationError` for a name in `on` that no event of this receiver has. */
function assertListed(name: string, listed: readonly string[], accept: WebhookKind): void {
  if (listed.includes(name)) return;
  const kind = accept === 'payment' ? 'transfer' : 'payment';
  const isOfOtherKind = kind === 'transfer' ? name === transferName : /^payment\../.test(name);
  assertConfig(!isOfOtherKind, `on.${name} is never called. Handle it in a receiver with accept: '${kind}'`);

  const similar = similarName(name, listed);
  const fix = similar ? `Did you mean on.${similar}?` : `Listed events: ${listed.join(', ')}.`;
  const isType = /^payment\../.test(name);
  const other = isType ? ` If the service sends it, pass onOther: { '${name.slice(0, 80)}': … }` : '';
  failConfig(`on.${name.slice(0, 80)}`, `is not a listed event. ${fix}${other}`);
}

/** Returns the handler of an event in `on` or `onOther`. An unknown event can have its name, but not the fields that the handler needs. */
export function findHandler(on: ResolvedHandlers, event: WebhookEvent): WebhookHandler | undefined {
  // A transfer has no type.
  const { kind, type_event = transferName } = event as UnknownEvent;
  return kind === 'unknown' ? undefined : on[type_event];
}

/** Reports whether an event without a handler must be sent again after a fix. `on` has at least one handler, because there is no `onUnknown`. */
export function needsRedelivery(on: ResolvedHandlers, event: WebhookEvent): boolean {
  const { reason, expectedKind, type_event } = event as Partial<UnknownEvent>;
  if (reason === 'not_accepted' || reason === 'unknown_shape') return true;
  // A malformed event without a type can be of any type that has a handler.
  return expectedKind !== undefined && (!type_event || type_event in on);
}

/** Throws for a `Response` that is not ok, because its handler wanted to reject the event. */
export function assertHandled(result: unknown): void {
  const { ok, status, headers } = Object(result) as Partial<Response>;
  if (ok === false && typeof headers?.get === 'function')
    throw new Error(`The handler returned a Response with status ${status}. Throw an error to reject an event`);
}

/** Throws `WebhookConfigurationError` unless the value is a function. */
export function assertFunction(value: unknown, name: string): void {
  assertConfig(typeof value === 'function', `${name} must be a function`);
}
