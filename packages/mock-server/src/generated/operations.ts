// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export interface OperationDescriptor {
  method: string;
  /** The path in the document: `/v1/payments/{payment_id}`. */
  path: string;
  /** The path in the syntax of the router: `/v1/payments/:payment_id`. */
  route: string;
  /** Parameters with their exact names. Credential headers are not included. */
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  body: 'required' | 'optional' | 'none';
  /** The largest body, in bytes. */
  maxBodyBytes: number;
  success: number;
  /** Every status in the document, except `default`. */
  statuses: readonly number[];
  /** False when the document declares no security for the operation. */
  credentials: boolean;
  /** `assumed`: the service specification does not show the key. */
  idempotencyKey: 'specified' | 'assumed' | 'none';
  /** Schema name of the error body. */
  errorBody: string | undefined;
}

export const operations = {
  createPayment: {
    method: 'POST',
    path: '/v1/payments',
    route: '/v1/payments',
    body: 'required',
    success: 201,
    maxBodyBytes: 10485760,
    parameters: [{ name: 'X-Idempotency-Key', in: 'header', required: true }],
    statuses: [201, 400, 401, 403, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'specified',
    errorBody: 'ErrorBody',
  },
  listPaymentsByOrder: {
    method: 'GET',
    path: '/v1/payments',
    route: '/v1/payments',
    body: 'none',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [{ name: 'merchant_order_id', in: 'query', required: true }],
    statuses: [200, 400, 401, 403, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'none',
    errorBody: 'ErrorBody',
  },
  retrievePayment: {
    method: 'GET',
    path: '/v1/payments/{payment_id}',
    route: '/v1/payments/:payment_id',
    body: 'none',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'raw_response', in: 'query', required: false },
      { name: 'transactions_history', in: 'query', required: false },
    ],
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'none',
    errorBody: 'ErrorBody',
  },
  capturePayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/capture',
    body: 'required',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: false },
    ],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'assumed',
    errorBody: 'ErrorBody',
  },
  cancelPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/cancel',
    body: 'required',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: false },
    ],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'assumed',
    errorBody: 'ErrorBody',
  },
  refundPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/refund',
    body: 'required',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: false },
    ],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'assumed',
    errorBody: 'ErrorBody',
  },
  submitDispute: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/dispute',
    body: 'required',
    success: 200,
    maxBodyBytes: 33554432,
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'specified',
    errorBody: 'ErrorBody',
  },
  createCustomer: {
    method: 'POST',
    path: '/v1/customers',
    route: '/v1/customers',
    body: 'required',
    success: 201,
    maxBodyBytes: 10485760,
    parameters: [],
    statuses: [201, 400, 401, 403, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'none',
    errorBody: 'ErrorBody',
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/v1/customers/{customer_id}/payment-methods',
    route: '/v1/customers/:customer_id/payment-methods',
    body: 'none',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [{ name: 'customer_id', in: 'path', required: true }],
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'none',
    errorBody: 'ErrorBody',
  },
  reverseTransfer: {
    method: 'POST',
    path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
    route: '/v1/recipients/onboardings/reverse-transfer/:transfer_id',
    body: 'none',
    success: 201,
    maxBodyBytes: 10485760,
    parameters: [
      { name: 'transfer_id', in: 'path', required: true },
      { name: 'X-organization-code', in: 'header', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    statuses: [201, 400, 401, 403, 404, 409, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'specified',
    errorBody: 'ErrorBody',
  },
  retrieveCampaign: {
    method: 'GET',
    path: '/v1/campaigns/{campaign_id}',
    route: '/v1/campaigns/:campaign_id',
    body: 'none',
    success: 200,
    maxBodyBytes: 10485760,
    parameters: [{ name: 'campaign_id', in: 'path', required: true }],
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: 'none',
    errorBody: 'CampaignErrorBody',
  },
} as const satisfies Record<string, OperationDescriptor>;

export type OperationId = keyof typeof operations;

/** The exact names of the credential headers by the name of their security scheme. */
export const credentialHeaders = { privateSecretKey: 'private-secret-key', publicApiKey: 'public-api-key' } as const;

/** The webhooks that the mock server sends. `path` is the path below the merchant's base URL, when the document defines one. `headers` are the headers that a delivery can carry. */
export const webhooks = {
  incomingTransfer: {
    method: 'POST',
    path: '/v1/banking/transfers',
    headers: ['x-hmac-signature', 'x-api-key', 'x-secret'],
  },
  paymentEvent: { method: 'POST', headers: ['x-hmac-signature', 'x-api-key', 'x-secret'] },
} as const;
