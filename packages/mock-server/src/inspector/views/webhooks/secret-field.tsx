import { useState } from 'preact/hooks';
import { CopyButton } from '../../components/copy-button.tsx';
import { Field } from '../../components/field.tsx';

/** As long as the result of the signature: a longer secret adds nothing. */
const secretBytes = 32;

/** Creates a random secret in the browser. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const text = btoa(String.fromCharCode(...bytes));
  return `whsec_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** A field for a secret. A generated secret is readable, because the user has to copy it; a typed one is hidden. */
export function SecretField({
  label,
  value,
  onInput,
  hint,
}: {
  readonly label: string;
  readonly value: string;
  onInput(value: string): void;
  readonly hint: string;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <span class="secret-field">
          <input
            {...ids}
            // The types of the attributes differ by the type of the field, and those below exist on each.
            type={(isShown ? 'text' : 'password') as 'text'}
            value={value}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => onInput(currentTarget.value)}
          />
          <button type="button" class="button" onClick={() => setShown(!isShown)} aria-pressed={isShown}>
            Show
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              onInput(generateSecret());
              setShown(true);
            }}
          >
            Generate
          </button>
          {value === '' ? null : <CopyButton text={value} label="Copy the secret" isSmall />}
        </span>
      )}
    </Field>
  );
}
