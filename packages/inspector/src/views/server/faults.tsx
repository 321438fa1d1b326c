import { useState } from 'preact/hooks';
import type { BodyOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { AdminForm } from '../../components/form.tsx';
import { Card } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Button, Code, NoData } from '../../components/text.tsx';
import { useResource } from '../../state/resource.ts';

/** The faults of the merchant: those that can still apply, and a form for another one. */
export function FaultsSection() {
  return (
    <>
      <ArmedFaults />
      <Card title="Arm a fault">
        <FaultForm />
      </Card>
    </>
  );
}

interface ActiveFault {
  readonly id: string;
  readonly fault: Fault;
  readonly matchedRequests: number;
}

const columns: readonly ShortColumn<ActiveFault>[] = [
  { title: 'Fault', kind: 'heading', cell: ({ id }) => id },
  { title: 'Effect', cell: ({ fault }) => <Code text={JSON.stringify(fault)} /> },
  { title: 'Progress', cell: describeProgress },
  {
    title: 'Action',
    kind: 'actions',
    cell: ({ id }) => (
      <ActionButton call={{ operation: 'clearFault', path: { faultId: id } }} done="The fault was removed">
        {`Remove ${id}`}
      </ActionButton>
    ),
  },
];

function ArmedFaults() {
  const { data, error } = useResource({ operation: 'listFaults' });
  return (
    <Card title="Armed faults">
      {data === undefined ? (
        <NoData error={error} />
      ) : data.length === 0 ? (
        <p class="quiet">No fault is armed: every request gets its usual response.</p>
      ) : (
        <>
          <ShortTable columns={columns} rows={data as readonly ActiveFault[]} keyOf={({ id }) => id} />
          <ActionButton call={{ operation: 'clearFaults' }} done="Every fault was removed">
            Clear all
          </ActionButton>
        </>
      )}
    </Card>
  );
}

/** How far a fault is: `2 of 3 requests`. */
function describeProgress({ fault: { when = {} }, matchedRequests }: ActiveFault): string {
  if (when.probability !== undefined) return 'drawn for each request';
  return when.nth === undefined
    ? `${matchedRequests} of ${when.times ?? 1} failed`
    : `${matchedRequests} of ${when.nth} counted`;
}

/** A fault, as the admin API reads it. */
type Fault = Extract<BodyOf<'injectFault'>, { readonly phase: string }>;

/** What the form starts with: faults that many tests need. Each one is complete, and can be changed before it is injected. */
const presets: Readonly<Record<string, Fault>> = {
  '503 once': { phase: 'before', status: 503 },
  'The third request fails': { phase: 'before', status: 503, when: { nth: 3 } },
  'Rate limit': { phase: 'before', status: 429, retryAfter: 1, when: { times: 2 } },
  'Lost response': { phase: 'transport', connection: 'reset', lost: 'response' },
  'Lost request': { phase: 'transport', connection: 'reset', lost: 'request' },
  'No response': { phase: 'transport', connection: 'hang', lost: 'response' },
  'Error after success': { phase: 'after-commit', status: 500 },
  'Error that consumes the key': { phase: 'processing', status: 500 },
  'Slow response': { phase: 'before', latencyMs: 5_000 },
  'Truncated body': { phase: 'body', corrupt: 'truncated' },
  'HTML page': { phase: 'body', corrupt: 'wrong-content-type' },
  'One in ten fails': { phase: 'before', status: 503, when: { probability: 0.1 } },
};

/** The fields that most faults need, if their phase has them. */
const fields = [
  ...['operation', 'when.nth', 'when.times', 'when.probability', 'phase'],
  ...['status', 'response', 'corrupt', 'connection', 'lost', 'latencyMs', 'retryAfter'],
];

/** Injects a fault: a preset fills the form, and the fields change it. */
function FaultForm() {
  const [preset, setPreset] = useState('503 once');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="row" role="group" aria-label="Start with">
        {Object.keys(presets).map((name) => (
          <Button key={name} aria-pressed={preset === name} onClick={() => setPreset(name)}>
            {name}
          </Button>
        ))}
      </div>
      <AdminForm
        key={preset}
        call={{ operation: 'injectFault' }}
        initial={{ operation: 'createPayment', ...presets[preset] } as Fault}
        fields={fields}
        hasMore
        action="Arm the fault"
        done="The fault is armed"
      />
    </>
  );
}
