import { useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { CheckboxField, SelectField, TextField } from '../../components/field.tsx';
import { parseAmount } from '../../components/money.tsx';
import { minorUnits, processingCountries, workflows } from '../../generated/values.ts';
import { useResource } from '../../state/resource.ts';

/** What the user typed. An empty text means the default of the server. */
const empty = {
  amount: '',
  currency: '',
  country: '',
  order: '',
  description: '',
  method: '',
  outcome: '',
  workflow: '',
  session: '',
  isCapturedLater: false,
};

type Typed = typeof empty;

const serverDefault = { value: '', label: 'Default of the server' };
const bankTransfer = 'BANK_TRANSFER';

/** A form that creates a payment, as a program would with the payments API. */
export function CreatePayment({
  merchant,
  onClose,
  onCreated,
}: {
  readonly merchant: string | undefined;
  onClose(): void;
  onCreated(paymentId: string): void;
}) {
  const [typed, setTyped] = useState(empty);
  const outcomes = useResource({ operation: 'listOutcomes' });
  const field = <Name extends keyof Typed>(name: Name) => ({
    value: typed[name],
    onInput: (value: Typed[Name]) => setTyped((last) => ({ ...last, [name]: value })),
  });
  const amount = parseAmount(typed.amount);
  const problem = amount.kind === 'invalid' ? amount.reason : undefined;
  const isBankTransfer = typed.method === bankTransfer;
  return (
    <Dialog title="Create a payment" onClose={onClose}>
      <div class="form dialog-text payment-form">
        <div class="form-pair">
          <TextField label="Amount" placeholder="Default of the server" error={problem} {...field('amount')} />
          <SelectField label="Currency" choices={[serverDefault, ...Object.keys(minorUnits)]} {...field('currency')} />
        </div>
        <div class="form-pair">
          <TextField label="Order id" placeholder="Default of the server" {...field('order')} />
          <SelectField label="Country" choices={[serverDefault, ...processingCountries]} {...field('country')} />
        </div>
        <TextField label="Description" placeholder="Default of the server" {...field('description')} />
        <div class="form-pair">
          <SelectField
            label="Payment method"
            choices={[
              { value: '', label: 'Card token' },
              { value: bankTransfer, label: 'Bank transfer' },
            ]}
            {...field('method')}
          />
          <SelectField label="Workflow" choices={[serverDefault, ...workflows]} {...field('workflow')} />
        </div>
        {typed.workflow === '' || typed.workflow === 'DIRECT' ? null : (
          <TextField label="Checkout session" hint="Several payments can wait for one session." {...field('session')} />
        )}
        {isBankTransfer ? null : (
          <>
            <SelectField
              label="Outcome"
              hint="The token of the payment method selects it."
              choices={[
                { value: '', label: 'Success' },
                ...(outcomes.data ?? []).map(({ token, message, status }) => ({
                  value: token,
                  label: `${status}: ${message} (${token})`,
                })),
              ]}
              {...field('outcome')}
            />
            <CheckboxField
              label="Authorize only"
              hint="The payment waits for a capture."
              checked={typed.isCapturedLater}
              onInput={field('isCapturedLater').onInput}
            />
          </>
        )}
      </div>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={onClose}>
          Close
        </button>
        <ActionButton
          call={{ operation: 'createPayment', body: bodyOf(typed, outcomes.data?.[0]?.token), merchant }}
          done="The payment was created"
          tone="primary"
          disabledReason={problem}
          onDone={({ id }) => onCreated(id)}
        >
          Create
        </ActionButton>
      </div>
    </Dialog>
  );
}

/**
 * The fields that the user filled. The server has a default for every other field.
 *
 * @param success - The token of the outcome that the form calls success.
 */
function bodyOf(typed: Typed, success: string | undefined): BodyOf<'createPayment'> {
  const amount = parseAmount(typed.amount);
  const amountFields = {
    ...(amount.kind === 'amount' ? { value: amount.value } : {}),
    ...(typed.currency === '' ? {} : { currency: typed.currency }),
  };
  const body = {
    ...(Object.keys(amountFields).length === 0 ? {} : { amount: amountFields }),
    ...(typed.order === '' ? {} : { merchant_order_id: typed.order }),
    ...(typed.description === '' ? {} : { description: typed.description }),
    ...(typed.country === '' ? {} : { country: typed.country }),
    ...(typed.workflow === '' ? {} : { workflow: typed.workflow }),
    ...(typed.session === '' ? {} : { checkout: { session: typed.session } }),
    ...methodOf(typed, success),
  };
  // The lists of the form contain only values of the document.
  return body as BodyOf<'createPayment'>;
}

function methodOf({ method, outcome, isCapturedLater }: Typed, success: string | undefined): object {
  if (method === bankTransfer) return { payment_method: { type: bankTransfer } };
  if (outcome === '' && !isCapturedLater) return {};
  const token = outcome === '' ? success : outcome;
  return { payment_method: { token, ...(isCapturedLater ? { detail: { card: { capture: false } } } : {}) } };
}
