import { constraints, type Schema } from './document.ts';

/** What a node can state that the specification does not show, and how to recognize it. A plain field states none of these. */
const statements: readonly (readonly [what: string, isIn: (node: Schema) => boolean])[] = [
  ['this unit', ({ description = '' }) => /\b(major units|months)\b/i.test(description)],
  [
    'this format',
    ({ type, description = '' }) => type !== undefined && /\b(IATA|ISO (3166|8601|18245))\b/.test(description),
  ],
  ['this limit', (node) => constraints.some((name) => name in node)],
  ['the complete list', (node) => 'enum' in node],
  [
    'which fields are required',
    (node) => [node, ...(node.allOf ?? [])].some(({ required }) => Array.isArray(required)),
  ],
  ['that other values can appear', isOpenList],
];

function isOpenList({ anyOf = [] }: Schema): boolean {
  return anyOf.some((each) => 'x-open' in each);
}

/** The keywords whose marked entries are rules. */
const rules: Readonly<Record<string, string>> = {
  responses: 'this response',
  headers: 'this header',
  'x-response-outcomes': 'this rule',
};

/** Returns the clause for something that the specification does not show. */
export function assumption(what: string): string {
  return `Assumption: the specification does not show ${what}`;
}

/**
 * Adds an assumption in words to the description of each open list, and of each node with `x-basis` that states a rule, a list, a unit, a
 * format or a limit. A description that already names its assumption stays as it is.
 *
 * @param node - A document, or a part of one.
 * @param parent - The keyword that contains the node, for example `responses` of the response `404`.
 * @param key - The key of the node there.
 */
export function withAssumptions<T>(node: T, parent = '', key = ''): T {
  if (typeof node !== 'object' || node === null || key === 'example' || key === 'examples') return node;
  if (Array.isArray(node)) return node.map((each) => withAssumptions(each)) as T;
  const entries = Object.entries(node).map(([name, value]) => [name, withAssumptions(value, key, name)]);
  const copy: Schema = Object.fromEntries(entries);
  const { description = '' } = copy;
  if (!('x-basis' in copy || isOpenList(copy)) || /assum|specification does not/i.test(description)) return copy as T;
  const what = rules[parent] ?? statements.flatMap(([each, isIn]) => (isIn(copy) ? [each] : [])).join(' or ');
  return (what === '' ? copy : { ...copy, description: `${description} ${assumption(what)}.`.trim() }) as T;
}
