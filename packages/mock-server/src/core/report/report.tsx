/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { style } from './style.ts';

/** What came of a case, with its sign: a color alone is not enough. */
const signs = { survived: '✓', failed: '✗', 'never took effect': '–' } as const;

export type Outcome = keyof typeof signs;

/** The result of a case, with a link to its details. */
export interface Cell {
  /** What a screen reader says before the result: `request-1, lost-after`. */
  readonly label: string;
  readonly outcome: Outcome;
  /** The id of the detail that a press opens. */
  readonly detail: string;
  /** What stands after the sign. */
  readonly text?: string;
}

/** Something that happened, in one of the lanes of a timeline. */
export interface LaneEvent<Lane extends string> {
  readonly time: string;
  readonly lane: Lane;
  readonly text: string;
  readonly isFailure: boolean;
}

/**
 * Renders a report as one file of HTML. It has no script and loads nothing, so that it opens from a disk, in the artifacts of a CI job, and
 * under a strict policy.
 */
export function renderReport(title: string, content: Child): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="content-security-policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"
        />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {content}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>\n${page}\n`;
}

/** Shows the numbers of a report. */
export function Figures({ entries }: { entries: readonly (readonly [name: string, value: string | number])[] }) {
  return (
    <ul class="figures">
      {entries.map(([name, value]) => (
        <li>
          <strong>{value}</strong> {name}
        </li>
      ))}
    </ul>
  );
}

/** Shows a table of results: a row for each place, a column for each kind of failure. */
export function Grid({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly { name: string; title: string }[];
  rows: readonly { name: string; title: string; cells: readonly (Cell | undefined)[] }[];
}) {
  return (
    <section class="scroll" tabindex={0} aria-label={caption}>
      <table class="grid">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, title }) => (
              <th scope="col" title={title}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, cells }) => (
            <tr>
              <th scope="row">
                {name} <small>{title}</small>
              </th>
              {cells.map((cell) => (
                <td>{cell && <CellLink cell={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows results that belong to no table. */
export function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <ul class="cells">
      {cells.map((cell) => (
        <li>
          <CellLink cell={cell} />
        </li>
      ))}
    </ul>
  );
}

function CellLink({ cell: { label, outcome, detail, text = '' } }: { cell: Cell }) {
  const name = `${label}: ${outcome}`;
  return (
    <a
      class={`cell ${outcome.replaceAll(' ', '-')}`}
      id={`cell-${detail}`}
      href={`#${detail}`}
      aria-label={name}
      title={name}
    >
      {signs[outcome]}
      {text && ` ${text}`}
    </a>
  );
}

/** Shows a part of the report that is hidden until its cell is pressed. To close it leads back to the cell. */
export function Detail({ id, title, children }: { id: string; title: string; children?: Child }) {
  return (
    <section class="detail" id={id} tabindex={-1} aria-labelledby={`${id}-title`}>
      <a class="close" href={`#cell-${id}`}>
        Close
      </a>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </section>
  );
}

/** Shows what happened, in the order of time, with a column for each actor. */
export function Timeline<Lane extends string>({
  lanes,
  events,
}: {
  lanes: readonly Lane[];
  events: readonly LaneEvent<Lane>[];
}) {
  return (
    <table class="lanes">
      <thead>
        <tr>
          <th scope="col">time</th>
          {lanes.map((lane) => (
            <th scope="col">{lane}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ time, lane, text, isFailure }) => (
          <tr>
            <td>{time}</td>
            {lanes.map((each) =>
              each === lane ? (
                <td data-lane={lane} class={isFailure ? 'problem' : ''}>
                  {isFailure && '✗ '}
                  {text}
                </td>
              ) : (
                <td />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
