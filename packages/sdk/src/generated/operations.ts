// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** The name of an operation in the OpenAPI document. */
export type OperationId =
  | 'createPayment'
  | 'listPaymentsByOrder'
  | 'retrievePayment'
  | 'capturePayment'
  | 'cancelPayment'
  | 'refundPayment'
  | 'submitDispute'
  | 'createCustomer'
  | 'listPaymentMethods'
  | 'reverseTransfer'
  | 'retrieveCampaign';

/** The identifiers in the paths of the operations. */
export interface PathIds {
  readonly paymentId?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly transferId?: string | undefined;
  readonly campaignId?: string | undefined;
}

/** The fields of an object without which the service could move money differently, and the objects that have such fields. */
export interface MoneyFields {
  readonly [name: string]: { readonly isMoney?: true; readonly fields?: MoneyFields };
}

/** The amounts of an object, by the names of their fields. Those of a list are those of each entry. */
export interface Amounts {
  readonly [name: string]: true | Amounts;
}

/** What the OpenAPI document says about an operation. */
export interface OperationContract {
  readonly id: OperationId;
  readonly method: string;
  /** A template: `/v1/payments/{payment_id}`. */
  readonly path: string;
  /** Present for an operation with `X-Idempotency-Key`: whether the specification shows the key there, or it is an assumption. */
  readonly idempotencyKey?: 'specified' | 'assumed';
  /** The paths of the fields that every successful response contains. */
  readonly identity: readonly string[];
  /** The fields of a successful response that repeat an identifier of the path, by their paths, with the names of the path parameters. */
  readonly requestedId?: Readonly<Record<string, string>>;
  /** The limits of the identifiers in the path, by their names, as far as the client checks them. */
  readonly pathLimits?: Readonly<Record<string, { readonly minLength?: number; readonly maxLength?: number }>>;
  /** The response is a list of objects, each with these fields. */
  readonly isList?: true;
  /** The amounts in a successful response. */
  readonly amounts?: Amounts;
  /** The path parameter that other operations use for the `id` in the response: `payment_id`. */
  readonly creates?: string;
  /** Present for an operation with a body. */
  readonly moneyFields?: MoneyFields;
}

export const createPaymentContract: OperationContract = {
  id: 'createPayment',
  method: 'POST',
  path: '/v1/payments',
  idempotencyKey: 'specified',
  identity: ['id', 'status'],
  amounts: {
    amount: { captured: true, refunded: true, value: true },
    transactions: { amount: true },
    transactions_history: { amount: true },
  },
  creates: 'payment_id',
  moneyFields: {
    payment_method: {
      fields: {
        detail: {
          fields: {
            card: {
              fields: { verify: { isMoney: true }, capture: { isMoney: true } },
            },
          },
        },
      },
    },
    split_marketplace: {
      isMoney: true,
      fields: { amount: { isMoney: true, fields: { value: { isMoney: true } } } },
    },
  },
};

export const listPaymentsByOrderContract: OperationContract = {
  id: 'listPaymentsByOrder',
  method: 'GET',
  path: '/v1/payments',
  identity: ['id', 'status'],
  isList: true,
  amounts: {
    amount: { captured: true, refunded: true, value: true },
    transactions: { amount: true },
    transactions_history: { amount: true },
  },
};

export const retrievePaymentContract: OperationContract = {
  id: 'retrievePayment',
  method: 'GET',
  path: '/v1/payments/{payment_id}',
  identity: ['id', 'status'],
  requestedId: { id: 'payment_id' },
  amounts: {
    amount: { captured: true, refunded: true, value: true },
    transactions: { amount: true },
    transactions_history: { amount: true },
  },
};

export const capturePaymentContract: OperationContract = {
  id: 'capturePayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/capture',
  idempotencyKey: 'assumed',
  identity: ['id', 'status'],
  requestedId: { 'payment.id': 'payment_id' },
  amounts: { amount: { captured: true, refunded: true, value: true } },
  moneyFields: { amount: { isMoney: true } },
};

export const cancelPaymentContract: OperationContract = {
  id: 'cancelPayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/cancel',
  idempotencyKey: 'assumed',
  identity: ['id', 'status'],
  requestedId: { 'payment.id': 'payment_id' },
  amounts: { amount: { captured: true, refunded: true, value: true } },
  moneyFields: {},
};

export const refundPaymentContract: OperationContract = {
  id: 'refundPayment',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/refund',
  idempotencyKey: 'assumed',
  identity: ['id', 'status'],
  requestedId: { id: 'payment_id' },
  amounts: {
    amount: { captured: true, refunded: true, value: true },
    transactions: { amount: true },
    transactions_history: { amount: true },
  },
  moneyFields: { amount: { isMoney: true } },
};

export const submitDisputeContract: OperationContract = {
  id: 'submitDispute',
  method: 'POST',
  path: '/v1/payments/{payment_id}/transactions/{transaction_id}/dispute',
  idempotencyKey: 'specified',
  identity: ['id', 'status'],
  requestedId: { id: 'payment_id' },
  amounts: {
    amount: { captured: true, refunded: true, value: true },
    transactions: { amount: true },
  },
  moneyFields: {},
};

export const createCustomerContract: OperationContract = {
  id: 'createCustomer',
  method: 'POST',
  path: '/v1/customers',
  identity: ['id'],
  creates: 'customer_id',
  moneyFields: {},
};

export const listPaymentMethodsContract: OperationContract = {
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/v1/customers/{customer_id}/payment-methods',
  identity: ['payment_methods'],
  pathLimits: { customer_id: { minLength: 36, maxLength: 64 } },
};

export const reverseTransferContract: OperationContract = {
  id: 'reverseTransfer',
  method: 'POST',
  path: '/v1/recipients/onboardings/reverse-transfer/{transfer_id}',
  idempotencyKey: 'specified',
  identity: ['id'],
};

export const retrieveCampaignContract: OperationContract = {
  id: 'retrieveCampaign',
  method: 'GET',
  path: '/v1/campaigns/{campaign_id}',
  identity: ['data.id', 'data.status'],
  requestedId: { 'data.id': 'campaign_id' },
};
