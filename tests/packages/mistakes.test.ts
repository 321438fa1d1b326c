import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MistakeGroup, mistakeGroups } from './mistakes.ts';
import { type MistakeResult, mistakesProgram } from './mistakes-program.ts';
import { nodeOfMachine } from './node-of-machine.ts';
import { pack } from './pack.ts';
import { createProject, type Project } from './project.ts';
import { run } from './run.ts';

const page = new URL('../../packages/sdk/docs/troubleshooting.md', import.meta.url);
const mistakes = mistakeGroups.flatMap((group) => group.mistakes);

let project: Project;
/** By the name of the Node. */
const results = new Map<string, readonly MistakeResult[]>();
const nodes = { 'the Node of the tools': process.execPath, 'the Node of the machine': nodeOfMachine() };
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const frameworks = ['express@5.3.0', 'fastify@5.12.8'];
  project = await createProject('module', [
    await pack('sdk', folder),
    await pack('mock-server', folder),
    ...frameworks,
  ]);
  await rm(folder, { recursive: true });
  const program = join(project.folder, 'mistakes.js');
  await writeFile(program, mistakesProgram(mistakes));
  for (const [name, node] of Object.entries(nodes)) {
    results.set(name, JSON.parse(await run(node, [program], project.folder)));
  }
});
afterAll(() => project?.remove());

describe.each(Object.keys(nodes))('on %s', (name) => {
  test.each(mistakes.map((each, index) => ({ ...each, index })))(
    '$mistake gives its message, and the fix works',
    ({ message, index }) => {
      const { mistake, fix } = results.get(name)?.[index] ?? {};
      // Node 20 does not prove that a TLS handshake failed before the request was sent.
      const shown = mistake?.replace(
        'lost the connection to https://127.0.0.1:4010 (ERR_SSL',
        'could not connect to https://127.0.0.1:4010 (ERR_SSL',
      );
      expect({ mistake: shown, fix }).toEqual({ mistake: message });
    },
  );
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
