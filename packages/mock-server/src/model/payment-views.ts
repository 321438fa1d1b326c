import type {
  CreatedPayment,
  DisputedPayment,
  Payment,
  PaymentBase,
  RefundedPayment,
  Transaction,
  TransactionWithPayment,
} from '@paychord/sdk';
import { latestTransaction, type PaymentRecord } from './payment-record.ts';

/** The response to a create or refund call: the latest transaction as an object, and the history as an array. */
export function createdView(record: PaymentRecord): CreatedPayment & RefundedPayment {
  return {
    ...record.payment,
    transactions: latestTransaction(record),
    transactions_history: [...record.transactions],
  };
}

/** The response to a retrieve call: all transactions as an array. */
export function retrievedView(
  record: PaymentRecord,
  { rawResponse = false, transactionsHistory = false }: { rawResponse?: boolean; transactionsHistory?: boolean } = {},
): Payment {
  const shown = rawResponse ? withRawResponse : (each: Transaction) => each;
  return {
    ...record.payment,
    ...orderDetails(record),
    transactions: record.transactions.map((each) => ({
      ...shown(each),
      three_d_secure_action_required: each.status === 'PENDING' ? true : null,
    })),
    transactions_history: transactionsHistory ? record.transactions.map(shown) : null,
  };
}

/** The response to a dispute call: the chargeback as an object. */
export function disputedView(record: PaymentRecord, chargeback: Transaction): DisputedPayment {
  return { ...record.payment, transactions: chargeback, split_marketplace: [...record.split] };
}

/** The payment in a webhook, with the transaction that caused the event. */
export function eventView(
  record: PaymentRecord,
  transaction: Transaction,
): PaymentBase & { transactions: Transaction } & Pick<Payment, 'taxes' | 'split'> {
  return { ...record.payment, ...orderDetails(record), transactions: transaction };
}

/** The taxes and the split that the merchant sent. */
function orderDetails({ payment, split }: PaymentRecord): Pick<Payment, 'taxes' | 'split'> {
  return { taxes: payment.additional_data?.order?.taxes ?? null, split: [...split] as Payment['split'] };
}

/** The response to a capture or cancel call: the transaction, with the status of its payment. */
export function transactionView(record: PaymentRecord): TransactionWithPayment {
  const { amount, ...transaction } = latestTransaction(record);
  const { id, account_id, merchant_order_id, status, sub_status, amount: total } = record.payment;
  return {
    ...transaction,
    amount: { captured: total.captured, currency: total.currency, refunded: total.refunded, value: amount },
    payment: { id, account_id, merchant_order_id, status, sub_status },
  };
}

/** Adds the raw response of the provider. */
function withRawResponse(transaction: Transaction): Transaction {
  const { id, status, provider_data } = transaction;
  return { ...transaction, provider_data: { ...provider_data, raw_response: { provider: 'SANDBOX', id, status } } };
}
