import type { Document } from './document.ts';
import { banner, tsLiteral, withGeneratedPart } from './ts-source.ts';

/** The texts of a rule in the document. */
interface RuleTexts {
  readonly title: string;
  readonly detects: string;
  readonly why: string;
  readonly fix: string;
  readonly isDefault: boolean;
}

/** Returns the rules of the document with their texts. */
function readRules(document: Document): [name: string, texts: RuleTexts][] {
  const { enum: names = [], 'x-rules': texts = {} } = document.components.schemas?.FindingRule ?? {};
  const described = Object.entries(texts as Record<string, RuleTexts>);
  if (described.length > 0 && String(names) === String(described.map(([name]) => name))) return described;
  throw new Error('FindingRule must have the same rules in enum and x-rules, in the same order');
}

const page = 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md';

/** Generates what a finding says about its rule. */
export function findingRules(document: Document): string {
  const rules = readRules(document).map(([name, { why, fix, isDefault }]) => [
    name,
    { isDefault, texts: { why, fix, page: `${page}#${name}` } },
  ]);
  return `${banner}
import type { Finding, FindingRule } from './control-types.ts';

/** Whether each rule is on by default, and what its finding says about it. */
export const findingRules: {
  readonly [rule in FindingRule]: { readonly isDefault: boolean; readonly texts: Pick<Finding, 'why' | 'fix' | 'page'> };
} = ${tsLiteral(Object.fromEntries(rules))};
`;
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
