import { useState } from 'preact/hooks';
import type { BodyOf, ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { JsonView } from '../../components/code.tsx';
import { AdminForm, type FieldSpec } from '../../components/form.tsx';
import { Card } from '../../components/panels.tsx';
import { Badge, Button, Data, NoData } from '../../components/text.tsx';
import { currentMerchant } from '../../state/merchants.ts';
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

function ArmedFaults() {
  const merchant = currentMerchant.value;
  const { data, error } = useResource({ operation: 'listFaults', merchant });
  const faults = data as readonly ActiveFault[] | undefined;
  return (
    <Card title="Armed faults">
      {faults === undefined ? (
        <NoData error={error} />
      ) : faults.length === 0 ? (
        <p class="quiet">No fault is armed: every request gets its usual response.</p>
      ) : (
        <>
          <ul class="plain-list">
            {faults.map((each) => (
              <li key={each.id} class="section">
                <div class="armed-fault row">
                  <p>
                    <strong>
                      <Data text={describeTrigger(each.fault)} />:
                    </strong>{' '}
                    {describeEffect(each.fault)}.
                  </p>
                  <Badge tone="info">{describeProgress(each)}</Badge>
                  <ActionButton
                    call={{ operation: 'clearFault', path: { faultId: each.id }, merchant }}
                    done="The fault was removed"
                  >
                    {`Remove ${each.id}`}
                  </ActionButton>
                </div>
                <details>
                  <summary>JSON</summary>
                  <JsonView value={each.fault} label={each.id} />
                </details>
              </li>
            ))}
          </ul>
          <ActionButton call={{ operation: 'clearFaults', merchant }} done="Every fault was removed">
            Clear all
          </ActionButton>
        </>
      )}
    </Card>
  );
}

const firstFault: Fault = { operation: 'createPayment', phase: 'before', status: 503 };
/** The trigger has exactly one of its fields. */
const trigger: FieldSpec = {
  path: 'when',
  label: 'Which requests',
  kind: 'one',
  choices: [
    { value: undefined, label: 'The next one' },
    { value: { nth: 3 }, label: 'One of the next, by its position' },
    { value: { times: 2 }, label: 'The next ones, by their number' },
    { value: { probability: 0.1 }, label: 'Each one, with a probability' },
  ],
};

/** The fields that a fault sets in a new payment. A text, because their form would be long. */
const createdFields = { path: 'response', kind: 'json' } as const;

/** Injects a fault: a preset fills the form, the fields change it, and a sentence says what will happen. */
function FaultForm() {
  const [start, setStart] = useState({ round: 0, fault: firstFault });
  const [preset, setPreset] = useState(faultPresets[0]?.name);
  const [operation, setOperation] = useState(firstFault.operation);
  // The fields that most faults need, if their phase has them, and those of the preset.
  const first = new Set(['status', 'corrupt', 'connection', 'lost', ...Object.keys(start.fault)]);
  for (const each of ['operation', 'when', 'phase']) first.delete(each);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div class="row" role="group" aria-label="Start with">
        {faultPresets.map(({ name, fault }) => (
          <Button
            key={name}
            aria-pressed={preset === name}
            onClick={() => {
              setPreset(name);
              setStart({ round: start.round + 1, fault: { operation, ...fault } as Fault });
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <AdminForm
        key={start.round}
        call={{ operation: 'injectFault', merchant: currentMerchant.value }}
        initial={start.fault}
        fields={['operation', trigger, { path: 'phase', label: 'What happens' }, ...first, createdFields]}
        more={{ title: 'More fields', fields: 'others' }}
        onInput={(next, last) => {
          setPreset(undefined);
          setOperation((next as Fault).operation);
          return withUsualStatus(next as Fault, last as Fault);
        }}
        summary={(fault) => (
          <p class="explanation fault-sentence" aria-live="polite">
            <strong>
              <Data text={describeTrigger(fault as Fault)} />:
            </strong>{' '}
            {describeEffect(fault as Fault)}.
          </p>
        )}
        action="Arm the fault"
        done="The fault is armed"
      />
    </>
  );
}

/** In another phase, the request that fails stays the same, and so does the status. The other fields differ. */
function withUsualStatus(next: Fault, last: Fault): Fault {
  if (next.phase === last.phase) return next;
  const { phase, operation, match, when } = next;
  return { phase, operation, match, when, status: 'status' in last ? last.status : 503 } as Fault;
}

/** A fault, as the admin API reads it. */
export type Fault = Extract<BodyOf<'injectFault'>, { readonly phase: string }>;
type ActiveFault = Omit<ResultOf<'listFaults'>[number], 'fault'> & { readonly fault: Fault };

/** What the form starts with: faults that many tests need. Each one is complete, and can be changed before it is injected. */
const faultPresets: readonly { readonly name: string; readonly fault: Fault }[] = [
  { name: '503 once', fault: { phase: 'before', status: 503 } },
  { name: 'The third request fails', fault: { phase: 'before', status: 503, when: { nth: 3 } } },
  { name: 'Rate limit', fault: { phase: 'before', status: 429, retryAfter: 1, when: { times: 2 } } },
  { name: 'Lost response', fault: { phase: 'transport', connection: 'reset', lost: 'response' } },
  { name: 'Lost request', fault: { phase: 'transport', connection: 'reset', lost: 'request' } },
  { name: 'No response', fault: { phase: 'transport', connection: 'hang', lost: 'response' } },
  { name: 'Error after success', fault: { phase: 'after-commit', status: 500 } },
  { name: 'Error that consumes the key', fault: { phase: 'processing', status: 500 } },
  { name: 'Slow response', fault: { phase: 'before', latencyMs: 5_000 } },
  { name: 'Truncated body', fault: { phase: 'body', corrupt: 'truncated' } },
  { name: 'HTML page', fault: { phase: 'body', corrupt: 'wrong-content-type' } },
  { name: 'One in ten fails', fault: { phase: 'before', status: 503, when: { probability: 0.1 } } },
];

/** `The 3rd createPayment request` */
export function describeTrigger({ operation, match = {}, when = { times: 1 } }: Fault): string {
  const name = operation === undefined ? '' : `${operation} `;
  const fields = Object.entries(match).map(([path, value]) => `${path} ${JSON.stringify(value)}`);
  const having = fields.length === 0 ? '' : ` with ${fields.join(' and ')}`;
  if (when.nth !== undefined) return `The ${ordinal(when.nth)} ${name}request${having}`;
  if (when.probability !== undefined) {
    return `Each ${name}request${having}, with a probability of ${Number((when.probability * 100).toFixed(2))} %`;
  }
  return `${when.times === 1 ? `The next ${name}request` : `The next ${when.times} ${name}requests`}${having}`;
}

/** What happens to such a request: `status 503, and the operation does not start`. */
function describeEffect(fault: Fault): string {
  switch (fault.phase) {
    case 'before':
      return describeStatus(fault, 'and the operation does not start', 'before the operation starts');
    case 'after-commit':
      return describeStatus(fault, 'although the operation took effect', 'after the operation took effect');
    case 'processing':
      return `${statusOf(fault)}, nothing is created, and the idempotency key is consumed`;
    case 'creation':
      return 'the payment is created with the fields of the response';
    case 'body':
      return `the operation takes effect, and the response body is ${bodies[fault.corrupt] ?? 'corrupt'}`;
    case 'transport':
      return [
        fault.connection === 'hang' ? 'no response arrives' : 'the connection is closed without a response',
        fault.lost === 'request' ? 'and the operation does not start' : 'although the operation took effect',
      ].join(', ');
  }
}

function describeStatus(fault: { status?: number; latencyMs?: number }, meaning: string, place: string): string {
  const delay = fault.latencyMs === undefined ? undefined : `a delay of ${fault.latencyMs} ms`;
  if (fault.status === undefined) return `${delay ?? 'a delay'} ${place}`;
  return `${[statusOf(fault), delay].filter(Boolean).join(' after ')}, ${meaning}`;
}

function statusOf({ status }: { status?: number }): string {
  return `status ${status ?? '(none selected)'}`;
}

const bodies: Readonly<Record<NonNullable<Extract<Fault, { phase: 'body' }>['corrupt']>, string>> = {
  truncated: 'cut in the middle',
  'invalid-json': 'not valid JSON',
  'wrong-content-type': 'an HTML page',
  empty: 'empty',
};

/** `2 of 3 counted`: how far a fault is. */
function describeProgress({ fault: { when = { times: 1 } }, matchedRequests }: ActiveFault): string {
  if (when.probability !== undefined) return 'drawn for each request';
  return when.nth === undefined
    ? `${matchedRequests} of ${when.times} failed`
    : `${matchedRequests} of ${when.nth} counted`;
}

function ordinal(count: number): string {
  const suffix = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}
