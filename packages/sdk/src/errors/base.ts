import type { OperationId } from '../generated/operations.ts';

const brand: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/sdk.error');

/**
 * Whether a call can have taken effect, the worst over all its attempts:
 *
 * - `not_sent`: nothing left, or it is proven that no connection was made.
 * - `rejected`: every answer meant that the service did nothing.
 * - `unknown`: it may have happened. Call again with the same `idempotencyKey`: that is safe as long as the service remembers the key.
 *   If the key is lost, for example after a crash, look the payment up by its order ({@link listPaymentsByOrder}; the specification does
 *   not show this lookup). Never use a new key before you know.
 *
 * It is about *this call*. Whoever passes the key of an earlier one reads `rejected` as "this call did nothing". Of a call
 * that only reads, it says no more than whether it was answered.
 */
export type CallOutcome = 'not_sent' | 'rejected' | 'unknown';

/** One request of a call. */
export interface RequestAttempt {
  readonly startedAt: Date;
  /** From before it was sent until its answer was read, or until it was given up; in milliseconds. */
  readonly durationMs: number;
  /** The HTTP status; undefined when no answer came. */
  readonly status?: number | undefined;
  /**
   * Why it failed, when it is not the status that says so: a code of the network such as ECONNRESET where the runtime
   * gives one, else the `code` of the error (`connection`, `timeout`, `aborted`, `unexpected_response`).
   */
  readonly cause?: string | undefined;
}

// Of a terminal or a log: a message can repeat what the service sent.
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const escaped = (control: string) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What every error knows about the call it ended. */
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
 * The base of every error of the client. `instanceof` works on it and on each of its classes even when one part of a
 * program loads the package as ESM and another as CommonJS. No error prints a credential or a card number.
 */
export abstract class PaychordError extends Error implements CallFacts {
  protected static readonly kind: string = 'PaychordError';

  /** What happened, to branch on. {@link isPaychordError} narrows by it. */
  abstract readonly code: string;
  /** The operation that was called, under its name in the OpenAPI document; undefined outside a call. */
  declare readonly operation: OperationId | undefined;
  /**
   * The key that the call carried, or would have carried. To try the same payment again, pass it as `idempotencyKey`;
   * a new key would make a second payment. Undefined where an operation takes no key.
   */
  declare readonly idempotencyKey: string | undefined;
  /** Whether the operation can have taken effect. */
  declare readonly outcome: CallOutcome;
  /** Every request that was made, in order; empty when nothing was sent. */
  declare readonly attempts: readonly RequestAttempt[];
  /** The service's identifier of the last answer, to quote when asking for help. */
  declare readonly requestId: string | undefined;
  /** Whether the same call, with the same `idempotencyKey`, is safe to make again and may succeed then. */
  declare readonly retryable: boolean;
  /** How long the service asks to wait before the next call, in milliseconds; undefined when it does not say. */
  declare readonly retryAfterMs: number | undefined;

  /** @param facts the other properties */
  constructor(message: string, facts: object = {}, options?: ErrorOptions) {
    super(message.replace(controls, escaped), options);
    Object.assign(this, { outcome: 'not_sent', attempts: [], retryable: false } satisfies Partial<CallFacts>, facts);
  }

  /** The name of the class, whatever a minifier made of it. */
  override get name(): string {
    return (this.constructor as typeof PaychordError).kind;
  }

  /** Whether this is of a class of that kind, or of one that derives from it. Class names will not do: minifiers change them. */
  [brand](kind: string): boolean {
    let type = this.constructor as typeof PaychordError;
    while (type.kind && type.kind !== kind) type = Object.getPrototypeOf(type);
    return type.kind === kind;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A class that a user derives has no kind of its own: only its own instances are of it.
    // biome-ignore-start lint/complexity/noThisInStatic: the class on the right of `instanceof`, which inherits this.
    if (!Object.hasOwn(this, 'kind')) return Function.prototype[Symbol.hasInstance].call(this, value);
    return Object(value)[brand]?.(this.kind) === true;
    // biome-ignore-end lint/complexity/noThisInStatic: so far.
  }
}
