import type { IncomingTransfer, Payment, Transaction } from '@paychord/sdk';
import type { AdminOperationId } from '../generated/admin-operations.ts';

/** An external event that `paychord-mock trigger` simulates. */
export interface Trigger {
  readonly operation: AdminOperationId;
  /** The id that the command takes: the path parameter of the operation. */
  readonly argument?: 'payment-id' | 'transfer-id';
  readonly options: readonly ('amount' | 'reason')[];
  /** Shown in the help. */
  readonly description: string;
  body?(options: TriggerOptions): object;
  /** Describes the result in one line. */
  describe(result: never, id: string): string;
}

export interface TriggerOptions {
  readonly amount?: number;
  readonly reason?: string;
}

const onPayment = { argument: 'payment-id', options: [], describe: describePayment } as const;

/** The events by their name on the command line. */
export const triggers: Readonly<Record<string, Trigger>> = {
  chargeback: {
    operation: 'openChargeback',
    argument: 'payment-id',
    options: ['amount', 'reason'],
    description: 'the cardholder disputes the payment',
    body: (options) => options,
    describe: ({ id, amount }: Transaction, payment) => `Chargeback ${id} of ${amount} on payment ${payment}`,
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
  paid: { ...onPayment, operation: 'markPaid', description: 'the customer pays the bank transfer' },
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
  expired: { ...onPayment, operation: 'expirePayment', description: 'the deadline of the payment passes' },
  transfer: {
    operation: 'receiveTransfer',
    options: ['amount'],
    description: 'a bank transfer to the merchant is announced',
    body: ({ amount }) => (amount === undefined ? {} : { amount: { value: amount } }),
    describe: describeTransfer,
  },
  'transfer-completed': {
    operation: 'completeTransfer',
    argument: 'transfer-id',
    options: [],
    description: 'the money of the transfer arrives',
    describe: describeTransfer,
  },
};

function describePayment({ id, status, sub_status }: Payment): string {
  return `Payment ${id} is ${status}/${sub_status}`;
}

function describeTransfer({ id, status, amount }: IncomingTransfer): string {
  return `Transfer ${id}${amount ? ` of ${amount.value} ${amount.currency}` : ''} is ${status}`;
}
