import { isKnownWebhookEventType } from '../generated/known-values.ts';
import type { KnownWebhookEventType } from '../generated/schema.ts';
import type { WebhookKind } from './config.ts';
import { demand } from './errors.ts';
import type { PaymentEventOf, TransferEvent, WebhookEvent } from './events.ts';

/** What a handler is told beside the event. */
export interface WebhookContext {
  /** What all deliveries of this event have in common: make an effect that must not happen twice unique on it. */
  readonly key: string;
  /** The number of this attempt, from 0, by the counter in the event; undefined for a transfer, which has none. */
  readonly attempt: number | undefined;
  /**
   * True when this is not the first attempt. False promises nothing: an attempt can arrive twice. Undefined for a
   * transfer, whose attempts are all alike.
   */
  readonly isRedelivery: boolean | undefined;
  /** Which of the secrets, in the order given, made the signature; undefined when no secret is configured. */
  readonly matchedSecretIndex: number | undefined;
}

/**
 * Acts on an event. When it throws or rejects, the sender is answered 500, and the event comes again; when it returns,
 * the event counts as handled.
 */
export type WebhookHandler<Event = WebhookEvent> = (event: Event, context: WebhookContext) => unknown;

const transferName = 'banking.transfer';

/** Handlers by the type of event; `banking.transfer` is the incoming transfer notification. */
export type WebhookHandlers = {
  readonly [Type in KnownWebhookEventType]?: WebhookHandler<PaymentEventOf<Type>>;
} & { readonly [transferName]?: WebhookHandler<TransferEvent> };

/** Which handler an event is for. */
export type HandlerOf = (event: WebhookEvent) => WebhookHandler | undefined;

/** Throws `WebhookConfigurationError` for a name that no accepted event has, a handler that is no function, and no handler at all. */
export function readHandlers(on: unknown, onUnknown: unknown, accept: readonly WebhookKind[]): HandlerOf {
  // A Map, since a type of event can be called __proto__ or constructor.
  const handlers = new Map<string, unknown>(Object.entries(Object(on)));
  demand(handlers.size || onUnknown, 'Give a handler in on, or onUnknown');
  for (const [name, handler] of handlers) {
    const kind = name === transferName ? 'transfer' : 'payment';
    demand(
      accept.includes(kind) && (kind === 'transfer' || isKnownWebhookEventType(name)),
      `on.${name} is no event that is accepted here`,
    );
    demandFunction(handler, `on.${name}`);
  }
  return (event) => {
    const name = event.kind === 'transfer' ? transferName : event.type_event;
    // An unknown event may call itself what a handler is for.
    return ((event.kind !== 'unknown' && handlers.get(name)) || onUnknown) as WebhookHandler | undefined;
  };
}

/** Throws `WebhookConfigurationError` for anything else. */
export function demandFunction(value: unknown, name: string): void {
  demand(typeof value === 'function', `${name} must be a function`);
}
