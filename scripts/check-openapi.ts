/** `npm run check:openapi`: checks the hand-written OpenAPI documents before the generator uses them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePolicies } from '../packages/mock-server/src/model/policies.ts';
import { componentNameProblems, sourcesIn } from './check-openapi/component-names.ts';
import {
  descriptionProblems,
  propertyWordProblems,
  redundantDescriptionProblems,
} from './check-openapi/descriptions.ts';
import { exampleProblems, missingExampleProblems } from './check-openapi/examples.ts';
import { gapProblems, gapRows, policyProblems } from './check-openapi/gaps.ts';
import { lintProblems } from './check-openapi/lint.ts';
import { bundle } from './generate/bundle.ts';
import { resolveFieldsOf, resolveOptionalFieldsOf } from './generate/derived-schemas.ts';

const root = process.cwd();
const gapsFile = join(root, 'openapi/GAPS.md');
const gaps = gapRows(existsSync(gapsFile) ? readFileSync(gapsFile, 'utf8') : '');
const document = bundle(root);
const adminDocument = bundle(root, 'admin');
const { 'admin.yaml': adminSource = {}, ...sources } = sourcesIn(join(root, 'openapi'));
// The admin document refers to components of the service document. The checks of the service document cover them.
const borrowed = { 'openapi.yaml': { components: document.components as Record<string, Record<string, unknown>> } };
const isUnused = /^openapi\.yaml: nothing refers to /;

const problems = {
  lint: lintProblems(root),
  'component names': componentNameProblems(sources, document),
  'component names (openapi/admin.yaml)': componentNameProblems(
    { ...borrowed, 'admin.yaml': adminSource },
    adminDocument,
  ).filter((problem) => !isUnused.test(problem)),
  descriptions: [
    ...descriptionProblems(document),
    ...redundantDescriptionProblems(document),
    ...descriptionProblems(adminDocument),
  ],
  properties: propertyWordProblems(document),
  examples: [
    ...missingExampleProblems(document),
    ...exampleProblems(document),
    ...exampleProblems(resolveFieldsOf(adminDocument, document)),
  ],
  // GAPS.md describes the published document, which includes the derived schemas.
  'gaps (openapi/GAPS.md)': gapProblems(resolveOptionalFieldsOf(document), gaps),
  'policies (openapi/GAPS.md)': policyProblems(gaps, resolvePolicies({})),
};

for (const [check, found] of Object.entries(problems)) {
  for (const problem of found) console.error(`${check}: ${problem}`);
}
process.exitCode = Object.values(problems).flat().length > 0 ? 1 : 0;
