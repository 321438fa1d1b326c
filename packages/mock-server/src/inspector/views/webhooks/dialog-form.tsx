import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type AdminCall, type AnyAdminCall, send } from '../../api/admin-call.ts';
import { AdminError } from '../../api/admin-error.ts';
import { AdminCallHint } from '../../components/admin-call.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { LoadError } from '../../components/empty.tsx';
import type { AdminOperationId } from '../../generated/operations.ts';
import { notify, notifyError } from '../../state/messages.ts';
import { noteActivity } from '../../state/traffic.ts';
import { hideSecrets } from './hidden-secrets.ts';

/** A form in a dialog that makes one call. The dialog stays open when the server rejects it, and shows the reasons. */
export function DialogForm<Id extends AdminOperationId>({
  title,
  call,
  done,
  action,
  onClose,
  children,
}: {
  readonly title: string;
  readonly call: AdminCall<Id>;
  /** The message of success. */
  readonly done: string;
  /** The label of the button. */
  readonly action: string;
  onClose(): void;
  readonly children: ComponentChildren;
}) {
  const [error, setError] = useState<AdminError>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    // Closing returns the focus to the button that opened the dialog.
    const dialog = event.currentTarget.closest('dialog');
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(call);
      notify(done);
      dialog?.close();
    } catch (failure) {
      if (failure instanceof AdminError) setError(failure);
      else notifyError(`${title}: not done`, failure);
    } finally {
      setBusy(false);
      noteActivity();
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="form dialog-form" onSubmit={submit} noValidate>
        {children}
        {error === undefined ? null : <LoadError error={error} />}
        <AdminCallHint call={hideSecrets(call as AnyAdminCall)} />
        <div class="dialog-buttons">
          <button
            type="button"
            class="button"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            Cancel
          </button>
          <button type="submit" class="button button-primary" aria-disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
