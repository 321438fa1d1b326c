import { brokenLinks } from './links.ts';
import type { Package } from './manifest.ts';

/** npm adds these to every package. */
const always = ['package.json', 'README.md', 'LICENSE'];
/** `changeset version` and the build write these. */
const writtenLater = ['CHANGELOG.md', 'dist'];

/** Returns one message for each file that the package promises and that is missing. @param isBuilt Whether `npm run build` ran. */
export function fileProblems(
  { folder, manifest, has, changelog = '' }: Package,
  { isBuilt }: { isBuilt: boolean },
): string[] {
  const files = manifest.files ?? [];
  const file = `${folder}/package.json`;
  const listed = files.filter((path) => isBuilt || !writtenLater.includes(path));
  const targets = isBuilt
    ? targetsOf([manifest.exports, manifest.bin, manifest.main, manifest.module, manifest.types])
    : [];
  const isPublished = (path: string) =>
    [...always, ...files].some((each) => path === each || path.startsWith(`${each.replace(/\/$/, '')}/`));
  return [
    ...writtenLater
      .filter((path) => !files.includes(path))
      .map((path) => `${file}: files does not contain "${path}". Add it, or the package lacks it`),
    ...[...always, ...listed].filter((path) => !has(path)).map((path) => `${folder}: ${path} does not exist. Add it`),
    ...brokenLinks(changelog, has).map(
      (path) => `${folder}/CHANGELOG.md: the link to ${path} does not exist in the package. Correct the link`,
    ),
    ...targets
      .filter((path) => !has(path))
      .map((path) => `${file}: ${path} does not exist after the build. Correct the path or tsup.config.ts`),
    ...targets.filter((path) => !isPublished(path)).map((path) => `${file}: ${path} is not published. Add it to files`),
  ];
}

/** Returns every path in exports, bin and the fields for older tools, without `./`. */
function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/^\.\//, '')];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(targetsOf))];
}
