import { readFileSync, writeFileSync } from 'node:fs';
import {
  ExplorationError,
  type ExplorationReport,
  type ExploreOptions,
  exploreFailures,
  type Invariant,
} from '@paychord/mock-server/explore';
import { expect, test } from 'vitest';
import { isFull } from '../helpers/effort.ts';
import { mistakes } from './merchants/mistakes.ts';

const file = new URL('kill-table.md', import.meta.url);

test.each(mistakes.filter(({ breaks }) => breaks !== undefined))(
  'finds a merchant that $name',
  async ({ exploration, breaks, case: replay }) => {
    const replayed = await explore({ ...exploration, replay });
    expect(rulesOf(replayed)).toContain(breaks);
    // The replay shows that the case finds it. The full run shows that the exploration has the case.
    if (isFull) expect(rulesOf(await explore(exploration))).toContain(breaks);
  },
  180_000,
);

test.each(mistakes.filter(({ breaks }) => breaks === undefined))(
  'names a merchant that $name only in a finding',
  async ({ exploration, case: replay, finding }) => {
    const { failures, findings } = await explore({ ...exploration, replay });
    expect(failures).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toEqual([finding]);
    if (isFull) expect(rulesOf(await explore(exploration))).toEqual([]);
  },
  180_000,
);

test('kill-table.md lists the merchants (KILL_TABLE=write rewrites it)', () => {
  const text = formatTable();
  if (process.env.KILL_TABLE === 'write') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

async function explore(options: ExploreOptions): Promise<ExplorationReport> {
  try {
    return await exploreFailures(options);
  } catch (error) {
    if (error instanceof ExplorationError) return error.report;
    throw error;
  }
}

function rulesOf({ failures }: ExplorationReport): Invariant[] {
  return failures.map(({ invariant }) => invariant);
}

function formatTable(): string {
  const rows = mistakes.map(({ name, breaks, case: caseId, finding }) => {
    const rule = breaks === undefined ? `not found, only the finding \`${finding}\`` : `\`${breaks}\``;
    return `| A merchant that ${name} | ${rule} | \`${caseId}\` |`;
  });
  const count = mistakes.filter(({ breaks }) => breaks !== undefined).length;
  return `# Mistakes that exploreFailures finds

${count} of ${mistakes.length} merchants are found with one failure and the default options of the client. Each row is a merchant of
[mistakes.ts](merchants/mistakes.ts). The [correct merchants](merchants/designs.ts) break no rule, with every pair of failures.
\`KILL_TABLE=write npx vitest run tests/explore\` writes this file.

| Mistake | Rule that it breaks | Case that shows it |
| --- | --- | --- |
${rows.join('\n')}
`;
}
