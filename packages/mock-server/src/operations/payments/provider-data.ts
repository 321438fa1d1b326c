import type { BankTransfer, KnownTransactionStatus, ProviderData, TransactionBase } from '@paychord/sdk';
import type { SimulatedOutcome } from '../../model/outcomes.ts';

/** Creates the response of the provider to the first transaction. It is empty until a bank transfer is paid. */
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

/** The advice of the card network after a decline. */
export function merchantAdvice({
  advice,
}: SimulatedOutcome): Pick<TransactionBase, 'merchant_advice_code' | 'merchant_advice_code_message'> {
  return { merchant_advice_code: advice?.code ?? null, merchant_advice_code_message: advice?.message ?? null };
}

/** Creates the account details that a payer needs to complete a bank transfer. */
export function createBankTransfer(transactionId: string): BankTransfer {
  return {
    provider_image: 'https://icons.example.com/sandbox-bank.png',
    account_type: 'CHECKINGS',
    bank_name: 'Sandbox Bank',
    beneficiary_name: 'Sandbox Merchant',
    bank_account: '000123456789',
    bank_account_2: '00210000000123456789',
    beneficiary_document_type: 'NIT',
    beneficiary_document: '900123456',
    payment_instruction: 'Transfer the exact amount and quote the payment id',
    redirect_url: `https://bank.example.com/transfers/${transactionId}`,
  };
}
