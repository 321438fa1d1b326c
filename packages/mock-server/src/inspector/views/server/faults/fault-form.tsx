import { useEffect, useMemo, useState } from 'preact/hooks';
import { AdminError } from '../../../api/admin-error.ts';
import { type BodySchema, loadBodySchema } from '../../../api/schema.ts';
import { ActionButton } from '../../../components/admin-call.tsx';
import { LoadError } from '../../../components/empty.tsx';
import { SchemaField, SchemaFields } from '../../../components/schema-field.tsx';
import { notifyError } from '../../../state/messages.ts';
import { describeEffect, describeTrigger, type Fault, faultPresets } from './fault.ts';
import { PhaseField } from './phase-field.tsx';
import { TriggerFields } from './trigger-fields.tsx';

const operation = 'injectFault';
/** The fields that most faults need, if their phase has them. */
const usual = ['status', 'corrupt', 'connection', 'lost'];
/** The fields that the form shows by itself. */
const own = ['phase', 'operation', 'when'];
const start: Fault = { operation: 'createPayment', phase: 'before', status: 503 };

/** Injects a fault: a preset fills the form, the fields change it, and a sentence says what will happen. */
export function FaultForm({ merchant }: { readonly merchant: string | undefined }) {
  const [schema, setSchema] = useState<BodySchema>();
  const [error, setError] = useState<AdminError>();
  const [fault, setFault] = useState<Fault>(start);
  const [preset, setPreset] = useState<string | undefined>(faultPresets[0]?.name);
  /** Counts what fills the form at once. Another key empties the fields that keep a text. */
  const [round, setRound] = useState(0);
  /** The fields that the form shows at first. */
  const first = useMemo(() => new Set([...usual, ...Object.keys(fault)]), [round]);
  useEffect(() => {
    loadBodySchema(operation).then(setSchema, (failure: unknown) => {
      if (failure instanceof AdminError) setError(failure);
      else notifyError('The form could not be created', failure);
    });
  }, []);
  if (error !== undefined) return <LoadError error={error} />;
  if (schema === undefined) return <p class="quiet">Loading…</p>;

  const { resolve } = schema;
  const root = resolve(schema.schema);
  const variant = resolve({ $ref: root.discriminator?.mapping[fault.phase] ?? '' });
  const later = Object.keys(variant.properties ?? {}).filter((each) => !own.includes(each) && !first.has(each));
  const fields = {
    schema: variant,
    resolve,
    value: fault,
    // A field that the user emptied is missing in the next value.
    onInput: (next: unknown) => {
      setFault(next as Fault);
      setPreset(undefined);
    },
  };
  const change = (changes: object) => {
    setFault((last) => withoutUndefined({ ...last, ...changes }));
    setPreset(undefined);
  };
  /** The fields of another phase differ. The request that fails stays the same. */
  const setPhase = (phase: string) => {
    const { operation, when } = fault;
    const status = 'status' in fault ? fault.status : 503;
    const hasStatus = resolve({ $ref: root.discriminator?.mapping[phase] ?? '' }).properties?.status !== undefined;
    setFault(withoutUndefined({ phase, operation, when, status: hasStatus ? status : undefined }));
    setPreset(undefined);
    setRound(round + 1);
  };
  return (
    <form class="fault-form" onSubmit={(event) => event.preventDefault()}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="actions" role="group" aria-label="Start with">
        {faultPresets.map(({ name, fault: each }) => (
          <button
            key={name}
            type="button"
            class="button"
            aria-pressed={preset === name}
            onClick={() => {
              setFault(withoutUndefined({ operation: fault.operation, ...each }));
              setPreset(name);
              setRound(round + 1);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <div class="fault-fields" key={round}>
        <div class="form">
          <SchemaField
            name="operation"
            schema={variant.properties?.operation ?? {}}
            resolve={resolve}
            isRequired={false}
            value={fault.operation}
            onInput={(value) => change({ operation: value })}
          />
          <TriggerFields
            schema={resolve(variant.properties?.when ?? {})}
            resolve={resolve}
            value={fault.when}
            onInput={(when) => change({ when })}
          />
          <SchemaFields {...fields} omit={[...own, ...later]} />
          {later.length === 0 ? null : (
            <details class="schema-group">
              <summary>More fields</summary>
              <div class="schema-fields">
                <SchemaFields {...fields} omit={[...own, ...first]} />
              </div>
            </details>
          )}
        </div>
        <PhaseField schema={root} value={fault.phase} onInput={setPhase} />
      </div>
      <p class="fault-sentence" aria-live="polite">
        <strong>{describeTrigger(fault)}:</strong> {describeEffect(fault)}.
      </p>
      <div class="actions">
        <ActionButton
          call={{ operation, body: fault, merchant }}
          done="The fault is armed"
          tone="primary"
          isSubmit
          disabledReason={missingFields(variant.required, fault)}
        >
          Arm the fault
        </ActionButton>
      </div>
    </form>
  );
}

function withoutUndefined(value: object): Fault {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as unknown as Fault;
}

function missingFields(required: readonly string[] | undefined, fault: object): string | undefined {
  const missing = (required ?? []).filter((each) => !(each in fault));
  return missing.length === 0 ? undefined : `Select ${missing.join(' and ')}`;
}
