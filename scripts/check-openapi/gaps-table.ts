/** One row of a table in openapi/GAPS.md. */
export interface GapRow {
  line: number;
  /** What the first column of the table names: nodes of the document, or decisions that have none. */
  kind: 'node' | 'decision';
  /** Names in code style in the first cell; `Payment.*` means everything below `Payment`, `Optional*` every name that begins so. */
  names: string[];
  /** The cell under "What we do". */
  decision: string;
  basis: string;
  /** Whether the decision can be seen from outside; empty when the table has no such column. */
  seen: string;
}

interface Columns {
  kind: GapRow['kind'];
  decision: number;
  basis: number;
  seen: number;
}

/** The rows of every table whose first column is called Node or Decision; other tables are prose. */
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
  // The first column is the name, so that 0 stands for a column that is missing.
  const cell = (column: number) => (column === 0 ? '' : (cells[column] ?? ''));
  const [basis, seen] = [columns.basis, columns.seen].map((column) => cell(column).replaceAll('`', '').trim());
  return { line, kind: columns.kind, names, decision: cell(columns.decision), basis: basis ?? '', seen: seen ?? '' };
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
