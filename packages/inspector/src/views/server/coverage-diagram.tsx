import { useState } from 'preact/hooks';
import type { ResultOf } from '../../api/admin-call.ts';
import { SelectField } from '../../components/form.tsx';

export type Coverage = ResultOf<'getCoverage'>;
type VisitedState = Coverage['states'][number];
type CountedMove = Coverage['transitions'][number];
type State = Pick<VisitedState, 'status' | 'subStatus'>;

/** The place before the first state. */
export const newPayment = 'new payment';

/** `PENDING / AUTHORIZED`, or `DECLINED` when both parts are the same. */
export function nameOf(state: State | null): string {
  if (state === null) return newPayment;
  return state.status === state.subStatus ? state.status : `${state.status} / ${state.subStatus}`;
}

/** The statuses that no payment ever had. */
export function unseenStatuses({ states }: Coverage): string[] {
  const seen = new Set(states.filter(({ visits }) => visits > 0).map(({ status }) => status));
  return [...new Set(states.map(({ status }) => status))].filter((each) => !seen.has(each));
}

/** The states that no payment ever had, although payments had their status. */
export function unseenStates(coverage: Coverage): VisitedState[] {
  const statuses = new Set(unseenStatuses(coverage));
  return coverage.states.filter(({ status, visits }) => visits === 0 && !statuses.has(status));
}

/** All moves between the same two states: one arrow of the diagram. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly moves: readonly CountedMove[];
  readonly count: number;
}

/** Joins the moves between the same two states. */
export function arrowsOf({ transitions }: Coverage): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const move of transitions) {
    const [from, to] = [nameOf(move.from), nameOf(move.to)];
    const key = `${from} → ${to}`;
    const known = arrows.get(key);
    arrows.set(key, { from, to, moves: [...(known?.moves ?? []), move], count: (known?.count ?? 0) + move.count });
  }
  return [...arrows.values()];
}

/** The states of payments as boxes, and the moves as arrows. The tables below it have the same facts. */
export function CoverageDiagram({ coverage }: { coverage: Coverage }) {
  const [selected, setSelected] = useState('');
  const arrows = arrowsOf(coverage);
  const lanes = new Map<string, number>();
  const shown = arrows
    .filter(({ from, to }) => from !== to)
    .map((arrow) => ({ ...arrow, ...route(arrow, lanes) }))
    .filter(({ from, to }) => selected === '' || from === selected || to === selected)
    // Moves that occurred are drawn above the others.
    .sort((one, other) => Number(one.count > 0) - Number(other.count > 0));
  const related = new Set(shown.flatMap(({ from, to }) => [from, to]));
  const sumOf = (isCounted: (arrow: Arrow) => boolean) =>
    arrows.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const start = { status: 'new', subStatus: 'payment', visits: sumOf(({ from }) => from === newPayment) };
  return (
    <div class="stack">
      <div class="row between">
        <SelectField
          label="Show the moves of"
          value={selected}
          choices={[{ value: '', label: 'Every state' }, ...coverage.states.map(nameOf)]}
          onInput={setSelected}
        />
        <ul class="row plain-list quiet">
          <li class="legend">This run made the move</li>
          <li class="legend legend-unseen">This run never made the move</li>
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="diagram fill" tabIndex={0} aria-label="State diagram">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label="The states of payments with the moves between them. The tables below have the same counts."
        >
          <defs>
            <ArrowHead id="arrow-seen" />
            <ArrowHead id="arrow-unseen" />
          </defs>
          {shown.map((arrow) => (
            <path
              key={`${arrow.from} ${arrow.to}`}
              d={arrow.path}
              class={arrow.count > 0 ? 'line is-seen' : 'line'}
              marker-end={`url(#${arrow.count > 0 ? 'arrow-seen' : 'arrow-unseen'})`}
            >
              <title>{titleOf(arrow)}</title>
            </path>
          ))}
          {[start, ...coverage.states].map((state) => {
            const name = state === start ? newPayment : nameOf(state);
            const loops = sumOf(({ from, to }) => from === name && to === name);
            return <Box key={name} name={name} state={state} loops={loops} isRelated={related.has(name)} />;
          })}
          {shown.map(({ from, to, count, label }) =>
            count === 0 ? null : (
              <text key={`${from} ${to}`} class="line-count" x={label.x} y={label.y}>
                {count.toLocaleString('en')}
              </text>
            ),
          )}
        </svg>
      </section>
    </div>
  );
}

function ArrowHead({ id }: { id: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="7"
      markerHeight="7"
      orient="auto"
      markerUnits="userSpaceOnUse"
    >
      <path class={id} d="M0 0.500L8 4L0 7.500z" />
    </marker>
  );
}

interface BoxProps {
  readonly name: string;
  readonly state: { readonly status: string; readonly subStatus: string; readonly visits: number };
  /** How often a payment stayed in the state in a move. */
  readonly loops: number;
  readonly isRelated: boolean;
}

function Box({ name, state: { status, subStatus, visits }, loops, isRelated }: BoxProps) {
  const { x, y, width } = boxOf(placeOf(name));
  const isStart = name === newPayment;
  return (
    <g class={`node${visits > 0 ? ' is-seen' : ''}${isRelated ? '' : ' is-dim'}`} transform={`translate(${x} ${y})`}>
      <title>{`${name}: ${countText(visits)}`}</title>
      <rect width={width} height={nodeHeight} rx="6" />
      <text x={8} y={15}>
        {status === subStatus ? '' : status}
      </text>
      <text x={width - 8} y={15} text-anchor="end">
        {isStart ? '' : visits === 0 ? 'never' : `${visits.toLocaleString('en')}×`}
        {loops === 0 ? '' : ` ↻ ${loops.toLocaleString('en')}`}
      </text>
      <text x={8} y={status === subStatus ? 24 : 31} font-weight="600">
        {subStatus}
      </text>
    </g>
  );
}

function titleOf({ from, to, moves }: Arrow): string {
  const counts = moves.map(({ transition, count }) => `${transition} ${countText(count)}`);
  return `${from} → ${to}: ${counts.join(', ')}`;
}

function countText(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}

/** Where each state stands: a new payment at the left, the end at the right. */
const columns: readonly (readonly string[])[] = [
  ['', '', newPayment],
  [
    'READY_TO_PAY / CREATED',
    'PENDING / WAITING_ADDITIONAL_STEP',
    'PENDING / AUTHORIZED',
    'DECLINED',
    'REJECTED',
    'ERROR',
  ],
  ['VERIFIED', 'SUCCEEDED / APPROVED', 'SUCCEEDED / CAPTURED', 'SUCCEEDED / PARTIALLY_CAPTURED', 'CANCELED', 'EXPIRED'],
  ['', 'SUCCEEDED / PARTIALLY_REFUNDED', '', 'SUCCEEDED / PARTIALLY_CHARGEBACKED'],
  ['', 'IN_DISPUTE / RECEIVED', '', 'IN_DISPUTE / PENDING_REVIEW'],
  ['', 'REFUNDED', '', 'CHARGEBACK / LOST'],
];

const nodeHeight = 40;
const nodeWidth = 168;
const startWidth = 64;
const columnWidth = 224;
const rowHeight = 72;
const margin = { x: 8, y: 36 };
const width = boxOf({ column: columns.length - 1, row: 0 }).x + nodeWidth + margin.x;
const height = Math.max(...columns.map(({ length }) => length)) * rowHeight - (rowHeight - nodeHeight) + 2 * margin.y;

interface Place {
  readonly column: number;
  readonly row: number;
}

function placeOf(name: string): Place {
  const column = columns.findIndex((names) => names.includes(name));
  return { column, row: columns[column]?.indexOf(name) ?? 0 };
}

function boxOf({ column, row }: Place) {
  const y = margin.y + row * rowHeight;
  if (column <= 0) return { x: margin.x, y, width: startWidth };
  return { x: margin.x + startWidth - nodeWidth + column * columnWidth, y, width: nodeWidth };
}

/** Draws an arrow. It runs between the rows where it passes other columns, so that it crosses no state. */
function route({ from, to }: Arrow, lanes: Map<string, number>) {
  const [source, target] = [placeOf(from), placeOf(to)];
  const [a, b] = [boxOf(source), boxOf(target)];
  const isForward = target.column > source.column;
  // Arrows in both directions between two states stay apart.
  const shift = isForward ? -5 : 5;
  const y1 = a.y + nodeHeight / 2 + shift;
  const y2 = b.y + nodeHeight / 2 + shift;
  if (source.column === target.column) {
    const x = a.x + a.width;
    const bend = x + 16 + Math.abs(target.row - source.row) * 7;
    return {
      path: `M${x} ${y1}C${bend} ${y1} ${bend} ${y2} ${x} ${y2}`,
      label: { x: x + (bend - x) * 0.75, y: (y1 + y2) / 2 },
    };
  }
  const x1 = isForward ? a.x + a.width : a.x;
  const x2 = isForward ? b.x : b.x + b.width;
  if (Math.abs(target.column - source.column) === 1) {
    const middle = (x1 + x2) / 2;
    // The middle of the curve, or a point behind it, so that the counts of arrows to the same state stay apart.
    const [across, down] = laneOf(lanes, to) % 2 === 0 ? [0.5, 0.5] : [0.64, 0.76];
    return {
      path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
      label: { x: x1 + (x2 - x1) * across, y: y1 + (y2 - y1) * down },
    };
  }
  // The corridor is the space above or below the row of the target, on the side of the source.
  const corridor = target.row < source.row ? target.row + 1 : target.row;
  const lane = laneOf(lanes, `corridor ${corridor}`);
  const y = margin.y + corridor * rowHeight - (rowHeight - nodeHeight) / 2 + ((lane % 5) - 2) * 5;
  const direction = isForward ? 1 : -1;
  const enter = boxOf({ column: source.column + direction, row: 0 });
  const leave = boxOf({ column: target.column - direction, row: 0 });
  const enterX = isForward ? enter.x : enter.x + enter.width;
  const leaveX = isForward ? leave.x + leave.width : leave.x;
  const [m1, m2] = [(x1 + enterX) / 2, (leaveX + x2) / 2];
  return {
    path: `M${x1} ${y1}C${m1} ${y1} ${m1} ${y} ${enterX} ${y}L${leaveX} ${y}C${m2} ${y} ${m2} ${y2} ${x2} ${y2}`,
    label: { x: enterX + (leaveX - enterX) * (0.3 + (lane % 3) * 0.2), y },
  };
}

/** Numbers the arrows that share a place. */
function laneOf(lanes: Map<string, number>, key: string): number {
  const lane = lanes.get(key) ?? 0;
  lanes.set(key, lane + 1);
  return lane;
}
