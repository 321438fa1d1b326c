import type { BankTransfer } from '@paychord/sdk';

/** What a payer needs to complete a bank transfer. */
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
