import { useState } from 'preact/hooks';
import { TextField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { DialogForm } from './dialog-form.tsx';
import { CredentialFields, filled, noCredentials } from './endpoint-form.tsx';
import { useBodyFields } from './use-body-schema.ts';

/** A button that sets where notifications of incoming transfers go. */
export function MerchantBaseUrlButton({
  merchant,
  isSet,
}: {
  readonly merchant: string | undefined;
  readonly isSet: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {isSet ? 'Change the merchant base URL' : 'Set the merchant base URL'}
      </button>
      {isOpen ? <MerchantBaseUrlForm merchant={merchant} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MerchantBaseUrlForm({ merchant, onClose }: { readonly merchant: string | undefined; onClose(): void }) {
  const [url, setUrl] = useState('');
  const [credentials, setCredentials] = useState(noCredentials);
  const fields = useBodyFields('setMerchantBaseUrl');
  return (
    <DialogForm
      title="Merchant base URL"
      call={{ operation: 'setMerchantBaseUrl', body: { url, ...filled(credentials) }, merchant }}
      done="Notifications of transfers go to this URL"
      action="Set the URL"
      onClose={onClose}
    >
      <p>Notifications of incoming bank transfers go to this URL.</p>
      <TextField
        label="URL"
        type="url"
        value={url}
        onInput={setUrl}
        placeholder="http://127.0.0.1:3000"
        hint={<Prose text={fields.url?.description ?? ''} />}
      />
      <CredentialFields credentials={credentials} onInput={setCredentials} operation="setMerchantBaseUrl" />
    </DialogForm>
  );
}
