/** @jsxImportSource hono/jsx */
import { type Cell, Cells, Detail, Figures, Grid, renderReport, Timeline } from '../core/report/report.tsx';
import { type ServiceName, serviceNames, services } from './cases.ts';
import { describeFix, invariants, kindOf } from './compare-books.ts';
import { type FailurePoint, failuresOf } from './failures.ts';
import { lanes } from './record.ts';
import {
  type CaseResult,
  describePlace,
  type ExplorationReport,
  type FailureGroup,
  formatTime,
  hasFailed,
} from './report.ts';

/**
 * Formats a report as a page of HTML: what was not tried, the failures, and a grid of requests and deliveries by failures. A press on a
 * result shows the timeline of its case. The page is one file without a script.
 *
 * @example
 * writeFileSync('explore.html', formatHtml(report));
 */
export function formatHtml(report: ExplorationReport): string {
  const { survived, failed, neverTookEffect, seconds, notes, failures, findings } = report;
  const numbers = new Map(report.cases.map(({ id }, index) => [id, index]));
  const detailOf = (id: string) => `case-${numbers.get(id)}`;

  return renderReport(
    hasFailed(report) ? 'Exploration: failed' : 'Exploration: every case survived',
    <>
      {notes.length > 0 && (
        <ul class="notes">
          {notes.map((note) => (
            <li>{note}</li>
          ))}
        </ul>
      )}
      <Figures
        entries={[
          ['survived', survived],
          ['failed', failed],
          ['never took effect', neverTookEffect.length],
          ['left to a person', report.cases.filter(({ needsReview }) => needsReview.length > 0).length],
          ['groups of failures to fix', failures.filter(({ isAccepted }) => !isAccepted).length],
          ['seconds', seconds.toFixed(1)],
        ]}
      />
      {failures.length > 0 && <h2>Failures</h2>}
      {failures.map((group) => (
        <Group group={group} detail={detailOf(group.caseId)} />
      ))}
      <p class="quiet">
        ✓ survived, ✗ failed, – never took effect. An empty cell was not tried: the failure does not fit, or another one
        has the same effect.
      </p>
      {serviceNames.map((service) => (
        <ServiceResults report={report} service={service} detailOf={detailOf} />
      ))}
      {findings.length > 0 && <h2>Findings</h2>}
      {findings.map(({ rule, message, fix, page, caseId }) => (
        <article class="card">
          <h3>{rule}</h3>
          <p>{message}</p>
          <p>
            First in <code>{caseId}</code>. {fix}
          </p>
          <a href={page}>{page}</a>
        </article>
      ))}
      {report.cases.map((each) => (
        <CaseDetail
          each={each}
          detail={detailOf(each.id)}
          groups={failures.filter(({ caseId }) => caseId === each.id)}
        />
      ))}
    </>,
  );
}

function Group({ group, detail }: { group: FailureGroup; detail: string }) {
  const { invariant, message, callSite, count, caseId, isAccepted } = group;
  const { fix, page } = describeFix(invariant, caseId);
  return (
    <article class={isAccepted ? 'card' : 'card failed'}>
      <h3>
        {isAccepted && 'Accepted: '}
        {invariants[invariant].title}
      </h3>
      <p>{message}</p>
      <p class="quiet">
        {kindOf(invariant)}, {invariant}. {describePlace(group)} <code>{callSite}</code>, {count}{' '}
        {count === 1 ? 'case' : 'cases'}.
      </p>
      <p>
        <strong>Fix:</strong> <WithCode text={fix} /> <a href={page}>Why</a>
      </p>
      <a href={`#${detail}`}>Timeline of {caseId}</a>
    </article>
  );
}

/** Shows the parts of a text between backticks as code. */
function WithCode({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>;
}

type DetailOf = (id: string) => string;

/** The results of all cases against one service. */
function ServiceResults({
  report: { cases, points },
  service,
  detailOf,
}: {
  report: ExplorationReport;
  service: ServiceName;
  detailOf: DetailOf;
}) {
  const own = cases.filter((each) => each.service === service);
  if (own.length === 0) return null;

  const outcomeOf = new Map(own.map(({ id, result }) => [id, result]));
  const deeper = own.filter(({ failures, result }) => failures.length > 1 && result === 'failed');
  const orders = own.filter(({ failures }) => failures.length === 0);
  const cellOf = (id: string, label: string): Cell | undefined => {
    const outcome = outcomeOf.get(id);
    return outcome && { label, outcome, detail: detailOf(id) };
  };
  const cellsOf = (listed: readonly CaseResult[]) => (
    <Cells
      cells={listed.map(({ id, result }) => {
        const text = id.slice(id.indexOf('/') + 1);
        return { label: text, text, outcome: result, detail: detailOf(id) };
      })}
    />
  );
  const grid = (kind: FailurePoint['kind']) => {
    const failures = Object.entries(failuresOf(kind));
    const rows = (points[service] ?? []).filter((point) => point.kind === kind);
    if (rows.length === 0) return null;
    return (
      <Grid
        caption={kind === 'request' ? `Requests to the ${service} service` : `Deliveries of the ${service} service`}
        columns={failures.map(([name, { description }]) => ({ name, title: description }))}
        rows={rows.map(({ name, title }) => ({
          name,
          title,
          cells: failures.map(([failure]) => cellOf(`${service}/${name}=${failure}`, `${name}, ${failure}`)),
        }))}
      />
    );
  };
  return (
    <>
      <h2>The {service} service</h2>
      <p>{services[service].description}</p>
      {grid('request')}
      {grid('delivery')}
      {orders.length > 0 && <h3>Without a failure, with other orders of events</h3>}
      {cellsOf(orders)}
      {deeper.length > 0 && <h3>Several failures in one run: those that failed</h3>}
      {cellsOf(deeper)}
    </>
  );
}

function CaseDetail({
  each: { id, service, rules, timeline },
  detail,
  groups,
}: {
  each: CaseResult;
  detail: string;
  groups: readonly FailureGroup[];
}) {
  if (timeline === undefined) return null;
  const output = groups[0]?.output ?? [];
  return (
    <Detail id={detail} title={id}>
      <p class="quiet">{services[service].description}</p>
      {rules.map((rule) => (
        <p>
          <strong>{invariants[rule].title}.</strong> {groups.find(({ invariant }) => invariant === rule)?.message}
        </p>
      ))}
      <p>Run it alone:</p>
      <pre>
        <code>{`await exploreFailures({ ...options, replay: '${id}' });`}</code>
      </pre>
      <Timeline
        lanes={lanes}
        events={timeline.map(({ at, point, text, ...event }) => ({
          ...event,
          time: formatTime(at),
          text: point === undefined ? text : `${point}: ${text}`,
        }))}
      />
      {output.length > 0 && (
        <>
          <h3>Console</h3>
          <pre>{output.join('\n')}</pre>
        </>
      )}
    </Detail>
  );
}
