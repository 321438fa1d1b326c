import type { ComponentChildren, ComponentProps, TargetedKeyboardEvent } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import type { AdminCall, AdminError, AnyAdminCall, BodyOf, ResultOf } from '../api/admin-call.ts';
import { escapeControls } from '../api/escape.ts';
import { bodySchemaOf, kindOf, loadAdminDocument, resolve, type Schema, variantOf } from '../api/schema.ts';
import type { AdminOperationId } from '../generated/operations.ts';
import { ActionButton } from './actions.tsx';
import { CopyButton } from './code.tsx';
import { Button, formatAmount, NoData, Prose, parseAmount } from './text.tsx';

/** A field of a form. The schema of the body decides about everything that is left out. */
export interface FieldSpec {
  /** The place of the value in the body: `amount.currency`. */
  readonly path: string;
  readonly label?: string;
  /** An empty text shows no hint. */
  readonly hint?: ComponentChildren;
  readonly placeholder?: string;
  /** `one`: the value is an object with one field, which the choices name. */
  readonly kind?: 'amount' | 'password' | 'secret' | 'lines' | 'one' | 'json';
  /** The currency of an amount. */
  readonly currency?: string;
  /** The values to select from. An empty value leaves the field out. */
  readonly choices?: readonly Choice[];
  /** The value that a checked box sends. */
  readonly checkedValue?: unknown;
}

/** A field without a specification is only its path. */
type FieldList = readonly (FieldSpec | string)[];
const specOf = (field: FieldSpec | string): FieldSpec => (typeof field === 'string' ? { path: field } : field);

interface AdminFormProps<Id extends AdminOperationId> {
  /** The call without its body. */
  readonly call: Omit<AdminCall<Id>, 'body'>;
  /** The values to start with. Those without a field are sent too. */
  readonly initial?: BodyOf<Id>;
  /** The fields that the form shows at first. By default, each field of the schema. A function can look at the current values. */
  readonly fields?: FieldList | ((body: BodyOf<Id>) => FieldList);
  /** The fields in a closed group. `others` are those of the schema that no other part of the form shows. */
  readonly more?: { readonly title: string; readonly fields: FieldList | 'others' };
  /** Changes the body before it is shown and sent. */
  complete?(body: BodyOf<Id>): BodyOf<Id>;
  /** What the form says about the body, after its button. */
  summary?(body: BodyOf<Id>): ComponentChildren;
  /** Called with what the user entered, and with the values before. Returns the values to continue with. */
  onInput?(body: BodyOf<Id>, last: BodyOf<Id>): BodyOf<Id>;
  readonly tone?: 'plain' | 'primary';
  /** Why the form cannot be sent. It then says so. */
  readonly disabledReason?: string | undefined;
  /** The label of the button: `Arm the fault`. */
  readonly action: string;
  /** The message of success. Undefined: the form shows the result. */
  readonly done?: string;
  /** Whether the form stands in a dialog. It then closes the dialog. */
  readonly isDialog?: boolean;
  onDone?(result: ResultOf<Id>, body: BodyOf<Id>): void;
}

/**
 * A form for the body of an operation, made from its schema. It asks only for the fields that the schema requires. Whether the values are
 * valid, the server decides: its reasons are shown.
 */
export function AdminForm<Id extends AdminOperationId>(props: AdminFormProps<Id>) {
  const { call, initial, fields, more, complete, isDialog = false } = props;
  const { schema: root, error: loadError } = useBodySchema(call.operation);
  const [value, setValue] = useState<unknown>(initial);
  const [error, setError] = useState<AdminError>();
  if (root === undefined) return <NoData error={loadError} />;

  const schema = variantOf(root, value);
  const { properties = {} } = schema;
  // Another variant may lack a field that the user has filled.
  const entries = Object.entries(Object(value)).filter(([name]) => name in properties);
  const typed = Object.fromEntries(entries) as BodyOf<Id>;
  const body = complete === undefined ? typed : complete(typed);
  const all = Object.keys(properties);
  const given = typeof fields === 'function' ? fields(typed) : (fields ?? all);
  const shown = given.map(specOf).filter(({ path }) => all.includes(path.split('.')[0] ?? ''));
  const others = all.filter((path) => !shown.some((each) => each.path === path));
  const inMore = (more?.fields === 'others' ? others : (more?.fields ?? [])).map(specOf);
  const input = (next: unknown) => setValue(props.onInput?.((next ?? {}) as BodyOf<Id>, typed) ?? next);
  const field = (spec: FieldSpec) => {
    const names = spec.path.split('.');
    return (
      <SchemaField
        key={spec.path}
        name={names.at(-1) ?? ''}
        parent={names.slice(0, -1).reduce((each, part) => resolve(each.properties?.[part] ?? {}), schema)}
        value={names.reduce((each, part) => Object(each)[part], value)}
        onInput={(next) => input(withValue(value, names, next))}
        spec={spec}
      />
    );
  };
  return (
    <form
      class="form stack"
      ref={isDialog ? focusFirst : null}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={submitFromSelect}
      noValidate
    >
      {shown.map(field)}
      {inMore.length === 0 ? null : (
        <details class="box">
          <summary>{more?.title}</summary>
          <div class="form stack">{inMore.map(field)}</div>
        </details>
      )}
      {error === undefined ? null : <NoData error={error} />}
      <div class={isDialog ? 'row end' : 'row'}>
        {isDialog ? (
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>Cancel</Button>
        ) : null}
        <ActionButton
          call={{ ...call, body } as AdminCall<Id>}
          shownCall={hideSecrets({ ...call, body })}
          done={props.done}
          tone={props.tone ?? 'primary'}
          isSubmit
          disabledReason={problemOf(typed) ?? props.disabledReason ?? missingFields(schema, typed)}
          onError={setError}
          onDone={(result, button) => {
            setError(undefined);
            // As Escape does, so that the focus returns.
            if (isDialog) button.closest('dialog')?.close();
            props.onDone?.(result, body);
          }}
        >
          {props.action}
        </ActionButton>
      </div>
      {props.summary?.(body)}
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

/** Returns the schema of the body of an operation. Undefined until it is loaded. */
export function useBodySchema(operation: AdminOperationId): { schema: Schema | undefined; error?: AdminError } {
  const [error, setError] = useState<AdminError>();
  useEffect(() => {
    loadAdminDocument().catch(setError);
  }, []);
  return { schema: bodySchemaOf(operation), ...(error === undefined ? {} : { error }) };
}

/** The fields of a body that hold a secret. */
const secretFields: ReadonlySet<string> = new Set(['secret', 'apiKey', 'apiSecret']);

/** Returns a call as the page can show and copy it: a placeholder stands for each secret. */
function hideSecrets(call: AnyAdminCall): AnyAdminCall {
  const entries = Object.entries(Object(call.body)).map(([name, value]) => [
    name,
    secretFields.has(name) ? `<${name}>` : value,
  ]);
  return { ...call, body: Object.fromEntries(entries) };
}

function missingFields({ required = [] }: Schema, body: unknown): string | undefined {
  const missing = required.filter((each) => Object(body)[each] === undefined);
  return missing.length === 0 ? undefined : `Fill in ${missing.join(' and ')}`;
}

/** Returns the reason of the first field that cannot be read: an error stands for its value, and the form cannot be sent with it. */
function problemOf(value: unknown): string | undefined {
  if (value instanceof Error) return value.message;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(problemOf)
    .find((each) => each !== undefined);
}

/** Returns a copy of an object with another value at a path. An object without fields is left out. */
function withValue(object: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const { [name]: last, ...others } = Object(object) as Record<string, unknown>;
  const next = rest.length === 0 ? value : withValue(last, rest, value);
  const changed = next === undefined ? others : { ...others, [name]: next };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

interface SchemaFieldProps {
  readonly name: string;
  /** The schema of the object that has the field. */
  readonly parent: Schema;
  /** Undefined: the field is empty, and the body does not contain it. */
  readonly value: unknown;
  onInput(value: unknown): void;
  readonly spec?: FieldSpec;
}

/** A field for a value of a schema. An empty field leaves the value out. */
function SchemaField({ name, parent, value, onInput, spec }: SchemaFieldProps) {
  const schema = resolve(parent.properties?.[name] ?? {});
  const isRequired = parent.required?.includes(name) ?? false;
  const label = spec?.label ?? (isRequired ? `${name} (required)` : name);
  const field = { label, hint: spec?.hint ?? describe(schema), value, onInput };
  const example = schema.default ?? schema.examples?.[0];
  const canBeNumber = schema.anyOf?.some(({ type }) => type === 'number') ?? false;
  const text = {
    ...field,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    placeholder: spec?.placeholder ?? (typeof example === 'string' ? example : ''),
    onInput: (next: string) =>
      onInput(next === '' ? undefined : canBeNumber && /^\d+$/.test(next) ? Number(next) : next),
  };
  if (spec !== undefined && 'checkedValue' in spec) {
    const check = (isChecked: boolean) => onInput(isChecked ? spec.checkedValue : undefined);
    return <CheckboxField {...field} checked={value !== undefined} onInput={check} />;
  }
  const kind = spec?.kind ?? (spec?.choices === undefined ? kindOf(schema) : 'choice');
  switch (kind) {
    case 'object':
      return (
        <Group {...field} isOpen={isRequired || value !== undefined}>
          {Object.keys(schema.properties ?? {}).map((each) => (
            <SchemaField
              key={each}
              name={each}
              parent={schema}
              value={Object(value)[each]}
              onInput={(next) => onInput(withValue(value, [each], next))}
            />
          ))}
        </Group>
      );
    case 'choice':
    case 'boolean': {
      const values = kind === 'boolean' ? [true, false] : (schema.enum ?? [schema.const]);
      const named = values.filter((each) => each !== null).map((value) => ({ value, label: String(value) }));
      const usual = { value: '', label: isRequired ? 'Select…' : 'Default' };
      const choices = spec?.choices ?? (isRequired && value !== undefined ? named : [usual, ...named]);
      return (
        <SelectField
          {...field}
          value={value === undefined ? '' : String(value)}
          choices={choices}
          onInput={(next) =>
            onInput(next === '' ? undefined : choices.map(valueOfChoice).find((each) => String(each) === next))
          }
        />
      );
    }
    case 'choices':
      return <Choices {...field} schema={resolve(schema.items ?? {})} />;
    case 'one':
      return <OneOfFields {...field} schema={schema} choices={spec?.choices ?? []} />;
    case 'probability':
      return <ProbabilityField {...field} value={Number(value ?? 0)} />;
    case 'number':
      return (
        <TextField
          {...field}
          type="number"
          value={value === undefined ? '' : String(value)}
          onInput={(next) => onInput(next === '' ? undefined : Number(next))}
        />
      );
    case 'text':
    case 'password':
      return <TextField {...text} type={kind} />;
    case 'secret':
      return <SecretField {...text} />;
    case 'lines':
      return <TextField {...text} rows={3} />;
    case 'list':
      return (
        <TextField
          {...field}
          label={`${label}, one per line`}
          rows={2}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onInput={(next) => onInput(next === '' ? undefined : next.split('\n'))}
        />
      );
    case 'amount':
      return (
        <ParsedField
          {...field}
          placeholder={spec?.placeholder}
          format={(amount) => formatAmount(Number(amount), spec?.currency ?? '', false)}
          parse={parseAmount}
        />
      );
    case 'json':
      return <ParsedField {...field} rows={3} format={(json) => JSON.stringify(json, null, 2)} parse={readJson} />;
  }
}

/** The fields of an object inside the object of the form. Optional ones are closed at first, because some objects are large. */
function Group({ label, hint, isOpen, children }: FieldProps & { isOpen: boolean; children: ComponentChildren }) {
  const [shows, setShows] = useState(isOpen);
  return (
    <details class="box" open={isOpen} onToggle={({ currentTarget }) => setShows(currentTarget.open)}>
      <summary>{label}</summary>
      <div class="form stack">
        {hint ? <p class="quiet small">{hint}</p> : null}
        {shows ? children : null}
      </div>
    </details>
  );
}

interface ValueProps extends FieldProps {
  readonly schema: Schema;
  readonly value: unknown;
  onInput(value: unknown): void;
}

/** A box for each value of a list. */
function Choices({ label, hint, schema, value, onInput }: ValueProps) {
  const selected: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (each: unknown, isChecked: boolean) => {
    const next = (schema.enum ?? []).filter((one) => (one === each ? isChecked : selected.includes(one)));
    onInput(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset class="box stack">
      <legend>{label}</legend>
      {hint ? <p class="quiet small">{hint}</p> : null}
      <div class="columns field-grid">
        {schema.enum?.map((each) => (
          <CheckboxField
            key={String(each)}
            label={String(each)}
            checked={selected.includes(each)}
            onInput={(isChecked) => toggle(each, isChecked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** An object with exactly one field: one control selects which, and another one has its value. A choice is such an object. */
function OneOfFields({ label, schema, value, choices, onInput }: ValueProps & Pick<SelectProps, 'choices'>) {
  const nameOf = (each: unknown) => Object.keys(Object(each))[0] ?? '';
  const name = nameOf(value);
  return (
    <div class="columns field-grid">
      <SelectField
        label={label}
        value={name}
        choices={choices.map((each) => ({ value: nameOf(valueOfChoice(each)), label: labelOfChoice(each) }))}
        onInput={(next) => onInput(choices.map(valueOfChoice).find((each) => nameOf(each) === next))}
      />
      {name === '' ? null : (
        <SchemaField
          name={name}
          parent={{ ...schema, required: [name] }}
          value={Object(value)[name]}
          onInput={(next) => onInput({ [name]: next })}
        />
      )}
    </div>
  );
}

interface ParsedFieldProps extends Omit<ValueProps, 'schema'>, Pick<TextFieldProps, 'rows'> {
  readonly placeholder?: string | undefined;
  /** Writes the value that the field starts with. */
  format(value: unknown): string;
  /** Reads the text of the field. Throws an error whose message says why it cannot be read. */
  parse(text: string): unknown;
}

/** A field that keeps what the user typed, also while it cannot be read. */
function ParsedField(props: ParsedFieldProps) {
  const { value, onInput, format, parse, placeholder = 'Default of the server', ...field } = props;
  const [text, setText] = useState(() => (value === undefined ? '' : format(value)));
  const input = (next: string) => {
    setText(next);
    try {
      onInput(next.trim() === '' ? undefined : parse(next));
    } catch (error) {
      onInput(error);
    }
  };
  const error = value instanceof Error ? value.message : undefined;
  return <TextField {...field} value={text} error={error} placeholder={placeholder} onInput={input} />;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This is not valid JSON');
  }
}

/** The description with the limits, which a description does not repeat. */
function describe({ description, minimum, maximum, maxLength }: Schema): ComponentChildren | undefined {
  const limits = [
    minimum === undefined || maximum === undefined ? undefined : `From ${minimum} to ${maximum}.`,
    maxLength === undefined ? undefined : `At most ${maxLength} characters.`,
  ];
  const text = [description?.trim(), ...limits].filter((each) => each !== undefined).join(' ');
  return text === '' ? undefined : <Prose text={text} />;
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
  readonly type?: 'text' | 'number' | 'password' | 'search';
  readonly value: string;
  readonly placeholder?: string;
  onInput(value: string): void;
}

/** A control for one line of text, without a label. */
export function TextInput({ type = 'text', onInput, ...attributes }: TextInputProps) {
  return (
    <input
      autocomplete="off"
      spellcheck={false}
      {...attributes}
      // The type of the attributes differs by the type of the field, and those here exist on each.
      type={type as 'text'}
      {...(type === 'number' ? { step: 'any' } : {})}
      onInput={({ currentTarget }) => onInput(currentTarget.value)}
    />
  );
}

interface TextFieldProps extends FieldProps, Omit<TextInputProps, 'id'> {
  /** The number of lines. @default 1 */
  readonly rows?: number;
}

export function TextField({ label, hint, error, rows, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) =>
        rows === undefined ? (
          <TextInput {...ids} {...input} />
        ) : (
          <textarea
            {...ids}
            rows={rows}
            value={input.value}
            spellcheck={false}
            onInput={({ currentTarget }) => input.onInput(currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

/** An option of a select field: a value that is its own label, or a value with a label. */
export type Choice = string | { readonly value: unknown; readonly label: string };

const labelOfChoice = (choice: Choice) => (typeof choice === 'string' ? choice : choice.label);
const valueOfChoice = (choice: Choice) => (typeof choice === 'string' ? choice : choice.value);

interface SelectProps extends ControlAttributes {
  readonly value: string;
  readonly choices: readonly Choice[];
  onInput(value: string): void;
}

/** A control that selects one of several values. A link can name a value that does not exist, for example a removed endpoint. */
export function Select({ value, choices, onInput, ...attributes }: SelectProps) {
  const isKnown = choices.some((each) => String(valueOfChoice(each)) === value);
  return (
    <select {...attributes} value={value} onInput={({ currentTarget }) => onInput(currentTarget.value)}>
      {[...choices, ...(isKnown ? [] : [value])].map((each) => (
        <option key={String(valueOfChoice(each))} value={String(valueOfChoice(each))}>
          {escapeControls(labelOfChoice(each))}
        </option>
      ))}
    </select>
  );
}

export function SelectField({ value, onInput, choices, ...field }: FieldProps & SelectProps) {
  return <Field {...field}>{(ids) => <Select {...ids} value={value} choices={choices} onInput={onInput} />}</Field>;
}

interface CheckboxFieldProps extends FieldProps {
  readonly checked: boolean;
  onInput(checked: boolean): void;
}

export function CheckboxField({ label, hint, checked, onInput }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div class="field stack tight">
      <label class="row">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint ? id : undefined}
          onInput={({ currentTarget }) => onInput(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p class="quiet small" id={id}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** As long as the result of the signature: a longer secret adds nothing. */
const secretBytes = 32;

/** Creates a random secret in the browser. */
function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const text = btoa(String.fromCharCode(...bytes));
  return `whsec_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** A field for a secret. A generated secret is readable, because the user has to copy it; a typed one is hidden. */
function SecretField({ value, onInput, ...field }: FieldProps & { value: string; onInput(value: string): void }) {
  const [isShown, setShown] = useState(false);
  const generate = () => {
    onInput(generateSecret());
    setShown(true);
  };
  return (
    <Field {...field}>
      {(ids) => (
        <span class="field-controls row">
          <TextInput {...ids} type={isShown ? 'text' : 'password'} value={value} onInput={onInput} />
          <Button onClick={() => setShown(!isShown)} aria-pressed={isShown}>
            Show
          </Button>
          <Button onClick={generate}>Generate</Button>
          {value === '' ? null : <CopyButton text={value} label="Copy the secret" isSmall />}
        </span>
      )}
    </Field>
  );
}

/** A slider for a value from 0 to 1. */
function ProbabilityField({ value, onInput, ...field }: FieldProps & { value: number; onInput(value: number): void }) {
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
            value={value}
            aria-valuetext={formatProbability(value)}
            onInput={({ currentTarget }) => onInput(currentTarget.valueAsNumber)}
          />
          <output for={ids.id}>{formatProbability(value)}</output>
        </span>
      )}
    </Field>
  );
}

/** `30 %` */
export function formatProbability(probability: number): string {
  return `${Math.round(probability * 1_000) / 10} %`;
}
