import { AxeBuilder } from '@axe-core/playwright';
import { createMockServer, type MockServer, type MockServerOptions } from '@paychord/mock-server';
import { type AdminOptions, type ListeningServer, listen } from '@paychord/mock-server/node';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { callerAt, cardPayment, type TestCaller } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';

/** A running server with the inspector. */
export interface InspectedServer {
  readonly mock: MockServer;
  readonly server: ListeningServer;
  /** The address of the inspector. */
  readonly page: string;
  /** Calls the payments API as the default merchant. */
  readonly caller: TestCaller;
  /** Calls the payments API as another merchant. */
  callerFor(publicApiKey: string): TestCaller;
  /** Stops the server before the end of the test. */
  stop(): Promise<void>;
}

/** What a page of the tests reports that it must not do. */
const problems: string[] = [];
const pages: Page[] = [];
let browser: Browser;

/**
 * Starts servers, and opens pages in one browser per test file. After each test, the servers stop, and no page may have reported an error or a
 * violation of its policy.
 */
export function useInspector() {
  beforeAll(async () => {
    // With the scrollbars that users see.
    const ignoreDefaultArgs = ['--hide-scrollbars'];
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumOptions, ignoreDefaultArgs });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    await Promise.all(running.splice(0).map((each) => each.close()));
    const found = problems.splice(0);
    expect(found).toEqual([]);
  });
  const open = async (url: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    pages.push(page);
    await watch(page);
    await page.goto(url);
    return page;
  };
  return {
    open,
    start,
    /** Starts a server, and opens a place of its inspector. */
    async startAt(hash = '', { options, page }: { options?: MockServerOptions; page?: BrowserContextOptions } = {}) {
      const inspected = await start(options);
      return { ...inspected, page: await open(`${inspected.page}${hash}`, page) };
    },
  };
}

const running: ListeningServer[] = [];

async function start(options: MockServerOptions = {}, admin: AdminOptions = {}, port = 0): Promise<InspectedServer> {
  const mock = createMockServer({ strict: true, ...options });
  const server = await listen(mock, { admin, port });
  running.push(server);
  const callerFor = (publicApiKey: string, privateSecretKey = `secret-of-${publicApiKey}`) =>
    callerAt(server.url, { publicApiKey, privateSecretKey });
  return {
    mock,
    server,
    page: `${server.url}/__mock/`,
    caller: callerFor(mock.credentials.publicApiKey, mock.credentials.privateSecretKey),
    callerFor,
    async stop() {
      running.splice(running.indexOf(server), 1);
      await server.close();
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

/** Whether the page is wider than the screen. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

/** Presses a button that copies a text, and returns the text. The page needs the permissions for the clipboard. */
export async function copyWith(page: Page, name: string | RegExp): Promise<string> {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByText('Copied').first().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Does what downloads a JSON file, and returns the name and the content of the file. */
export async function downloadWith(page: Page, act: () => Promise<unknown>): Promise<{ name: string; json: unknown }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), json: JSON.parse(Buffer.concat(chunks).toString()) };
}

/** Sends one request of each kind that the list marks. */
export async function sendOneOfEach({ mock, caller, callerFor }: InspectedServer): Promise<void> {
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }), { 'x-idempotency-key': 'key-1' });
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }), { 'x-idempotency-key': 'key-1' });
  mock.faults.inject({ phase: 'before', status: 503 });
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-3', merchant_ordr_id: 'x' }));
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-4' }), { 'private-secret-key': 'wrong' });
  await callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-5' }));
}
