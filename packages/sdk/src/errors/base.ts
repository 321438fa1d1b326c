import { escapeHidden } from '@paychord/checks';
import type { OperationId } from '../generated/operations.ts';

const brand: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/sdk.error');

/**
 * Whether the operation can have taken effect: the least certain result of all attempts of a call.
 *
 * - `not_sent`: no request reached the service. Fix the error and call again.
 * - `rejected`: the service responded with a status or code that means it did nothing. Assumption: which ones. Fix the error and call
 *   again.
 * - `unknown`: the operation may have happened. Do not use a new key before you know.
 *   - Create payment, dispute and reverse-transfer: call again soon with the same `idempotencyKey` and the same body. This is safe as long as
 *     the service remembers the key, for a time that it does not state. Then retrieve the payment. Assumption: a repeated key returns the
 *     first response. If the key is lost or old, look the payment up with {@link Payments.listByOrder} (assumption: your service has it).
 *   - Capture, cancel and refund: retrieve the payment and compare its transactions. The specification shows no key for them, so a repeat
 *     with the same key can run again. See {@link ClientOptions.idempotentOperations}.
 *
 * The outcome describes this call only. When you repeat an earlier call with its key, `rejected` says nothing about the earlier call. For a
 * call that only reads, it says whether a response arrived.
 */
export type CallOutcome = 'not_sent' | 'rejected' | 'unknown';

/** One request of a call. A call has several when the client retries. */
export interface RequestAttempt {
  readonly startedAt: Date;
  /** From before the request was sent until its response was read or the client gave up, in milliseconds. */
  readonly durationMs: number;
  /** The HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  /**
   * Why the attempt failed, unless the status explains it: a network code such as ECONNRESET if the runtime provides one. Otherwise the
   * `code` of the error: `connection`, `timeout`, `aborted` or `unexpected_response`.
   */
  readonly cause?: string | undefined;
}

/** The state of a call, which every error carries. */
export interface CallFacts {
  readonly operation: OperationId | undefined;
  readonly idempotencyKey: string | undefined;
  readonly outcome: CallOutcome;
  readonly attempts: readonly RequestAttempt[];
  readonly requestId: string | undefined;
  readonly retryable: boolean;
  readonly retryAfterMs: number | undefined;
}

/**
 * The base class of every error of the client. `instanceof` works for it and its subclasses even when one part of a program loads the
 * package as ESM and another as CommonJS. No error prints a credential or a card number.
 */
export abstract class PaychordError extends Error implements CallFacts {
  protected static readonly kind: string = 'PaychordError';

  /** Identifies the kind of error in code. {@link isPaychordError} narrows the type by it. */
  abstract readonly code: string;
  /** The operation, by its id in the OpenAPI document; undefined outside a call. */
  declare readonly operation: OperationId | undefined;
  /**
   * The idempotency key of the call, also when nothing was sent. Pass it as `idempotencyKey`, with the same body, to repeat the same create
   * payment, dispute or reverse-transfer: a new key would make a second payment. Repeat it only for a limited time, for example 12 hours.
   * Assumption: the service forgets a key, and a forgotten key makes a second payment too. For a capture, a cancellation or a refund the key protects only if the service
   * honors it there: see {@link CallOutcome}. Undefined for an operation without a key.
   */
  declare readonly idempotencyKey: string | undefined;
  /** Whether the operation can have taken effect: see {@link CallOutcome}. */
  declare readonly outcome: CallOutcome;
  /** All requests of the call, in order; empty when nothing was sent. */
  declare readonly attempts: readonly RequestAttempt[];
  /** The identifier that the service gave its last response, to quote in a support request. Assumption: it is in `x-trace-id`. */
  declare readonly requestId: string | undefined;
  /**
   * Whether the same call with the same `idempotencyKey` may succeed when it is repeated, and is safe while the service remembers the key.
   * For a capture, a cancellation, a refund and create customer it is true only if nothing was sent.
   */
  declare readonly retryable: boolean;
  /**
   * The wait before the next call that the service requested, in milliseconds, at most the 24.8 days of a timer; undefined without a
   * `Retry-After`.
   */
  declare readonly retryAfterMs: number | undefined;

  // Declared for programs with the library es2020 or es2021, where errors have no cause.
  /** The error that led to this one, for example that of `fetch`; undefined without one. */
  declare readonly cause?: unknown;

  /** @param facts - The values of the other properties */
  constructor(message: string, facts: object = {}, options?: { readonly cause?: unknown }) {
    // A message can repeat text of the service, which could change a terminal or a log.
    super(escapeHidden(message), options);
    Object.assign(this, { outcome: 'not_sent', attempts: [], retryable: false } satisfies Partial<CallFacts>, facts);
  }

  /** The name of the class, also in minified code. */
  override get name(): string {
    return (this.constructor as typeof PaychordError).kind;
  }

  /** Whether the class of this error, or one of its base classes, is of that kind. Minifiers change class names, so kinds identify them. */
  [brand](kind: string): boolean {
    let type = this.constructor as typeof PaychordError;
    while (type.kind && type.kind !== kind) type = Object.getPrototypeOf(type);
    return type.kind === kind;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A class that a user derives has no kind. Only its own instances match it.
    // biome-ignore-start lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return Object.hasOwn(this, 'kind') ? Object(value)[brand]?.(this.kind) === true : super[Symbol.hasInstance](value);
    // biome-ignore-end lint/complexity/noThisInStatic: so far.
  }
}
