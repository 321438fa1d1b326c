import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertCovered, type Block, blocksOf } from './blocks.ts';
import { mockServerCommand, runShellBlocks } from './shell-blocks.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shell = (...codes: string[]): Block[] =>
  codes.map((code, index) => ({
    page: 'page.md',
    line: index + 1,
    heading: `Step ${index + 1}`,
    language: 'sh',
    code,
  }));

test('each block of a page has the nearest heading, a number from the second on, and its code', () => {
  const blocks = blocksOf('packages/sdk/README.md', 'ts');
  expect(blocks.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining(['Create a payment', 'Idempotency and retries', 'Idempotency and retries #2']),
  );
  expect(blocks[0]?.code).toContain("import { createClient } from '@paychord/sdk';\n");
  expect(blocksOf('packages/sdk/README.md', 'sh').map(({ code }) => code)).toContain('npm install @paychord/sdk\n');
});

test('a block without an entry and an entry without a block are reported with their places', () => {
  const [block] = shell('true');
  if (block === undefined) throw new Error('There is a block');
  expect(() => assertCovered([block], { 'Step 1': {} }, 'table.ts')).not.toThrow();
  expect(() => assertCovered([block], { Other: {} }, 'table.ts')).toThrow(
    'page.md:1: add "Step 1" (sh) to table.ts\npage.md: remove "Other" from table.ts, because the page has no such block',
  );
});

test('a variable of a shell block exists in the next block, and each result has its own output', async () => {
  const results = await runShellBlocks(shell('ORDER=7\necho first', 'echo "order $ORDER at 4010"'), {
    folder,
    replace: { '4010': '4999' },
  });
  expect(results.map(({ output }) => output)).toEqual(['first\n', 'order 7 at 4999\n']);
});

test('the first failing command ends the run, with its place and output', async () => {
  const run = runShellBlocks(shell('echo fine', 'echo wrong >&2\nfalse\necho unreached', 'echo unreached'), { folder });
  await expect(run).rejects.toThrow(/^page\.md:2 \(Step 2\) failed:\n[\s\S]*\nwrong\n$/);
});

test('a background command runs until the end, and the next command starts when it is ready', async () => {
  const background = [{ command: /^serve( \w+)?$/, ready: 'listening', replacesPrevious: true }];
  const define = `serve() { echo "$1 is listening"; trap 'echo "$1 stops"; exit' INT; while :; do sleep 0.05; done; }`;
  const results = await runShellBlocks(
    shell(`${define}\nserve one\necho after one`, 'serve \\\n  two\necho after two'),
    {
      folder,
      background,
    },
  );
  expect(results.map(({ output }) => output)).toEqual(['after one\n', 'after two\n']);
  expect(results[0]?.background()).toContain('one stops');
});

test('a background command that ends before it is ready fails the run with its output', async () => {
  const background = [{ command: /^serve( \w+)?$/, ready: 'listening' }];
  const run = runShellBlocks(shell('serve() { echo "The port is in use"; return 1; }\nserve'), { folder, background });
  await expect(run).rejects.toThrow(/The port is in use\nThe command ended before it printed "listening"/);
});

test.each([
  ['npx @paychord/mock-server --port 4010', true],
  ['paychord-mock', true],
  ['npx paychord-mock --port 4010 # the server', true],
  ['npx paychord-mock --help', false],
  ['paychord-mock trigger payment', false],
  ['npm install --save-dev @paychord/mock-server', false],
])('the command "%s" starts a server: %s', (command, isServer) => {
  expect(mockServerCommand.command.test(command)).toBe(isServer);
});
