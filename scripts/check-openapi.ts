/** `npm run check:openapi`: everything that has to be true of the hand-written documents before anything is made of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePolicies } from '../packages/mock-server/src/model/policies.ts';
import { componentNameProblems, sourcesIn } from './check-openapi/component-names.ts';
import { circularDescriptionProblems, descriptionProblems } from './check-openapi/descriptions.ts';
import { exampleProblems, missingExampleProblems } from './check-openapi/examples.ts';
import { gapProblems } from './check-openapi/gaps.ts';
import { gapRows } from './check-openapi/gaps-table.ts';
import { lintProblems } from './check-openapi/lint.ts';
import { policyProblems } from './check-openapi/policies.ts';
import { propertyWordProblems } from './check-openapi/property-words.ts';
import { withBorrowedFields } from './generate/borrowed-fields.ts';
import { bundle } from './generate/bundle.ts';
import { withOptionalTwins } from './generate/optional-twins.ts';

const root = process.cwd();
const gapsFile = join(root, 'openapi/GAPS.md');
const gaps = gapRows(existsSync(gapsFile) ? readFileSync(gapsFile, 'utf8') : '');
const document = bundle(root);
const adminDocument = bundle(root, 'admin');
const { 'admin.yaml': adminSource = {}, ...sources } = sourcesIn(join(root, 'openapi'));
// What it borrows from the other document is checked there.
const borrowed = { 'openapi.yaml': { components: document.components as Record<string, Record<string, unknown>> } };
const unused = /^openapi\.yaml: nothing refers to /;

const problems = {
  lint: lintProblems(root),
  'component names': componentNameProblems(sources, document),
  'component names of the controls': componentNameProblems(
    { ...borrowed, 'admin.yaml': adminSource },
    adminDocument,
  ).filter((problem) => !unused.test(problem)),
  descriptions: [
    ...descriptionProblems(document),
    ...circularDescriptionProblems(document),
    ...descriptionProblems(adminDocument),
  ],
  properties: propertyWordProblems(document),
  examples: [
    ...missingExampleProblems(document),
    ...exampleProblems(document),
    ...exampleProblems(withBorrowedFields(adminDocument, document)),
  ],
  // As it is published, with the schemas that are generated.
  'gaps (openapi/GAPS.md)': gapProblems(withOptionalTwins(document), gaps),
  'policies (openapi/GAPS.md)': policyProblems(gaps, resolvePolicies({})),
};

for (const [check, found] of Object.entries(problems)) {
  for (const problem of found) console.error(`${check}: ${problem}`);
}
process.exitCode = Object.values(problems).flat().length > 0 ? 1 : 0;
