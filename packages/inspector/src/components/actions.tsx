import { useState } from 'preact/hooks';
import { type AdminCall, type AdminError, type AnyAdminCall, pathOf, type ResultOf } from '../api/admin-call.ts';
import { type CurlHeader, curlCommand } from '../api/escape.ts';
import { token } from '../api/session.ts';
import { type AdminOperationId, adminOperations } from '../generated/operations.ts';
import { forMerchant } from '../state/merchants.ts';
import { perform } from '../state/messages.ts';
import { CopyButton } from './code.tsx';
import { confirm, type Question } from './panels.tsx';
import { Button, Code } from './text.tsx';

interface CallHintProps {
  /** What stands before the call. */
  readonly title?: string;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly CurlHeader[];
  readonly body?: unknown;
}

/** Shows a call, so that a script or a program can make it too. */
export function CallHint({ title = '', method, path, headers, body }: CallHintProps) {
  const json: CurlHeader = { name: 'Content-Type', value: 'application/json' };
  const curl = () =>
    curlCommand({
      method,
      url: `${location.origin}${path}`,
      headers: body === undefined ? headers : [...headers, json],
      body,
    });
  return (
    <span class="call-hint">
      <span>
        {title} <Code text={`${method} ${path}`} />
      </span>
      <CopyButton text={curl} label={`Copy ${method} ${path} as curl`} isSmall />
    </span>
  );
}

/** Shows a call of the admin API. The token stands in `$PAYCHORD_MOCK_TOKEN`, and not in the command. */
function AdminCallHint({ call }: { call: AnyAdminCall }) {
  const { operation, merchant, body } = call;
  const authorization = { name: 'Authorization', prefix: 'Bearer ', variable: 'PAYCHORD_MOCK_TOKEN' };
  const headers = [
    ...(token.value === undefined ? [] : [authorization]),
    ...(merchant === undefined ? [] : [{ name: 'public-api-key', value: merchant }]),
  ];
  return <CallHint method={adminOperations[operation].method} path={pathOf(call)} headers={headers} body={body} />;
}

interface ActionButtonProps<Id extends AdminOperationId> {
  readonly call: AdminCall<Id>;
  /** What the page shows instead of the same part of the call, without secrets. */
  readonly shown?: Partial<AnyAdminCall>;
  /** The message of success: `The payment was captured`. Undefined: the caller shows the result. */
  readonly done?: string | undefined;
  /** A question before the call. The user must confirm it. */
  readonly question?: Question | undefined;
  readonly tone?: 'plain' | 'primary' | 'danger';
  /** Why the button cannot be used. It then says so. */
  readonly disabledReason?: string | undefined;
  /** Whether the call is shown beside the button. @default true */
  readonly hasHint?: boolean;
  /** Whether Enter in a field of the form presses it. */
  readonly isSubmit?: boolean;
  onDone?(result: ResultOf<Id>): void;
  /** Shows why the server rejected the call. By default, a message does. */
  readonly onError?: ((error: AdminError) => void) | undefined;
  readonly children: string;
}

/** A button that makes one call of the admin API. It shows the call, and reports the result. */
export function ActionButton<Id extends AdminOperationId>(props: ActionButtonProps<Id>) {
  const { question, tone = 'plain', disabledReason, hasHint = true, isSubmit = false, children } = props;
  const call = forMerchant(props.call);
  const [isBusy, setBusy] = useState(false);
  const click = async () => {
    if (isBusy || disabledReason !== undefined) return;
    if (question !== undefined && !(await confirm(question, children))) return;
    setBusy(true);
    const performed = await perform(call, props.done, props.onError);
    setBusy(false);
    if (performed.ok) props.onDone?.(performed.result);
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
      {hasHint ? <AdminCallHint call={{ ...(call as AnyAdminCall), ...props.shown }} /> : null}
    </span>
  );
}
