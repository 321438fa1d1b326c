/**
 * `npm run generate`: writes every file that is generated from openapi/*.yaml and from the version of the SDK. `--check` only reports what differs.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gapNamer, gapRows } from './check-gaps.ts';
import { withNullableFields } from './generate/absent-fields.ts';
import { withAssumedParts } from './generate/assumed-parts.ts';
import { withAssumptions } from './generate/assumptions.ts';
import { bundle, resolveFieldsOf, resolveOptionalFieldsOf, resolveUnsentFieldsOf } from './generate/bundle.ts';
import { configSchema, policies, readConfigFile, readSchema } from './generate/config-file.ts';
import { controlTypes, documentTypes, inspectorApi } from './generate/document-types.ts';
import { recordExamples } from './generate/examples.ts';
import { adminFields, eventShapes, requestFields, withAdminBodies } from './generate/fields.ts';
import { findingRules, withFindingRules } from './generate/findings.ts';
import { gaps } from './generate/gaps.ts';
import { limits } from './generate/limits.ts';
import { withOpenTypes } from './generate/open-types.ts';
import { adminOperations, clientOperations, inspectorOperations, mockOperations } from './generate/operations.ts';
import { errorTable, optionTable, policyTable } from './generate/option-tables.ts';
import { banner, tsLiteral, withFoot, withGeneratedPart, withPrograms } from './generate/ts-source.ts';
import {
  adminValidatorTypes,
  checkedInProcess,
  controlValidatorTypes,
  requestValidators,
  schemaValidators,
  validators,
  validatorTypes,
} from './generate/validators.ts';
import { currencies, inspectorValues, knownValues, responseOutcomes, withResponseOutcomes } from './generate/values.ts';
import { pageList, wordIndex } from './generate/word-index.ts';

const sdk = 'packages/sdk/src/generated';
const mock = 'packages/mock-server/src/generated';
const inspector = 'packages/inspector/src/generated';

/** The page with the table of the bodies of the admin API. */
const bodiesPage = 'packages/mock-server/docs/admin-api.md';

/** The page with the rules of findings. */
const findingsPage = 'packages/mock-server/docs/findings.md';

/** The page with the table of what an error response proves. */
const outcomesPage = 'packages/sdk/docs/retries-and-idempotency.md';

/** The page with the error classes. */
const errorsPage = 'packages/sdk/docs/errors.md';

/** The summary for AI assistants. */
const summary = 'packages/sdk/llms.txt';

/** The page with the index of words. */
const indexPage = 'packages/sdk/docs/README.md';

/** The pages with programs and marks. */
const handWritten = ['README.md', 'packages/*/README.md', 'packages/*/{docs,skills}/**/*.md', 'examples/*/README.md'];

/** The pages with the tables of options. */
const optionPages = {
  sdk: 'packages/sdk/docs/options.md',
  mock: 'packages/mock-server/docs/options.md',
  receiver: 'packages/sdk/docs/webhooks/responses.md',
  explore: 'packages/mock-server/docs/explore-reference.md',
  playwright: 'packages/mock-server/docs/playwright.md',
};

/** Generates every file, and returns the content of each by its path from the root. */
export async function generate(root: string): Promise<Map<string, string>> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { version } = JSON.parse(read('packages/sdk/package.json'));
  const document = withNullableFields(await bundle(root));
  const validated = withOpenTypes(document);
  const adminBundle = resolveUnsentFieldsOf(await bundle(root, 'admin'), document);
  const published = resolveOptionalFieldsOf(document);
  const openApi = withAssumptions(withAssumedParts(withOpenTypes(published), published));
  const adminSchemas = withOpenTypes(resolveFieldsOf(adminBundle, validated));
  const adminDocument = withAssumptions(withAssumedParts(adminSchemas, published));
  const types = await documentTypes(published);
  const openapi = join(root, 'openapi');
  const configFile = readConfigFile(openapi);
  const gapsPage = read('openapi/GAPS.md');
  const rows = gapRows(gapsPage);
  const gapName = gapNamer(validated, rows);
  const mockOptions = withGeneratedPart(
    read(optionPages.mock),
    'mock-server-options.ts',
    optionTable(read('packages/mock-server/src/core/mock-server-options.ts'), 'MockServerOptions'),
  );
  const clientSources = ['credentials', 'client-options', 'request-options'].map((name) =>
    read(`packages/sdk/src/http/${name}.ts`),
  );
  const exploreTable = optionTable(read('packages/mock-server/src/explore/options.ts'), 'ExploreOptions');
  const application = optionTable(read('packages/mock-server/src/testing/test-runners/application.ts'), 'Application');
  const clientTable = optionTable(clientSources.join('\n'), 'Credentials', 'ClientOptions', 'RetryOptions');
  const receiverTable = optionTable(
    read('packages/sdk/src/webhooks/receiver/receiver-options.ts'),
    'Handlers',
    'WebhookReceiverOptions',
  );
  const files = new Map([
    [
      optionPages.mock,
      withGeneratedPart(mockOptions, 'policies.yaml', policyTable(readSchema(openapi, 'policies.yaml'))),
    ],
    [
      errorsPage,
      withGeneratedPart(read(errorsPage), 'errors.ts', errorTable(read('packages/sdk/src/errors/errors.ts'))),
    ],
    [optionPages.explore, withGeneratedPart(read(optionPages.explore), 'options.ts', exploreTable)],
    [optionPages.playwright, withGeneratedPart(read(optionPages.playwright), 'application.ts', application)],
    [optionPages.sdk, withGeneratedPart(read(optionPages.sdk), 'client-options.ts', clientTable)],
    [optionPages.receiver, withGeneratedPart(read(optionPages.receiver), 'receiver-options.ts', receiverTable)],
    ['packages/sdk/openapi.json', `${JSON.stringify(openApi, null, 2)}\n`],
    ['packages/sdk/GAPS.md', gapsPage],
    [`${sdk}/schema.ts`, types.schemas],
    [`${sdk}/paths.ts`, types.paths],
    [`${sdk}/known-values.ts`, knownValues(document)],
    [`${sdk}/limits.ts`, limits(document, 'client')],
    [`${sdk}/operations.ts`, clientOperations(document)],
    [`${sdk}/response-outcomes.ts`, responseOutcomes(document)],
    [outcomesPage, withResponseOutcomes(read(outcomesPage), document)],
    [`${sdk}/event-shapes.ts`, eventShapes(document)],
    [`${sdk}/version.ts`, sdkVersion(version)],
    [`${mock}/limits.ts`, limits(document, 'service')],
    [`${mock}/currencies.ts`, banner + currencies(document)],
    [`${mock}/operations.ts`, mockOperations(document)],
    [`${mock}/fields.ts`, requestFields(document)],
    [`${mock}/examples.ts`, recordExamples(document)],
    [`${mock}/validators.js`, await validators(validated, readSchema(openapi, 'state-file.yaml'), gapName)],
    [`${mock}/validators.d.ts`, validatorTypes],
    [`${mock}/gaps.ts`, gaps(document, rows)],
    ['packages/mock-server/admin-openapi.json', `${JSON.stringify(adminDocument, null, 2)}\n`],
    ['packages/mock-server/GAPS.md', gapsPage],
    ['packages/mock-server/config.schema.json', configSchema(configFile, adminDocument)],
    [
      'packages/mock-server/scenario.schema.json',
      configSchema({ $ref: '#/components/schemas/Scenario' }, adminDocument),
    ],
    [`${mock}/policies.ts`, policies(configFile)],
    [bodiesPage, withAdminBodies(read(bodiesPage), adminDocument)],
    [`${mock}/admin-operations.ts`, adminOperations(adminDocument)],
    [`${mock}/control-types.ts`, await controlTypes(withAssumptions(adminBundle), published)],
    [`${mock}/findings.ts`, findingRules(adminDocument, document)],
    [findingsPage, withFindingRules(read(findingsPage), adminDocument)],
    [`${mock}/admin-fields.ts`, adminFields(adminDocument)],
    [`${mock}/admin-validators.js`, await requestValidators(adminDocument)],
    [`${mock}/admin-validators.d.ts`, adminValidatorTypes],
    [
      `${mock}/control-validators.js`,
      await schemaValidators(adminDocument, checkedInProcess, [document, adminDocument]),
    ],
    [`${mock}/control-validators.d.ts`, controlValidatorTypes],
    [`${inspector}/admin-api.ts`, await inspectorApi(adminDocument)],
    [`${inspector}/operations.ts`, inspectorOperations(adminDocument, document)],
    [`${inspector}/values.ts`, inspectorValues(document)],
  ]);
  for (const page of globSync(handWritten, { cwd: root }).sort())
    files.set(page, withFoot(withPrograms(files.get(page) ?? read(page), read)));
  const indexed = [...files]
    .filter(([page]) => page.includes('/docs/') && page !== indexPage)
    .map(([page, content]) => [relative(dirname(indexPage), page), content] as const);
  files.set(indexPage, withGeneratedPart(read(indexPage), 'the headings of the pages', wordIndex(new Map(indexed))));
  const ofSdk = [...files].filter(([page]) => page.startsWith('packages/sdk/docs/'));
  const listed = ofSdk.map(([page, content]) => [relative('packages/sdk', page), content] as const);
  files.set(summary, withGeneratedPart(read(summary), 'the titles of the pages', pageList(new Map(listed.sort()))));
  return files;
}

/** Returns one line for each file that is missing or outdated. */
export function findDifferences(root: string, files: Map<string, string>): string[] {
  return [...files].flatMap(([path, content]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`missing: ${path}`];
    return readFileSync(file, 'utf8') === content ? [] : [`outdated: ${path}`];
  });
}

/** Writes each changed file. */
export function writeOutputs(root: string, files: Map<string, string>): void {
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Another process may be reading the file.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, content);
    renameSync(temporary, file);
  }
}

/** Generates the constant with the version of the SDK. No bundle has to contain package.json for it. */
function sdkVersion(version: string): string {
  return `// Generated from packages/sdk/package.json by \`npm run generate\`. Do not edit.

/** The version of this package. */
export const version: string = ${tsLiteral(version)};
`;
}

if (import.meta.main) {
  const root = process.cwd();
  const files = await generate(root);
  if (process.argv.includes('--check')) {
    const differences = findDifferences(root, files);
    for (const line of differences) console.error(line);
    if (differences.length > 0) console.error('Run `npm run generate` and commit the files that it writes.');
    process.exitCode = differences.length > 0 ? 1 : 0;
  } else {
    writeOutputs(root, files);
  }
}
