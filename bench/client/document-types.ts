import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/** Writes the types for bare openapi-fetch, which openapi-typescript generates from the OpenAPI document. */
export async function writeDocumentTypes(file: URL): Promise<void> {
  const document = new URL(import.meta.resolve('@paychord/sdk/openapi.json'));
  await writeFile(file, astToString(await openapiTS(document, { silent: true })));
}
