import type { Operation, OperationId } from '../generated/operations.ts';
import type { Attempt, CallFacts, Outcome, PaychordError } from '../paychord-error.ts';
import type { RequestEvent } from './hooks.ts';
import type { Limits } from './limits.ts';
import type { Link } from './link.ts';

/** An attempt that is still going on. */
export type OpenAttempt = { -readonly [Name in keyof Attempt]: Attempt[Name] };

/** A call under way. What is not readonly is what has become of it so far. */
export interface OngoingCall {
  readonly operation: Operation<OperationId>;
  /** By the clock of the transport. */
  readonly startedAt: number;
  idempotencyKey: string | undefined;
  limits: Limits;
  signal: AbortSignal | undefined;
  /** The worst over the attempts; while a request is out, `unknown`. */
  outcome: Outcome;
  readonly attempts: OpenAttempt[];
  /** Of the last answer. */
  requestId: string | undefined;
}

export function begin(operation: Operation<OperationId>, limits: Limits, startedAt: number): OngoingCall {
  return {
    operation,
    startedAt,
    limits,
    idempotencyKey: undefined,
    signal: undefined,
    outcome: 'not_sent',
    attempts: [],
    requestId: undefined,
  };
}

/** Whether sending the request twice does no more than sending it once. */
export function isSafeToRepeat({ operation, idempotencyKey }: OngoingCall): boolean {
  return operation.method === 'GET' || idempotencyKey !== undefined;
}

/** Tells an error what has become of the call it arose in. */
export function withFacts<Failure extends PaychordError>(error: Failure, call: OngoingCall): Failure {
  const { operation, idempotencyKey, outcome, attempts, requestId } = call;
  return Object.assign(error, {
    operation: operation.id,
    idempotencyKey,
    outcome,
    attempts: [...attempts],
    requestId,
    retryable: error.retryable && isSafeToRepeat(call),
  } satisfies Partial<CallFacts>);
}

/** What every hook is told. */
export function requestEvent({ operation, idempotencyKey, attempts }: OngoingCall, { origin }: Link): RequestEvent {
  const { id, method, path } = operation;
  return { operation: id, method, path, origin, idempotencyKey, attempt: attempts.length };
}
