import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';

/** What a page of the tests reports that it must not do. */
const problems: string[] = [];
const pages: Page[] = [];
let browser: Browser;

/** Opens pages in one browser per test file. After each test, no page may have reported an error or a violation of its policy. */
export function useBrowser(): { open(url: string, options?: BrowserContextOptions): Promise<Page> } {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumOptions });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    const found = problems.splice(0);
    expect(found).toEqual([]);
  });
  return {
    async open(url, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      const page = await context.newPage();
      pages.push(page);
      await watch(page);
      await page.goto(url);
      return page;
    },
  };
}

async function watch(page: Page): Promise<void> {
  page.on('pageerror', (error) => problems.push(`error: ${error.stack}`));
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('console', (message) => {
    // The browser reports each response of 4xx, lost connection and blocked call, which tests cause on purpose.
    const isNetwork = /^Failed to load resource|net::ERR_|blocked by CORS policy/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isNetwork) problems.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // biome-ignore lint/suspicious/noExplicitAny: the test exposes the function to the page.
      (globalThis as any).reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Checks the page with axe, when its colors no longer change. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((each) => each.html).join('\n')}`);
  expect(found).toEqual([]);
}

/** Runs a check in both color schemes, and on a phone. */
export const appearances: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['a phone', { colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true }],
];

/** Whether the page is wider than the screen. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
