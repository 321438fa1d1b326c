import type { IncomingTransfer } from '@paychord/sdk';
import type { TransferDetails } from '../../generated/control-types.ts';
import { completeTransfer, receiveTransfer } from '../operations/transfers.ts';
import { addRecord, assertFields, assertFound, ControlError, validateInput } from './control-error.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Simulates incoming bank transfers. */
export interface TransferControls {
  /**
   * Announces an incoming bank transfer and notifies the merchant.
   *
   * @param details - Fields of the transfer. `status` defaults to `PENDING`, and every other field has a default too. Pass `null` to send `null`.
   * @returns the transfer
   * @throws {ControlError} `INVALID_PARAMETERS`: a field breaks the contract. `ID_DUPLICATED`: a transfer with this id exists.
   * @throws {OptionError} A name is probably a misspelled field.
   *
   * @example
   * mock.webhooks.setMerchantBaseUrl('http://127.0.0.1:3000');
   * const transfer = mock.transfers.receive({ amount: { value: 1250.75, currency: 'USD' } });
   * mock.transfers.complete(transfer.id);
   */
  receive(details?: TransferDetails): IncomingTransfer;

  /**
   * Lists every transfer, oldest first.
   *
   * @returns the transfers in their present state
   */
  list(): IncomingTransfer[];

  /**
   * Completes a transfer and notifies the merchant.
   *
   * @returns the transfer, now COMPLETED
   * @throws {ControlError} `TRANSFER_NOT_FOUND`. `INVALID_STATUS`: the transfer is already COMPLETED.
   */
  complete(transferId: string): IncomingTransfer;
}

/** Creates the controls of `mock.transfers`. */
export function createTransferControls(access: MerchantAccess): TransferControls {
  return {
    receive(details = {}) {
      assertFields('receive', details, 'receiveTransfer');
      const { state, webhooks, clock, ids } = access.current();
      const draft = receiveTransfer(details, { now: clock.timestamp(), prefixed: ids.prefixed });
      const transfer = validateInput('IncomingTransfer', draft);
      if (transfer.amount) validateInput('AmountInput', transfer.amount, (problem) => `amount.${problem}`);
      const added = addRecord('A transfer', state.incomingTransfers, transfer);
      webhooks.dispatchTransfer(transfer);
      return added;
    },
    list: () => structuredClone([...access.peek().state.incomingTransfers.values()]),
    complete(transferId) {
      const { state, webhooks, clock } = access.current();
      const found = state.incomingTransfers.get(transferId);
      const transfer = assertFound(found, 'TRANSFER_NOT_FOUND', 'transfer', transferId);
      if (transfer.status === 'COMPLETED') {
        throw new ControlError('INVALID_STATUS', 'The transfer is already COMPLETED');
      }
      const completed = completeTransfer(transfer, { now: clock.timestamp() });
      state.incomingTransfers.set(transferId, completed);
      webhooks.dispatchTransfer(completed);
      return structuredClone(completed);
    },
  };
}
