import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type AdminCall, type AdminError, type AnyAdminCall, pathOf, type ResultOf } from '../api/admin-call.ts';
import { curlCommand } from '../api/escape.ts';
import { token } from '../api/session.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { perform } from '../state/messages.ts';
import { CopyButton } from './code.tsx';
import { confirm } from './panels.tsx';
import { Button, Code } from './text.tsx';

/** Shows the call that a button makes, so that a script can make it too. */
function AdminCallHint({ call }: { call: AnyAdminCall }) {
  const { method } = adminOperations[call.operation];
  return (
    <span class="call-hint">
      <Code text={`${method} ${pathOf(call)}`} />
      <CopyButton text={() => curlOfAdminCall(call)} label={`Copy ${method} ${pathOf(call)} as curl`} isSmall />
    </span>
  );
}

interface ActionButtonProps<Id extends AdminOperationId> {
  readonly call: AdminCall<Id>;
  /** The call as the page shows it, without secrets. @default call */
  readonly shownCall?: AnyAdminCall;
  /** The message of success: `The payment was captured`. Undefined: the caller shows the result. */
  readonly done?: string | undefined;
  /** A question before the call. The user must confirm it. */
  readonly question?: { readonly title: string; readonly text: ComponentChildren } | undefined;
  readonly tone?: 'plain' | 'primary' | 'danger';
  /** Why the button cannot be used. It then says so. */
  readonly disabledReason?: string | undefined;
  /** Whether the call is shown beside the button. @default true */
  readonly hasHint?: boolean;
  /** Whether Enter in a field of the form presses it. */
  readonly isSubmit?: boolean;
  onDone?(result: ResultOf<Id>, button: HTMLElement): void;
  /** Shows why the server rejected the call. By default, a message does. */
  readonly onError?: ((error: AdminError) => void) | undefined;
  readonly children: string;
}

/** A button that makes one call of the admin API. It shows the call, and reports the result. */
export function ActionButton<Id extends AdminOperationId>(props: ActionButtonProps<Id>) {
  const { call, question, tone = 'plain', disabledReason, hasHint = true, isSubmit = false, children } = props;
  const [isBusy, setBusy] = useState(false);
  const click = async ({ currentTarget: button }: { readonly currentTarget: HTMLElement }) => {
    if (isBusy || disabledReason !== undefined) return;
    if (question !== undefined && !(await confirm({ ...question, action: children }))) return;
    setBusy(true);
    const performed = await perform(call, props.done, props.onError);
    setBusy(false);
    if (performed.ok) props.onDone?.(performed.result, button);
  };
  return (
    <span class="row">
      <Button
        type={isSubmit ? 'submit' : 'button'}
        tone={tone}
        onClick={click}
        aria-disabled={disabledReason !== undefined || isBusy}
        title={disabledReason ?? adminOperations[call.operation].summary}
      >
        {children}
      </Button>
      {disabledReason === undefined ? null : (
        <span class={isSubmit ? 'quiet small' : 'visually-hidden'}>{disabledReason}</span>
      )}
      {hasHint ? <AdminCallHint call={props.shownCall ?? (call as AnyAdminCall)} /> : null}
    </span>
  );
}

/** Writes a call of the admin API as a curl command. The token stands in `$PAYCHORD_MOCK_TOKEN`, and not in the command. */
function curlOfAdminCall(call: AnyAdminCall): string {
  const { operation, merchant, body } = call;
  return curlCommand({
    method: adminOperations[operation].method,
    url: `${location.origin}${pathOf(call)}`,
    headers: [
      ...(token.value === undefined
        ? []
        : [{ name: 'Authorization', prefix: 'Bearer ', variable: 'PAYCHORD_MOCK_TOKEN' }]),
      ...(merchant === undefined ? [] : [{ name: 'public-api-key', value: merchant }]),
      ...(body === undefined ? [] : [{ name: 'Content-Type', value: 'application/json' }]),
    ],
    body,
  });
}
