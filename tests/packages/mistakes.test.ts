import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MistakeGroup, mistakeGroups } from './mistakes.ts';
import { type MistakeResult, mistakesProgram } from './mistakes-program.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

const page = new URL('../../packages/sdk/docs/troubleshooting.md', import.meta.url);
const mistakes = mistakeGroups.flatMap((group) => group.mistakes);

let project: Project;
let results: Map<string, MistakeResult>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  project = await createProject('module', [await pack('sdk', folder), await pack('mock-server', folder)]);
  await rm(folder, { recursive: true });
  const program = join(project.folder, 'mistakes.js');
  await writeFile(program, mistakesProgram(mistakes));
  const all: MistakeResult[] = JSON.parse(await run(process.execPath, [program], project.folder));
  results = new Map(mistakes.map(({ mistake }, index) => [mistake, all[index] as MistakeResult]));
});
afterAll(() => project?.remove());

test.each(mistakes)('$mistake gives its message, and the fix works', ({ mistake, message }) => {
  expect(results.get(mistake)).toEqual({ mistake: message });
});

test('the table has at least 40 different mistakes', () => {
  expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBeGreaterThanOrEqual(40);
});

test('every message has at most three sentences of at most 20 words', () => {
  const long = mistakes.filter(({ message }) => {
    // A list of values counts as one word.
    const sentences = message.replaceAll(/(\w+, )+\w+/g, 'list').split(/(?<=[.?]) (?=[A-Z])/);
    return sentences.length > 3 || sentences.some((each) => each.split(' ').length > 20);
  });
  expect(long.map(({ message }) => message)).toEqual([]);
});

/** Returns code as a table cell. A code span needs no escape, except for the bar that ends a cell. */
function toCell(code: string): string {
  const text = code.replaceAll('|', '\\|');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function toSection({ title, mistakes: rows }: MistakeGroup): string {
  const table = rows.map(({ mistake, message, fix }) => `| ${toCell(message)} | ${toCell(mistake)} | ${toCell(fix)} |`);
  return [`## ${title}`, '', '| Message | Mistake | Fix |', '| --- | --- | --- |', ...table, ''].join('\n');
}

test('the page about troubleshooting contains the table', async () => {
  const [introduction = ''] = (await readFile(page, 'utf8')).split('\n## ');
  const text = [introduction.trimEnd(), '', ...mistakeGroups.map(toSection)].join('\n');
  if (process.env.TROUBLESHOOTING === 'write') await writeFile(page, text);
  expect(await readFile(page, 'utf8')).toBe(text);
});
