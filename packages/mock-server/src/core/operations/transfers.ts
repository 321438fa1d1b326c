import type { IncomingTransfer } from '@paychord/sdk';
import type { TransferDetails } from '../../generated/control-types.ts';
import { exampleIncomingTransfer } from '../../generated/examples.ts';
import type { Ids } from '../model/ids.ts';
import type { RuleContext } from '../model/payment-record.ts';
import { isObject } from '../options/option-rules.ts';

/** The time and the ids that the rules of transfers use. */
type TransferContext = Pick<RuleContext, 'now'> & Pick<Ids, 'prefixed'>;

/** Creates an incoming transfer that is PENDING. The details override any field, and a nested object can be null. */
export function receiveTransfer(
  { provider, sender, amount, ...details }: TransferDetails,
  { now, prefixed }: TransferContext,
): IncomingTransfer {
  return {
    ...exampleIncomingTransfer,
    id: prefixed('xfer_'),
    destination_account_id: prefixed('acct_'),
    account_id: prefixed('merchant_'),
    provider:
      provider === null ? null : { account_id: prefixed('prov_acct_'), transfer_id: prefixed('prov_tr_'), ...provider },
    status: 'PENDING',
    sender: sender === null ? null : { ...exampleIncomingTransfer.sender, ...sender },
    // The contract rejects a number. A spread would lose it.
    amount: amount === undefined || isObject(amount) ? { value: 100, currency: 'USD', ...amount } : amount,
    created_at: now,
    updated_at: now,
    ...details,
  };
}

/** Completes an incoming transfer. */
export function completeTransfer(transfer: IncomingTransfer, { now }: Pick<TransferContext, 'now'>): IncomingTransfer {
  return { ...transfer, status: 'COMPLETED', updated_at: now };
}
