import { demand } from '../errors.ts';
import type { WebhookEvent } from '../events/events.ts';
import {
  demandFunction,
  type Routing,
  readHandlers,
  type WebhookHandler,
  type WebhookHandlers,
} from '../events/webhook-handlers.ts';
import type { WebhookStore } from '../stores/store.ts';
import {
  type CheckedConfig,
  readConfig,
  type WebhookConfig,
  type WebhookKind,
} from '../verification/webhook-config.ts';
import type { Delivery } from './result.ts';

/** Handlers: at least `on` or `onUnknown`. */
type Handlers<Kind extends WebhookKind> =
  | { readonly on: WebhookHandlers<Kind>; readonly onUnknown?: WebhookHandler }
  | {
      /** What to do, by the type of event. Required without `onUnknown`. */
      readonly on?: WebhookHandlers<Kind>;
      /**
       * What to do with an event that `on` has no handler for: a type that this version does not list, a kind outside `accept`, a malformed
       * event. Its result decides: 200 when it returns, 500 when it fails. So throw for an event that must come again: check `event.reason`.
       *
       * Without it the receiver responds with 500 to a kind outside `accept`, and to a malformed event of a type that has a handler, so that
       * it comes again after a fix. To any other event without a handler it responds with 200.
       */
      readonly onUnknown: WebhookHandler;
    };

/** What a receiver does with verified events. How it verifies them is in `WebhookConfig`. */
export type WebhookReceiverOptions<Accept extends readonly WebhookKind[] = readonly WebhookKind[]> = {
  /** The kinds of event that this endpoint is for. Two endpoints may share a secret, so a signature does not tell. */
  readonly accept: Accept;
  /**
   * Gets one report on every delivery, when its response is decided: `verdict`, `status` and, unless it was simply handled, `reason`. A
   * second report with `isLate` follows when the work ends otherwise than the response said: a slow handler that is done or fails later,
   * `commit_failed`, `claim_lost`. What it throws is ignored.
   *
   * @default `console.error` for `rejected`, for `failed`, and for `unknown` with status 500
   */
  readonly onDelivery?: (delivery: Delivery) => unknown;
  /** Remembers which events were handled. Without it each delivery of an event runs its handler. */
  readonly dedupe?: WebhookStore;
  /** What makes two deliveries one event; `eventKey` when left out. */
  readonly dedupeKey?: (event: WebhookEvent) => string | Promise<string>;
  /**
   * How long a claim lives without a sign of life, 30,000 ms when left out. It is renewed while the handler runs, so what
   * counts is that it ends before the sender's next attempt (a minute after a transfer's first, five after a
   * payment's): an attempt during the lease of a process that died is answered 503. A handler that never ends keeps its
   * claim for as long as the process lives: give what it waits for a time limit.
   */
  readonly leaseMs?: number;
  /**
   * How long a handled event is remembered. The specification does not say for how long the service retries; the mock server retries a
   * payment event for four days and a transfer notification for 63 minutes.
   *
   * @default 30 days
   */
  readonly ttlMs?: number;
  /**
   * The longest body that is read, in bytes. The receiver responds with 503 to a longer one, so that it comes again and a higher limit
   * recovers it.
   *
   * @default 1,048,576
   */
  readonly maxBodyBytes?: number;
  /** After how long the sender is answered in any case, 8,000 ms when left out. The sender is expected to give up after ten seconds or so. */
  readonly ackTimeoutMs?: number;
  /**
   * Answers 200 instead of 503 when the handler is slower than `ackTimeoutMs`. The sender then never sends the event
   * again: if the handler fails after that, or the process ends, nobody has handled it. For handlers
   * that cannot lose it, with a store that does not forget either; refused with a `memoryStore` and without a store.
   */
  readonly acknowledgeEarly?: boolean;
  /** Keeps the runtime alive for work that goes on after the answer: that of Cloudflare Workers or Vercel, Next.js's `after`. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
} & Handlers<Accept[number]>;

/** How a receiver verifies events, and what it does with them. */
export type WebhookReceiverConfig<Accept extends readonly WebhookKind[] = readonly WebhookKind[]> = WebhookConfig &
  WebhookReceiverOptions<Accept>;

/** A configuration that was checked and copied. */
export interface CheckedReceiverConfig
  extends CheckedConfig,
    Routing,
    Required<Pick<WebhookReceiverOptions, 'leaseMs' | 'ttlMs' | 'maxBodyBytes' | 'ackTimeoutMs' | 'acknowledgeEarly'>> {
  readonly onDelivery: WebhookReceiverOptions['onDelivery'];
  readonly dedupe: WebhookStore | undefined;
  readonly dedupeKey: WebhookReceiverOptions['dedupeKey'];
  readonly waitUntil: WebhookReceiverOptions['waitUntil'];
}

/** Throws `WebhookConfigurationError` for anything that cannot work, before the first delivery. */
export function readReceiverConfig(config: WebhookReceiverConfig): CheckedReceiverConfig {
  const checked = readConfig(config);
  const { on, onUnknown, onDelivery, dedupe, dedupeKey, waitUntil, acknowledgeEarly = false } = config;
  const { leaseMs = 30_000, ttlMs = 30 * 86_400_000, maxBodyBytes = 1_048_576, ackTimeoutMs = 8_000 } = config;
  const limits = { leaseMs, ttlMs, maxBodyBytes, ackTimeoutMs };
  demand(config.accept, 'accept must list payment, transfer or both');
  for (const [name, limit] of Object.entries(limits)) {
    // What is more than a timer can wait for, it does not wait for at all.
    const isInRange = limit > 0 && (name === 'ttlMs' || limit < 2 ** 31);
    demand(Number.isSafeInteger(limit) && isInRange, `${name} must be a whole number above 0, and not too large`);
  }
  for (const [name, value] of Object.entries({ onUnknown, onDelivery, dedupeKey, waitUntil })) {
    if (value !== undefined) demandFunction(value, name);
  }
  const methods = [dedupe?.claim, dedupe?.commit, dedupe?.release];
  demand(!('dedupe' in config) || methods.every((each) => typeof each === 'function'), 'dedupe must be a store');
  demand(
    acknowledgeEarly === false || (acknowledgeEarly === true && dedupe && !dedupe.isVolatile),
    'acknowledgeEarly is true or false, and needs a store that does not forget',
  );
  const routing = readHandlers(on, onUnknown, checked.accept);
  return { ...checked, ...limits, ...routing, acknowledgeEarly, onDelivery, dedupe, dedupeKey, waitUntil };
}
