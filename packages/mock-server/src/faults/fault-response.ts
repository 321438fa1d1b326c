import { ApiErrorResult } from '../model/api-error.ts';
import type { ErrorFault } from './fault.ts';

type DefaultError = readonly [code: ApiErrorResult['code'], message: string];

/** The errors that the OpenAPI document shows for each status. */
const defaultErrors: Readonly<Record<number, DefaultError>> = {
  401: ['INVALID_CREDENTIALS', 'public-api-key and private-secret-key are missing or not valid'],
  403: ['AUTHORIZATION_REQUIRED', 'These credentials may not use this operation'],
  404: ['PAYMENT_NOT_FOUND', 'No payment has this id'],
  405: ['UNSUPPORTED_METHOD', 'This path does not support the method'],
  409: ['REQUEST_IN_PROCESS', 'A request with this idempotency key is still running'],
  413: ['PAYLOAD_TOO_LARGE', 'The body is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests'],
  503: ['SERVICE_UNAVAILABLE', 'Service unavailable'],
  504: ['GATEWAY_TIMEOUT', 'Gateway timeout'],
};
const defaultServerError: DefaultError = ['INTERNAL_ERROR', 'Internal error'];
const defaultClientError: DefaultError = ['INVALID_REQUEST', 'The request is not valid'];

/** Returns the error response of a fault. */
export function faultResponse(fault: ErrorFault): ApiErrorResult {
  const { status, retryAfter = status === 429 ? 1 : undefined } = fault;
  const [defaultCode, defaultMessage] =
    defaultErrors[status] ?? (status >= 500 ? defaultServerError : defaultClientError);
  const { code = defaultCode, messages = [defaultMessage] } = fault;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  // A test may use a code that the contract does not list.
  return new ApiErrorResult(status, code as ApiErrorResult['code'], messages, headers);
}
