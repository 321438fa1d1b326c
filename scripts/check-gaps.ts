import {
  type Document,
  operationsOf,
  type Parameter,
  type PathItem,
  resolve,
  type Schema,
} from './generate/document.ts';

/** A node of the document with the name that GAPS.md and error messages use. Several nodes can share a name. */
export interface NamedNode {
  name: string;
  /** The keyword that contains the node: `properties`, `parameters`, `content` … */
  keyword: string;
  node: { [key: string]: unknown };
}

/** How each keyword names its nodes: like their parent, or below it with their key or their `name`. */
const naming: Readonly<Record<string, 'parent' | 'key' | 'name'>> = {
  properties: 'key',
  headers: 'key',
  responses: 'key',
  parameters: 'name',
  content: 'parent',
  allOf: 'parent',
  anyOf: 'parent',
  oneOf: 'parent',
};
/** The keywords with only one node, which has the name of its parent. */
const single = ['items', 'additionalProperties', 'schema', 'requestBody'];

/**
 * Returns every node that can carry `x-basis`: `Payment`, `Payment.amount`, `createPayment`, `createPayment.payment_id`,
 * `createPayment.201`, `IdempotencyKey`, `x-response-outcomes.retried` … The operation of a webhook has the webhook's name.
 */
export function namedNodes(document: Document): NamedNode[] {
  const nodesIn = (name: string, keyword: string, node: unknown): NamedNode[] => {
    if (!isNode(node)) return [];
    const below = Object.entries(naming).flatMap(([inner, by]) =>
      Object.entries(node[inner] ?? {}).flatMap(([key, each]) => {
        const own = by === 'key' ? key : resolve<Parameter>(document, each).name;
        return nodesIn(by === 'parent' ? name : `${name}.${own}`, inner, each);
      }),
    );
    return [{ name, keyword, node }, ...below, ...single.flatMap((inner) => nodesIn(name, inner, node[inner]))];
  };

  const inPath = (path: string, item: PathItem, webhook?: string): NamedNode[] => [
    { name: webhook ?? path, keyword: 'paths', node: item },
    ...operationsOf(document, { [path]: item }).flatMap(({ operation }) => {
      const name = webhook ?? operation.operationId;
      const shared = (item.parameters ?? []).map((each) => [resolve<Parameter>(document, each).name, each] as const);
      return [
        ...nodesIn(name, 'operations', operation),
        ...shared.flatMap(([own, each]) => nodesIn(`${name}.${own}`, 'parameters', each)),
      ];
    }),
  ];

  const named = (prefix: string, keyword: string, nodes: object = {}) =>
    Object.entries(nodes).flatMap(([name, node]) => nodesIn(prefix + name, keyword, node));
  return [
    ...Object.entries(document.components).flatMap(([keyword, nodes]) => named('', keyword, nodes as object)),
    ...named('x-response-outcomes.', 'outcomes', document['x-response-outcomes']),
    ...Object.entries(document.paths).flatMap(([path, item]) => inPath(path, item)),
    ...Object.entries(document.webhooks ?? {}).flatMap(([webhook, item]) => inPath(webhook, item, webhook)),
  ];
}

function isNode(value: unknown): value is NamedNode['node'] {
  return typeof value === 'object' && value !== null;
}

/** One row of a table in openapi/GAPS.md. */
export interface GapRow {
  line: number;
  /** Whether the first column names nodes of the document, or decisions without a node. */
  kind: 'node' | 'decision';
  /** The text of the first cell. */
  title: string;
  /** Names in code style in the first cell. `Payment.*` means all nodes below `Payment`, `Optional*` all names with this prefix. */
  names: string[];
  /** The cell under "What we do". */
  decision: string;
  basis: string;
  /** The cell under "Seen from outside". */
  seen: string;
}

/** Returns the rows of every table whose first column is called Node or Decision. Each has the same columns. */
export function gapRows(markdown: string): GapRow[] {
  let title: string | undefined;
  return markdown.split('\n').flatMap((text, index) => {
    const cells = cellsOf(text);
    const kind = cells && title;
    title = cells && (title ?? cells[0]?.toLowerCase());
    if (cells === undefined || (kind !== 'node' && kind !== 'decision') || /^:?-+:?$/.test(cells[0] ?? '')) return [];
    const [name = '', _unspecified, decision = '', basis = '', seen = ''] = cells;
    const names = [...name.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
    return { line: index + 1, kind, title: name, names, decision, basis, seen };
  });
}

function cellsOf(line: string): string[] | undefined {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row?.split(/(?<!\\)\|/).map((cell) => cell.replace(/<a id=.*?<\/a>/, '').trim());
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

/** Returns the rows about a node. A row for the node itself has precedence over a row with a wildcard. */
function rowsAbout({ name: node }: NamedNode, rows: readonly GapRow[]): GapRow[] {
  const own = rows.filter((row) => row.names.includes(node));
  return own.length > 0 ? own : rows.filter((row) => row.names.some((name) => matches(name, node)));
}

/** Returns a function that finds the name of a node in the first column of GAPS.md, for example `Airline.*`. */
export function gapNamer(document: Document, rows: readonly GapRow[]): (node: object) => string | undefined {
  const names = namedNodes(document).flatMap((each) => {
    const [row] = rowsAbout(each, rows);
    const name = row?.names.find((own) => own === each.name) ?? row?.names.find((own) => matches(own, each.name));
    return name === undefined ? [] : [[each.node, name] as const];
  });
  const byNode = new Map<object, string>(names);
  return (node) => byNode.get(node);
}

function markProblems(node: NamedNode, rows: GapRow[]): string[] {
  const basis = basisOf(node) as string;
  if (!bases.includes(basis)) return [`${node.name}: x-basis is ${basis}. Use one of ${bases.join(', ')}`];
  const covering = rowsAbout(node, rows);
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
    if (named.some((node) => basisOf(node) === row.basis)) return [];
    return [`${where}: ${name} has no x-basis: ${row.basis}. Add it to the document`];
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

/** Reports decisions about behavior that no page marks and no source names. @param text The pages and the sources. */
export function unusedDecisions(gaps: string, text: string): string[] {
  const [, behaviour = ''] = /^## Behaviour\n([\s\S]*?)^## /m.exec(gaps) ?? [];
  return [...behaviour.matchAll(/<a id="(.*?)"><\/a>([^`|]+) \|/g)]
    .filter(([, id, title]) => ![`GAPS.md#${id})`, `'${title}'`, `: ${title}\n`].some((use) => text.includes(use)))
    .map(([, id]) => `GAPS.md: nothing uses ${id}. Mark it on a page, or move it to the details`);
}

/** Reports policies without a row, rows whose first value in code style is not the default, and rows of unknown policies. */
export function policyProblems(rows: readonly GapRow[], policies: Readonly<Record<string, Schema>>): string[] {
  const prefix = 'policies.';
  const decisions = rows.filter(({ kind }) => kind === 'decision');
  const missing = Object.entries(policies).flatMap(([name, { default: preset }]) => {
    const row = decisions.find(({ names }) => names.includes(prefix + name));
    if (row === undefined) return [`the policy ${name} has no row in GAPS.md. Add one`];
    const values = [...row.decision.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
    const expected = [preset].flat().map(String);
    if (expected.every((value, index) => values[index] === value)) return [];
    return [`GAPS.md line ${row.line}: the default of ${name} must be ${expected.join(', ')}`];
  });
  const unknown = decisions.flatMap(({ line, names }) =>
    names
      .filter((name) => name.startsWith(prefix) && !Object.hasOwn(policies, name.slice(prefix.length)))
      .map((name) => `GAPS.md line ${line}: the mock server has no policy ${name.slice(prefix.length)}`),
  );
  return [...missing, ...unknown];
}
