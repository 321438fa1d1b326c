export { type Client, createClient } from './client.ts';
export { type CallOutcome, PaychordError, type RequestAttempt } from './errors/base.ts';
export {
  AbortError,
  ApiError,
  type ApiErrorCode,
  AuthenticationError,
  type CallError,
  ConfigurationError,
  ConnectionError,
  IdempotencyError,
  InvalidRequestError,
  isPaychordError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  RequestValidationError,
  ServerError,
  TimeoutError,
  UnexpectedResponseError,
  type ValidationRule,
} from './errors/errors.ts';
export * from './generated/known-values.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export type { ApiPromise, ApiResult } from './http/api-promise.ts';
export type { ClientHeaders } from './http/caller-headers.ts';
export type { ClientOptions } from './http/client-options.ts';
export type { Credential, Credentials } from './http/credentials.ts';
export type { Fetch, FetchInit, FetchResponse } from './http/fetch.ts';
export type { ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from './http/hooks.ts';
export {
  type LogFields,
  type Logger,
  type LogHooksOptions,
  type LogLevel,
  logHooks,
  type WriteLog,
} from './http/log-hooks.ts';
export type { IdempotentRequestOptions, RequestOptions, RetryOptions } from './http/request-options.ts';
export type { Campaigns } from './resources/campaigns.ts';
export type { Customers } from './resources/customers.ts';
export type { Disputes } from './resources/disputes.ts';
export type { Onboardings, ReverseTransferOptions } from './resources/onboardings.ts';
export type { PaymentMethods } from './resources/payment-methods.ts';
export type { Payments, RetrievePaymentOptions } from './resources/payments.ts';
export { type PdfEvidenceOptions, pdfEvidence } from './resources/pdf-evidence.ts';
export { undocumentedFields } from './resources/undocumented-fields.ts';
export type { WaitForPaymentOptions } from './resources/wait-for-payment.ts';
export type { Clock } from './utils/clock.ts';
