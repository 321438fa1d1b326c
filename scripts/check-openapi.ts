/** `npm run check:openapi`: everything that has to be true of the hand-written document before anything is made of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentNameProblems, sourcesIn } from './check-openapi/component-names.ts';
import { descriptionProblems } from './check-openapi/descriptions.ts';
import { exampleProblems } from './check-openapi/examples.ts';
import { gapProblems } from './check-openapi/gaps.ts';
import { gapRows } from './check-openapi/gaps-table.ts';
import { lintProblems } from './check-openapi/lint.ts';
import { bundle } from './generate/bundle.ts';

const root = process.cwd();
const gapsFile = join(root, 'openapi/GAPS.md');
const document = bundle(root);

const problems = {
  lint: lintProblems(root),
  'component names': componentNameProblems(sourcesIn(join(root, 'openapi')), document),
  descriptions: descriptionProblems(document),
  examples: exampleProblems(document),
  'gaps (openapi/GAPS.md)': gapProblems(document, gapRows(existsSync(gapsFile) ? readFileSync(gapsFile, 'utf8') : '')),
};

for (const [check, found] of Object.entries(problems)) {
  for (const problem of found) console.error(`${check}: ${problem}`);
}
process.exitCode = Object.values(problems).flat().length > 0 ? 1 : 0;
