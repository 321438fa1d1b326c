import type { CallOutcome, PaychordError, RequestAttempt } from '../errors/base.ts';
import type { OperationContract, OperationId } from '../generated/operations.ts';
import { redact } from '../utils/redact.ts';
import type { RequestLimits } from './retry-options.ts';

/** An attempt that can still change. */
export type MutableAttempt = { -readonly [Name in keyof RequestAttempt]: RequestAttempt[Name] };

/** What a call needs to know about its operation. A request to a path that the contract does not describe has no `id`. */
export type CallOperation = Omit<OperationContract, 'id'> & { readonly id: OperationId | undefined };

/** A call that has not finished. Its mutable fields record its progress. */
export interface CallState {
  /** Names the operation in messages. A path would not do: it may contain an identifier. */
  readonly name: string;
  readonly operation: CallOperation;
  /** By the clock of the transport, in milliseconds since 1970. */
  readonly startedAt: number;
  idempotencyKey?: string | undefined;
  limits: RequestLimits;
  signal?: AbortSignal | undefined;
  /** The least certain result of all attempts; `unknown` while a request is in flight. */
  outcome: CallOutcome;
  readonly attempts: MutableAttempt[];
  /** The request id in the last response. */
  requestId?: string | undefined;
  /** The identifiers of the path, and the one of a created object, by their names in {@link PathIds}. */
  readonly ids: Record<string, string>;
}

/** The names of the path parameters in {@link PathIds}, once each: a name that was just put together is slow as a property. */
const idNames: Record<string, string> = {};

/** Records the value of a path parameter for the hooks: `payment_id` as `paymentId`. Returns the value. */
export function recordId({ ids }: CallState, parameter: string, id: string): string {
  idNames[parameter] ??= parameter.replace('_id', 'Id');
  ids[idNames[parameter]] = id;
  return id;
}

/** Returns the path with its identifiers, for a message. The caller may have confused one with a secret. */
export function fillPath({ ids, operation }: CallState, secrets: readonly string[]): string {
  return operation.path.replace(/{(\w+)_id}/g, (_, name) => redact(ids[`${name}Id`] as string, secrets, 100));
}

/** Records the identifier of the object that the operation created. The service may repeat a secret in it. Returns the body. */
export function recordCreatedId<Body>(call: CallState, body: Body, secrets: () => readonly string[]): Body {
  const { creates } = call.operation;
  const { id } = body as { id?: unknown };
  if (creates && typeof id === 'string') recordId(call, creates, redact(id, secrets(), 100));
  return body;
}

/** Returns the less certain of two outcomes: `not_sent` is the most certain, `unknown` the least. */
export function leastCertain(one: CallOutcome, other: CallOutcome): CallOutcome {
  return one === 'unknown' || other === 'not_sent' ? one : other;
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
  // Only a request that reads, or one with a key for which the contract promises idempotency, is safe to send twice.
  const isRepeatable = call.operation.idempotencyKey || /^(GET|HEAD)$/.test(call.operation.method);
  Object.assign(error, snapshotCallState(call), { retryable: error.retryable && isRepeatable });
  // Not `for in`: a program may have added enumerable methods to the prototype of all errors.
  for (const [name, value] of Object.entries(error)) Object.defineProperty(error, name, { enumerable: value != null });
  return error;
}
