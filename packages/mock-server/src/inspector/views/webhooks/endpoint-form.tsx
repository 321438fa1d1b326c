import { useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { CheckboxField, SelectField, TextField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { DialogForm } from './dialog-form.tsx';
import { SecretField } from './secret-field.tsx';
import { useBodyFields, useEventNames } from './use-body-schema.ts';

type Endpoint = BodyOf<'registerWebhookEndpoint'>;

/** A button that opens the form for another endpoint. */
export function AddEndpointButton({ merchant }: { readonly merchant: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        Add an endpoint
      </button>
      {isOpen ? <EndpointForm merchant={merchant} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function EndpointForm({ merchant, onClose }: { readonly merchant: string | undefined; onClose(): void }) {
  const [target, setTarget] = useState('url');
  const [url, setUrl] = useState('');
  const [credentials, setCredentials] = useState<Credentials>(noCredentials);
  const [events, setEvents] = useState<readonly string[]>([]);
  const names = useEventNames();
  const fields = useBodyFields('registerWebhookEndpoint');
  const body = {
    ...(target === 'inbox' ? { inbox: true } : { url }),
    ...filled(credentials),
    ...(events.length === 0 ? {} : { events: names.filter((each) => events.includes(each)) }),
  } as Endpoint;
  return (
    <DialogForm
      title="Add an endpoint"
      call={{ operation: 'registerWebhookEndpoint', body, merchant }}
      done="The endpoint receives events from now on"
      action="Add the endpoint"
      onClose={onClose}
    >
      <SelectField
        label="Receiver"
        value={target}
        onInput={setTarget}
        choices={[
          { value: 'url', label: 'A URL' },
          { value: 'inbox', label: 'Inbox: the mock server accepts the events' },
        ]}
      />
      {target === 'inbox' ? null : (
        <TextField
          label="URL"
          type="url"
          value={url}
          onInput={setUrl}
          placeholder="http://127.0.0.1:3000/webhooks"
          hint={<Prose text={fields.url?.description ?? ''} />}
        />
      )}
      <CredentialFields credentials={credentials} onInput={setCredentials} operation="registerWebhookEndpoint" />
      <fieldset class="event-choices">
        <legend>Events</legend>
        <p class="field-hint">
          <Prose text={fields.events?.description ?? ''} />
        </p>
        {names.map((each) => (
          <CheckboxField
            key={each}
            label={each}
            checked={events.includes(each)}
            onInput={(checked) => setEvents(checked ? [...events, each] : events.filter((other) => other !== each))}
          />
        ))}
      </fieldset>
    </DialogForm>
  );
}

/** What the mock server sends with each delivery. Empty: not sent. */
export interface Credentials {
  readonly secret: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

export const noCredentials: Credentials = { secret: '', apiKey: '', apiSecret: '' };

/** Returns the credentials that are not empty. */
export function filled(credentials: Credentials): Partial<Credentials> {
  return Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''));
}

/** The fields for the credentials of an endpoint. */
export function CredentialFields({
  credentials,
  onInput,
  operation,
}: {
  readonly credentials: Credentials;
  onInput(credentials: Credentials): void;
  readonly operation: 'registerWebhookEndpoint' | 'setMerchantBaseUrl';
}) {
  const fields = useBodyFields(operation);
  return (
    <>
      <SecretField
        label="Secret"
        value={credentials.secret}
        onInput={(secret) => onInput({ ...credentials, secret })}
        hint="Signs the deliveries. Copy it now: the mock server never shows it again."
      />
      <TextField
        label="API key"
        type="password"
        value={credentials.apiKey}
        onInput={(apiKey) => onInput({ ...credentials, apiKey })}
        hint={<Prose text={fields.apiKey?.description ?? ''} />}
      />
      <TextField
        label="API secret"
        type="password"
        value={credentials.apiSecret}
        onInput={(apiSecret) => onInput({ ...credentials, apiSecret })}
        hint={<Prose text={fields.apiSecret?.description ?? ''} />}
      />
    </>
  );
}
