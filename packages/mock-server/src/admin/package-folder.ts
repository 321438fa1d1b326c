import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReadFile } from './static-files.ts';

/**
 * Reads the files of a folder of this package, such as `dist/inspector`. The package finds itself by its name, so the folder is the same for the ES
 * modules, for CommonJS and for the sources.
 */
export function packageFolder(folder: string): ReadFile {
  let path: string | undefined;
  return (name) => {
    path ??= join(createRequire(import.meta.url).resolve('@paychord/mock-server/package.json'), '..', folder);
    return readFileIfPresent(join(path, name));
  };
}

/** Reads a file. Returns undefined when it does not exist or is a folder. */
export function readFileIfPresent(path: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
