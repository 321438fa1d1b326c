import type { IncomingTransfer, Payment, Transaction } from '@paychord/sdk';
import type { AdminOperationId } from '../../generated/admin-operations.ts';
import type { PaymentTransition } from '../../model/payment-transitions.ts';
import { type TriggerOption, type TriggerValues, tokenOf } from './trigger-options.ts';

/** An event that `paychord-mock trigger` simulates. */
export interface Trigger {
  readonly operation: AdminOperationId;
  /** What the event happens to: the path parameter of the operation. Undefined for an event that creates something. */
  readonly subject?: 'payment' | 'transfer';
  /** The transition of the payment. Selects the latest payment that allows it. */
  readonly transition?: PaymentTransition;
  /** The event that makes this one possible. Set when there is a subject. */
  readonly after?: string;
  readonly options: readonly TriggerOption[];
  /** Shown in the help. */
  readonly description: string;
  body?(values: TriggerValues): object;
  /**
   * Describes the result in one line.
   *
   * @param id - The id of the subject.
   * @param currency - The currency of the payment, when the subject is one.
   */
  describe(result: never, id: string, currency: string): string;
  /** The events that can follow, each with the id of its subject. */
  next?(result: never, id: string): readonly (readonly [event: string, id: string])[];
}

const creation = { operation: 'createPayment', describe: describeNewPayment } as const;
const onPayment = { subject: 'payment', options: [], describe: describePayment } as const;

/** The events by their name on the command line. */
export const triggers: Readonly<Record<string, Trigger>> = {
  payment: {
    ...creation,
    options: ['amount', 'currency', 'country', 'order', 'outcome'],
    description: 'a payment is created and captured',
    body: (values) => ({ ...paymentFields(values), payment_method: { token: tokenOf(values.outcome) } }),
    next: ({ id, status }: Payment) => (status === 'SUCCEEDED' ? follow(id, 'refund', 'chargeback') : []),
  },
  authorization: {
    ...creation,
    options: ['amount', 'currency', 'country', 'order', 'outcome'],
    description: 'a payment is authorized, not captured',
    body: (values) => ({
      ...paymentFields(values),
      payment_method: { token: tokenOf(values.outcome), detail: { card: { capture: false } } },
    }),
    next: ({ id, sub_status }: Payment) => (sub_status === 'AUTHORIZED' ? follow(id, 'capture', 'cancel') : []),
  },
  'three-d-secure': {
    ...creation,
    options: ['amount', 'currency', 'country', 'order'],
    description: 'a payment waits for 3-D Secure',
    body: (values) => ({ ...paymentFields(values), payment_method: { token: tokenOf('three_d_secure') } }),
    next: ({ id }: Payment) => follow(id, 'authenticated', 'authentication-failed'),
  },
  'bank-transfer': {
    ...creation,
    options: ['amount', 'currency', 'country', 'order'],
    description: 'a payment waits for a bank transfer',
    body: (values) => ({ ...paymentFields(values), payment_method: { type: 'BANK_TRANSFER' } }),
    next: ({ id }: Payment) => follow(id, 'paid', 'expired'),
  },
  capture: {
    ...onPayment,
    operation: 'capturePayment',
    transition: 'capture',
    after: 'authorization',
    options: ['amount'],
    description: 'the merchant captures an authorization',
    body: amountOnly,
    describe: describeTransaction,
  },
  cancel: {
    ...onPayment,
    operation: 'cancelPayment',
    transition: 'cancel',
    after: 'authorization',
    description: 'the merchant cancels an authorization',
    describe: describeTransaction,
  },
  refund: {
    ...onPayment,
    operation: 'refundPayment',
    transition: 'refund',
    after: 'payment',
    options: ['amount'],
    description: 'the merchant refunds a payment',
    body: amountOnly,
    describe: describeTransaction,
  },
  chargeback: {
    operation: 'openChargeback',
    subject: 'payment',
    transition: 'openChargeback',
    after: 'payment',
    options: ['amount', 'reason'],
    description: 'the cardholder disputes the payment',
    body: ({ amount, reason }) => ({ ...amountOnly({ amount }), ...(reason === undefined ? {} : { reason }) }),
    describe: ({ id, amount }: Transaction, payment, currency) =>
      `Chargeback ${id} of ${amount} ${currency} on payment ${payment}`,
    next: (_, payment) => follow(payment, 'dispute-won', 'dispute-lost'),
  },
  'dispute-won': {
    ...onPayment,
    operation: 'decideDispute',
    transition: 'decideDispute',
    after: 'chargeback',
    description: 'the issuer decides for the merchant',
    body: () => ({ decision: 'won' }),
  },
  'dispute-lost': {
    ...onPayment,
    operation: 'decideDispute',
    transition: 'decideDispute',
    after: 'chargeback',
    description: 'the issuer decides for the cardholder',
    body: () => ({ decision: 'lost' }),
  },
  paid: {
    ...onPayment,
    operation: 'markPaid',
    transition: 'markPaid',
    after: 'bank-transfer',
    description: 'the customer pays the bank transfer',
  },
  authenticated: {
    ...onPayment,
    operation: 'authenticatePayment',
    transition: 'authenticate',
    after: 'three-d-secure',
    description: 'the customer passes 3-D Secure',
    body: () => ({ result: 'passed' }),
  },
  'authentication-failed': {
    ...onPayment,
    operation: 'authenticatePayment',
    transition: 'authenticate',
    after: 'three-d-secure',
    description: 'the customer fails 3-D Secure',
    body: () => ({ result: 'failed' }),
  },
  expired: {
    ...onPayment,
    operation: 'expirePayment',
    transition: 'expire',
    after: 'authorization',
    description: 'the deadline of the payment passes',
  },
  transfer: {
    operation: 'receiveTransfer',
    options: ['amount', 'currency'],
    description: 'a bank transfer to the merchant is announced',
    body: amountWithCurrency,
    describe: describeTransfer,
    next: ({ id }: IncomingTransfer) => follow(id, 'transfer-completed'),
  },
  'transfer-completed': {
    operation: 'completeTransfer',
    subject: 'transfer',
    after: 'transfer',
    options: [],
    description: 'the money of the transfer arrives',
    describe: describeTransfer,
  },
};

function paymentFields({ country, order, ...amount }: TriggerValues): object {
  return {
    ...amountWithCurrency(amount),
    ...(country === undefined ? {} : { country }),
    ...(order === undefined ? {} : { merchant_order_id: order }),
  };
}

function amountWithCurrency({ amount, currency }: TriggerValues): object {
  const fields = {
    ...(amount === undefined ? {} : { value: amount }),
    ...(currency === undefined ? {} : { currency }),
  };
  return Object.keys(fields).length === 0 ? {} : { amount: fields };
}

function amountOnly({ amount }: TriggerValues): object {
  return amount === undefined ? {} : { amount };
}

function follow(id: string, ...events: string[]): [event: string, id: string][] {
  return events.map((event) => [event, id]);
}

function describePayment({ id, status, sub_status }: Payment): string {
  return `Payment ${id} is ${status}/${sub_status}`;
}

function describeNewPayment(payment: Payment): string {
  const { status, amount, merchant_order_id: order, transactions } = payment;
  const [transaction] = [transactions].flat();
  // The code says why a payment failed. It repeats the status of any other payment.
  const code = transaction?.response_code ?? status;
  const reason = transaction?.status === status && code !== status ? ` (${code})` : '';
  return `${describePayment(payment)}${reason}: ${amount.value} ${amount.currency}, order ${order}`;
}

/** Describes the latest transaction of a payment, for example a refund. */
function describeTransaction(payment: Payment): string {
  const transaction = [payment.transactions].flat().at(-1);
  const { type, id, amount } = transaction as Transaction;
  const name = type.charAt(0) + type.slice(1).toLowerCase();
  return `${name} ${id} of ${amount} ${payment.amount.currency}. ${describePayment(payment)}`;
}

function describeTransfer({ id, status, amount }: IncomingTransfer): string {
  return `Transfer ${id}${amount ? ` of ${amount.value} ${amount.currency}` : ''} is ${status}`;
}
