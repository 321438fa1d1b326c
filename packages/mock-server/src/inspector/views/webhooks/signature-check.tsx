import { useState } from 'preact/hooks';
import { type ResultOf, send } from '../../api/admin-call.ts';
import { AdminError } from '../../api/admin-error.ts';
import { AdminCallHint } from '../../components/admin-call.tsx';
import { Badge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { LoadError } from '../../components/empty.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { notifyError } from '../../state/messages.ts';
import type { WebhookDelivery, WebhookEndpoint } from './delivery-status.tsx';
import { hideSecrets } from './hidden-secrets.ts';
import { SetSecretButton } from './secret-dialog.tsx';

/** The responses of receivers that did not accept a signature. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

/** Explains why the receiver did not accept the signature. What the user enters goes to the mock server only, and is not kept. */
export function SignatureCheck({
  delivery,
  endpoint,
  merchant,
}: {
  readonly delivery: WebhookDelivery;
  readonly endpoint: WebhookEndpoint | undefined;
  readonly merchant: string | undefined;
}) {
  const { id, attempts } = delivery;
  const [isRefused] = useState(() => refusals.has(attempts.at(-1)?.response?.status));
  const [attempt, setAttempt] = useState('');
  const [secret, setSecret] = useState('');
  const [body, setBody] = useState('');
  const [signature, setSignature] = useState('');
  const [result, setResult] = useState<ResultOf<'explainSignature'>>();
  const [error, setError] = useState<AdminError>();
  const call = {
    operation: 'explainSignature',
    body: {
      deliveryId: id,
      ...(attempt === '' ? {} : { attempt: Number(attempt) }),
      ...(secret === '' ? {} : { secret }),
      ...(body === '' ? {} : { body }),
      ...(signature === '' ? {} : { signature }),
    },
    merchant,
  } as const;
  const explain = async (event: SubmitEvent) => {
    event.preventDefault();
    setResult(undefined);
    setError(undefined);
    try {
      setResult(await send(call));
    } catch (failure) {
      if (failure instanceof AdminError) setError(failure);
      else notifyError('The signature was not explained', failure);
    }
  };
  const numbers = [...new Set(attempts.map(({ number }) => number))].reverse();
  return (
    <details class="card signature" open={isRefused}>
      <summary>
        <h3>Why did the signature not match?</h3>
      </summary>
      <form class="form" onSubmit={explain}>
        <TextField
          label="Secret that your receiver uses"
          type="password"
          value={secret}
          onInput={setSecret}
          hint="Empty: the secret of the endpoint."
        />
        <details class="signature-more">
          <summary>Compare the body or the signature too</summary>
          <div class="form">
            <TextAreaField
              label="Body that your receiver verified"
              rows={3}
              value={body}
              onInput={setBody}
              hint="Log the raw body in your receiver, and paste it. Empty: the body that was sent."
            />
            <TextField
              label="Signature that your receiver read"
              value={signature}
              onInput={setSignature}
              hint="Empty: the header x-hmac-signature that was sent."
            />
          </div>
        </details>
        {numbers.length === 1 ? null : (
          <SelectField
            label="Attempt"
            value={attempt}
            onInput={setAttempt}
            choices={[
              { value: '', label: 'The latest' },
              ...numbers.map((each) => ({ value: String(each), label: `Attempt ${each}` })),
            ]}
          />
        )}
        <div class="actions">
          <button type="submit" class="button button-primary">
            Explain
          </button>
          <AdminCallHint call={hideSecrets(call)} />
        </div>
      </form>
      <div role="status">
        {error === undefined ? null : <LoadError error={error} />}
        {result === undefined ? null : <Explanation result={result} />}
      </div>
      {result === undefined || result.isValid || endpoint === undefined ? null : (
        <div class="actions">
          <SetSecretButton endpoint={endpoint} merchant={merchant} initial={secret.trim()} />
        </div>
      )}
    </details>
  );
}

function Explanation({ result: { isValid, findings, attempt } }: { readonly result: ResultOf<'explainSignature'> }) {
  return (
    <div class="explanation">
      <p>
        <Badge tone={isValid ? 'good' : 'bad'}>{isValid ? 'matches' : 'does not match'}</Badge> Attempt {attempt}
      </p>
      <ul>
        {findings.map((each) => (
          <li key={each}>
            <Data text={each} />
          </li>
        ))}
      </ul>
      {isValid ? (
        <p class="quiet">
          The secret and the body above are correct. If the receiver still refuses, enter what it really uses.
        </p>
      ) : null}
    </div>
  );
}
