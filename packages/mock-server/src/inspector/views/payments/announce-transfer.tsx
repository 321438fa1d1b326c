import { useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { parseAmount } from '../../components/money.tsx';
import { minorUnits } from '../../generated/values.ts';

/** A form that announces an incoming bank transfer. */
export function AnnounceTransfer({ merchant, onClose }: { readonly merchant: string | undefined; onClose(): void }) {
  const [amount, setAmount] = useState('');
  const [currency, setCurrency] = useState('');
  const [description, setDescription] = useState('');
  const typed = parseAmount(amount);
  const problem = typed.kind === 'invalid' ? typed.reason : undefined;
  const amountFields = {
    ...(typed.kind === 'amount' ? { value: typed.value } : {}),
    ...(currency === '' ? {} : { currency }),
  };
  const body = {
    ...(Object.keys(amountFields).length === 0 ? {} : { amount: amountFields }),
    ...(description === '' ? {} : { description }),
  } as BodyOf<'receiveTransfer'>;
  return (
    <Dialog title="Announce a transfer" onClose={onClose}>
      <div class="form dialog-text">
        <div class="form-pair">
          <TextField
            label="Amount"
            placeholder="Default of the server"
            value={amount}
            onInput={setAmount}
            error={problem}
          />
          <SelectField
            label="Currency"
            choices={[{ value: '', label: 'Default of the server' }, ...Object.keys(minorUnits)]}
            value={currency}
            onInput={setCurrency}
          />
        </div>
        <TextField
          label="Description"
          placeholder="Default of the server"
          value={description}
          onInput={setDescription}
        />
      </div>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={onClose}>
          Close
        </button>
        <ActionButton
          call={{ operation: 'receiveTransfer', body, merchant }}
          done="The transfer was announced"
          tone="primary"
          disabledReason={problem}
          onDone={onClose}
        >
          Announce
        </ActionButton>
      </div>
    </Dialog>
  );
}
