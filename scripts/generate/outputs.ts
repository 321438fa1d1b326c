import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withAdminBodies } from './admin-bodies.ts';
import { clientOperations } from './client-operations.ts';
import { configSchema } from './config-schema.ts';
import { resolveFieldsOf, resolveOptionalFieldsOf } from './derived-schemas.ts';
import type { Document } from './document.ts';
import { documentTypes } from './document-types.ts';
import { eventShapes } from './event-shapes.ts';
import { inspectorApi, inspectorOperations } from './inspector-api.ts';
import { inspectorValues } from './inspector-values.ts';
import { currencies, knownValues } from './known-values.ts';
import { limits } from './limits.ts';
import { adminOperations, mockOperations } from './mock-operations.ts';
import { adminFields, requestFields } from './request-fields.ts';
import { sdkVersion } from './sdk-version.ts';
import { adminValidatorTypes, checkedInProcess, controlValidatorTypes, validatorTypes } from './validator-types.ts';
import { requestValidators, schemaValidators, validators } from './validators.ts';

/** The folders that contain only generated files. */
export const generatedFolders = [
  'packages/sdk/src/generated',
  'packages/mock-server/src/generated',
  'packages/mock-server/src/inspector/generated',
] as const;

/** The page with the table of the bodies of the admin API. */
const bodiesPage = 'packages/mock-server/docs/admin-api.md';

/**
 * Generates every file from the two documents.
 *
 * @param version - The version of the SDK
 * @returns The content of each file by its path from the root.
 */
export async function outputs(
  document: Document,
  adminBundle: Document,
  version: string,
): Promise<Map<string, string>> {
  const adminDocument = resolveFieldsOf(adminBundle, document);
  const [sdk, mock, inspector] = generatedFolders;
  const published = resolveOptionalFieldsOf(document);
  const types = await documentTypes(published);
  return new Map([
    ['packages/sdk/openapi.json', `${JSON.stringify(published, null, 2)}\n`],
    [`${sdk}/schema.ts`, types.schemas],
    [`${sdk}/paths.ts`, types.paths],
    [`${sdk}/known-values.ts`, knownValues(document)],
    [`${sdk}/limits.ts`, limits(document, 'client')],
    [`${sdk}/operations.ts`, clientOperations(document)],
    [`${sdk}/event-shapes.ts`, eventShapes(document)],
    [`${sdk}/version.ts`, sdkVersion(version)],
    [`${mock}/limits.ts`, limits(document, 'service')],
    [`${mock}/currencies.ts`, currencies(document)],
    [`${mock}/operations.ts`, mockOperations(document)],
    [`${mock}/fields.ts`, requestFields(document)],
    [`${mock}/validators.js`, await validators(document)],
    [`${mock}/validators.d.ts`, validatorTypes],
    ['packages/mock-server/admin-openapi.json', `${JSON.stringify(adminDocument, null, 2)}\n`],
    ['packages/mock-server/config.schema.json', configSchema(process.cwd(), adminDocument)],
    [bodiesPage, withAdminBodies(readFileSync(bodiesPage, 'utf8'), adminDocument)],
    [`${mock}/admin-operations.ts`, adminOperations(adminDocument)],
    [`${mock}/admin-fields.ts`, adminFields(adminDocument)],
    [`${mock}/admin-validators.js`, await requestValidators(adminDocument)],
    [`${mock}/admin-validators.d.ts`, adminValidatorTypes],
    [`${mock}/control-validators.js`, await schemaValidators(adminDocument, checkedInProcess)],
    [`${mock}/control-validators.d.ts`, controlValidatorTypes],
    [`${inspector}/admin-api.ts`, await inspectorApi(adminDocument)],
    [`${inspector}/operations.ts`, inspectorOperations(adminDocument, document)],
    [`${inspector}/values.ts`, inspectorValues(document)],
  ]);
}

/** Returns one line for each file that is missing or outdated, and for each unexpected file in a generated folder. */
export function findDifferences(root: string, files: Map<string, string>): string[] {
  const differences = [...files].flatMap(([path, content]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`missing: ${path}`];
    return readFileSync(file, 'utf8') === content ? [] : [`outdated: ${path}`];
  });
  return [...differences, ...unexpectedFiles(root, files).map((path) => `unexpected: ${path}`)];
}

/** Writes each changed file, and removes each unexpected file from the generated folders. */
export function writeOutputs(root: string, files: Map<string, string>): void {
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const path of unexpectedFiles(root, files)) rmSync(join(root, path));
}

function unexpectedFiles(root: string, files: Map<string, string>): string[] {
  return generatedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .filter((path) => !files.has(path));
}
