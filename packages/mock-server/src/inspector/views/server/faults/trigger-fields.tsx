import type { BodySchema, Schema } from '../../../api/schema.ts';
import { SelectField } from '../../../components/field.tsx';
import { SchemaField } from '../../../components/schema-field.tsx';
import type { FaultTrigger } from './fault.ts';

/** The field that says which requests fail. The trigger has exactly one of its fields. */
export function TriggerFields({
  schema,
  resolve,
  value,
  onInput,
}: {
  readonly schema: Schema;
  readonly resolve: BodySchema['resolve'];
  readonly value: FaultTrigger | undefined;
  onInput(value: FaultTrigger | undefined): void;
}) {
  const selected = Object.keys(value ?? {})[0] ?? '';
  const field = schema.properties?.[selected];
  return (
    <div class="form-row">
      <SelectField
        label="Which requests"
        value={selected}
        choices={[{ value: '', label: 'The next one' }, ...Object.keys(schema.properties ?? {}).map(choiceOf)]}
        onInput={(name) => onInput(name === '' ? undefined : ({ [name]: starts[name] ?? 1 } as FaultTrigger))}
      />
      {field === undefined ? null : (
        <SchemaField
          name={selected}
          schema={field}
          resolve={resolve}
          isRequired
          value={Object.values(value ?? {})[0]}
          onInput={(next) => onInput({ [selected]: next } as FaultTrigger)}
        />
      )}
    </div>
  );
}

const labels: Readonly<Record<string, string>> = {
  nth: 'One of the next, by its position',
  times: 'The next ones, by their number',
  probability: 'Each one, with a probability',
};
const starts: Readonly<Record<string, number>> = { nth: 3, times: 2, probability: 0.1 };

function choiceOf(name: string) {
  return { value: name, label: labels[name] ?? name };
}
