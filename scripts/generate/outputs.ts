import { adminOperations, adminValidatorTypes, checkedInProcess, controlValidatorTypes } from './admin.ts';
import { withBorrowedFields } from './borrowed-fields.ts';
import { clientOperations } from './client-operations.ts';
import { currencies } from './currencies.ts';
import type { Document } from './document.ts';
import { documentTypes } from './document-types.ts';
import { eventShapes } from './event-shapes.ts';
import { knownValues } from './known-values.ts';
import { limits } from './limits.ts';
import { mockOperations } from './operation-tables.ts';
import { withOptionalTwins } from './derived-schemas.ts';
import { requestBodies } from './request-bodies.ts';
import { requestFields } from './request-fields.ts';
import { validatorTypes } from './validator-types.ts';
import { requestValidators, schemaValidators, validators } from './validators.ts';

/** Nothing else may lie in these. */
export const generatedFolders = ['packages/sdk/src/generated', 'packages/mock-server/src/generated'];

/** Every file that follows from the documents: path from the root → content. */
export async function outputs(document: Document, adminBundle: Document): Promise<Map<string, string>> {
  const adminDocument = withBorrowedFields(adminBundle, document);
  const [sdk, mock] = generatedFolders;
  const published = withOptionalTwins(document);
  const types = await documentTypes(published);
  return new Map([
    ['packages/sdk/openapi.json', `${JSON.stringify(published, null, 2)}\n`],
    [`${sdk}/schema.ts`, types.schemas],
    [`${sdk}/paths.ts`, types.paths],
    [`${sdk}/known-values.ts`, knownValues(document)],
    [`${sdk}/limits.ts`, limits(document, 'client')],
    [`${sdk}/operations.ts`, clientOperations(document)],
    [`${sdk}/event-shapes.ts`, eventShapes(document)],
    [`${sdk}/request-bodies.ts`, requestBodies(document)],
    [`${mock}/limits.ts`, limits(document, 'service')],
    [`${mock}/currencies.ts`, currencies(document)],
    [`${mock}/operations.ts`, mockOperations(document)],
    [`${mock}/fields.ts`, requestFields(document)],
    [`${mock}/validators.js`, await validators(document)],
    [`${mock}/validators.d.ts`, validatorTypes],
    ['packages/mock-server/admin-openapi.json', `${JSON.stringify(adminDocument, null, 2)}\n`],
    [`${mock}/admin-operations.ts`, adminOperations(adminDocument)],
    [`${mock}/admin-validators.js`, await requestValidators(adminDocument)],
    [`${mock}/admin-validators.d.ts`, adminValidatorTypes],
    [`${mock}/control-validators.js`, await schemaValidators(adminDocument, checkedInProcess)],
    [`${mock}/control-validators.d.ts`, controlValidatorTypes],
  ]);
}
