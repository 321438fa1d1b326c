import type { CallOutcome, PaychordError, RequestAttempt } from '../errors/base.ts';
import type { Operation, OperationId } from '../generated/operations.ts';
import type { RequestLimits } from './retry-options.ts';

/** The operation of a call. Its `id` is undefined, and its `path` empty, when the contract does not describe the request. */
export type CallOperation = Omit<Operation<OperationId>, 'id'> & { readonly id: OperationId | undefined };

/** Returns the name of an operation for a message. The path of any other request may hold an identifier, so the message has only its method. */
export function operationName({ id, method }: CallOperation): string {
  return id ?? `${method} request`;
}

/** An attempt that is still going on. */
export type OpenAttempt = { -readonly [Name in keyof RequestAttempt]: RequestAttempt[Name] };

/** A call under way. What is not readonly is what has become of it so far. */
export interface CallState {
  readonly operation: CallOperation;
  /** By the clock of the transport. */
  readonly startedAt: number;
  idempotencyKey?: string | undefined;
  limits: RequestLimits;
  signal?: AbortSignal | undefined;
  /** The worst over the attempts; while a request is out, `unknown`. */
  outcome: CallOutcome;
  readonly attempts: OpenAttempt[];
  /** Of the last answer. */
  requestId?: string | undefined;
}

/** What has become of a call so far. Of the attempts it has copies, with the same dates: whoever is told may do with them as they like. */
export function snapshotCallState({ operation, idempotencyKey, outcome, attempts, requestId }: CallState) {
  return {
    operation: operation.id,
    idempotencyKey,
    outcome,
    attempts: attempts.map((each) => ({ ...each })),
    requestId,
  } as const;
}

/** Tells an error what has become of the call it arose in. */
export function attachCallState<Failure extends PaychordError>(error: Failure, call: CallState): Failure {
  // Only a read, or an operation that takes an idempotency key, is safe to send twice. A key on any other request proves nothing.
  const { method, idempotencyKey: takesKey } = call.operation;
  const isSafe = method === 'GET' || method === 'HEAD' || (takesKey === true && call.idempotencyKey !== undefined);
  return Object.assign(error, snapshotCallState(call), { retryable: error.retryable && isSafe });
}
