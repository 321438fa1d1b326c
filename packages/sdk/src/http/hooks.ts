import type { CallOutcome, PaychordError, RequestAttempt } from '../errors/base.ts';
import type { OperationId } from '../generated/operations.ts';

/** What every hook is told about the request it is called for. Never a header, a query or a body. */
export interface RequestEvent extends Partial<RequestAttempt> {
  /** Undefined for a path that the OpenAPI document does not describe. */
  readonly operation: OperationId | undefined;
  readonly method: string;
  /** The template, without the identifiers: `/v1/payments/{payment_id}`; empty for one that is not documented. */
  readonly path: string;
  /** Scheme, host and port of the service. */
  readonly origin: string;
  readonly idempotencyKey: string | undefined;
  /** Which attempt of the call it is, counted from 1; 0 when nothing was sent. Each look of `waitFor` is one. */
  readonly attempt: number;
  /** The service's identifier of the last answer. */
  readonly requestId: string | undefined;
  /** Whether the call can have taken effect by now. */
  readonly outcome: CallOutcome;
  /** Every request of the call so far, this one included. */
  readonly attempts: readonly RequestAttempt[];
}

/** A whole answer came, whatever it says. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  readonly durationMs: number;
}

/** An attempt failed, and the request will be sent again. */
export interface RetryEvent extends RequestEvent {
  /** How long the call waits before that, in milliseconds. */
  readonly delayMs: number;
  /** Why. */
  readonly error: PaychordError;
}

/** The call fails. */
export interface ErrorEvent extends RequestEvent {
  /** What it rejects with, or would reject with. */
  readonly error: PaychordError;
}

/**
 * Called as calls go on, for logs, metrics and traces. They only observe: what a hook returns or throws changes nothing,
 * and nothing waits for it. What they are told is free of credentials, card numbers and bodies.
 */
export interface Hooks {
  /** Before each attempt. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** After each answer, errors included. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Before each wait that another attempt follows. */
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  /** Once, when a call fails: when it rejects, or when a `fetch` of `createFetch` resolves with a 4xx or 5xx. Also when nothing was sent. */
  readonly onError?: ((event: ErrorEvent) => void) | undefined;
}
