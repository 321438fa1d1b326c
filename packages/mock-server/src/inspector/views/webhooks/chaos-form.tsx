import { useState } from 'preact/hooks';
import type { Schema } from '../../api/schema.ts';
import { ActionButton } from '../../components/admin-call.tsx';
import { Empty } from '../../components/empty.tsx';
import { Field, TextField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { describeChaos, formatProbability, type WebhookChaos } from './chaos-notice.tsx';
import { useBodyFields } from './use-body-schema.ts';

type Values = Readonly<Record<string, number | string | undefined>>;

/** The form for the chaos: a slider for each probability, and the delay. */
export function ChaosForm({
  chaos,
  merchant,
}: {
  readonly chaos: WebhookChaos | undefined;
  readonly merchant: string | undefined;
}) {
  const fields = Object.entries(useBodyFields('setWebhookChaos'));
  /** What the user changed. Undefined: the form shows the current settings. */
  const [draft, setDraft] = useState<Values>();
  if (chaos === undefined || fields.length === 0) return <Empty title="Loading…" />;
  const values: Values = draft ?? { ...chaos };
  const body = bodyOf(values);
  const active = describeChaos(chaos);
  return (
    <div class="page">
      <form class="card chaos" onSubmit={(event) => event.preventDefault()}>
        <h2>Chaos</h2>
        <p>
          Simulates what networks do to webhooks. Your receiver should cope with each of these.{' '}
          {active.length === 0 ? 'Chaos is off now.' : `Now: ${active.join(', ')}.`}
        </p>
        <div class="chaos-fields">
          {fields.map(([name, schema]) => (
            <ChaosField
              key={name}
              name={name}
              schema={schema}
              value={values[name]}
              onInput={(value) => setDraft({ ...values, [name]: value })}
            />
          ))}
        </div>
        <div class="actions">
          <ActionButton
            call={{ operation: 'setWebhookChaos', body, merchant }}
            done={Object.keys(body).length === 0 ? 'The chaos is off' : 'The chaos is on'}
            tone="primary"
            onDone={() => setDraft(undefined)}
          >
            Apply
          </ActionButton>
          {draft === undefined ? null : (
            <button type="button" class="button" onClick={() => setDraft(undefined)}>
              Discard the changes
            </button>
          )}
        </div>
      </form>
    </div>
  );
}

/** A slider for a value with limits, otherwise a text field. */
function ChaosField({
  name,
  schema: { minimum, maximum, description },
  value,
  onInput,
}: {
  readonly name: string;
  readonly schema: Schema;
  readonly value: number | string | undefined;
  onInput(value: number | string): void;
}) {
  if (minimum === undefined || maximum === undefined) {
    return (
      <TextField
        label={name}
        value={String(value ?? '')}
        onInput={onInput}
        placeholder="5m"
        hint={<Prose text={description ?? ''} />}
      />
    );
  }
  const probability = Number(value ?? minimum);
  return (
    <Field label={name} hint={<Prose text={description ?? ''} />}>
      {(ids) => (
        <span class="chaos-slider">
          <input
            {...ids}
            type="range"
            min={minimum}
            max={maximum}
            step={0.01}
            value={probability}
            aria-valuetext={formatProbability(probability)}
            onInput={({ currentTarget }) => onInput(currentTarget.valueAsNumber)}
          />
          <output for={ids.id}>{formatProbability(probability)}</output>
        </span>
      )}
    </Field>
  );
}

/** Leaves out what has no effect. A delay of digits only is a number of milliseconds. */
function bodyOf(values: Values): WebhookChaos {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    if (text === undefined || text === '' || text === 0) return [];
    return [[name, typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text]];
  });
  return Object.fromEntries(entries);
}
