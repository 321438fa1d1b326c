import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = globSync('packages/*/docs/**/*.md', { cwd: root }).map((page) => readFileSync(join(root, page), 'utf8'));

/** Programs that stand only on a page of the documentation: their code by the path in the comment above it. */
export const pagePrograms: ReadonlyMap<string, string> = new Map(
  pages.flatMap((page) =>
    [...page.matchAll(/<!-- (tests\/packages\/(?:recipes|next-shop)\/\S+\.tsx?) -->\n```tsx?\n([\s\S]*?)```/g)].map(
      ([, path = '', code = '']) => [path, code] as const,
    ),
  ),
);

/** Writes the programs of a folder of the repository to their paths, or below another folder. */
export function writePagePrograms(folder: string, target = join(root, folder)): void {
  for (const [path, code] of pagePrograms) {
    if (!path.startsWith(`${folder}/`)) continue;
    const file = join(target, relative(folder, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}
