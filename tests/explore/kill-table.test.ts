import { readFileSync, writeFileSync } from 'node:fs';
import {
  ExplorationError,
  type ExplorationReport,
  type ExploreOptions,
  exploreFailures,
  type Invariant,
} from '@paychord/mock-server/explore';
import { expect, test } from 'vitest';
import { count, isFull } from '../helpers/effort.ts';
import { explorationOf, Merchant } from './merchants/correct.ts';
import { type Mistake, mistakes } from './merchants/mistakes.ts';
import { explorationOfShop, SmallShop } from './merchants/small-shop.ts';

const file = new URL('kill-table.md', import.meta.url);
/** The shortest case of each rule that a merchant breaks. */
const found = new Map<Mistake, Map<Invariant, string>>();

test.each([
  ['correct merchant', explorationOf(Merchant)],
  ['correct small shop', explorationOfShop(SmallShop)],
])(
  'no rule breaks for the %s, with pairs of failures',
  async (_name, exploration) => {
    const runs = count({ reduced: 1_000, full: 20_000 });
    const report = await exploreFailures({ ...exploration, depth: 2, limits: { runs, seconds: 900 } });
    expect(report.failures).toEqual([]);
    if (isFull) expect(report.notes).toEqual([]);
  },
  900_000,
);

test.each(mistakes)(
  'finds a merchant that $name',
  async (mistake) => {
    const { failures } = await explore(mistake.exploration);
    const cases = new Map<Invariant, string>();
    for (const { invariant, caseId } of failures) {
      const shortest = cases.get(invariant);
      if (shortest === undefined || failuresOf(caseId) < failuresOf(shortest)) cases.set(invariant, caseId);
    }
    found.set(mistake, cases);
    expect([...cases.keys()]).toContain(mistake.breaks);
    const replayed = await explore({ ...mistake.exploration, replay: mistake.case });
    expect(replayed.failures.map(({ invariant }) => invariant)).toContain(mistake.breaks);
  },
  180_000,
);

test('kill-table.md matches this run (KILL_TABLE=write rewrites it)', () => {
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

/** The number of failures in a case. */
function failuresOf(caseId: string): number {
  return caseId.split('+').length;
}

function formatTable(): string {
  const all = [...found.values()].flatMap((cases) => [...cases.keys()]);
  const rules = [...new Set(all)].sort();
  const rows = mistakes.map((mistake) => {
    const cases = [mistake.case, ...rules.map((rule) => found.get(mistake)?.get(rule))];
    return [`A merchant that ${mistake.name}`, ...cases.map((caseId) => (caseId ? `\`${caseId}\`` : ''))];
  });
  const lines = [
    ['', 'Case that shows it', ...rules.map((rule) => `\`${rule}\``)],
    ['---', '---', ...rules.map(() => '---')],
    ...rows,
  ];
  return `# Mistakes that exploreFailures finds

Each row is a merchant of [mistakes.ts](merchants/mistakes.ts), with the default options of the client. The second column is a case that shows the mistake. Each other column is a
rule, with the id of the first of the shortest cases that break it. The correct merchant breaks none, with every pair of failures.
\`KILL_TABLE=write npx vitest run tests/explore\` writes this file.

${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}
