import type { ErrorCode } from '../generated/schema.ts';
import { ResponseError, type ResponseFacts } from './response-error.ts';

/** What an error status says. */
export interface ApiFacts extends ResponseFacts {
  readonly serviceCode?: ErrorCode | undefined;
  readonly messages: readonly string[];
}

/** What the service answered, in one word. */
export type ApiErrorCode =
  | 'authentication'
  | 'permission'
  | 'not_found'
  | 'invalid_request'
  | 'idempotency'
  | 'rate_limit'
  | 'server';

/**
 * The service answered with an error status; each class of them has a `code` of its own. Branch on that, on `status` or on
 * `serviceCode`, never on the text of a message; all lists of the service are open. A declined payment is not an error:
 * it is a payment with the status DECLINED.
 *
 * Specification: "Errors", which shows no error statuses, bodies or codes: they follow public documentation of similar APIs.
 */
export abstract class ApiError extends ResponseError {
  protected static override readonly kind: string = 'ApiError';
  abstract override readonly code: ApiErrorCode;
  /** What the service called it, for example PAYMENT_NOT_FOUND; undefined when the answer was not an error body. */
  declare readonly serviceCode: ErrorCode | undefined;
  /** What the service said about it, shortened, without credentials and card numbers; empty when it said nothing. */
  declare readonly messages: readonly string[];
}

/** 401: the keys are missing or wrong. */
export class AuthenticationError extends ApiError {
  protected static override readonly kind: string = 'AuthenticationError';
  readonly code = 'authentication';
}

/** 403: the keys are right, but not for this. */
export class PermissionError extends ApiError {
  protected static override readonly kind: string = 'PermissionError';
  readonly code = 'permission';
}

/** 404, or a service code that ends in `_NOT_FOUND` under any status. */
export class NotFoundError extends ApiError {
  protected static override readonly kind: string = 'NotFoundError';
  readonly code = 'not_found';
}

/** 400, 405, 413, 415, 422, and any 4xx without a class of its own: asking again the same way changes nothing. */
export class InvalidRequestError extends ApiError {
  protected static override readonly kind: string = 'InvalidRequestError';
  readonly code = 'invalid_request';
}

/**
 * The key is taken: REQUEST_IN_PROCESS (the first request with it still runs: ask again later), IDEMPOTENCY_DUPLICATED
 * (it was used for something that failed or differs: look the payment up with {@link listPaymentsByOrder}), or 409. Its outcome is
 * `unknown`; when earlier attempts of the same call failed, the first failure is the `cause`. Never try again with a new key before
 * you know.
 */
export class IdempotencyError extends ApiError {
  protected static override readonly kind: string = 'IdempotencyError';
  readonly code = 'idempotency';
}

/** 429: too many requests. `retryAfterMs` says when to come back, where the service says so. */
export class RateLimitError extends ApiError {
  protected static override readonly kind: string = 'RateLimitError';
  readonly code = 'rate_limit';
}

/** 5xx, 408 or 425: the service, or something in front of it, failed. Its outcome is `unknown`. */
export class ServerError extends ApiError {
  protected static override readonly kind: string = 'ServerError';
  readonly code = 'server';
}
