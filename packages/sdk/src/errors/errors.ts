import type {
  AuthenticationError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './api-error.ts';
import { PaychordError } from './base.ts';
import { ResponseError } from './response-error.ts';

/**
 * The response is not a result of the operation. It is not JSON, incomplete, empty, longer than `maxResponseBytes` or a redirect. Or it
 * lacks the fields that identify the object. The client never follows redirects, because they would send the credentials elsewhere.
 *
 * The outcome is `unknown`: call again soon with the same `idempotencyKey`. If the key is lost or old, look the payment up with
 * {@link listPaymentsByOrder}. `retryable` is true for an empty body and for invalid JSON, because the response may be incomplete.
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
  | 'pathSegment'
  | 'reservedHeader'
  | 'mediaType'
  | 'magic'
  | 'maxBytes';

/** Which input broke which rule. */
export interface Violation {
  /** The parameter, option or field of the body, for example `evidence[0].content`. */
  readonly field: string;
  /** The rule it broke. */
  readonly rule: ValidationRule;
}

/**
 * The input breaks a documented limit, or JSON would lose a part of it. Nothing was sent. The error repeats no value of the input except a number
 * that is not a valid amount.
 */
export class RequestValidationError extends PaychordError implements Violation {
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
