import type { Document } from '../generate/document.ts';
import type { GapRow } from './gaps-table.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';

const bases = ['public', 'convention', 'own'];
const notBuilt = 'not built';
const visibilities = ['yes', 'partly', 'no'];

/** What the specification does not show is marked in the document and explained in GAPS.md, and the two agree. */
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
  if (!bases.includes(basis)) return [`${node.name}: x-basis is ${basis}, not one of ${bases.join(', ')}`];
  // What is said about the node itself weighs more than what is said about everything around it.
  const own = rows.filter((row) => row.names.includes(node.name));
  const covering = own.length > 0 ? own : rows.filter((row) => row.names.some((name) => matches(name, node.name)));
  if (covering.some((row) => row.basis === basis)) return [];
  if (covering.length === 0) return [`${node.name}: x-basis is ${basis}, and GAPS.md has no row for it`];
  const said = covering.map((row) => `"${row.basis}" in line ${row.line}`);
  return [`${node.name}: x-basis is ${basis}, but GAPS.md says ${said.join(' and ')}`];
}

function rowProblems(row: GapRow, nodes: NamedNode[]): string[] {
  const where = `GAPS.md line ${row.line}`;
  if (!visibilities.includes(row.seen))
    return [`${where}: "${row.seen}" under "Seen from outside" is none of ${visibilities.join(', ')}`];
  if (row.basis === notBuilt) return [];
  if (!bases.includes(row.basis))
    return [`${where}: basis "${row.basis}" is none of ${[...bases, notBuilt].join(', ')}`];
  return row.kind === 'node' ? nodeNameProblems(row, nodes, where) : [];
}

function nodeNameProblems(row: GapRow, nodes: NamedNode[], where: string): string[] {
  if (row.names.length === 0) return [`${where}: no node is named`];
  return row.names.flatMap((name) => {
    const named = nodes.filter((node) => matches(name, node.name));
    if (named.length === 0) return [`${where}: there is no node ${name}`];
    return named.some((node) => basisOf(node) === row.basis) ? [] : [`${where}: ${name} has no x-basis: ${row.basis}`];
  });
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

/** A mark where no name reaches could never have a row. */
function unnamedMarks(document: Document, nodes: NamedNode[]): string[] {
  const named = new Set<unknown>(nodes.map((each) => each.node));
  const problems: string[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('x-basis' in value && !named.has(value)) problems.push(`#${pointer}: nothing here can carry x-basis`);
    for (const [key, child] of Object.entries(value)) visit(child, `${pointer}/${key.replaceAll('/', '~1')}`);
  };
  visit(document, '');
  return problems;
}
