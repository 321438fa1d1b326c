/** An endpoint or webhook of the specification. Bodies have the names and parameters the notation of fields.ts. */
export interface SpecifiedOperation {
  method: 'GET' | 'POST';
  /** The path of an endpoint, the name of a webhook. */
  path: string;
  /** Beside the credentials, which every endpoint and no webhook requires. */
  headers: string[];
  parameters?: string;
  body?: string;
  /** Absent where the specification does not show it. */
  success?: number;
  response?: string;
}

/** Authentication, 1. */
export const credentialHeaders = ['public-api-key', 'private-secret-key'];

/** Endpoints, in the order of the specification. */
export const endpoints: SpecifiedOperation[] = [
  {
    method: 'POST',
    path: '/v1/payments',
    headers: ['X-Idempotency-Key'],
    body: 'CreatePaymentRequest',
    success: 201,
    response: 'CreatedPayment',
  },
  {
    method: 'GET',
    path: '/v1/payments/{payment_id}',
    headers: [],
    parameters: 'payment_id uuid',
    success: 200,
    response: 'RetrievedPayment',
  },
  {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
    headers: ['X-Idempotency-Key'],
    parameters: `
      payment_id      uuid 36..36
      transaction_id  uuid 36..36
    `,
    body: 'DisputeRequest',
    success: 200,
    response: 'DisputedPayment',
  },
  {
    method: 'GET',
    path: '/v1/customers/{customer_id}/payment-methods',
    headers: [],
    parameters: 'customer_id string 36..64',
    success: 200,
    response: 'PaymentMethodList',
  },
  {
    method: 'POST',
    path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
    headers: ['X-Idempotency-Key', 'X-organization-code'],
    parameters: 'transfer_id string',
    response: 'OnboardingReversal',
  },
  {
    method: 'GET',
    path: '/v1/campaigns/{campaign_id}',
    headers: [],
    parameters: 'campaign_id uuid',
    success: 200,
    response: 'CampaignResponse',
  },
];

/** Authentication, 4 and 6: a webhook may carry these. Of a transfer notification the specification declares no authentication. */
const webhookHeaders = ['x-hmac-signature', 'x-api-key', 'x-secret'];

/** The first has the path `{merchant_base_url}/v1/banking/transfers`; the merchant configures the URL of the second. */
export const webhooks: SpecifiedOperation[] = [
  {
    method: 'POST',
    path: 'incomingTransfer',
    headers: [],
    body: 'IncomingTransfer',
    success: 200,
    response: 'TransferReceipt',
  },
  { method: 'POST', path: 'paymentEvent', headers: webhookHeaders, body: 'PaymentEvent' },
];

/** Statuses below 200 and above 299 in the specification (Authentication 5, Delivery rules 2). */
export const otherStatuses: Record<string, string[]> = { incomingTransfer: ['5XX'], paymentEvent: ['401'] };
