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
  ApiError,
  ConfigurationError,
  ConnectionError,
  type InputRule,
  PaychordError,
  RequestValidationError,
  UnexpectedResponseError,
} from './errors.ts';
export { type PdfEvidenceOptions, pdfEvidence } from './evidence.ts';
export * from './generated/known-values.ts';
export type { OperationId } from './generated/operations.ts';
export type * from './generated/schema.ts';
export { type ReverseTransferOptions, reverseTransfer } from './onboardings.ts';
export { listPaymentMethods } from './payment-methods.ts';
export {
  cancelPayment,
  capturePayment,
  createPayment,
  type RetrievePaymentOptions,
  refundPayment,
  retrievePayment,
} from './payments.ts';
export type { IdempotentRequestOptions, RequestOptions } from './request-options.ts';
export type { Fetch } from './transport/connection.ts';
export { type ClientOptions, createTransport, type Transport } from './transport.ts';
