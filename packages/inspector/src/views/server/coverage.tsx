import type { ResultOf } from '../../api/admin-call.ts';
import { ActionButton } from '../../components/actions.tsx';
import { downloadJson } from '../../components/code.tsx';
import { Card } from '../../components/panels.tsx';
import { type ShortColumn, ShortTable } from '../../components/table.tsx';
import { Badge, NoData, nameOfState } from '../../components/text.tsx';
import { useResource } from '../../state/resource.ts';

type Coverage = ResultOf<'getCoverage'>;

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

function Summary({ coverage: { states, transitions } }: { coverage: Coverage }) {
  const seen = states.filter(({ visits }) => visits > 0);
  const unseen = states.filter(({ visits }) => visits === 0);
  return (
    <Card title="What this run never saw">
      <p class="row">
        {unseen.length === 0 ? 'This run saw every state.' : 'Your suite never saw'}
        {unseen.map((state) => (
          <Badge key={nameOfState(state)} tone="warning">
            {nameOfState(state)}
          </Badge>
        ))}
      </p>
      <p class="quiet">
        {seen.length} of {states.length} states, {transitions.filter(({ count }) => count > 0).length} of{' '}
        {transitions.length} moves.
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

const stateColumns: readonly ShortColumn<Coverage['states'][number]>[] = [
  { title: 'State', cell: nameOfState },
  { title: 'Visits', kind: 'number', cell: ({ visits }) => visits.toLocaleString('en') },
];
const moveColumns: readonly ShortColumn<Coverage['transitions'][number]>[] = [
  { title: 'Move', cell: ({ transition }) => transition },
  { title: 'From', cell: ({ from }) => nameOfState(from) },
  { title: 'To', cell: ({ to }) => nameOfState(to) },
  { title: 'Count', kind: 'number', cell: ({ count }) => count.toLocaleString('en') },
];

/** The counts of the states and of the moves. */
function CoverageTables({ coverage: { states, transitions } }: { coverage: Coverage }) {
  return (
    <Card title="Counts">
      <ShortTable
        caption="How often a payment entered each state"
        columns={stateColumns}
        rows={states}
        keyOf={(state) => nameOfState(state)}
        classOf={({ visits }) => (visits === 0 ? 'quiet' : '')}
      />
      <ShortTable
        caption="How often a payment made each move"
        columns={moveColumns}
        rows={transitions}
        keyOf={({ transition, from, to }) => `${transition} ${nameOfState(from)} ${nameOfState(to)}`}
        classOf={({ count }) => (count === 0 ? 'quiet' : '')}
      />
    </Card>
  );
}
