/**
 * Builds the API reference of the mock server: `packages/mock-server/src/reference` → `packages/mock-server/dist/reference`.
 * The build of the packages runs it, and so does the set-up of the tests that serve the page.
 */
import { resolve } from 'node:path';
import { buildPage } from './build-page.ts';

const mockServer = resolve(import.meta.dirname, '../packages/mock-server');

/** Builds the files of the API reference. */
export async function buildReference(): Promise<void> {
  await buildPage({
    source: `${mockServer}/src/reference`,
    target: `${mockServer}/dist/reference`,
    entryPoints: { reference: 'main.ts' },
  });
}

if (import.meta.main) await buildReference();
