import { constraints, type Schema } from './document.ts';

/** What a marked node can state that the specification does not show, and how to recognize it. A plain field states none of these. */
const statements: readonly (readonly [what: string, isIn: (node: Schema) => boolean])[] = [
  ['this unit', ({ description = '' }) => /\b(major units|months)\b/i.test(description)],
  ['this limit', (node) => constraints.some((name) => name in node)],
  ['the complete list', (node) => 'enum' in node],
  [
    'which fields are required',
    (node) => [node, ...(node.allOf ?? [])].some(({ required }) => Array.isArray(required)),
  ],
];

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
 * Adds an assumption in words to the description of each node with `x-basis` that states a rule, a list, a unit or a limit. A description
 * that already names its assumption stays as it is.
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
  if (!('x-basis' in copy) || /assum|specification does not/i.test(description)) return copy as T;
  const what = rules[parent] ?? statements.flatMap(([each, isIn]) => (isIn(copy) ? [each] : [])).join(' or ');
  return (what === '' ? copy : { ...copy, description: `${description} ${assumption(what)}.`.trim() }) as T;
}
