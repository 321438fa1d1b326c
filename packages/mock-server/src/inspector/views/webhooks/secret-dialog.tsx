import { useState } from 'preact/hooks';
import type { WebhookEndpoint } from './delivery-status.tsx';
import { DialogForm } from './dialog-form.tsx';
import { SecretField } from './secret-field.tsx';

/** A button that sets or rotates the secret of an endpoint. */
export function SetSecretButton({
  endpoint,
  merchant,
  initial = '',
}: {
  readonly endpoint: WebhookEndpoint;
  readonly merchant: string | undefined;
  /** The secret to start with. */
  readonly initial?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {endpoint.hasSecret ? 'Rotate the secret' : 'Set a secret'}
      </button>
      {isOpen ? (
        <SecretDialog endpoint={endpoint} merchant={merchant} initial={initial} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function SecretDialog({
  endpoint: { id, hasSecret },
  merchant,
  initial,
  onClose,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly merchant: string | undefined;
  readonly initial: string;
  onClose(): void;
}) {
  const [secret, setSecret] = useState(initial);
  return (
    <DialogForm
      title={hasSecret ? 'Rotate the secret' : 'Set a secret'}
      call={{ operation: 'setWebhookSecret', path: { endpointId: id }, body: { secret }, merchant }}
      done="The next attempts are signed with this secret"
      action="Save the secret"
      onClose={onClose}
    >
      <SecretField
        label="Secret"
        value={secret}
        onInput={setSecret}
        hint="Copy it to your receiver now. The mock server never shows it again."
      />
    </DialogForm>
  );
}
