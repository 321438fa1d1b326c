import { writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

/** Writes what a program with bare openapi-fetch is typed by: openapi-typescript over the document. */
export async function writeDocumentTypes(file: URL): Promise<void> {
  const document = new URL(import.meta.resolve('@paychord/sdk/openapi.json'));
  await writeFile(file, astToString(await openapiTS(document, { silent: true })));
}
