import { ActionButton, AdminCallHint } from '../../../components/admin-call.tsx';
import { Badge } from '../../../components/badge.tsx';
import { LoadError } from '../../../components/empty.tsx';
import { useResource } from '../../../state/resource.ts';
import { SectionHead } from '../section-head.tsx';
import { type Coverage, nameOf, unseenStates, unseenStatuses } from './coverage.ts';
import { CoverageDiagram } from './coverage-diagram.tsx';
import { CoverageTables } from './coverage-tables.tsx';
import { downloadJson } from './download.ts';

/** What the payments of this run did, and what they never did. */
export function CoverageSection() {
  const { data, error } = useResource({ operation: 'getCoverage' });
  return (
    <>
      <SectionHead title="Coverage">
        What the payments of every merchant did since the server started. A reset does not change the counts.
      </SectionHead>
      {error === undefined ? null : <LoadError error={error} />}
      {data === undefined ? null : (
        <>
          <Summary coverage={data} />
          <section class="card" aria-label="Diagram">
            <CoverageDiagram coverage={data} />
          </section>
          <CoverageTables coverage={data} />
        </>
      )}
    </>
  );
}

function Summary({ coverage }: { readonly coverage: Coverage }) {
  const { states, transitions } = coverage;
  const statuses = unseenStatuses(coverage);
  const others = unseenStates(coverage).map(nameOf);
  return (
    <section class="card" aria-labelledby="unseen-title">
      <h3 id="unseen-title">What this run never saw</h3>
      {statuses.length === 0 && others.length === 0 ? (
        <p>This run saw every state.</p>
      ) : (
        <>
          <Names label="Your suite never saw" names={statuses} tone="warning" />
          <Names label="Of the other statuses, it never saw" names={others} tone="neutral" />
        </>
      )}
      <p class="quiet">
        {states.filter(({ visits }) => visits > 0).length} of {states.length} states,{' '}
        {transitions.filter(({ count }) => count > 0).length} of {transitions.length} moves.
      </p>
      <div class="actions">
        <span class="action">
          <button
            type="button"
            class="button button-primary"
            onClick={() => downloadJson('payment-coverage.json', coverage)}
          >
            Export as JSON
          </button>
          <AdminCallHint call={{ operation: 'getCoverage' }} />
        </span>
        <ActionButton
          call={{ operation: 'clearCoverage' }}
          done="Every count is 0"
          question={{ title: 'Clear the coverage?', text: 'Every count becomes 0. The payments stay as they are.' }}
        >
          Clear the coverage
        </ActionButton>
      </div>
    </section>
  );
}

function Names({
  label,
  names,
  tone,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly tone: 'warning' | 'neutral';
}) {
  if (names.length === 0) return null;
  return (
    <p class="unseen">
      <span>{label}</span>{' '}
      {names.map((each) => (
        <>
          <Badge key={each} tone={tone}>
            {each}
          </Badge>{' '}
        </>
      ))}
    </p>
  );
}
