import { type Arrow, type Coverage, nameOf, newPayment } from './coverage.ts';

/** A state in the diagram. */
export interface Node {
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

export interface Line {
  readonly arrow: Arrow;
  /** The path of an SVG. */
  readonly path: string;
  /** The place of the count. */
  readonly label: { readonly x: number; readonly y: number };
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly Node[];
  readonly lines: readonly Line[];
}

export const nodeHeight = 40;
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
export function layOut(coverage: Coverage, arrows: readonly Arrow[]): Layout {
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
