import type { ErrorCode } from '../generated/schema.ts';
import { type CallFacts, PaychordError } from './base.ts';

/** An error that a response caused. The body can contain anything, so printing the error does not show it. */
abstract class ResponseError extends PaychordError {
  /** The HTTP status; 0 for a redirect whose status a browser hides. */
  declare readonly status: number;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(message: string, facts: object & { readonly status: number }, body?: unknown, headers = new Headers()) {
    super(message, facts);
    this.#body = body;
    this.#headers = headers;
  }

  /**
   * The body of an error response, parsed if it was JSON; it can contain anything. For an {@link UnexpectedResponseError}, the beginning of
   * the text, without credentials and card numbers.
   */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the response. */
  get headers(): Headers {
    return this.#headers;
  }
}

/** The facts of an error response. */
export interface ApiFacts extends Partial<CallFacts> {
  readonly status: number;
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
 * message. Assumption: a declined payment is not an error. It is a payment with the status DECLINED.
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

/** 401. Assumption: the keys are missing or wrong. Check them, and that they belong to this `baseUrl`. */
export class AuthenticationError extends ApiError {
  protected static override readonly kind: string = 'AuthenticationError';
  readonly code = 'authentication';
}

/** 403. Assumption: the keys are valid, but not allowed to do this. Request the permission. */
export class PermissionError extends ApiError {
  protected static override readonly kind: string = 'PermissionError';
  readonly code = 'permission';
}

/**
 * 404, or a service code that ends in `_NOT_FOUND` under any status. Assumption: the service does not know the object. Check the id, and which
 * account created it.
 */
export class NotFoundError extends ApiError {
  protected static override readonly kind: string = 'NotFoundError';
  readonly code = 'not_found';
}

/** 400, 405, 413, 415, 422, and any 4xx that has no class. Assumption: the request is invalid. `messages` name the fields. */
export class InvalidRequestError extends ApiError {
  protected static override readonly kind: string = 'InvalidRequestError';
  readonly code = 'invalid_request';
}

/**
 * The key is in use, or the request may have succeeded before. The outcome is `unknown`: do not use a new key before you know what happened.
 *
 * Assumption: the specification shows none of these codes.
 *
 * - REQUEST_IN_PROCESS: the first request with this key is still running. Call again soon with the same key.
 * - IDEMPOTENCY_DUPLICATED, or another code with a word such as DUPLICATE or ALREADY, of a call with a key: retrieve the payment, or
 *   look it up with {@link Payments.listByOrder} (assumption: your service has it).
 * - Any other 409.
 *
 * If an earlier attempt of the same call failed, `cause` is the first failure.
 */
export class IdempotencyError extends ApiError {
  protected static override readonly kind: string = 'IdempotencyError';
  readonly code = 'idempotency';
}

/** 429. Assumption: too many requests. `retryAfterMs` is the wait that the service requested, if any. */
export class RateLimitError extends ApiError {
  protected static override readonly kind: string = 'RateLimitError';
  readonly code = 'rate_limit';
}

/** 5xx, 408 or 425. Assumption: the service, or a proxy in front of it, failed. The outcome is `unknown`. Quote `requestId` to support. */
export class ServerError extends ApiError {
  protected static override readonly kind: string = 'ServerError';
  readonly code = 'server';
}

/**
 * The response is not a result of the operation. It is not JSON, incomplete, empty, longer than `maxResponseBytes` or a redirect. Or it
 * lacks the fields that identify the object, or is about another object than the call. The client never follows redirects, because they would send the credentials elsewhere. Check `baseUrl` and any proxy.
 *
 * The outcome is `unknown`: see {@link CallOutcome} for what to do. `retryable` is true for an empty body and for invalid JSON, because the response may be incomplete.
 */
export class UnexpectedResponseError extends ResponseError {
  protected static override readonly kind: string = 'UnexpectedResponseError';
  readonly code = 'unexpected_response';
  /** The `Content-Type` of the response. */
  declare readonly contentType: string | undefined;

  /**
   * The beginning of a text or a page, without credentials and card numbers. Undefined for a body that looks like JSON: it may contain
   * another customer's payment.
   */
  get preview(): string | undefined {
    return this.body as string | undefined;
  }
}

/**
 * No complete response arrived: the client could not connect, or the connection was lost. `cause` is the error that `fetch` threw, or the
 * error while the response was read. The outcome is `not_sent` if the runtime proves that there was no connection, otherwise `unknown`.
 */
export class ConnectionError extends PaychordError {
  protected static override readonly kind: string = 'ConnectionError';
  readonly code = 'connection';
}

/** No complete response arrived within `timeoutMs`, or the call took longer than `totalTimeoutMs`. The operation may still take effect. */
export class TimeoutError extends PaychordError {
  protected static override readonly kind: string = 'TimeoutError';
  readonly code = 'timeout';
}

/**
 * The `signal` of the caller aborted the call. `cause` is the reason of the signal. A request that was already sent may still take effect:
 * check `outcome`.
 */
export class AbortError extends PaychordError {
  protected static override readonly kind: string = 'AbortError';
  readonly code = 'aborted';
}

/**
 * An option of the client cannot work: a base URL, a credential or another option. The message names the option and the fix. It shows no
 * value that may be secret. Nothing was sent, unless a function of yours failed during the call: check `outcome`.
 */
export class ConfigurationError extends PaychordError {
  protected static override readonly kind: string = 'ConfigurationError';
  readonly code = 'configuration';
}

/** The rule that the input broke, by its name in JSON Schema where there is one. */
export type ValidationRule =
  | 'required'
  /** The name of the option is unknown. */
  | 'additionalProperties'
  | 'type'
  | 'range'
  /** The amount has more decimals than money. */
  | 'decimals'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'pattern'
  | 'format'
  | 'pathSegment'
  | 'reservedHeader'
  | 'mediaType'
  | 'magic'
  | 'maxBytes';

/**
 * The input breaks a documented limit, or JSON would change a part of it. Nothing was sent, unless the function `until` of `waitFor` returned no
 * boolean. The error repeats no value of the input except a number that is not a valid amount.
 */
export class RequestValidationError extends PaychordError {
  protected static override readonly kind: string = 'RequestValidationError';
  readonly code = 'invalid_input';
  /** The parameter, option or field of the body, for example `evidence[0].content`. */
  declare readonly field: string;
  /** The rule it broke. */
  declare readonly rule: ValidationRule;
}

/** Every error that a call can reject with. A `switch` over `code` narrows the type, and can be exhaustive. */
export type CallError =
  | AuthenticationError
  | PermissionError
  | NotFoundError
  | InvalidRequestError
  | IdempotencyError
  | RateLimitError
  | ServerError
  | UnexpectedResponseError
  | ConnectionError
  | TimeoutError
  | AbortError
  | ConfigurationError
  | RequestValidationError;

/**
 * Returns whether a caught value is an error of this package, and narrows it to {@link CallError}.
 *
 * @example
 * try {
 *   await client.payments.create(body);
 * } catch (error) {
 *   if (!isPaychordError(error)) throw error;
 *   switch (error.code) {
 *     case 'rate_limit':
 *       return retryLater(error.retryAfterMs);
 *   }
 *   if (error.outcome === 'unknown') await repeatLater(error.idempotencyKey);
 * }
 */
export function isPaychordError(error: unknown): error is CallError {
  return error instanceof PaychordError;
}
