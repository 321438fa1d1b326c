export { type Client, createClient } from './client.ts';
export {
  ApiError,
  type ApiErrorCode,
  AuthenticationError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
} from './errors/api-error.ts';
export { type CallOutcome, PaychordError, type RequestAttempt } from './errors/base.ts';
export {
  AbortError,
  type CallError,
  ConfigurationError,
  ConnectionError,
  isPaychordError,
  RequestValidationError,
  TimeoutError,
  UnexpectedResponseError,
  type ValidationRule,
} from './errors/errors.ts';
export * from './generated/known-values.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export type { ApiPromise, ApiResult } from './http/api-promise.ts';
export type { ClientHeaders } from './http/caller-headers.ts';
export type { Clock } from './http/clock.ts';
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
export type { IdempotentRequestOptions, RequestOptions } from './http/request-options.ts';
export type { RetryOptions } from './http/retry-options.ts';
export { type ClientOptions, createTransport, type Transport } from './http/transport.ts';
export { type Campaigns, retrieveCampaign } from './resources/campaigns.ts';
export { type Customers, createCustomer } from './resources/customers.ts';
export { type Disputes, submitDispute } from './resources/disputes.ts';
export { type Onboardings, type ReverseTransferOptions, reverseTransfer } from './resources/onboardings.ts';
export { listPaymentMethods, type PaymentMethods } from './resources/payment-methods.ts';
export {
  createPayment,
  listPaymentsByOrder,
  type Payments,
  type RetrievePaymentOptions,
  retrievePayment,
} from './resources/payments.ts';
export { type PdfEvidenceOptions, pdfEvidence } from './resources/pdf-evidence.ts';
export { cancelPayment, capturePayment, refundPayment } from './resources/two-step-payments.ts';
export { undocumentedFields } from './resources/undocumented-fields.ts';
export { type WaitForPaymentOptions, waitForPayment } from './resources/wait-for-payment.ts';
