import type { IncomingTransfer } from '@paychord/sdk';

type Nested = 'provider' | 'sender' | 'amount';

/** What a test says of a transfer; the rest is filled in. `null` is sent as null, as the service may. */
export type TransferDetails = Partial<Omit<IncomingTransfer, Nested>> & {
  [key in Nested]?: Partial<IncomingTransfer[key]> | null;
};

/** What a rule about transfers may know about the world. */
export interface TransferContext {
  readonly now: string;
  prefixed(prefix: string): string;
}

const anySender = {
  account_number_last_4: '6789',
  routing_number: '021000021',
  account_name: 'Acme Inc',
  bank_name: 'Sandbox Bank',
};

/** A bank transfer is on its way to one of the merchant's accounts. */
export function receiveTransfer(
  { provider, sender, amount, ...details }: TransferDetails,
  { now, prefixed }: TransferContext,
): IncomingTransfer {
  return {
    id: prefixed('xfer_'),
    destination_account_id: prefixed('acct_'),
    account_id: prefixed('merchant_'),
    provider:
      provider === null ? null : { account_id: prefixed('prov_acct_'), transfer_id: prefixed('prov_tr_'), ...provider },
    status: 'PENDING',
    direction: 'INCOMING',
    sender: sender === null ? null : { ...anySender, ...sender },
    amount: amount === null ? null : { value: 100, currency: 'USD', ...amount },
    payment_rail: 'ACH_STANDARD',
    description: 'Incoming transfer',
    created_at: now,
    updated_at: now,
    ...details,
  };
}

/** The money has arrived. */
export function completeTransfer(transfer: IncomingTransfer, { now }: Pick<TransferContext, 'now'>): IncomingTransfer {
  return { ...transfer, status: 'COMPLETED', updated_at: now };
}
