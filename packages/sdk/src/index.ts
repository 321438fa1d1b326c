export type { Api, ApiAnswer, ApiInput, PathOf } from './api.ts';
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
} from './api-error.ts';
export type { ApiPromise, ApiResult } from './api-promise.ts';
export { retrieveCampaign } from './campaigns.ts';
export {
  type Campaigns,
  type Client,
  type Customers,
  createClient,
  type Disputes,
  type Onboardings,
  type PaymentMethods,
  type Payments,
} from './client.ts';
export type { Credential, Credentials } from './credentials.ts';
export { createCustomer } from './customers.ts';
export { submitDispute } from './disputes.ts';
export {
  AbortError,
  type CallError,
  ConfigurationError,
  ConnectionError,
  type InputRule,
  isPaychordError,
  RequestValidationError,
  TimeoutError,
  UnexpectedResponseError,
} from './errors.ts';
export { type PdfEvidenceOptions, pdfEvidence } from './evidence.ts';
export * from './generated/known-values.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export { type ReverseTransferOptions, reverseTransfer } from './onboardings.ts';
export { type Attempt, type Outcome, PaychordError } from './paychord-error.ts';
export { listPaymentMethods } from './payment-methods.ts';
export {
  cancelPayment,
  capturePayment,
  createPayment,
  listPaymentsByOrder,
  type RetrievePaymentOptions,
  refundPayment,
  retrievePayment,
} from './payments.ts';
export type { IdempotentRequestOptions, RequestOptions } from './request-options.ts';
export type { Clock } from './transport/clock.ts';
export type { Fetch, FetchInit, FetchResponse } from './transport/fetch.ts';
export type { ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from './transport/hooks.ts';
export type { RetryOptions } from './transport/limits.ts';
export { type ClientOptions, createTransport, type Transport } from './transport.ts';
export { unlisted } from './unlisted.ts';
export { type WaitForPaymentOptions, waitForPayment } from './wait-for-payment.ts';
