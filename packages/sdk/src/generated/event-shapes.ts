// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array' | 'any';

/** Every part that is present has to hold; members that are not named are left alone. */
export interface Shape {
  /** Type, or types. Of null nothing else is asked, if null is among them. */
  t: Kind | Kind[];
  /** The constant it equals, or the list it is one of. */
  c?: unknown;
  /** Pattern that a string matches. */
  p?: string;
  /** Least number. */
  n?: number;
  /** Names of the members an object must have. */
  r?: string[];
  /** What a member looks like, if it is there. */
  o?: { [name: string]: Shape };
  /** What each item of an array looks like. */
  i?: Shape;
}

export const paymentWebhookShape: Shape = {
  t: 'object',
  r: ['type', 'type_event', 'account_id', 'retry', 'version', 'data'],
  o: {
    type: { t: 'string' },
    type_event: { t: 'string' },
    account_id: { t: 'string', p: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
    retry: { t: 'integer', n: 0 },
    version: { t: 'integer' },
    data: {
      t: 'object',
      r: ['payment'],
      o: {
        payment: {
          t: 'object',
          r: ['id', 'status'],
          o: {
            id: {
              t: 'string',
              p: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
            },
            status: { t: 'string' },
            idempotency_key: { t: ['string', 'null'] },
          },
        },
      },
    },
  },
};

export const incomingTransferShape: Shape = {
  t: 'object',
  r: [
    'id',
    'destination_account_id',
    'account_id',
    'provider',
    'status',
    'direction',
    'sender',
    'amount',
    'payment_rail',
    'description',
    'created_at',
    'updated_at',
  ],
  o: {
    id: { t: 'string', p: '^xfer_' },
    destination_account_id: { t: 'string', p: '^acct_' },
    account_id: { t: 'string' },
    provider: {
      t: 'object',
      r: ['account_id', 'transfer_id'],
      o: { account_id: { t: 'string' }, transfer_id: { t: 'string' } },
    },
    status: { t: 'string' },
    direction: { t: 'string', c: 'INCOMING' },
    sender: {
      t: 'object',
      r: ['account_number_last_4', 'routing_number', 'account_name', 'bank_name'],
      o: {
        account_number_last_4: { t: 'string' },
        routing_number: { t: 'string' },
        account_name: { t: 'string' },
        bank_name: { t: 'string' },
      },
    },
    amount: {
      t: 'object',
      r: ['value', 'currency'],
      o: { value: { t: 'number' }, currency: { t: 'string', p: '^[A-Z]{3}$' } },
    },
    payment_rail: { t: 'string' },
    description: { t: 'string' },
    created_at: { t: 'string', p: 'Z$' },
    updated_at: { t: 'string', p: 'Z$' },
  },
};
