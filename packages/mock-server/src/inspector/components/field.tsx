import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Why the value is not accepted. */
  readonly error?: string | undefined;
}

/** The frame of a form field: label, control, hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & {
  /** Creates the control. It must carry the id and the description. */
  readonly children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ComponentChildren;
}) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
      })}
      {hint === undefined ? null : (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p class="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A field for one line of text. */
export function TextField({
  value,
  onInput,
  type = 'text',
  placeholder,
  ...field
}: FieldProps & {
  readonly value: string;
  onInput(value: string): void;
  readonly type?: 'text' | 'number' | 'password' | 'search' | 'url';
  readonly placeholder?: string;
}) {
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          // The type of the attributes differs by the type of the field, and those below exist on each.
          type={type as 'text'}
          {...(type === 'number' ? { step: 'any' } : {})}
          value={value}
          placeholder={placeholder ?? ''}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** A field for several lines of text. */
export function TextAreaField({
  value,
  onInput,
  rows = 6,
  ...field
}: FieldProps & { readonly value: string; onInput(value: string): void; readonly rows?: number }) {
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          {...ids}
          rows={rows}
          value={value}
          spellcheck={false}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** An option of a select field, or its value alone. */
export type Choice = string | { readonly value: string; readonly label: string };

/** A field that selects one of several values. */
export function SelectField({
  value,
  onInput,
  choices,
  ...field
}: FieldProps & { readonly value: string; onInput(value: string): void; readonly choices: readonly Choice[] }) {
  return (
    <Field {...field}>
      {(ids) => (
        <select {...ids} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)}>
          {choices.map((choice) => {
            const { value: each, label } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
            return (
              <option key={each} value={each}>
                {label}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}

/** A box to check. */
export function CheckboxField({
  label,
  hint,
  checked,
  onInput,
}: Omit<FieldProps, 'error'> & { readonly checked: boolean; onInput(checked: boolean): void }) {
  const id = useId();
  return (
    <div class="field field-checkbox">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onInput(currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint === undefined ? null : (
        <p class="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
