import type { ComponentChildren, ComponentProps, TargetedKeyboardEvent } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { AdminCall, AdminError, BodyOf, ResultOf } from '../api/admin-call.ts';
import { escapeControls } from '../api/escape.ts';
import {
  type FieldKind,
  kindOf,
  loadError,
  resolve,
  type Schema,
  schemaAt,
  useBodySchema,
  variantOf,
} from '../api/schema.ts';
import type { AdminOperationId } from '../generated/operations.ts';
import { ActionButton } from './actions.tsx';
import { CopyButton } from './code.tsx';
import { closeDialog, Disclosure } from './panels.tsx';
import { Button, NoData, Prose, parseAmount } from './text.tsx';

/** A field of a form. The schema of the body decides about everything that is left out. */
export interface FieldSpec {
  /** The place of the value in the body: `amount.currency`. */
  readonly path: string;
  readonly label?: string;
  /** An empty text shows no hint. */
  readonly hint?: ComponentChildren;
  readonly placeholder?: string;
  readonly kind?: FieldKind | 'password' | 'secret';
  /** The values to select from. An empty value leaves the field out. */
  readonly choices?: readonly Choice[];
  readonly isRequired?: boolean;
}

/** What the user entered, by the paths of the fields. */
type Texts = Readonly<Record<string, string>>;

/** A field without a specification is only its path. */
export type FieldList = readonly (FieldSpec | string)[];

interface AdminFormProps<Id extends AdminOperationId> {
  /** The call. The form adds its fields to the body. */
  readonly call: AdminCall<Id>;
  /** The values to start with. */
  readonly initial?: BodyOf<Id>;
  /** The fields that the form shows at first. By default, each field of the schema. A function can look at what the user entered. */
  readonly fields?: FieldList | ((texts: Texts) => FieldList);
  /** Whether a closed group has the other fields of the schema. */
  readonly hasMore?: boolean;
  /** What the form says about the body, after its button. */
  summary?(body: BodyOf<Id>): ComponentChildren;
  /** The label of the button: `Arm the fault`. */
  readonly action: string;
  /** The message of success. Undefined: the form shows the result. */
  readonly done?: string;
  /** Whether the form stands in a dialog. It then closes the dialog. */
  readonly isDialog?: boolean;
  onDone?(result: ResultOf<Id>, body: BodyOf<Id>): void;
}

/**
 * A form for the body of an operation, made from its schema. It keeps the text of each field, and reads the values from the texts of the
 * fields that it shows. Whether the values are valid, the server decides: its reasons are shown.
 */
export function AdminForm<Id extends AdminOperationId>(props: AdminFormProps<Id>) {
  const { call, initial, isDialog = false, hasMore = false } = props;
  const root = useBodySchema(call.operation);
  const [typed, setTyped] = useState<Texts>({});
  const [error, setError] = useState<AdminError>();
  if (root === undefined) return <NoData error={loadError.value} />;

  const textOf = (path: string) => typed[path] ?? formatValue(valueAt(initial, path));
  const schema = variantOf(root, textOf);
  const all = Object.keys(schema.properties ?? {});
  const { fields = all } = props;
  const shown = (typeof fields === 'function' ? fields(typed) : fields)
    .map((field) => (typeof field === 'string' ? { path: field } : field))
    .filter(({ path }) => all.includes(nameOf(path)));
  const others = all.filter((name) => !shown.some(({ path }) => nameOf(path) === name));
  const entries = [...shown, ...(hasMore ? others.map((path) => ({ path })) : [])].map((spec) =>
    readField(spec, schema, textOf(spec.path)),
  );

  const body = (isShown = false) => {
    const result = { ...(call.body as object) };
    for (const { spec, value } of entries) {
      const isHidden = isShown && (spec.kind === 'secret' || spec.kind === 'password');
      if (value !== undefined) setAt(result, spec.path, isHidden ? `<${spec.path}>` : value);
    }
    return result as BodyOf<Id>;
  };
  const field = (entry: FieldEntry) => (
    <FormField
      key={entry.spec.path}
      {...entry}
      onInput={(text) => setTyped((others) => ({ ...others, [entry.spec.path]: text }))}
    />
  );
  const missing = entries.filter((each) => each.isRequired && each.text === '').map(({ label }) => label);
  const problem = entries.find((each) => each.error !== undefined)?.error;
  return (
    <form
      class="form stack"
      ref={isDialog ? focusFirst : null}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={submitFromSelect}
      noValidate
    >
      {entries.slice(0, shown.length).map(field)}
      {hasMore && others.length > 0 ? (
        <Disclosure title="More fields">{entries.slice(shown.length).map(field)}</Disclosure>
      ) : null}
      {error === undefined ? null : <NoData error={error} />}
      <div class={isDialog ? 'form-actions row end' : 'form-actions row'}>
        {isDialog ? <Button onClick={closeDialog}>Cancel</Button> : null}
        <ActionButton
          call={{ ...call, body: body() }}
          shown={{ body: body(true) }}
          done={props.done}
          tone="primary"
          isSubmit
          disabledReason={problem ?? (missing.length === 0 ? undefined : `Fill in ${missing.join(' and ')}`)}
          onError={setError}
          onDone={(result) => {
            setError(undefined);
            if (isDialog) closeDialog();
            props.onDone?.(result, body());
          }}
        >
          {props.action}
        </ActionButton>
      </div>
      {props.summary?.(body())}
    </form>
  );
}

/** Focuses the first field. The form in a dialog can be later than the dialog, which then has nothing to focus. */
export function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

/** Enter sends a form from each field of one line. Browsers leave out a list of choices. */
function submitFromSelect({ key, target, currentTarget }: TargetedKeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && target instanceof HTMLSelectElement) {
    currentTarget.querySelector<HTMLElement>('[type=submit]')?.click();
  }
}

/** The field of the body that a path starts with. */
const nameOf = (path: string) => path.split('.')[0] ?? '';

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => Object(value)[name], body);
}

function setAt(body: object, path: string, value: unknown): void {
  const [last = '', ...names] = path.split('.').reverse();
  let place = body as Record<string, unknown>;
  for (const name of names.reverse()) {
    const next = { ...Object(place[name]) };
    place[name] = next;
    place = next;
  }
  place[last] = value;
}

/** Writes a value as the text of its field. */
function formatValue(value: unknown): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isList ? value.join('\n') : JSON.stringify(value, null, 2);
}

/**
 * Reads the text of a field. An empty field leaves the value out.
 *
 * @throws {Error} The text cannot be read. The message says why.
 */
function readText(schema: Schema, text: string): unknown {
  if (text === '') return undefined;
  switch (kindOf(schema)) {
    case 'number':
    case 'range':
      return parseAmount(text);
    case 'list':
    case 'choices':
      return text.split('\n');
    case 'choice':
      return (schema.enum ?? [true, false]).find((each) => String(each) === text);
    case 'json':
      return readJson(text);
    default:
      // A duration is a text with a unit, or a number.
      return schema.anyOf?.some(({ type }) => type === 'number') && /^\d+$/.test(text) ? Number(text) : text;
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is not valid JSON');
  }
}

/** A field with what the user entered. */
interface FieldEntry {
  readonly spec: FieldSpec;
  readonly schema: Schema;
  readonly label: string;
  readonly isRequired: boolean;
  readonly text: string;
  /** Undefined: the body does not contain it. */
  readonly value?: unknown;
  /** Why the text cannot be read. */
  readonly error?: string;
}

function readField(spec: FieldSpec, parent: Schema, text: string): FieldEntry {
  const schema = schemaAt(parent, spec.path);
  const isRequired = spec.isRequired ?? parent.required?.includes(spec.path) ?? false;
  const entry = { spec, schema, label: spec.label ?? spec.path, isRequired, text };
  try {
    return { ...entry, value: readText(schema, text) };
  } catch (error) {
    return { ...entry, error: (error as Error).message };
  }
}

interface FormFieldProps extends FieldEntry {
  onInput(text: string): void;
}

/** The control that fits the kind of a field. */
function FormField({ spec, schema, label, isRequired, text, error, onInput }: FormFieldProps) {
  const kind = spec.kind ?? (spec.choices === undefined ? kindOf(schema) : 'choice');
  const usual = schema.default === undefined ? undefined : `Default: ${schema.default}`;
  const field = {
    label: isRequired ? `${label} (required)` : label,
    hint: spec.hint ?? describe(schema),
    error,
  };
  const input = { value: text, placeholder: spec.placeholder ?? usual ?? exampleOf(schema), onInput };
  switch (kind) {
    case 'choice': {
      const choices = spec.choices ?? (schema.enum ?? [true, false]).map(String);
      const empty = { value: '', label: usual ?? (isRequired ? 'Select…' : 'Default') };
      const hasEmpty = choices.some((each) => valueOfChoice(each) === '') || (isRequired && text !== '');
      return (
        <Field {...field}>
          {(ids) => <Select {...ids} {...input} choices={hasEmpty ? choices : [empty, ...choices]} />}
        </Field>
      );
    }
    case 'choices':
      return <Choices {...field} {...input} choices={(resolve(schema.items ?? {}).enum ?? []).map(String)} />;
    case 'range':
      return (
        <Field {...field}>
          {(ids) => (
            <span class="field-controls row">
              <input
                {...ids}
                type="range"
                min={0}
                max={1}
                step={0.01}
                value={text || '0'}
                aria-valuetext={formatProbability(Number(text))}
                onInput={({ currentTarget }) => onInput(currentTarget.value)}
              />
              <output for={ids.id}>{formatProbability(Number(text))}</output>
            </span>
          )}
        </Field>
      );
    case 'list':
    case 'lines':
    case 'json':
      return <TextField {...field} {...input} rows={3} />;
    case 'secret':
      return <SecretField {...field} {...input} />;
    default:
      return <TextField {...field} {...input} type={kind === 'password' ? kind : 'text'} />;
  }
}

function exampleOf({ examples: [example] = [] }: Schema): string {
  return typeof example === 'string' ? example : '';
}

/** The description, and for JSON some of its fields. */
function describe({ description = '', properties = {} }: Schema): ComponentChildren {
  const names = Object.keys(properties).slice(0, 4);
  return (
    <Prose text={names.length === 0 ? description : `${description} JSON with fields such as ${names.join(', ')}.`} />
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** Why the value is not accepted. It replaces the hint. */
  readonly error?: string | undefined;
}

/** What connects a control with its label and its hint. */
type ControlAttributes = Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

interface FrameProps extends FieldProps {
  /** Creates the control. It must carry the id and the description. */
  children(attributes: ControlAttributes & { readonly id: string }): ComponentChildren;
}

/** The frame of a form field: label, control, and hint or error, connected for screen readers. */
function Field({ label, hint, error, children }: FrameProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div class="field stack tight">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error !== undefined })}
      {note ? (
        <p class={error === undefined ? 'quiet small' : 'field-error bad'} id={`${id}-note`}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

interface TextInputProps extends ControlAttributes {
  readonly type?: 'text' | 'password' | 'search';
  /** The number of lines. @default 1 */
  readonly rows?: number;
  readonly value: string;
  readonly placeholder?: string;
  onInput(value: string): void;
}

/** A control for text, without a label. */
export function TextInput({ onInput, rows, ...attributes }: TextInputProps) {
  const Control = (rows === undefined ? 'input' : 'textarea') as 'input';
  const lines = { rows } as object;
  return (
    <Control
      autocomplete="off"
      spellcheck={false}
      {...(attributes as object)}
      {...lines}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}

export function TextField({ label, hint, error, ...input }: FieldProps & TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <TextInput {...input} {...ids} />}
    </Field>
  );
}

/** An option of a select field: a value that is its own label, or a value with a label. */
export type Choice = string | { readonly value: string; readonly label: string };

const labelOfChoice = (choice: Choice) => (typeof choice === 'string' ? choice : choice.label);
const valueOfChoice = (choice: Choice) => (typeof choice === 'string' ? choice : choice.value);

interface SelectProps<Option extends Choice = Choice> extends ControlAttributes {
  readonly value: string;
  readonly choices: readonly Option[];
  onInput(value: string): void;
}

/** A control that selects one of several values. A link can name a value that does not exist, for example a removed endpoint. */
export function Select({ value, choices, onInput, ...attributes }: SelectProps) {
  const isKnown = choices.some((each) => valueOfChoice(each) === value);
  return (
    <select {...attributes} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)}>
      {[...choices, ...(isKnown ? [] : [value])].map((each) => (
        <option key={valueOfChoice(each)} value={valueOfChoice(each)}>
          {escapeControls(labelOfChoice(each))}
        </option>
      ))}
    </select>
  );
}

/** A box for each value of a list. */
function Choices({ value, choices, onInput, ...field }: FieldProps & SelectProps<string>) {
  const selected = value.split('\n');
  const toggle = (each: string, isChecked: boolean) =>
    onInput(choices.filter((one) => (one === each ? isChecked : selected.includes(one))).join('\n'));
  return (
    <fieldset class="box">
      <legend>{field.label}</legend>
      <div class="columns field-grid">
        {choices.map((each) => (
          <Checkbox key={each} label={each} checked={selected.includes(each)} onInput={(is) => toggle(each, is)} />
        ))}
      </div>
      <p class="quiet small">{field.hint}</p>
    </fieldset>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  onInput(checked: boolean): void;
}

export function Checkbox({ label, checked, onInput }: CheckboxProps) {
  return (
    <label class="row">
      <input type="checkbox" checked={checked} onInput={({ currentTarget }) => onInput(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** Creates a random secret in the browser, as long as the result of the signature. */
function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A field for a secret. A generated secret is readable, because the user has to copy it; a typed one is hidden. */
function SecretField({ value, onInput, ...field }: FieldProps & TextInputProps) {
  const [isGenerated, setGenerated] = useState(false);
  const generate = () => {
    onInput(generateSecret());
    setGenerated(true);
  };
  return (
    <Field {...field}>
      {(ids) => (
        <span class="field-controls row">
          <TextInput {...ids} type={isGenerated ? 'text' : 'password'} value={value} onInput={onInput} />
          <Button onClick={generate}>Generate</Button>
          {value === '' ? null : <CopyButton text={value} label="Copy the secret" isSmall />}
        </span>
      )}
    </Field>
  );
}

/** `30 %` */
export function formatProbability(probability: number): string {
  return `${Math.round(probability * 1_000) / 10} %`;
}
