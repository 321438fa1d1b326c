import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { blocksOf } from './readme-blocks/blocks.ts';
import { runShellBlocks } from './readme-blocks/shell-blocks.ts';
import { node20, run, runAny } from './run.ts';
import { mockServer, sdk } from './use-project.ts';

/** Returns a code block of a page. */
function blockOf(page: string, language: string, heading: string) {
  const block = blocksOf(page, language).find((each) => each.heading === heading);
  if (block === undefined) throw new Error(`${page} has no ${language} block below "${heading}"`);
  return block;
}

const versions = 'packages/sdk/docs/versions.md';
const pay = blockOf('packages/sdk/README.md', 'ts', 'Create a payment').code;
const payment = /([0-9a-f-]{36}) SUCCEEDED SUCCEEDED\n/;
const tutorials = 'packages/sdk/docs/tutorials';

// As a new user creates it: `npm init -y` writes `"type": "commonjs"`, or nothing in older versions.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  await run('npm', ['init', '-y'], folder);
  await run('npm', ['pkg', 'set', 'type=commonjs'], folder);
  await run(
    'npm',
    ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', sdk, mockServer],
    folder,
  );
});
afterAll(() => rm(folder, { recursive: true }));

describe.each([
  ['Node 20', node20],
  ['the Node of the tools', process.execPath],
])('in a project of npm init, on %s,', (_, node) => {
  test('the program of the README runs against a mock server with the commands of the tutorial', async () => {
    await writeFile(join(folder, 'pay.mjs'), pay);
    const blocks = blocksOf(`${tutorials}/take-a-payment.md`, 'sh').filter(({ heading }) => heading.startsWith('3. '));
    const results = await runShellBlocks(blocks, { folder, node, replace: { '4010': `${await freePort()}` } });
    expect(results.at(-1)?.output).toMatch(payment);
  });

  test('the tutorial about payments pays once per key, also when the response is lost', async () => {
    const page = `${tutorials}/take-a-payment.md`;
    await rm(join(folder, 'order.json'), { force: true });
    await writeFile(join(folder, 'pay.mjs'), blockOf(page, 'ts', '2. Write the program').code);
    const blocks = blocksOf(page, 'sh').filter(({ heading }) => !heading.startsWith('1. '));
    const again = { ...blockOf(page, 'sh', '3. Run it #2'), code: 'node --env-file=.env pay.mjs\n' };
    const url = `http://127.0.0.1:${await freePort()}`;
    const results = await runShellBlocks(
      blocks.flatMap((block) => (block.heading === again.heading ? [block, again] : [block])),
      { folder, node, replace: { '4010': new URL(url).port }, env: { PAYCHORD_MOCK_URL: url } },
    );
    const [, first, repeated, lost, declined] = results.map(({ output }) => output);
    expect(first).toMatch(payment);
    expect(repeated).toBe(first);
    expect(lost?.match(payment)).toHaveLength(2);
    expect(declined).toMatch(/^[0-9a-f-]{36} DECLINED INSUFFICIENT_FUNDS\n/);
  });

  test('the receiver of the tutorial about webhooks handles an event once and rejects a forged one', async () => {
    const page = `${tutorials}/receive-webhooks.md`;
    const url = `http://127.0.0.1:${await freePort()}`;
    const receiver = `${await freePort()}`;
    await writeFile(
      join(folder, 'webhooks.mjs'),
      blockOf(page, 'ts', '1. Write the receiver').code.replaceAll('3000', receiver),
    );
    const results = await runShellBlocks(blocksOf(page, 'sh'), {
      folder,
      node,
      replace: { '4010': new URL(url).port, '3000': receiver },
      env: { PAYCHORD_MOCK_URL: url },
    });
    expect(results.at(-1)?.output).toContain('401');
    expect(results.at(-1)?.background()).toMatch(
      /paid [0-9a-f-]{36}\n200 handled \n200 duplicate \n401 rejected signature_missing\n/,
    );
  });

  test('a .js file with import fails with the message of the page about versions', async () => {
    await writeFile(join(folder, 'pay.js'), pay);
    const [message = ''] = blockOf(versions, 'text', 'ES modules and CommonJS').code.split('\n');
    expect(await runAny(node, ['pay.js'], folder)).toContain(message);
  });

  test('the require of the page about versions runs in a .js file', async () => {
    const { code } = blockOf(versions, 'js', 'ES modules and CommonJS');
    await writeFile(join(folder, 'retrieve.js'), code);
    expect(await runAny(node, ['retrieve.js', 'payment-1'], folder)).toContain('PAYCHORD_BASE_URL');
  });

  test('a .js file with import runs after npm pkg set type=module', async () => {
    await writeFile(join(folder, 'pay.js'), pay);
    await run('npm', ['pkg', 'set', 'type=module'], folder);
    try {
      expect(await runAny(node, ['pay.js'], folder)).toContain('PAYCHORD_BASE_URL');
    } finally {
      await run('npm', ['pkg', 'set', 'type=commonjs'], folder);
    }
  });
});

test('an .mts file runs on the Node of the tools without a build', async () => {
  await writeFile(join(folder, 'pay.mts'), pay);
  expect(await runAny(process.execPath, ['pay.mts'], folder)).toContain('PAYCHORD_BASE_URL');
});

test('npm ci in a clone prints no warning on Node 20, because the scripts run the tools on a newer Node', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'paychord-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  try {
    await run('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone], root);
    // The settings may have changed since the last commit.
    for (const file of ['.npmrc', 'package.json', 'package-lock.json']) await cp(join(root, file), join(clone, file));
    const PATH = [dirname(node20), process.env.PATH].join(delimiter);
    const output = await runAny('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], clone, { PATH });
    expect(output).toContain('added');
    expect(output).not.toMatch(/npm warn/i);
  } finally {
    await rm(clone, { recursive: true });
  }
});
