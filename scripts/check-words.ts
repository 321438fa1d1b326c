/**
 * `npm run check:words`: reports words that a reader with English as second language may not know, in prose, comments, messages and test
 * titles. `node scripts/check-words.ts <path>…` checks only these files or folders.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { generatedFolders } from './generate/outputs.ts';

/** A banned word or phrase by its forms, with the words to write instead. */
const bannedWords: readonly (readonly [forms: string, instead: string])[] = [
  ['mend|mends|mended|mending', '"fix" or "repair"'],
  ['hence|henceforth', '"therefore" or "so"'],
  ['told', '"notified", "reported", "logged" or "received"'],
  ['whoever|whomever', 'the actor, for example "the caller" or "the receiver"'],
  ['nobody|nobodys', 'the actor, for example "no client", or a sentence without "nobody"'],
  ['spoil|spoils|spoiled|spoiling|spoilt', '"corrupt" or "damage"'],
  ['under way|underway', '"in progress", "in flight" or "pending"'],
  ['of its own', '"separate", or "its own" before the noun'],
  ['of which', 'a second sentence'],
  ['as it came|as they came', '"unchanged", "raw" or "as received"'],
  ['is none|was none', '"has no" or "does not exist"'],
];

const checkedFiles = /(\.([cm]?[jt]sx?|mdx?|ya?ml|vue|html|sh)|llms\.txt|^\.ci\/run)$/;

/** Generated files and lock files, the history in change logs, and this check, which has to contain the words. */
const excludedFiles = new RegExp(
  `^(${generatedFolders.join('|')})/|(^|/)(CHANGELOG\\.md|pnpm-lock\\.yaml)$|^scripts/check-words(\\.test)?\\.ts$`,
);

/** A space, or a line break with the marker of a comment or quotation on the next line. */
const gap = '(?:[ \\t]+|[ \\t]*\\n[ \\t]*(?:\\*|//|#|>)?[ \\t]*)';

/** Words also match inside camelCase names, such as `isSpoiled`. */
const matchers = bannedWords.map(([forms, instead]) => {
  const anywhere = forms.split('|').map((form) => {
    const [first = '', rest = ''] = [form.slice(0, 1), form.slice(1).replaceAll(' ', gap)];
    const upper = first.toUpperCase();
    return `(?:(?<![A-Za-z])[${first}${upper}]|(?<=[a-z])${upper})${rest}(?![a-z])`;
  });
  return { pattern: new RegExp(anywhere.join('|'), 'g'), instead };
});

/** Returns whether this check covers a file, by its path from the root. */
export function isChecked(file: string): boolean {
  return checkedFiles.test(file) && !excludedFiles.test(file);
}

/** Returns one message for each banned word in a file, in the order of their positions. */
export function wordProblems(file: string, text: string): string[] {
  const searched = /\.mdx?$/.test(file) ? withoutInlineCode(text) : text;
  const found = matchers.flatMap(({ pattern, instead }) => {
    return [...searched.matchAll(pattern)].map(({ index, 0: match }) => ({ index, match, instead }));
  });
  return found
    .sort((one, other) => one.index - other.index)
    .map(({ index, match, instead }) => {
      const line = searched.slice(0, index).split('\n').length;
      const word = match.replaceAll(/\s+(?:(?:\*|\/\/|#|>)\s+)?/g, ' ');
      return `${file}:${line}: "${word}" is not a plain word. Write ${instead}`;
    });
}

/** Blanks inline code in Markdown, because it quotes names, for example old names in a changeset. */
function withoutInlineCode(markdown: string): string {
  return markdown.replaceAll(/(?<!`)`[^`\n]+`(?!`)/g, (code) => ' '.repeat(code.length));
}

if (import.meta.main) {
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...process.argv.slice(2)], { encoding: 'utf8' }).split(
    '\0',
  );
  // A file that the working tree has deleted is still tracked.
  const problems = tracked
    .filter((file) => isChecked(file) && existsSync(file))
    .flatMap((file) => wordProblems(file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`${problems.length} words to replace`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
