// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** The name of an operation in the OpenAPI document. */
export type OperationId =
  | 'createPayment'
  | 'listPaymentsByOrder'
  | 'retrievePayment'
  | 'capturePayment'
  | 'cancelPayment'
  | 'refundPayment'
  | 'disputeChargeback'
  | 'createCustomer'
  | 'listPaymentMethods'
  | 'reverseTransfer'
  | 'retrieveCampaign';

export interface Operation<Id extends OperationId> {
  readonly id: Id;
  readonly method: string;
  /** A template: `/v1/payments/{payment_id}`. */
  readonly path: string;
  /** It takes `X-Idempotency-Key`. */
  readonly idempotencyKey?: true;
  /** The fields, by their path, without which a successful response is not what the operation returns. */
  readonly identity: readonly string[];
  /** It returns a list of objects, each with these fields. */
  readonly isList?: true;
}

export const createPaymentOperation: Operation<'createPayment'> = {
  id: 'createPayment',
  method: 'POST',
  path: '/v1/payments',
  idempotencyKey: true,
  identity: ['id', 'status'],
};

export const listPaymentsByOrderOperation: Operation<'listPaymentsByOrder'> = {
  id: 'listPaymentsByOrder',
  method: 'GET',
  path: '/v1/payments',
  identity: ['id', 'status'],
  isList: true,
};

export const retrievePaymentOperation: Operation<'retrievePayment'> = {
  id: 'retrievePayment',
  method: 'GET',
  path: '/v1/payments/{payment_id}',
  identity: ['id', 'status'],
};

export const capturePaymentOperation: Operation<'capturePayment'> = {
  id: 'capturePayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
  idempotencyKey: true,
  identity: ['id', 'status'],
};

export const cancelPaymentOperation: Operation<'cancelPayment'> = {
  id: 'cancelPayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
  idempotencyKey: true,
  identity: ['id', 'status'],
};

export const refundPaymentOperation: Operation<'refundPayment'> = {
  id: 'refundPayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
  idempotencyKey: true,
  identity: ['id', 'status'],
};

export const disputeChargebackOperation: Operation<'disputeChargeback'> = {
  id: 'disputeChargeback',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
  idempotencyKey: true,
  identity: ['id', 'status'],
};

export const createCustomerOperation: Operation<'createCustomer'> = {
  id: 'createCustomer',
  method: 'POST',
  path: '/v1/customers',
  identity: ['id'],
};

export const listPaymentMethodsOperation: Operation<'listPaymentMethods'> = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/v1/customers/{customer_id}/payment-methods',
  identity: ['payment_methods'],
};

export const reverseTransferOperation: Operation<'reverseTransfer'> = {
  id: 'reverseTransfer',
  method: 'POST',
  path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
  idempotencyKey: true,
  identity: ['id'],
};

export const retrieveCampaignOperation: Operation<'retrieveCampaign'> = {
  id: 'retrieveCampaign',
  method: 'GET',
  path: '/v1/campaigns/{campaign_id}',
  identity: ['data.id', 'data.status'],
};
