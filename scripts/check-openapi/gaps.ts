import type { Document } from '../generate/document.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';

/** One row of a table in openapi/GAPS.md. */
export interface GapRow {
  line: number;
  /** Whether the first column names nodes of the document, or decisions without a node. */
  kind: 'node' | 'decision';
  /** Names in code style in the first cell. `Payment.*` means all nodes below `Payment`, `Optional*` all names with this prefix. */
  names: string[];
  /** The cell under "What we do". */
  decision: string;
  basis: string;
  /** The cell under "Seen from outside", or an empty string when the table has no such column. */
  seen: string;
}

interface Columns {
  kind: GapRow['kind'];
  decision: number;
  basis: number;
  seen: number;
}

/** Returns the rows of every table whose first column is called Node or Decision. */
export function gapRows(markdown: string): GapRow[] {
  const rows: GapRow[] = [];
  let columns: Columns | undefined;
  for (const [index, text] of markdown.split('\n').entries()) {
    const cells = cellsOf(text);
    if (cells === undefined) columns = undefined;
    else if (columns === undefined) columns = columnsOf(cells);
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(rowOf(cells, columns, index + 1));
  }
  return rows;
}

function columnsOf(cells: string[]): Columns | undefined {
  const [kind, ...others] = cells.map((cell) => cell.toLowerCase());
  if (kind !== 'node' && kind !== 'decision') return undefined;
  const column = (name: string) => others.indexOf(name) + 1;
  return { kind, decision: column('what we do'), basis: column('basis'), seen: column('seen from outside') };
}

function rowOf(cells: string[], columns: Columns, line: number): GapRow {
  const names = [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
  // The name is in column 0, so 0 can represent a missing column.
  const cell = (column: number) => (column === 0 ? '' : (cells[column] ?? ''));
  const [basis, seen] = [columns.basis, columns.seen].map((column) => cell(column).replaceAll('`', '').trim());
  return { line, kind: columns.kind, names, decision: cell(columns.decision), basis: basis ?? '', seen: seen ?? '' };
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

const bases = ['public', 'convention', 'own'];
const notBuilt = 'not built';
const visibilities = ['yes', 'partly', 'no'];

/** Reports differences between the `x-basis` marks of the document and the rows of GAPS.md. */
export function gapProblems(document: Document, rows: GapRow[]): string[] {
  const nodes = namedNodes(document);
  return [
    ...unnamedMarks(document, nodes),
    ...nodes.filter((each) => basisOf(each) !== undefined).flatMap((each) => markProblems(each, rows)),
    ...rows.flatMap((row) => rowProblems(row, nodes)),
  ];
}

function basisOf({ node }: NamedNode): string | undefined {
  return node['x-basis'] as string | undefined;
}

function markProblems(node: NamedNode, rows: GapRow[]): string[] {
  const basis = basisOf(node) as string;
  if (!bases.includes(basis)) return [`${node.name}: x-basis is ${basis}. Use one of ${bases.join(', ')}`];
  // A row for the node itself has precedence over a row with a wildcard.
  const own = rows.filter((row) => row.names.includes(node.name));
  const covering = own.length > 0 ? own : rows.filter((row) => row.names.some((name) => matches(name, node.name)));
  if (covering.some((row) => row.basis === basis)) return [];
  if (covering.length === 0)
    return [`${node.name}: x-basis is ${basis}, but GAPS.md has no row for this node. Add one`];
  const said = covering.map((row) => `"${row.basis}" in line ${row.line}`);
  return [`${node.name}: x-basis is ${basis}, but GAPS.md says ${said.join(' and ')}`];
}

function rowProblems(row: GapRow, nodes: NamedNode[]): string[] {
  const where = `GAPS.md line ${row.line}`;
  if (!visibilities.includes(row.seen))
    return [`${where}: "Seen from outside" is "${row.seen}". Use one of ${visibilities.join(', ')}`];
  if (row.basis === notBuilt) return [];
  if (!bases.includes(row.basis))
    return [`${where}: the basis is "${row.basis}". Use one of ${[...bases, notBuilt].join(', ')}`];
  return row.kind === 'node' ? nodeNameProblems(row, nodes, where) : [];
}

function nodeNameProblems(row: GapRow, nodes: NamedNode[], where: string): string[] {
  if (row.names.length === 0) return [`${where}: the row names no node`];
  return row.names.flatMap((name) => {
    const named = nodes.filter((node) => matches(name, node.name));
    if (named.length === 0) return [`${where}: the document has no node ${name}`];
    return named.some((node) => basisOf(node) === row.basis)
      ? []
      : [`${where}: ${name} has no x-basis: ${row.basis}. Add it to the document`];
  });
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** Reports marks on nodes without a name, because no row can name them. */
function unnamedMarks(document: Document, nodes: NamedNode[]): string[] {
  const named = new Set<unknown>(nodes.map((each) => each.node));
  const problems: string[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('x-basis' in value && !named.has(value))
      problems.push(`#${pointer}: x-basis is not allowed here, because GAPS.md cannot name this node`);
    for (const [key, child] of Object.entries(value)) visit(child, `${pointer}/${key.replaceAll('/', '~1')}`);
  };
  visit(document, '');
  return problems;
}

/** The default of each policy of the mock server by name, with durations in milliseconds. */
export type PolicyDefaults = Readonly<Record<string, string | number | readonly number[]>>;

const prefix = 'policies.';

/** Reports policies without a row, rows with another default in code style, and rows of unknown policies. */
export function policyProblems(rows: readonly GapRow[], policies: PolicyDefaults): string[] {
  const decisions = rows.filter(({ kind }) => kind === 'decision');
  const named = decisions.flatMap(({ line, names }) => {
    return names.filter((name) => name.startsWith(prefix)).map((name) => ({ line, name: name.slice(prefix.length) }));
  });
  return [
    ...Object.entries(policies).flatMap(([name, preset]) => {
      const row = decisions.find(({ names }) => names.includes(prefix + name));
      if (row === undefined) return [`the policy ${name} has no row in GAPS.md. Add one`];
      return states(row, preset)
        ? []
        : [`GAPS.md line ${row.line}: the default of ${name} must be ${formatDefault(preset)}`];
    }),
    ...named
      .filter(({ name }) => !Object.hasOwn(policies, name))
      .map(({ line, name }) => `GAPS.md line ${line}: the mock server has no policy ${name}`),
  ];
}

function states({ decision }: GapRow, preset: PolicyDefaults[string]): boolean {
  const values = [...decision.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
  if (typeof preset === 'string') return values[0] === preset;
  const numbers = values.flatMap((value) => numberOf(value) ?? []);
  if (typeof preset === 'number') return numbers[0] === preset;
  return JSON.stringify(numbers) === JSON.stringify(preset);
}

const units: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function numberOf(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhd])?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (units[unit] as number);
}

function formatDefault(preset: PolicyDefaults[string]): string {
  return typeof preset === 'string' ? preset : [preset].flat().join(', ');
}
