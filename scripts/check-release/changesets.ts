import { brokenLinks } from './links.ts';
import type { Package } from './manifest.ts';

/** A file of `.changeset`. */
export interface Changeset {
  readonly file: string;
  readonly text: string;
}

/** In a first release, these describe a change of something that never existed. */
const wordsOfChange =
  /\b(is new|are new|now|no longer|any ?more|renamed?s?|previously|formerly|used to|so far|the upgrade|until now|as before|instead of before)\b/i;
const verbsOfChange = /^(?:- )?(Add|Fix|Change|Remove|Rename|Replace|Improve|Update|Support|Deprecate|Move)s?\b/;

/**
 * Returns one message for each changeset that gives no readable change log.
 *
 * @param packages The packages of the project.
 * @param isFirst Whether no version was released.
 */
export function changesetProblems(
  { file, text }: Changeset,
  packages: readonly Pick<Package, 'manifest' | 'has'>[],
  isFirst: boolean,
): string[] {
  const names = packages.flatMap(({ manifest }) => manifest.name ?? []);
  const parts = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(text);
  if (parts === null)
    return [`${file}: the file has no "---" lines with its packages. Create it with \`npm run changeset\``];
  const [, header = '', summary = ''] = parts;
  const entries = header.split('\n').map((line) => /^'([^']+)': (patch|minor|major)$/.exec(line.trim())?.[1] ?? line);
  const [topic = ''] = summary.split('\n');
  const firstLine = text.slice(0, text.length - summary.length).split('\n').length;
  return [
    ...entries
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `${file}: "${name}" is not a package of this project. Write one of: ${names.map((each) => `'${each}': minor`).join(', ')}`,
      ),
    ...(topic.trim() === '' || /[.:]$/.test(topic)
      ? [`${file}:${firstLine}: the topic is "${topic}". Write a phrase without a full stop`]
      : []),
    ...packages
      .filter(({ manifest }) => entries.includes(manifest.name ?? ''))
      .flatMap(({ manifest, has }) =>
        brokenLinks(summary, has).map(
          (path) =>
            `${file}: the link to ${path} does not exist in ${manifest.name}, whose change log contains it. Move the line to a changeset of the package that has the file`,
        ),
      ),
    ...(isFirst
      ? summary.split('\n').flatMap((line, index) => firstReleaseProblem(file, firstLine + index, line))
      : []),
  ];
}

function firstReleaseProblem(file: string, line: number, text: string): string[] {
  // Inline code quotes names and commands.
  const prose = text.replaceAll(/`[^`]+`/g, '``');
  const word = (wordsOfChange.exec(prose) ?? verbsOfChange.exec(prose))?.at(-1);
  if (word === undefined) return [];
  return [
    `${file}:${line}: "${word}" describes a change, but nothing was released before. Write in the present tense what the package does`,
  ];
}
