import { type Clock, systemClock } from '../../utils/clock.ts';
import { assertKnownNames } from '../../utils/known-names.ts';
import { assertConfig, failConfig } from '../errors.ts';
import { eventKey } from '../events/event-key.ts';
import type { WebhookEvent } from '../events/events.ts';
import type { WebhookStore } from '../stores/store.ts';
import {
  type CustomVerification,
  type ReceiverVerification,
  type ResolvedConfig,
  resolveConfig,
  type WebhookKind,
} from '../verification/webhook-config.ts';
import type { Delivery } from './delivery.ts';
import { createDeliveryLog } from './delivery-log.ts';
import {
  assertFunction,
  type OtherWebhookHandlers,
  type ResolvedHandlers,
  resolveHandlers,
  type WebhookHandler,
  type WebhookHandlers,
} from './webhook-handlers.ts';

/** The handlers. At least one of `on` and `onUnknown` is required. */
type Handlers<Kind extends WebhookKind> =
  | { readonly on: WebhookHandlers<Kind>; readonly onUnknown?: WebhookHandler }
  | {
      /**
       * The handlers by event type.
       *
       * @default none; required without `onUnknown`
       */
      readonly on?: WebhookHandlers<Kind>;
      /**
       * Handles events without a handler in `on` or `onOther`: unlisted types, the kind that `accept` excludes, malformed events, bodies of an
       * unknown shape. The receiver responds with 200 when it returns and with 500 when it throws. Throw for an event that should be sent
       * again: check `event.reason`.
       *
       * Without `onUnknown`, the receiver responds with 500 to the kind that `accept` excludes, to a body of an unknown shape, and to a
       * malformed event whose type has a handler. A fix can then help if the event arrives again. It responds with 200 to any other event
       * without a handler.
       *
       * @default none; required without `on`
       */
      readonly onUnknown: WebhookHandler;
    };

/** The options of a receiver, except how it verifies which events (`WebhookConfig`, or `verify`). */
export type WebhookReceiverOptions<Kind extends WebhookKind = WebhookKind> = {
  /**
   * The handlers of payment events whose `type_event` this version does not list, such as `payment.settled`. `on` has those of the listed
   * types.
   */
  readonly onOther?: Kind extends 'payment' ? OtherWebhookHandlers : never;
  /**
   * Receives one report for each delivery when its response is decided: `result`, `status`, and a `reason` unless a handler simply handled
   * it. A second report with `isLate` follows when the work ends differently from the response. Examples: a slow handler that finishes or
   * fails, `commit_failed`, `claim_lost`. The receiver ignores errors that it throws.
   *
   * @default `console.error` for `failed`, and for every response other than 200; `console.warn` for an event that is acknowledged without
   * a handler (once for each type) or whose body is malformed, and for the first event that is handled without deduplication
   */
  readonly onDelivery?: (delivery: Delivery) => unknown;
  /** Remembers which events were handled. Without a store, every delivery of an event runs its handler. */
  readonly dedupe?: WebhookStore;
  /**
   * Returns the key that all deliveries of one event share, or undefined for an event that must not be deduplicated.
   *
   * @default `eventKey`
   */
  readonly dedupeKey?: (event: WebhookEvent) => string | undefined | Promise<string | undefined>;
  /**
   * How long a claim lasts without a renewal, in milliseconds. The receiver renews the claim while the handler runs. If a process dies, the
   * receiver responds with 503 to this event until the lease ends. So the lease must be shorter than the sender's retry delay. The mock
   * server waits a minute after the first attempt of a transfer, and five minutes after that of a payment.
   *
   * A handler that never ends keeps its claim until the process ends. Set a time-out for what it waits for.
   *
   * @default 30_000
   */
  readonly leaseMs?: number;
  /**
   * How long a handled event is remembered, in milliseconds. It must be longer than the service retries, which the service does not
   * document. The mock server retries a payment event for four days and a transfer notification for 63 minutes.
   *
   * @default 2_592_000_000 (30 days)
   */
  readonly ttlMs?: number;
  /**
   * The maximum length of a body, in bytes. The receiver responds with 503 to a longer body: a higher limit can help if the
   * event arrives again.
   *
   * @default 1_048_576
   */
  readonly maxBodyBytes?: number;
  /**
   * The maximum time until the response, in milliseconds. Assumption: the sender gives up after about ten seconds.
   *
   * @default 8_000
   */
  readonly ackTimeoutMs?: number;
  /**
   * Responds with 200 instead of 503 when the handler takes longer than `ackTimeoutMs`. Assumption: the sender does not send the
   * event again. If the handler fails or the process ends later, the event is lost. Use it only for handlers that cannot lose an event. It
   * requires a persistent store, so `memoryStore` is rejected. Where the platform stops work after the response (Cloudflare Workers, Edge
   * runtimes, Lambda, Vercel), it also requires `waitUntil`.
   *
   * @default false
   */
  readonly acknowledgeEarly?: boolean;
  /**
   * The timers for `ackTimeoutMs` and for the renewal of a claim, such as the `clock` of a client. Set it to run a test in virtual time.
   *
   * @default the global timers
   */
  readonly clock?: ReceiverClock;
  /** Keeps the runtime alive for work after the response: `waitUntil` of Cloudflare Workers or Vercel, `after` of Next.js. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
} & Handlers<Kind>;

/** The configuration of a receiver: how it verifies events, and how it handles them. */
export type WebhookReceiverConfig<Kind extends WebhookKind = WebhookKind> = ReceiverVerification<Kind> &
  WebhookReceiverOptions<Kind>;

/** A validated copy of a configuration. All other options have a default. */
export interface ResolvedReceiverConfig
  extends ResolvedConfig,
    Required<Omit<WebhookReceiverOptions, 'on' | 'onOther' | 'onUnknown' | 'dedupe'>> {
  readonly verify: CustomVerification['verify'] | undefined;
  readonly on: ResolvedHandlers;
  readonly onUnknown: WebhookHandler | undefined;
  readonly dedupe: WebhookStore | undefined;
}

/** The timers of a receiver. */
export type ReceiverClock = Pick<Clock, 'setTimeout' | 'clearTimeout'>;

type AllOptions = UnionKeys<WebhookReceiverConfig>;
type UnionKeys<T> = T extends unknown ? keyof T : never;

/** All options with their defaults. The type keeps the list complete. */
const defaults = {
  accept: undefined,
  secret: undefined,
  apiKey: undefined,
  apiSecret: undefined,
  unverified: undefined,
  verify: undefined,
  on: undefined,
  onOther: undefined,
  onUnknown: undefined,
  onDelivery: () => {},
  dedupe: undefined,
  dedupeKey: eventKey,
  leaseMs: 30_000,
  ttlMs: 2_592_000_000,
  maxBodyBytes: 1_048_576,
  ackTimeoutMs: 8_000,
  acknowledgeEarly: false,
  clock: systemClock,
  waitUntil: () => {},
} satisfies Record<AllOptions, unknown>;

/** Validates and copies a configuration. Throws `WebhookConfigurationError` for mistakes, before the first delivery. */
export function resolveReceiverConfig(config: WebhookReceiverConfig): ResolvedReceiverConfig {
  // A text has its characters as names.
  const given = typeof config === 'string' ? {} : Object(config);
  assertKnownNames(given, Object.keys(defaults), 'an option of createWebhookReceiver', failConfig);
  const resolved = resolveConfig(config, ' or only a function verify,');
  const options: Record<string, unknown> = {};
  for (const [name, fallback] of Object.entries(defaults)) {
    const { [name]: value = fallback } = config as unknown as Readonly<Record<string, unknown>>;
    if (typeof fallback === 'function') assertFunction(value, name);
    if (typeof fallback === 'number') {
      // A timer with a longer delay would fire at once.
      const max = name === 'ttlMs' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1;
      const isInRange = Number.isInteger(value) && (value as number) > 0 && (value as number) <= max;
      assertConfig(isInRange, `${name} must be an integer from 1 to ${max} (received ${value})`);
    }
    options[name] = value;
  }
  const { on, onOther, onUnknown, dedupe, acknowledgeEarly, clock } = options as unknown as WebhookReceiverOptions;
  const methods = [dedupe?.claim, dedupe?.commit, dedupe?.release];
  assertConfig(
    !('dedupe' in config) || methods.every((each) => typeof each === 'function'),
    `dedupe must be a store, such as memoryStore() or redisStore(client), or absent (received ${typeof dedupe})`,
  );
  for (const name of ['setTimeout', 'clearTimeout'] as const) assertFunction(clock?.[name], `clock.${name}`);
  assertConfig(
    acknowledgeEarly === false || (acknowledgeEarly === true && dedupe && !dedupe.isVolatile),
    'acknowledgeEarly must be true or false, and needs a persistent dedupe store',
  );
  const platform = acknowledgeEarly && config.waitUntil === undefined ? platformThatStopsWork() : undefined;
  assertConfig(
    platform === undefined,
    `acknowledgeEarly would lose events on ${platform}, which stops work after the response. Pass waitUntil, or put the event into a queue`,
  );
  const handlers = resolveHandlers(on, onOther, onUnknown, resolved.accept);
  const handledTypes = resolved.accept === 'payment' ? Object.keys(handlers) : [];
  const onDelivery = config.onDelivery ?? createDeliveryLog(resolved.accept);
  return {
    ...(options as unknown as ResolvedReceiverConfig),
    ...resolved,
    on: handlers,
    handledTypes,
    onDelivery,
  };
}

/** Returns the platform of this process if it stops all work after the response. */
function platformThatStopsWork(): string | undefined {
  const { EdgeRuntime, navigator, process } = globalThis as typeof globalThis & { EdgeRuntime?: unknown };
  if (navigator?.userAgent === 'Cloudflare-Workers') return 'Cloudflare Workers';
  if (EdgeRuntime !== undefined) return 'an Edge runtime';
  if (process?.env?.AWS_LAMBDA_FUNCTION_NAME) return 'AWS Lambda';
  return process?.env?.VERCEL ? 'Vercel' : undefined;
}
