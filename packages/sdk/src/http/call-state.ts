import type { CallOutcome, PaychordError, RequestAttempt } from '../errors/base.ts';
import type { OperationContract, OperationId } from '../generated/operations.ts';
import { type Clock, startStopwatch } from '../utils/clock.ts';
import type { RequestLimits } from './request-options.ts';
import { isRepeatable, isSafeToRepeat } from './retry-decision.ts';
import { redact } from './secrets.ts';

/** An attempt that can still change. */
export type MutableAttempt = { -readonly [Name in keyof RequestAttempt]: RequestAttempt[Name] };

/** What a call needs to know about its operation. A request to a path that the contract does not describe has no `id`. */
export type CallOperation = Omit<OperationContract, 'id'> & { readonly id: OperationId | undefined };

/** A call that has not finished. Its mutable fields record its progress. */
export interface CallState {
  readonly operation: CallOperation;
  /** Whether the service runs the operation once, however often the client sends it. Otherwise only what was not sent is sent again. */
  readonly isRepeatable: boolean;
  /** Returns the time since the call started, in milliseconds. */
  readonly elapsedMs: () => number;
  idempotencyKey?: string | undefined;
  limits: RequestLimits;
  signal?: AbortSignal | undefined;
  /** The least certain result of all attempts; `unknown` while a request is in flight. */
  outcome: CallOutcome;
  readonly attempts: MutableAttempt[];
  /** The request id in the last response. */
  requestId?: string | undefined;
  /** The identifiers of the path, and the one of a created object, by the names of the path parameters. */
  readonly ids: Record<string, string>;
}

/** The options of a client that decide how its calls start. */
export interface CallDefaults {
  readonly clock: Clock;
  readonly limits: RequestLimits;
  readonly idempotentOperations: 'specified' | 'all';
}

/** Starts a call that has sent nothing yet. */
export function startCall(defaults: CallDefaults, operation: CallOperation): CallState {
  const { clock, limits, idempotentOperations } = defaults;
  return {
    operation,
    isRepeatable: isRepeatable(operation, idempotentOperations),
    elapsedMs: startStopwatch(clock, operation.method),
    limits,
    outcome: 'not_sent',
    attempts: [],
    ids: {},
  };
}

/** Names the operation in messages. A path would not do: it may contain an identifier. */
export function nameOf({ operation: { id, method } }: CallState): string {
  return id ?? `${method} request`;
}

/** Returns the path with its identifiers, for a message. The caller may have confused one with a secret. */
export function fillPath({ ids, operation }: CallState, secrets: readonly string[]): string {
  return operation.path.replace(/{(\w+)}/g, (_, name) => redact(ids[name] as string, secrets, 100));
}

/** Copies the progress of a call. Hooks and callers may change the copy. */
export function snapshotCallState({ operation, idempotencyKey, outcome, attempts, requestId }: CallState) {
  return {
    operation: operation.id,
    idempotencyKey,
    outcome,
    attempts: attempts.map((each): RequestAttempt => ({ ...each })),
    requestId,
  } as const;
}

/** Writes the progress of the call onto its error, and returns the error. Printing it does not show properties without a value. */
export function attachCallState<Failure extends PaychordError>(error: Failure, call: CallState): Failure {
  Object.assign(error, snapshotCallState(call), { retryable: error.retryable && isSafeToRepeat(call) });
  // Not `for in`: a program may have added enumerable methods to the prototype of all errors.
  for (const [name, value] of Object.entries(error)) Object.defineProperty(error, name, { enumerable: value != null });
  return error;
}
