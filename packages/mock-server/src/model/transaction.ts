import type { KnownTransactionStatus, KnownTransactionType, Transaction } from '@paychord/sdk';
import type { RuleContext } from './payment-record.ts';

interface FollowUp {
  readonly type: KnownTransactionType;
  readonly amount: number;
  readonly status?: KnownTransactionStatus;
  /** The fields that the request may set. */
  readonly details: {
    readonly reason?: string | undefined;
    readonly description?: string | undefined;
    readonly merchant_reference?: string | undefined;
  };
}

/** Creates a transaction that follows an earlier one: a capture, a cancellation, a refund or a chargeback. */
export function createFollowUp(source: Transaction, next: FollowUp, context: RuleContext): Transaction {
  const id = context.uuid();
  const { reason = null, description = null, merchant_reference = null } = next.details;
  const transaction: Transaction = {
    ...source,
    id,
    type: next.type,
    amount: next.amount,
    reason,
    description,
    merchant_reference,
    provider_data: { ...source.provider_data, transaction_id: id },
    created_at: context.now,
  };
  return withTransactionStatus(transaction, next.status ?? 'SUCCEEDED', context);
}

/** Sets the status of a transaction, and the response of the provider. */
export function withTransactionStatus(
  transaction: Transaction,
  status: KnownTransactionStatus,
  { now }: Pick<RuleContext, 'now'>,
): Transaction {
  const response =
    status === 'SUCCEEDED'
      ? { response_code: 'SUCCEEDED', response_message: 'Transaction successful' }
      : { response_code: null, response_message: null };
  const isApprovedCard = status === 'SUCCEEDED' && transaction.category === 'CARD';
  const iso8583 = {
    iso8583_response_code: isApprovedCard ? '00' : null,
    iso8583_response_message: isApprovedCard ? response.response_message : null,
  };
  return {
    ...transaction,
    ...response,
    status,
    provider_data: { ...transaction.provider_data, ...response, ...iso8583, status },
    updated_at: now,
  };
}
