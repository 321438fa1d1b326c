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
  const layout = layOut(coverage, arrowsOf(coverage));
  return (
    <div class="stack">
      <div class="row between">
        <SelectField
          label="Show the moves of"
          value={selected}
          choices={[
            { value: '', label: 'Every state' },
            ...coverage.states.map(nameOf).map((name) => ({ value: name, label: name })),
          ]}
          onInput={setSelected}
        />
        <ul class="row plain-list quiet">
          <li class="legend">This run made the move</li>
          <li class="legend legend-unseen">This run never made the move</li>
        </ul>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it. */}
      <section class="diagram scroll-x" tabIndex={0} aria-label="State diagram">
        <Drawing layout={layout} selected={selected} onSelect={(name) => setSelected(name === selected ? '' : name)} />
      </section>
    </div>
  );
}

function Drawing({
  layout: { width, height, nodes, lines },
  selected,
  onSelect,
}: {
  layout: Layout;
  selected: string;
  onSelect(name: string): void;
}) {
  const isShown = ({ arrow }: Line) => selected === '' || arrow.from === selected || arrow.to === selected;
  // Moves that occurred are drawn above the others.
  const shown = lines.filter(isShown).sort((one, other) => Number(one.arrow.count > 0) - Number(other.arrow.count > 0));
  const related = new Set(shown.flatMap(({ arrow }) => [arrow.from, arrow.to]));
  return (
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
      {shown.map(({ arrow, path }) => (
        <path
          key={`${arrow.from} ${arrow.to}`}
          d={path}
          class={arrow.count > 0 ? 'line is-seen' : 'line'}
          marker-end={`url(#${arrow.count > 0 ? 'arrow-seen' : 'arrow-unseen'})`}
        >
          <title>{titleOf(arrow)}</title>
        </path>
      ))}
      {nodes.map((node) => (
        <Box key={node.name} node={node} isRelated={related.has(node.name)} onSelect={onSelect} />
      ))}
      {shown.map(({ arrow, label }) =>
        arrow.count === 0 ? null : (
          <text key={`${arrow.from} ${arrow.to}`} class="line-count" x={label.x} y={label.y}>
            {arrow.count.toLocaleString('en')}
          </text>
        ),
      )}
    </svg>
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

function Box({ node, isRelated, onSelect }: { node: Node; isRelated: boolean; onSelect(name: string): void }) {
  const { name, status, subStatus, visits, loops, x, y, width } = node;
  const isStart = width < 100;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the select field does the same for the keyboard.
    <g
      class={`node${visits > 0 ? ' is-seen' : ''}${isRelated ? '' : ' is-dim'}`}
      transform={`translate(${x} ${y})`}
      onClick={() => (isStart ? undefined : onSelect(name))}
    >
      <title>{`${name}: ${countText(visits)}`}</title>
      <rect width={width} height={nodeHeight} rx="6" />
      {isStart ? (
        <>
          <text class="node-name" x={8} y={17}>
            {status}
          </text>
          <text class="node-name" x={8} y={30}>
            {subStatus}
          </text>
        </>
      ) : (
        <>
          <text class="node-status" x={8} y={15}>
            {status === subStatus ? '' : status}
          </text>
          <text class="node-visits" x={width - 8} y={15}>
            {visits === 0 ? 'never' : `${visits.toLocaleString('en')}×`}
            {loops === 0 ? '' : ` ↻ ${loops.toLocaleString('en')}`}
          </text>
          <text class="node-name" x={8} y={status === subStatus ? 24 : 31}>
            {subStatus}
          </text>
        </>
      )}
    </g>
  );
}

function titleOf({ from, to, moves }: Line['arrow']): string {
  const counts = moves.map(({ transition, count }) => `${transition} ${countText(count)}`);
  return `${from} → ${to}: ${counts.join(', ')}`;
}

function countText(count: number): string {
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count.toLocaleString('en')} times`;
}

/** A state in the diagram. */
interface Node {
  readonly name: string;
  readonly status: string;
  readonly subStatus: string;
  readonly visits: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Moves that lead back to the state. */
  readonly loops: number;
}

interface Line {
  readonly arrow: Arrow;
  /** The path of an SVG. */
  readonly path: string;
  /** The place of the count. */
  readonly label: { readonly x: number; readonly y: number };
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
  readonly lines: readonly Line[];
}

const nodeHeight = 40;
const nodeWidth = 168;
const columnWidth = 224;
const rowHeight = 72;
const margin = { x: 8, y: 36 };
const startWidth = 64;

/** Where each state stands: a new payment at the left, the end at the right. A state that is missing here stands in the last row. */
const columns: readonly (readonly string[])[] = [
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

interface Place {
  readonly column: number;
  readonly row: number;
}

/** Places the states, and draws the arrows between them. */
function layOut(coverage: Coverage, arrows: readonly Arrow[]): Layout {
  const places = new Map<string, Place>([[newPayment, { column: 0, row: 2 }]]);
  columns.forEach((names, column) => {
    names.forEach((name, row) => {
      places.set(name, { column: column + 1, row });
    });
  });
  const lastRow = Math.max(...columns.map(({ length }) => length));
  const extra = coverage.states.filter((state) => !places.has(nameOf(state)));
  extra.forEach((state, index) => {
    const row = lastRow + Math.floor(index / columns.length);
    places.set(nameOf(state), { column: (index % columns.length) + 1, row });
  });
  const rows = lastRow + Math.ceil(extra.length / columns.length);
  const start = {
    status: 'new',
    subStatus: 'payment',
    visits: sumOf(arrows.filter(({ from }) => from === newPayment)),
  };
  const nodes = [start, ...coverage.states].map((state): Node => {
    const name = state === start ? newPayment : nameOf(state);
    const loops = sumOf(arrows.filter(({ from, to }) => from === name && to === name));
    return { ...state, name, ...boxOf(places.get(name) ?? { column: 0, row: 0 }), loops };
  });
  const lanes = new Map<string, number>();
  const lines = arrows
    .filter(({ from, to }) => from !== to)
    .map((arrow) => ({ arrow, ...route(arrow, places, lanes) }));
  return {
    width: margin.x * 2 + startWidth + (columnWidth - nodeWidth) + (columns.length - 1) * columnWidth + nodeWidth,
    height: margin.y * 2 + (rows - 1) * rowHeight + nodeHeight,
    nodes,
    lines,
  };
}

function boxOf({ column, row }: Place) {
  const y = margin.y + row * rowHeight;
  if (column === 0) return { x: margin.x, y, width: startWidth };
  return { x: margin.x + startWidth + (columnWidth - nodeWidth) + (column - 1) * columnWidth, y, width: nodeWidth };
}

/** Draws an arrow. It runs between the rows where it passes other columns, so that it crosses no state. */
function route({ from, to }: Arrow, places: ReadonlyMap<string, Place>, lanes: Map<string, number>) {
  const [source, target] = [places.get(from) ?? { column: 0, row: 0 }, places.get(to) ?? { column: 0, row: 0 }];
  const [a, b] = [boxOf(source), boxOf(target)];
  const isForward = target.column > source.column;
  const direction = isForward ? 1 : -1;
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
    return {
      path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`,
      label: pointAt(x1, y1, x2, y2, laneOf(lanes, to) % 2 === 0 ? 0.5 : 0.68),
    };
  }
  // The corridor is the space above or below the row of the target, on the side of the source.
  const isBelow = target.row < source.row;
  const corridor = isBelow ? target.row + 1 : target.row;
  const lane = laneOf(lanes, `corridor ${corridor}`);
  const y = margin.y + corridor * rowHeight - (rowHeight - nodeHeight) / 2 + ((lane % 5) - 2) * 5;
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

/** A point of the curve between two states. */
function pointAt(x1: number, y1: number, x2: number, y2: number, t: number) {
  const middle = (x1 + x2) / 2;
  const [u, v] = [1 - t, t];
  const at = (p0: number, p1: number, p2: number, p3: number) =>
    u * u * u * p0 + 3 * u * u * v * p1 + 3 * u * v * v * p2 + v * v * v * p3;
  return { x: at(x1, middle, middle, x2), y: at(y1, y1, y2, y2) };
}

/** Numbers the arrows that share a place. */
function laneOf(lanes: Map<string, number>, key: string): number {
  const lane = lanes.get(key) ?? 0;
  lanes.set(key, lane + 1);
  return lane;
}

function sumOf(arrows: readonly Arrow[]): number {
  return arrows.reduce((sum, { count }) => sum + count, 0);
}
