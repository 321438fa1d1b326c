/** One row of a table in openapi/GAPS.md. */
export interface GapRow {
  line: number;
  /** Names of nodes; `Payment.*` means everything below `Payment`. */
  names: string[];
  basis: string;
}

/** The rows of every table whose first column is called Node; other tables are prose. */
export function gapRows(markdown: string): GapRow[] {
  const rows: GapRow[] = [];
  let basisColumn = -1;
  for (const [index, text] of markdown.split('\n').entries()) {
    const cells = cellsOf(text);
    if (cells === undefined) basisColumn = -1;
    else if (cells[0]?.toLowerCase() === 'node')
      basisColumn = cells.findIndex((cell) => cell.toLowerCase() === 'basis');
    else if (basisColumn >= 0 && !cells.every((cell) => /^:?-+:?$/.test(cell))) {
      const names = [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
      rows.push({ line: index + 1, names, basis: (cells[basisColumn] ?? '').replaceAll('`', '').trim() });
    }
  }
  return rows;
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
