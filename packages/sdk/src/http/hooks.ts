import { type CallOutcome, PaychordError, type RequestAttempt } from '../errors/base.ts';
import type { OperationId, PathIds } from '../generated/operations.ts';
import { assertKnownNames } from '../utils/known-names.ts';
import { assertFunction, assertObject, throwConfigurationError } from '../validation/assert.ts';
import { attachCallState, type CallState, snapshotCallState } from './call-state.ts';

/**
 * Passed to every hook. Never contains a header, a query or a body.
 *
 * It contains the identifiers of the path, such as `paymentId` and `transactionId`. After a response it also contains the `paymentId` or
 * `customerId` of the object that the call created.
 */
export interface RequestEvent extends Partial<RequestAttempt>, PathIds {
  /** Undefined for a path that the contract does not describe. */
  readonly operation: OperationId | undefined;
  readonly method: string;
  /** The path template, without identifiers: `/v1/payments/{payment_id}`. Empty for a path that is not in the contract. */
  readonly path: string;
  /** Scheme, host and port of the service. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
  /** The number of the attempt within the call, from 1; 0 when nothing was sent. `waitFor` counts each retrieval. */
  readonly attempt: number;
  /** The identifier that the service gave the last response. Assumption: it is in `x-trace-id`. */
  readonly requestId: string | undefined;
  /** Whether the operation can have taken effect by now. */
  readonly outcome: CallOutcome;
  /** Every request of the call so far, including this one. */
  readonly attempts: readonly RequestAttempt[];
}

/** A complete response arrived, with any status. */
export interface ResponseEvent extends RequestEvent {
  /** The HTTP status. */
  readonly status: number;
  /** Whether the response contains the result of the operation. False for an error status, and for a response that the client cannot use. */
  readonly isSuccess: boolean;
  /**
   * Whether the response is the stored one of an earlier request with the same key, by the header `x-idempotent-replayed`. That header is the
   * mock server's own: the specification shows none, so false proves nothing.
   */
  readonly isReplayed: boolean;
  /** From before the request was sent until the response was read, in milliseconds. */
  readonly durationMs: number;
}

/** An attempt failed, and the client will retry. */
export interface RetryEvent extends RequestEvent {
  /** The wait before the next attempt, in milliseconds. */
  readonly delayMs: number;
  /** Why the attempt failed. */
  readonly error: PaychordError;
}

/** The call rejects. */
export interface ErrorEvent extends RequestEvent {
  /** The error that the call rejects with. */
  readonly error: PaychordError;
}

/**
 * Functions that the client calls during each request, for logs, metrics and traces. They only observe: the client ignores what a hook
 * returns or throws, and does not wait for it. Events contain no credentials, card numbers or bodies.
 *
 * @example
 * const client = createClient({
 *   ...options,
 *   hooks: { onResponse: ({ method, path, status, durationMs }) => log(`${method} ${path} ${status} ${durationMs} ms`) },
 * });
 */
export interface Hooks {
  /** Called before each attempt. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after each response, including error responses. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called before each wait for another attempt. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Called once when a call rejects, also when nothing was sent. With `createFetch` also when it resolves with a 4xx or 5xx. */
  readonly onError?: ((event: ErrorEvent) => void) | undefined;
}

const hookNames = /* @__PURE__ */ Object.keys({
  onRequest: 1,
  onResponse: 1,
  onRetry: 1,
  onError: 1,
} satisfies Record<keyof Hooks, 1>);

/** Throws {@link ConfigurationError} for hooks that the client would not call. An instance of a class may have other fields. */
export function assertHooks(hooks: Hooks): void {
  assertObject('hooks', hooks, throwConfigurationError);
  const isPlain = Object.getPrototypeOf(hooks) === Object.prototype;
  // For example the console itself, instead of logHooks(console).
  const hasNone = !hookNames.some((name) => name in hooks);
  if (isPlain || hasNone) assertKnownNames(hooks, hookNames, 'a hook', throwConfigurationError, 'hooks.');
  for (const name of hookNames as (keyof Hooks)[]) {
    if (hooks[name] !== undefined) assertFunction(`hooks.${name}`, hooks[name]);
  }
}

/** What the client knows about its hooks. */
interface HookContext {
  readonly hooks: readonly Hooks[];
  readonly origin: string;
}

/** Calls each hook with this name, and ignores what it returns or throws. */
export function emitHook(name: keyof Hooks, { hooks, origin }: HookContext, call: CallState, more?: object): void {
  for (const each of hooks) {
    if (each[name] === undefined) continue;
    // Its own event for each hook, because a hook may change it.
    const event: RequestEvent = {
      ...snapshotCallState(call),
      method: call.operation.method,
      path: call.operation.path,
      origin,
      attempt: call.attempts.length,
      ...Object.fromEntries(Object.entries(call.ids).map(([name, id]) => [name.replace('_id', 'Id'), id])),
      ...call.attempts.at(-1),
      ...more,
    };
    try {
      // Called as a method: the hooks may be an instance of a class.
      const returned = (each as Record<keyof Hooks, (event: RequestEvent) => unknown>)[name](event);
      if (returned) Promise.resolve(returned).catch(() => {});
    } catch {
      // A hook that fails changes nothing.
    }
  }
}

/**
 * Completes the error of a call, calls the hook, and returns the error. Any other value was thrown by a function of the caller.
 *
 * @param caller - The function from whose caller on the stack of the error is recorded. A timer or a check deep inside may have created the error
 */
export function reportFailure(error: unknown, context: HookContext, call: CallState, caller: object): unknown {
  if (!(error instanceof PaychordError)) return error;
  Error.captureStackTrace?.(error, caller as () => void);
  emitHook('onError', context, call, { error: attachCallState(error, call) });
  return error;
}
