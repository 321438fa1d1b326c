import { useId, useRef, useState } from 'preact/hooks';
import type { AdminCall } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { formatAmount, formatMoney, parseAmount } from '../../components/money.tsx';
import { moveWords } from './move-words.ts';
import { PaymentsCall } from './payments-call.tsx';
import type { NextMove, SuggestedCall } from './timeline.ts';

/** A possible move: its fields, its button, and the calls that make it. */
export function MoveForm({
  move,
  call,
  currency,
  merchant,
}: {
  readonly move: NextMove;
  readonly call: AdminCall;
  readonly currency: string;
  readonly merchant: string;
}) {
  const words = moveWords[move.id];
  const [amount, setAmount] = useState(move.maxAmount === undefined ? '' : formatAmount(move.maxAmount, currency));
  const [reason, setReason] = useState('');
  const item = useRef<HTMLLIElement>(null);
  const hasAmount = move.maxAmount !== undefined;
  const typed = parseAmount(amount);
  const problem = hasAmount && typed.kind === 'invalid' ? typed.reason : undefined;
  const changes = {
    ...(hasAmount && typed.kind === 'amount' ? { amount: typed.value } : {}),
    ...(reason === '' ? {} : { reason }),
  };
  const body = hasAmount ? changes : call.body;
  const send = (event: KeyboardEvent) => {
    if (event.key === 'Enter') item.current?.querySelector<HTMLElement>('.action > .button')?.click();
  };
  return (
    <li class="move" ref={item}>
      {hasAmount && words.amount !== undefined ? (
        <div class="move-fields">
          <AmountField
            label={words.amount}
            value={amount}
            currency={currency}
            problem={problem}
            hint={`At most ${formatMoney(move.maxAmount ?? 0, currency)}`}
            onInput={setAmount}
            onKeyDown={send}
          />
          {words.reason === undefined ? null : (
            <label class="move-field move-reason">
              <span>{words.reason}</span>
              <input
                value={reason}
                placeholder="Optional"
                autocomplete="off"
                onInput={({ currentTarget }) => setReason(currentTarget.value)}
                onKeyDown={send}
              />
            </label>
          )}
        </div>
      ) : null}
      <ActionButton call={{ ...call, body } as AdminCall} done={words.done} disabledReason={problem}>
        {words.action}
      </ActionButton>
      {move.call === undefined ? null : (
        <PaymentsCall call={withAmount(move.call, currency, changes.amount)} merchant={merchant} />
      )}
    </li>
  );
}

/** A field for an amount, with its currency and the largest value. */
export function AmountField({
  label,
  value,
  currency,
  hint,
  problem,
  onInput,
  onKeyDown,
}: {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  onInput(value: string): void;
  onKeyDown?(event: KeyboardEvent): void;
}) {
  const id = useId();
  return (
    <div class="move-field">
      <label for={id}>{label}</label>
      <span class="move-amount">
        <input
          id={id}
          inputMode="decimal"
          autocomplete="off"
          value={value}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem !== undefined}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
          {...(onKeyDown === undefined ? {} : { onKeyDown })}
        />
        <bdi>{currency}</bdi>
      </span>
      <span id={`${id}-hint`} class={problem === undefined ? 'field-hint' : 'field-error'}>
        {problem ?? hint}
      </span>
    </div>
  );
}

/** The call of the payments API with the amount in the field. An empty field means the complete rest, as in the suggested call. */
function withAmount(call: SuggestedCall, currency: string, value: number | undefined): SuggestedCall {
  return value === undefined ? call : { ...call, body: { ...call.body, amount: { currency, value } } };
}
