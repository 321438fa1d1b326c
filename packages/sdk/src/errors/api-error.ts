import type { ErrorCode } from '../generated/schema.ts';
import { ResponseError, type ResponseFacts } from './response-error.ts';

/** The facts of an error response. */
export interface ApiFacts extends ResponseFacts {
  readonly serviceCode?: ErrorCode | undefined;
  readonly messages: readonly string[];
}

/** The `code` of each {@link ApiError}. */
export type ApiErrorCode =
  | 'authentication'
  | 'permission'
  | 'not_found'
  | 'invalid_request'
  | 'idempotency'
  | 'rate_limit'
  | 'server';

/**
 * The service returned an error status. Each subclass has its own `code`. Branch on `code`, `status` or `serviceCode`, never on the text of a
 * message. A declined payment is not an error: it is a payment with the status DECLINED.
 *
 * The service specification shows no error statuses, bodies or codes. They follow public documentation of similar APIs, so expect others.
 */
export abstract class ApiError extends ResponseError {
  protected static override readonly kind: string = 'ApiError';
  abstract override readonly code: ApiErrorCode;
  /** The error code of the service, for example PAYMENT_NOT_FOUND; undefined when the body had none. */
  declare readonly serviceCode: ErrorCode | undefined;
  /** The messages of the service, shortened, without credentials and card numbers; empty when there are none. */
  declare readonly messages: readonly string[];
}

/** 401: the keys are missing or wrong. */
export class AuthenticationError extends ApiError {
  protected static override readonly kind: string = 'AuthenticationError';
  readonly code = 'authentication';
}

/** 403: the keys are valid, but not allowed to do this. */
export class PermissionError extends ApiError {
  protected static override readonly kind: string = 'PermissionError';
  readonly code = 'permission';
}

/** 404, or a service code that ends in `_NOT_FOUND` under any status. */
export class NotFoundError extends ApiError {
  protected static override readonly kind: string = 'NotFoundError';
  readonly code = 'not_found';
}

/** 400, 405, 413, 415, 422, and any 4xx that has no class: the same request would fail again. */
export class InvalidRequestError extends ApiError {
  protected static override readonly kind: string = 'InvalidRequestError';
  readonly code = 'invalid_request';
}

/**
 * The idempotency key is in use. The outcome is `unknown`: do not use a new key before you know what happened.
 *
 * - REQUEST_IN_PROCESS: the first request with this key is still running. Call again soon with the same key.
 * - IDEMPOTENCY_DUPLICATED: the key was used for a request that failed or was different. Look the payment up with
 *   {@link listPaymentsByOrder}.
 * - Any other 409.
 *
 * If an earlier attempt of the same call failed, `cause` is the first failure.
 */
export class IdempotencyError extends ApiError {
  protected static override readonly kind: string = 'IdempotencyError';
  readonly code = 'idempotency';
}

/** 429: too many requests. `retryAfterMs` is the wait that the service requested, if any. */
export class RateLimitError extends ApiError {
  protected static override readonly kind: string = 'RateLimitError';
  readonly code = 'rate_limit';
}

/** 5xx, 408 or 425: the service, or a proxy in front of it, failed. The outcome is `unknown`. */
export class ServerError extends ApiError {
  protected static override readonly kind: string = 'ServerError';
  readonly code = 'server';
}
