import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Files in these folders share workers, unless they change something that all files of a worker share. */
export const sharedFiles = ['{packages,scripts,tests/contract,tests/docs}/**/*.test.ts'];

/** These measure memory, start processes or run for long. Each has its own worker. */
export const separateFiles = ['tests/*.test.ts', 'tests/!(contract|docs)/**/*.test.ts', 'examples/*.test.ts'];

/** Returns the files in the folders of shared workers that need a worker for themselves: those that use `vi` or write `globalThis`. */
export function filesThatChangeGlobals(): string[] {
  return globSync(sharedFiles, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .filter((file) => /\bvi\b|\bglobalThis\b/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
