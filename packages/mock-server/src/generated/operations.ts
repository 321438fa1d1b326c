// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export interface OperationDescriptor {
  method: string;
  /** As in the document: `/v1/payments/{payment_id}`. */
  path: string;
  /** As the router wants it: `/v1/payments/:payment_id`. */
  route: string;
  /** Names in their exact spelling; of headers, credentials excepted. */
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  body: 'required' | 'optional' | 'none';
  success: number;
  /** Every status that the document declares for it, `default` left out. */
  statuses: readonly number[];
  /** False where the document declares no security. */
  credentials: boolean;
  idempotencyKey: boolean;
  /** Name of the schema of an error's body. */
  errorBody: string | undefined;
}

export const operations = {
  createPayment: {
    method: 'POST',
    path: '/v1/payments',
    route: '/v1/payments',
    parameters: [{ name: 'X-Idempotency-Key', in: 'header', required: true }],
    body: 'required',
    success: 201,
    statuses: [201, 400, 401, 403, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  listPaymentsByOrder: {
    method: 'GET',
    path: '/v1/payments',
    route: '/v1/payments',
    parameters: [{ name: 'merchant_order_id', in: 'query', required: true }],
    body: 'none',
    success: 200,
    statuses: [200, 400, 401, 403, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: false,
    errorBody: 'ErrorBody',
  },
  retrievePayment: {
    method: 'GET',
    path: '/v1/payments/{payment_id}',
    route: '/v1/payments/:payment_id',
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'raw_response', in: 'query', required: false },
      { name: 'transactions_history', in: 'query', required: false },
    ],
    body: 'none',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: false,
    errorBody: 'ErrorBody',
  },
  capturePayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/capture',
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    body: 'required',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  cancelPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/cancel',
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    body: 'required',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  refundPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/refund',
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    body: 'required',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  disputeChargeback: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
    route: '/v1/payments/:payment_id/transactions/:transaction_id/dispute',
    parameters: [
      { name: 'payment_id', in: 'path', required: true },
      { name: 'transaction_id', in: 'path', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    body: 'required',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  createCustomer: {
    method: 'POST',
    path: '/v1/customers',
    route: '/v1/customers',
    parameters: [],
    body: 'required',
    success: 201,
    statuses: [201, 400, 401, 403, 413, 415, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: false,
    errorBody: 'ErrorBody',
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/v1/customers/{customer_id}/payment-methods',
    route: '/v1/customers/:customer_id/payment-methods',
    parameters: [{ name: 'customer_id', in: 'path', required: true }],
    body: 'none',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: false,
    errorBody: 'ErrorBody',
  },
  reverseTransfer: {
    method: 'POST',
    path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
    route: '/v1/recipients/onboardings/reverse-transfer/:transfer_id',
    parameters: [
      { name: 'transfer_id', in: 'path', required: true },
      { name: 'X-organization-code', in: 'header', required: true },
      { name: 'X-Idempotency-Key', in: 'header', required: true },
    ],
    body: 'none',
    success: 201,
    statuses: [201, 400, 401, 403, 404, 409, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: true,
    errorBody: 'ErrorBody',
  },
  retrieveCampaign: {
    method: 'GET',
    path: '/v1/campaigns/{campaign_id}',
    route: '/v1/campaigns/:campaign_id',
    parameters: [{ name: 'campaign_id', in: 'path', required: true }],
    body: 'none',
    success: 200,
    statuses: [200, 400, 401, 403, 404, 429, 500, 503, 504],
    credentials: true,
    idempotencyKey: false,
    errorBody: 'CampaignErrorBody',
  },
} as const satisfies Record<string, OperationDescriptor>;

export type OperationId = keyof typeof operations;

/** Header names of the credentials by the name of their security scheme, in their exact spelling. */
export const credentialHeaders = { privateSecretKey: 'private-secret-key', publicApiKey: 'public-api-key' } as const;

/** What the mock sends: the path below the merchant's base URL where the document fixes one, and the headers a delivery may carry. */
export const webhooks = {
  incomingTransfer: {
    method: 'POST',
    path: '/v1/banking/transfers',
    headers: ['x-hmac-signature', 'x-api-key', 'x-secret'],
  },
  paymentEvent: { method: 'POST', headers: ['x-hmac-signature', 'x-api-key', 'x-secret'] },
} as const;
