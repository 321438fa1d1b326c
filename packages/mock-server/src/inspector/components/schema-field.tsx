import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type BodySchema, kindOf, type Schema, withoutNull } from '../api/schema.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from './field.tsx';
import { Prose } from './prose.tsx';

/** Text in a field that is no JSON yet. The form cannot be sent with it. */
export class InvalidJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

interface SchemaFieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly resolve: BodySchema['resolve'];
  readonly isRequired: boolean;
  /** Undefined: the field is empty, and the body does not contain it. */
  readonly value: unknown;
  onInput(value: unknown): void;
}

/** A field for a value of a schema. An empty field leaves the value out. */
export function SchemaField({ schema: given, ...props }: SchemaFieldProps) {
  const { name, resolve, isRequired, value, onInput } = props;
  const schema = withoutNull(resolve(given), resolve);
  const kind = kindOf(schema, resolve);
  const common = { label: isRequired ? `${name} (required)` : name, ...describe(schema) };
  switch (kind) {
    case 'object':
    case 'variants':
      return (
        <Group {...common} isOpen={isRequired || value !== undefined}>
          <SchemaFields schema={schema} resolve={resolve} value={value} onInput={onInput} />
        </Group>
      );
    case 'choice':
    case 'boolean': {
      const values = kind === 'boolean' ? [true, false] : (schema.enum ?? [schema.const]);
      const choices = values.filter((each) => each !== null).map(String);
      return (
        <SelectField
          {...common}
          value={value === undefined ? '' : String(value)}
          choices={[{ value: '', label: isRequired ? 'Select…' : 'Default' }, ...choices]}
          onInput={(text) => onInput(values.find((each) => String(each) === text))}
        />
      );
    }
    case 'choices':
      return <Choices {...common} schema={resolve(schema.items ?? {})} value={value} onInput={onInput} />;
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          value={value === undefined ? '' : String(value)}
          onInput={(text) => onInput(text === '' ? undefined : Number(text))}
        />
      );
    case 'text':
      return (
        <TextField
          {...common}
          value={typeof value === 'string' ? value : ''}
          placeholder={exampleOf(schema)}
          onInput={(text) => onInput(text === '' ? undefined : text)}
        />
      );
    case 'lines':
      return (
        <TextAreaField
          {...common}
          label={`${common.label}, one per line`}
          rows={2}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onInput={(text) => onInput(text === '' ? undefined : text.split('\n'))}
        />
      );
    case 'json':
      return <JsonField {...common} value={value} onInput={onInput} />;
  }
}

/** The fields of an object. With variants, the first field selects one. */
export function SchemaFields({
  schema: given,
  resolve,
  value,
  onInput,
  omit = [],
}: Pick<SchemaFieldProps, 'schema' | 'resolve' | 'value' | 'onInput'> & {
  /** The fields that the form does not show. */
  readonly omit?: readonly string[];
}) {
  const schema = resolve(given);
  const fields = (Object(value) ?? {}) as Record<string, unknown>;
  const set = (name: string, each: unknown) => {
    const { [name]: _, ...others } = fields;
    const next = each === undefined ? others : { ...others, [name]: each };
    onInput(Object.keys(next).length === 0 ? undefined : next);
  };
  const { propertyName, mapping } = schema.discriminator ?? { propertyName: '', mapping: {} };
  const selected = fields[propertyName];
  const variant = schema.discriminator === undefined ? schema : resolve({ $ref: mapping[String(selected)] ?? '' });
  const names = Object.keys(variant.properties ?? {}).filter((each) => each !== propertyName && !omit.includes(each));
  return (
    <>
      {schema.discriminator === undefined ? null : (
        <SelectField
          label={`${propertyName} (required)`}
          {...describe(schema)}
          value={selected === undefined ? '' : String(selected)}
          choices={[{ value: '', label: 'Select…' }, ...Object.keys(mapping)]}
          onInput={(text) => onInput(text === '' ? undefined : { [propertyName]: text })}
        />
      )}
      {names.map((name) => (
        <SchemaField
          key={name}
          name={name}
          schema={variant.properties?.[name] ?? {}}
          resolve={resolve}
          isRequired={variant.required?.includes(name) ?? false}
          value={fields[name]}
          onInput={(each) => set(name, each)}
        />
      ))}
    </>
  );
}

/** The fields of an object inside the object of the form. Optional ones are closed at first, because some objects are large. */
function Group({
  label,
  hint,
  isOpen,
  children,
}: {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly isOpen: boolean;
  readonly children: ComponentChildren;
}) {
  const [shows, setShows] = useState(isOpen);
  return (
    <details class="schema-group" open={isOpen} onToggle={({ currentTarget }) => setShows(currentTarget.open)}>
      <summary>{label}</summary>
      <div class="schema-fields">
        {hint === undefined ? null : <p class="field-hint">{hint}</p>}
        {shows ? children : null}
      </div>
    </details>
  );
}

function Choices({
  label,
  hint,
  schema,
  value,
  onInput,
}: {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly schema: Schema;
  readonly value: unknown;
  onInput(value: unknown): void;
}) {
  const selected: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (each: unknown, isChecked: boolean) => {
    const next = (schema.enum ?? []).filter((one) => (one === each ? isChecked : selected.includes(one)));
    onInput(next.length === 0 ? undefined : next);
  };
  return (
    <fieldset class="schema-group">
      <legend>{label}</legend>
      {hint === undefined ? null : <p class="field-hint">{hint}</p>}
      <div class="schema-choices">
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

function JsonField({
  value,
  onInput,
  ...common
}: {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly value: unknown;
  onInput(value: unknown): void;
}) {
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value, null, 2)));
  const isInvalid = value instanceof InvalidJson;
  return (
    <TextAreaField
      {...common}
      rows={3}
      value={text}
      error={isInvalid ? 'This is not valid JSON' : undefined}
      onInput={(next) => {
        setText(next);
        onInput(parseValue(next));
      }}
    />
  );
}

function parseValue(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return new InvalidJson(text);
  }
}

/** The description with the limits, which a description does not repeat. */
function describe({ description, minimum, maximum, maxLength }: Schema): { readonly hint?: ComponentChildren } {
  const limits = [
    minimum === undefined || maximum === undefined ? undefined : `From ${minimum} to ${maximum}.`,
    maxLength === undefined ? undefined : `At most ${maxLength} characters.`,
  ];
  const text = [description?.trim(), ...limits].filter((each) => each !== undefined).join(' ');
  return text === '' ? {} : { hint: <Prose text={text} /> };
}

function exampleOf({ examples, default: usual }: Schema): string {
  const example = usual ?? examples?.[0];
  return typeof example === 'string' ? example : '';
}
