import { isKnownWebhookEventType } from '../../generated/known-values.ts';
import type { KnownWebhookEventType } from '../../generated/schema.ts';
import { demand } from '../errors.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import type { PaymentEventOf, TransferEvent, UnknownEvent, WebhookEvent } from './events.ts';

/** What a handler gets beside the event. */
export interface WebhookContext {
  /** What all deliveries of this event have in common: make an effect that must not happen twice unique on it. */
  readonly key: string;
  /** The number of this attempt, from 0, by the counter in the event; undefined where the event has none, as a transfer. */
  readonly attempt: number | undefined;
  /** True when this is not the first attempt, undefined without a counter. False promises nothing: an attempt can arrive twice. */
  readonly isRedelivery: boolean | undefined;
  /** Which of the secrets, in the order given, made the signature; undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Acts on an event. When it throws or rejects, the receiver responds with 500 and the event comes again; when it returns, the event
 * counts as handled.
 */
export type WebhookHandler<Event = WebhookEvent> = (event: Event, context: WebhookContext) => unknown;

const transferName = 'banking.transfer';

/** The names of the events of a kind; `banking.transfer` is the incoming transfer notification. */
type NameOf<Kind> =
  | (Kind extends 'payment' ? KnownWebhookEventType : never)
  | (Kind extends 'transfer' ? typeof transferName : never);

type EventNamed<Name> = Name extends KnownWebhookEventType ? PaymentEventOf<Name> : TransferEvent;

/** Handlers by the type of event, for the kinds that a receiver accepts. */
export type WebhookHandlers<Kind extends WebhookKind = WebhookKind> = {
  readonly [Name in NameOf<Kind>]?: WebhookHandler<EventNamed<Name>>;
};

export interface Routing {
  /** The handler of an event, if it has one. */
  handlerOf(event: WebhookEvent): WebhookHandler | undefined;
  /** Whether an event that has no handler has to come again, after a fix of the setting or of the service. */
  isMissed(event: WebhookEvent): boolean;
}

/** Throws `WebhookConfigurationError` for a name that no accepted event has, a handler that is no function, and no handler at all. */
export function readHandlers(on: unknown, onUnknown: unknown, accept: readonly WebhookKind[]): Routing {
  // A Map, since a type of event can be called __proto__ or constructor.
  const handlers = new Map<string, unknown>(Object.entries(Object(on)));
  demand(handlers.size || onUnknown, 'Give a handler in on, or onUnknown');
  for (const [name, handler] of handlers) {
    const kind = kindOf(name);
    demand(
      accept.includes(kind) && (kind === 'transfer' || isKnownWebhookEventType(name)),
      `on.${name} is no event that is accepted here`,
    );
    demandFunction(handler, `on.${name}`);
  }
  return {
    handlerOf(event) {
      const name = event.kind === 'transfer' ? transferName : event.type_event;
      // An unknown event may call itself what a handler is for.
      return ((event.kind !== 'unknown' && handlers.get(name as string)) || onUnknown) as WebhookHandler | undefined;
    },
    isMissed(event) {
      const { reason, expectedKind, type_event } = event as Partial<UnknownEvent>;
      const isItsName = (name: string) =>
        kindOf(name) === expectedKind && (!type_event || name === transferName || name === type_event);
      return reason === 'not_accepted' || [...handlers.keys()].some(isItsName);
    },
  };
}

function kindOf(name: string): WebhookKind {
  return name === transferName ? 'transfer' : 'payment';
}

/** Throws `WebhookConfigurationError` for anything else. */
export function demandFunction(value: unknown, name: string): void {
  demand(typeof value === 'function', `${name} must be a function`);
}
