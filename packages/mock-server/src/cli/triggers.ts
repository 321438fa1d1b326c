import type { IncomingTransfer, Payment, Transaction } from '@paychord/sdk';
import type { AdminOperationId } from '../generated/admin-operations.ts';

/** Something that happens in the world, and how it is asked of a server. */
export interface Trigger {
  readonly operation: AdminOperationId;
  /** What it happens to; a path parameter of the operation. */
  readonly subject?: 'payment-id' | 'transfer-id';
  readonly options: readonly ('amount' | 'reason')[];
  readonly description: string;
  body?(options: TriggerOptions): object;
  /** What the answer says. */
  said(answer: never, subject: string): string;
}

export interface TriggerOptions {
  readonly amount?: number;
  readonly reason?: string;
}

const onPayment = { subject: 'payment-id', options: [], said: stateOf } as const;

/** By the name of what happens. */
export const triggers: Readonly<Record<string, Trigger>> = {
  chargeback: {
    operation: 'openChargeback',
    subject: 'payment-id',
    options: ['amount', 'reason'],
    description: 'the cardholder disputes',
    body: (options) => options,
    said: ({ id, amount }: Transaction, payment) => `Chargeback ${id} of ${amount} on payment ${payment}`,
  },
  'dispute-won': {
    ...onPayment,
    operation: 'decideDispute',
    description: 'the issuer decides for the merchant',
    body: () => ({ decision: 'won' }),
  },
  'dispute-lost': {
    ...onPayment,
    operation: 'decideDispute',
    description: 'the issuer decides for the cardholder',
    body: () => ({ decision: 'lost' }),
  },
  paid: { ...onPayment, operation: 'markPaid', description: 'the payer completes a bank transfer' },
  authenticated: {
    ...onPayment,
    operation: 'authenticatePayment',
    description: 'the customer passes 3-D Secure',
    body: () => ({ result: 'passed' }),
  },
  'authentication-failed': {
    ...onPayment,
    operation: 'authenticatePayment',
    description: 'the customer fails 3-D Secure',
    body: () => ({ result: 'failed' }),
  },
  expired: { ...onPayment, operation: 'expirePayment', description: 'nobody acted in time' },
  transfer: {
    operation: 'receiveTransfer',
    options: ['amount'],
    description: 'a bank transfer to the merchant is on its way',
    body: ({ amount }) => (amount === undefined ? {} : { amount: { value: amount } }),
    said: transferOf,
  },
  'transfer-completed': {
    operation: 'completeTransfer',
    subject: 'transfer-id',
    options: [],
    description: 'its money has arrived',
    said: transferOf,
  },
};

function stateOf({ id, status, sub_status }: Payment): string {
  return `Payment ${id} is ${status}/${sub_status}`;
}

function transferOf({ id, status, amount }: IncomingTransfer): string {
  return `Transfer ${id}${amount ? ` of ${amount.value} ${amount.currency}` : ''} is ${status}`;
}
