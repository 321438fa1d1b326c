import type { KnownTransactionStatus, KnownTransactionType, Transaction } from '@paychord/sdk';
import type { RuleContext } from './payment-record.ts';

interface FollowUp {
  readonly type: KnownTransactionType;
  readonly amount: number;
  readonly status?: KnownTransactionStatus;
  readonly reason?: string;
  readonly description?: string;
  readonly merchant_reference?: string;
}

/** A transaction that acts on an earlier one: a capture, a cancellation, a refund, a chargeback. */
export function followUp(source: Transaction, next: FollowUp, context: RuleContext): Transaction {
  const id = context.uuid();
  const status = next.status ?? 'SUCCEEDED';
  const succeeded = status === 'SUCCEEDED';
  return {
    ...source,
    id,
    type: next.type,
    status,
    amount: next.amount,
    response_code: succeeded ? 'SUCCEEDED' : null,
    response_message: succeeded ? 'Transaction successful' : null,
    reason: next.reason ?? null,
    description: next.description ?? null,
    merchant_reference: next.merchant_reference ?? null,
    provider_data: {
      ...source.provider_data,
      transaction_id: id,
      status,
      response_code: succeeded ? 'SUCCEEDED' : null,
      response_message: succeeded ? 'Transaction successful' : null,
      raw_response: { provider: 'SANDBOX', id, status },
    },
    created_at: context.now,
    updated_at: context.now,
  };
}
