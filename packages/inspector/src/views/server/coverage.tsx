import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { downloadJson } from '../../components/code.tsx';
import { CheckboxField } from '../../components/form.tsx';
import { Card } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, NoData, type Tone } from '../../components/text.tsx';
import { useResource } from '../../state/resource.ts';

type Coverage = ResultOf<'getCoverage'>;
type VisitedState = Coverage['states'][number];
type State = Pick<VisitedState, 'status' | 'subStatus'>;

/** What the payments of this run did, and what they never did. */
export function CoverageSection() {
  const { data, error } = useResource({ operation: 'getCoverage' });
  if (data === undefined) return <NoData error={error} />;
  return (
    <>
      <Summary coverage={data} />
      <CoverageTables coverage={data} />
    </>
  );
}

function Summary({ coverage }: { coverage: Coverage }) {
  const { states, transitions } = coverage;
  const statuses = unseenStatuses(coverage);
  const others = unseenStates(coverage).map(nameOf);
  return (
    <Card title="What this run never saw">
      {statuses.length === 0 && others.length === 0 ? (
        <p>This run saw every state.</p>
      ) : (
        <>
          <Names label="Your suite never saw" names={statuses} tone="warning" />
          <Names label="Of the other statuses, it never saw" names={others} tone="" />
        </>
      )}
      <p class="quiet">
        {states.filter(({ visits }) => visits > 0).length} of {states.length} states,{' '}
        {transitions.filter(({ count }) => count > 0).length} of {transitions.length} moves.
      </p>
      <div class="row">
        <ActionButton
          call={{ operation: 'getCoverage' }}
          tone="primary"
          onDone={(result) => downloadJson('payment-coverage.json', result)}
        >
          Export as JSON
        </ActionButton>
        <ActionButton
          call={{ operation: 'clearCoverage' }}
          done="Every count is 0"
          question={{ title: 'Clear the coverage?', text: 'Every count becomes 0. The payments stay as they are.' }}
        >
          Clear the coverage
        </ActionButton>
      </div>
    </Card>
  );
}

function Names({ label, names, tone }: { label: string; names: string[]; tone: Tone }) {
  if (names.length === 0) return null;
  return (
    <p class="row">
      <span>{label}</span>
      {names.map((each) => (
        <Badge key={each} tone={tone}>
          {each}
        </Badge>
      ))}
    </p>
  );
}

const stateColumns: readonly ShortColumn<Coverage['states'][number]>[] = [
  { title: 'State', cell: nameOf },
  { title: 'Visits', kind: 'number', cell: ({ visits }) => visits.toLocaleString('en') },
];
const moveColumns: readonly ShortColumn<Coverage['transitions'][number]>[] = [
  { title: 'Move', cell: ({ transition }) => transition },
  { title: 'From', cell: ({ from }) => nameOf(from) },
  { title: 'To', cell: ({ to }) => nameOf(to) },
  { title: 'Count', kind: 'number', cell: ({ count }) => count.toLocaleString('en') },
];

/** The counts of the states and of the moves. */
function CoverageTables({ coverage: { states, transitions } }: { coverage: Coverage }) {
  const [showsUnseen, setShowsUnseen] = useState(false);
  const isShown = (count: number) => !showsUnseen || count === 0;
  return (
    <Card title="Counts">
      <CheckboxField label="Only what never occurred" checked={showsUnseen} onInput={setShowsUnseen} />
      <ShortTable
        caption="How often a payment entered each state"
        columns={stateColumns}
        rows={states.filter(({ visits }) => isShown(visits))}
        keyOf={(state) => nameOf(state)}
        classOf={({ visits }) => (visits === 0 ? 'quiet' : '')}
      />
      <ShortTable
        caption="How often a payment made each move"
        columns={moveColumns}
        rows={transitions.filter(({ count }) => isShown(count))}
        keyOf={({ transition, from, to }) => `${transition} ${nameOf(from)} ${nameOf(to)}`}
        classOf={({ count }) => (count === 0 ? 'quiet' : '')}
      />
    </Card>
  );
}

/** The place before the first state. */
const newPayment = 'new payment';

/** `PENDING / AUTHORIZED`, or `DECLINED` when both parts are the same. */
function nameOf(state: State | null): string {
  if (state === null) return newPayment;
  return state.status === state.subStatus ? state.status : `${state.status} / ${state.subStatus}`;
}

/** The statuses that no payment ever had. */
function unseenStatuses({ states }: Coverage): string[] {
  const seen = new Set(states.filter(({ visits }) => visits > 0).map(({ status }) => status));
  return [...new Set(states.map(({ status }) => status))].filter((each) => !seen.has(each));
}

/** The states that no payment ever had, although payments had their status. */
function unseenStates(coverage: Coverage): VisitedState[] {
  const statuses = new Set(unseenStatuses(coverage));
  return coverage.states.filter(({ status, visits }) => visits === 0 && !statuses.has(status));
}
