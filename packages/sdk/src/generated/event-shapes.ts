// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export type Shape =
  /** This type. */
  | string
  /** An integer, at least this one. */
  | number
  /** A string that matches. */
  | RegExp
  /** One of these values. */
  | unknown[]
  /** An object with these members at least. */
  | { readonly [name: string]: Shape };

export const paymentWebhookShape: Shape = {
  type: 'string',
  type_event: 'string',
  account_id: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u,
  retry: 0,
  version: 'integer',
  data: {
    payment: {
      id: /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/u,
      status: 'string',
    },
  },
};

export const incomingTransferShape: Shape = {
  id: /^xfer_/u,
  destination_account_id: /^acct_/u,
  account_id: 'string',
  provider: { account_id: 'string', transfer_id: 'string' },
  status: 'string',
  direction: ['INCOMING'],
  sender: {
    account_number_last_4: 'string',
    routing_number: 'string',
    account_name: 'string',
    bank_name: 'string',
  },
  amount: { value: 'number', currency: /^[A-Z]{3}$/u },
  payment_rail: 'string',
  description: 'string',
  created_at: 'string',
  updated_at: 'string',
};
