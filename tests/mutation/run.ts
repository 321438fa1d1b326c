/**
 * `npm run test:mutation`: Stryker, then its report against the bar and against `survivors.yaml`. Arguments go to Stryker:
 * `-- --mutate packages/sdk/src/webhooks/verification/secrets.ts` for one file, which writes no `RESULTS.md` and need not reach the bar.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Report } from './report.ts';
import { results } from './results.ts';
import { scoreOf } from './score.ts';
import { type Explanation, survivorProblems } from './survivors.ts';

const bar = 90;
const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const options = process.argv.slice(2);
const isWhole = options.length === 0;

const stryker = at('node_modules/@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(process.execPath, [stryker, 'run', at('stryker.config.json'), ...options], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

const report = readReport();
const explanations: Explanation[] = parse(readFileSync(at('survivors.yaml'), 'utf8'));
if (isWhole) writeFileSync(at('RESULTS.md'), results(report, explanations));

const { percent } = scoreOf(Object.values(report.files).flatMap(({ mutants }) => mutants));
const problems = survivorProblems(report, explanations);
if (isWhole && percent < bar) problems.push(`The score is ${percent.toFixed(2)} %, and has to be ${bar} %`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** With the files in the order of their names, and without the folder that they share. */
function readReport(): Report {
  const { files }: Report = JSON.parse(readFileSync(at('reports/mutation.json'), 'utf8'));
  const named = Object.entries(files).map(
    ([path, file]) => [path.replace('packages/sdk/src/webhooks/', ''), file] as const,
  );
  return { files: Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1))) };
}
