import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type AdminCall, type AnyAdminCall, pathOf, type ResultOf } from '../api/admin-call.ts';
import { curlOfAdminCall } from '../api/curl.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { perform } from '../state/perform.ts';
import { CopyButton } from './copy-button.tsx';
import { Data } from './data.tsx';
import { confirm } from './dialog.tsx';

/** Shows the call that a button makes, so that a script can make it too. */
export function AdminCallHint({ call }: { readonly call: AnyAdminCall }) {
  const { method } = adminOperations[call.operation];
  return (
    <span class="call-hint">
      <code>
        {method} <Data text={pathOf(call)} />
      </code>
      <CopyButton text={() => curlOfAdminCall(call)} label={`Copy ${method} ${pathOf(call)} as curl`} isSmall />
    </span>
  );
}

export interface ActionButtonProps<Id extends AdminOperationId> {
  readonly call: AdminCall<Id>;
  /** The message of success: `The payment was captured`. */
  readonly done: string;
  /** A question before the call. The user must confirm it. */
  readonly question?: { readonly title: string; readonly text: ComponentChildren } | undefined;
  readonly tone?: 'plain' | 'primary' | 'danger';
  /** Why the button cannot be used. It then says so. */
  readonly disabledReason?: string | undefined;
  /** Whether the call is shown beside the button. @default true */
  readonly hasHint?: boolean;
  /** Whether Enter in a field of the form presses it. */
  readonly isSubmit?: boolean;
  onDone?(result: ResultOf<Id>): void;
  readonly children: string;
}

/** A button that makes one call of the admin API. It shows the call, and reports the result. */
export function ActionButton<Id extends AdminOperationId>({
  call,
  done,
  question,
  tone = 'plain',
  disabledReason,
  hasHint = true,
  isSubmit = false,
  onDone,
  children,
}: ActionButtonProps<Id>) {
  const [isBusy, setBusy] = useState(false);
  const click = async () => {
    if (isBusy || disabledReason !== undefined) return;
    if (question !== undefined && !(await confirm({ ...question, action: children }))) return;
    setBusy(true);
    const performed = await perform(call, done);
    setBusy(false);
    if (performed.ok) onDone?.(performed.result);
  };
  return (
    <span class="action">
      <button
        type={isSubmit ? 'submit' : 'button'}
        class={`button button-${tone}`}
        onClick={click}
        aria-disabled={disabledReason !== undefined || isBusy}
        title={disabledReason ?? adminOperations[call.operation].summary}
      >
        {children}
      </button>
      {disabledReason === undefined ? null : <span class="visually-hidden">{disabledReason}</span>}
      {hasHint ? <AdminCallHint call={call as AnyAdminCall} /> : null}
    </span>
  );
}
