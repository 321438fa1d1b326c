/** One row of a table in openapi/GAPS.md. */
export interface GapRow {
  line: number;
  /** What the first column of the table names: nodes of the document, or decisions that have none. */
  kind: 'node' | 'decision';
  /** Names in code style in the first cell; `Payment.*` means everything below `Payment`. */
  names: string[];
  basis: string;
  /** Whether the decision can be seen from outside; empty when the table has no such column. */
  seen: string;
}

interface Columns {
  kind: GapRow['kind'];
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
  return { kind, basis: others.indexOf('basis') + 1, seen: others.indexOf('seen from outside') + 1 };
}

function rowOf(cells: string[], columns: Columns, line: number): GapRow {
  const names = [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
  const cell = (column: number) => (column === 0 ? '' : (cells[column] ?? '').replaceAll('`', '').trim());
  return { line, kind: columns.kind, names, basis: cell(columns.basis), seen: cell(columns.seen) };
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
