import { bodySchemaOf, branchesOf, type Document, operationsOf, resolve, type Schema } from './document.ts';
import { banner, tsLiteral, withGeneratedPart } from './ts-source.ts';

/** A rule in the document. */
interface Rule {
  /** What the rule protects. */
  readonly about?: 'money';
  readonly repeats?: { readonly operation: string; readonly does: string };
  readonly testCards?: readonly string[];
  readonly keys?: { readonly maxLength: number; readonly pattern: string };
  readonly title: string;
  readonly detects: string;
  readonly why: string;
  readonly fix: string;
  readonly isDefault: boolean;
}

/** Returns the rules of the document with their texts. */
function readRules(document: Document): [name: string, rule: Rule][] {
  const { enum: names = [], 'x-rules': texts = {} } = document.components.schemas?.FindingRule ?? {};
  const described = Object.entries(texts as Record<string, Rule>);
  if (described.length > 0 && String(names) === String(described.map(([name]) => name))) return described;
  throw new Error('FindingRule must have the same rules in enum and x-rules, in the same order');
}

/** Where the pages of the mock server stand. */
const docs = 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs';

/** Generates what a finding says about its rule, and the data of the rules. */
export function findingRules(document: Document, service: Document): string {
  const rules = readRules(document);
  const listed = rules.map(([name, { about, why, fix, isDefault }]) => [
    name,
    { isDefault, isAboutMoney: about === 'money', texts: { why, fix, page: `${docs}/findings.md#${name}` } },
  ]);
  const repeats = rules.flatMap(([rule, { repeats: data }]) =>
    data ? [[data.operation, { rule, does: data.does }]] : [],
  );
  const testCards = rules.flatMap(([, each]) => each.testCards ?? []);
  const keys = rules.find(([, each]) => each.keys)?.[1].keys;
  return `${banner}
import type { Finding, FindingRule } from './control-types.ts';
import type { OperationId } from './operations.ts';

/** Where the pages of this package stand. */
export const docs = '${docs}';

/** Whether each rule is on by default, whether it is about money, and what its finding says about it. */
export const findingRules: {
  readonly [rule in FindingRule]: {
    readonly isDefault: boolean;
    readonly isAboutMoney: boolean;
    readonly texts: Pick<Finding, 'why' | 'fix' | 'page'>;
  };
} = ${tsLiteral(Object.fromEntries(listed))};

/** The rule that finds the repeat of an operation, and what the repeat does. */
export interface Repeat {
  readonly rule: FindingRule;
  readonly does: string;
}

/** The operations that move money. */
export const repeats: { readonly [operation in OperationId]?: Repeat } = ${tsLiteral(Object.fromEntries(repeats))};

/** A field of a request that moves money. */
export interface MoneyField {
  /** Its path, with \`[]\` after the name of a list: \`split_marketplace[].amount\`. */
  readonly path: string;
  /** Names that other APIs have for it. */
  readonly otherNames: readonly string[];
  /** The known values of an open list. */
  readonly values: readonly string[];
}

/** The fields of a request body that move money. */
interface MoneyFields {
  readonly fields: readonly MoneyField[];
  /** The names of all fields of each object that leads to one, by the path of the object. */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** The fields of each request body that move money. */
export const moneyFields: { readonly [operation in OperationId]?: MoneyFields } = ${tsLiteral(moneyFields(service))};

/** Test cards that payment services document. */
export const testCards: ReadonlySet<string> = new Set(${tsLiteral(testCards)});

/** The form of an idempotency key that every service should accept. */
export const portableKeys = ${tsLiteral(keys)} as const;
`;
}

/** Returns the fields with `x-absence-moves-money` or `x-other-names` by operation. */
function moneyFields(document: Document): object {
  const listed = operationsOf(document).flatMap((located) => {
    const schema = bodySchemaOf(document, located);
    const known = {};
    const fields = schema === undefined ? [] : moneyFieldsIn(document, schema, '', known);
    return fields.length === 0 ? [] : [[located.operation.operationId, { fields, known }]];
  });
  return Object.fromEntries(listed);
}

/** @param known - Gets the names of the fields of each object that leads to a field. */
function moneyFieldsIn(document: Document, given: Schema, place: string, known: Record<string, string[]>): object[] {
  const { properties = {}, ...schema } = resolve<Schema>(document, given);
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const path = place === '' ? name : `${place}.${name}`;
    const { 'x-absence-moves-money': isMoney, 'x-other-names': otherNames } = field;
    const isListed = isMoney !== undefined || otherNames !== undefined;
    const inside = moneyFieldsIn(document, field, path, known);
    return isListed
      ? [{ path, otherNames: otherNames ?? [], values: knownValuesOf(document, field) }, ...inside]
      : inside;
  });
  const items = typeof schema.items === 'object' ? moneyFieldsIn(document, schema.items, `${place}[]`, known) : [];
  const branches = branchesOf({ ...schema, items: false }).flatMap((each) =>
    moneyFieldsIn(document, each, place, known),
  );
  if (own.length > 0) known[place] = [...new Set([...(known[place] ?? []), ...Object.keys(properties)])];
  return [...own, ...items, ...branches];
}

/** Returns the known values of an open list. */
function knownValuesOf(document: Document, given: Schema): unknown[] {
  const { anyOf = [], allOf = [] } = resolve<Schema>(document, given);
  const isOpen = anyOf.some((each) => 'x-open' in each);
  if (isOpen) return anyOf.flatMap((each) => resolve<Schema>(document, each).enum ?? []);
  // A field that can be null has its list in a branch.
  return [...anyOf, ...allOf].flatMap((each) => knownValuesOf(document, each));
}

/** Writes the rules into their page. The heading of each is its name, so that a finding can link to it. */
export function withFindingRules(page: string, document: Document): string {
  const rules = readRules(document);
  const rows = rules.map(
    ([name, { title, isDefault }]) => `| [\`${name}\`](#${name}) | ${title} | ${isDefault ? 'On' : 'Off'} |`,
  );
  const sections = rules.flatMap(([name, { title, detects, why, fix }]) => [
    `### ${name}`,
    `${title}.`,
    `- **Found**: ${detects}\n- **Why it matters**: ${why}\n- **Fix**: ${fix}`,
  ]);
  const table = ['| Rule | What happened | By default |', '| --- | --- | --- |', ...rows].join('\n');
  return withGeneratedPart(page, 'openapi/admin.yaml', [table, ...sections].join('\n\n'));
}
