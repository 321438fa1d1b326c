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
 * The response is not what the operation returns: not JSON, cut short, empty, without the fields that identify the object, longer
 * than `maxResponseBytes`, or a redirect (redirects are never followed, so that credentials go nowhere else). Whether the operation
 * took effect is unknown: call again with the same `idempotencyKey`. If the key is lost, look the payment up by its order
 * ({@link listPaymentsByOrder}). `retryable` is true for a response that is empty or invalid JSON: it may have been cut off.
 */
export class UnexpectedResponseError extends ResponseError {
  protected static override readonly kind: string = 'UnexpectedResponseError';
  readonly code = 'unexpected_response';
  /** The media type that the answer declared. */
  declare readonly contentType: string | undefined;

  /**
   * How the answer begins, when it is a text or a page, shortened, without credentials and card numbers. Undefined for
   * what looks like JSON: it may be somebody's payment.
   */
  get preview(): string | undefined {
    return this.body as string | undefined;
  }
}

/**
 * No answer, or only a part of one: the connection was not made, or was lost. `cause` is what `fetch` threw, or
 * whatever broke while an answer was read. The outcome is
 * `not_sent` where the runtime proves that there was no connection, and else `unknown`.
 */
export class ConnectionError extends PaychordError {
  protected static override readonly kind: string = 'ConnectionError';
  readonly code = 'connection';
}

/** No whole answer came within `timeoutMs`, or the call took longer than `totalTimeoutMs`. It may still take effect. */
export class TimeoutError extends PaychordError {
  protected static override readonly kind: string = 'TimeoutError';
  readonly code = 'timeout';
}

/**
 * The caller's `signal` ended the call; `cause` is the signal's reason. A request that had left may still take effect:
 * look at `outcome`.
 */
export class AbortError extends PaychordError {
  protected static override readonly kind: string = 'AbortError';
  readonly code = 'aborted';
}

/**
 * The client or the transport was not set up right: a base URL, a credential or an option that cannot work. The message
 * names the option, and of its value only a number or the type. Nothing was sent, unless a function returned no key or no
 * `retryDelayMs` between two attempts: look at `outcome`.
 */
export class ConfigurationError extends PaychordError {
  protected static override readonly kind: string = 'ConfigurationError';
  readonly code = 'configuration';
}

/** The rule that an input broke; the names are those of JSON Schema where it has one. */
export type ValidationRule =
  | 'required'
  | 'type'
  | 'range'
  /** An amount with more decimals than money has. */
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
 * The input breaks a limit of the specification, or could not be sent as it was asked: nothing was sent. Holds no value of the input,
 * but for a number that is no amount.
 */
export class RequestValidationError extends PaychordError implements Violation {
  protected static override readonly kind: string = 'RequestValidationError';
  readonly code = 'invalid_input';
  /** The parameter, option or field of the body, for example `evidence[0].content`. */
  declare readonly field: string;
  /** The rule it broke. */
  declare readonly rule: ValidationRule;
}

/** Every error that a call can reject with. `code` tells them apart: a switch over it narrows, and can be exhaustive. */
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
 * Whether something caught is an error of this package, and then one of {@link CallError}.
 *
 * @example
 * try {
 *   await client.payments.create(body);
 * } catch (error) {
 *   if (!isPaychordError(error)) throw error;
 *   switch (error.code) {
 *     case 'rate_limit':
 *       return comeBackIn(error.retryAfterMs);
 *   }
 *   if (error.outcome === 'unknown') await settleLater(error.idempotencyKey);
 * }
 */
export function isPaychordError(error: unknown): error is CallError {
  return error instanceof PaychordError;
}
