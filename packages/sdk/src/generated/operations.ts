// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export const operations = {
  createPayment: {
    method: 'POST',
    path: '/v1/payments',
    idempotencyKey: true,
    organizationCode: false,
    success: 201,
  },
  retrievePayment: {
    method: 'GET',
    path: '/v1/payments/{payment_id}',
    idempotencyKey: false,
    organizationCode: false,
    success: 200,
  },
  capturePayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
    idempotencyKey: true,
    organizationCode: false,
    success: 200,
  },
  cancelPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
    idempotencyKey: true,
    organizationCode: false,
    success: 200,
  },
  refundPayment: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
    idempotencyKey: true,
    organizationCode: false,
    success: 200,
  },
  disputeChargeback: {
    method: 'POST',
    path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
    idempotencyKey: true,
    organizationCode: false,
    success: 200,
  },
  createCustomer: {
    method: 'POST',
    path: '/v1/customers',
    idempotencyKey: false,
    organizationCode: false,
    success: 201,
  },
  listPaymentMethods: {
    method: 'GET',
    path: '/v1/customers/{customer_id}/payment-methods',
    idempotencyKey: false,
    organizationCode: false,
    success: 200,
  },
  reverseTransfer: {
    method: 'POST',
    path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
    idempotencyKey: true,
    organizationCode: true,
    success: 201,
  },
  retrieveCampaign: {
    method: 'GET',
    path: '/v1/campaigns/{campaign_id}',
    idempotencyKey: false,
    organizationCode: false,
    success: 200,
  },
} as const;

export type OperationId = keyof typeof operations;
