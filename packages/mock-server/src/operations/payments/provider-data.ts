import type { KnownTransactionStatus, ProviderData, TransactionBase } from '@paychord/sdk';
import type { SimulatedOutcome } from '../../model/outcomes.ts';

/** What the provider says of the first transaction of a payment. A payer who has yet to pay is not yet its response. */
export function createProviderData(
  transactionId: string,
  status: KnownTransactionStatus,
  outcome: SimulatedOutcome,
): ProviderData {
  const isOpen = status === 'CREATED';
  const isCarried = !isOpen && outcome.iso8583 !== undefined;
  return {
    id: 'SANDBOX',
    transaction_id: transactionId,
    account_id: 'sandbox-account',
    status,
    sub_status: '',
    status_detail: '',
    response_code: isOpen ? null : outcome.code,
    response_message: isOpen ? null : outcome.message,
    raw_response: null,
    third_party_transaction_id: '',
    third_party_account_id: '',
    iso8583_response_code: isCarried ? (outcome.iso8583 ?? null) : null,
    iso8583_response_message: isCarried ? outcome.message : null,
    ...merchantAdvice(outcome),
    reason_code: null,
    reason_description: null,
  };
}

/** What the network advises after a decline; nothing otherwise. */
export function merchantAdvice({
  advice,
}: SimulatedOutcome): Pick<TransactionBase, 'merchant_advice_code' | 'merchant_advice_code_message'> {
  return { merchant_advice_code: advice?.code ?? null, merchant_advice_code_message: advice?.message ?? null };
}
