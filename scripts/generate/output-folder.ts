import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFolders } from './outputs.ts';

/** One line for each file that is not what the document says: stale, missing, or in a generated folder without a cause. */
export function differences(root: string, files: Map<string, string>): string[] {
  const wrong = [...files].flatMap(([path, content]) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`missing: ${path}`];
    return readFileSync(file, 'utf8') === content ? [] : [`stale: ${path}`];
  });
  return [...wrong, ...strays(root, files).map((path) => `stray: ${path}`)];
}

/** Writes what changed and removes what has no cause any more. */
export function write(root: string, files: Map<string, string>): void {
  for (const [path, content] of files) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const path of strays(root, files)) rmSync(join(root, path));
}

function strays(root: string, files: Map<string, string>): string[] {
  return generatedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .filter((path) => !files.has(path));
}
