import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ExplorationError, exploreFailures, formatHtml } from '@paychord/mock-server/explore';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mistakes } from '../explore/merchants/mistakes.ts';
import { expectAccessible, overflowsSideways, useInspector } from './inspector.ts';

const { open } = useInspector();
const folder = mkdtempSync(join(tmpdir(), 'exploration-'));
const file = join(folder, 'explore.html');
const address = pathToFileURL(file).href;
const exploration = mistakes.find(({ breaks }) => breaks === 'charged-twice')?.exploration;

beforeAll(async () => {
  if (exploration === undefined) throw new Error('No merchant charges twice');
  const error = await exploreFailures({ ...exploration, limits: { runs: 40 } }).catch((each) => each);
  expect(error).toBeInstanceOf(ExplorationError);
  writeFileSync(file, formatHtml(error.report));
});
afterAll(() => rmSync(folder, { recursive: true }));

const appearances: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }],
];

test.each(appearances)('the page of an exploration has no accessibility problem in %s', async (_name, options) => {
  const page = await open(address, options);
  await expectAccessible(page);
  expect(await overflowsSideways(page)).toBe(false);

  await page
    .getByRole('link', { name: /^Timeline of/ })
    .first()
    .click();
  await page.locator('.detail:target').waitFor();
  await expectAccessible(page);
  expect(await overflowsSideways(page)).toBe(false);
});

test('a case opens and closes with the keyboard, and the focus returns to its cell', async () => {
  const page = await open(address);
  const cell = page.locator('a.cell.failed').first();
  await cell.focus();
  await page.keyboard.press('Enter');
  const detail = page.locator('.detail:target');
  await detail.getByText(`replay: '`).waitFor();
  expect(await detail.locator('td.problem').count()).toBeGreaterThan(0);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await detail.waitFor({ state: 'detached' });
  expect(await cell.evaluate((each) => each === document.activeElement)).toBe(true);
});
