import { constraints, type Schema } from './document.ts';

/** What a node can state that the specification does not show, and how to recognize it. A plain field states none of these. */
const statements: readonly (readonly [what: string, isIn: (node: Schema, isAssumed: boolean) => boolean])[] = [
  ['this unit', ({ description = '' }) => /\b(major units|months)\b/i.test(description)],
  // Where the specification shows a boolean, its name says when it is true.
  ['this rule', ({ description = '' }, isAssumed) => isAssumed && /\b(true|false) (when|for)\b/i.test(description)],
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

/** What the description of an object says when the specification shows none of its fields. */
export const hasAssumedFields = /Assumption: (its fields|the specification does not show this (request|response))\./;

/**
 * Adds an assumption in words to the description of each open list, and of each node with `x-basis` that states a rule, a list, a unit, a
 * format or a limit. An object whose fields are all assumed passes its mark on to them. A description that already names its assumption
 * stays as it is.
 *
 * @param node - A document, or a part of one.
 * @param parent - The keyword that contains the node, for example `responses` of the response `404`.
 * @param key - The key of the node there.
 * @param isAssumed - Whether the node is in an object whose fields are all assumed.
 */
export function withAssumptions<T>(node: T, parent = '', key = '', isAssumed = false): T {
  if (typeof node !== 'object' || node === null || key === 'example' || key === 'examples') return node;
  if (Array.isArray(node)) return node.map((each) => withAssumptions(each, '', '', isAssumed)) as T;
  const { description } = node as Schema;
  const isPassedOn = isAssumed || hasAssumedFields.test(String(description));
  const entries = Object.entries(node).map(([name, value]) => [name, withAssumptions(value, key, name, isPassedOn)]);
  const copy: Schema = Object.fromEntries(entries);
  // The `description` of a list of fields can be a field.
  const isMarked = 'x-basis' in copy || isOpenList(copy) || (isAssumed && typeof description === 'string');
  if (!isMarked || /assum|specification does not/i.test(String(description))) return copy as T;
  const what =
    rules[parent] ?? statements.flatMap(([each, isIn]) => (isIn(copy, isAssumed) ? [each] : [])).join(' or ');
  return (what === '' ? copy : { ...copy, description: `${description ?? ''} ${assumption(what)}.`.trim() }) as T;
}
