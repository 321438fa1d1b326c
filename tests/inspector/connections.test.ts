import { type Browser, chromium, type Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';
import { freePort } from '../helpers/free-port.ts';
import { expectAccessible, useInspector } from './inspector.ts';

const { open, start } = useInspector();

const browsers: Browser[] = [];
afterEach(async () => {
  for (const each of browsers.splice(0)) await each.close();
});

/** Opens a window with tabs. Playwright shows all pages of a browser that it starts. Here a tab hides the others. */
async function openWindow(): Promise<{ openTab(url: string): Promise<Page> }> {
  const port = await freePort();
  const args = [...chromiumOptions, `--remote-debugging-port=${port}`];
  browsers.push(await chromium.launch({ executablePath: findChromium(), args }));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
  const [context] = browser.contexts();
  return {
    async openTab(url) {
      const page = await context?.newPage();
      if (page === undefined) throw new Error('The browser has no window');
      await page.goto(url);
      return page;
    },
  };
}

const state = (page: Page, text: string) => page.locator('.connection', { hasText: text }).waitFor();
const rows = (page: Page) => page.locator('.request-table .table-row[aria-selected]');

/** The streams that the page holds open. A browser opens at most six connections to one server. */
function countStreams(page: Page) {
  let [opened, ended] = [0, 0];
  page.on('request', (each) => (opened += Number(each.url().includes('/stream'))));
  page.on('requestfailed', (each) => (ended += Number(each.url().includes('/stream'))));
  return () => opened - ended;
}

test('eight tabs of one browser show new requests and act when the user looks at them', async () => {
  const { page: address, caller, mock } = await start();
  const { openTab } = await openWindow();
  const tabs: Page[] = [];
  while (tabs.length < 8) {
    const tab = await openTab(`${address}#/requests`);
    await state(tab, 'Live');
    tabs.push(tab);
  }
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: `ORDER-${index}` }));
    await rows(tab)
      .filter({ hasText: `ORDER-${index}` })
      .waitFor();
    // What happened while the tab was hidden is there too, and once.
    expect(await rows(tab).count()).toBe(index * 2 + 1);
    await rows(tab).first().click();
    await tab.getByRole('button', { name: 'Replay with a new key', exact: true }).click();
    await tab.getByRole('heading', { name: `Request ${index * 2 + 2}` }).waitFor();
  }
  expect(mock.payments.list()).toHaveLength(16);
});

test('a page reads one stream, and none while it is hidden', async () => {
  const { page: address, caller } = await start();
  const { openTab } = await openWindow();
  const page = await openTab('about:blank');
  const streams = countStreams(page);
  await page.goto(address);
  await state(page, 'Live');
  expect(streams()).toBe(1);
  const front = await openTab('about:blank');
  await expect.poll(streams).toBe(0);
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
  expect(await page.locator('.connection').textContent()).not.toBe('Live');
  await front.close();
  await page.bringToFront();
  await state(page, 'Live');
  await rows(page).filter({ hasText: 'ORDER-1' }).waitFor();
  expect(streams()).toBe(1);
});

test('a page that waits for a connection says so, and is not Live', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create();
  const page = await open(`${address}#/payments/${id}`);
  await state(page, 'Live');
  const refund = page.getByRole('button', { name: 'Refund', exact: true });
  await refund.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true });
  await confirm.waitFor();
  // With the stream of the page, these are all connections that the browser opens to the server.
  await page.evaluate(() => {
    const held = new AbortController();
    Object.assign(globalThis, { release: () => held.abort() });
    const { signal } = held;
    return Promise.all(Array.from({ length: 5 }, () => fetch('/__mock/journal/stream', { signal }).catch(() => {})));
  });
  await confirm.click();
  await state(page, 'Waiting for the server…');
  await page.getByText('A browser opens at most six connections to a server').waitFor();
  await expectAccessible(page);
  expect(mock.payments.get(id).status).toBe('SUCCEEDED');
  await page.evaluate(() => (globalThis as unknown as { release(): void }).release());
  await page.locator('.payment-headline', { hasText: 'REFUNDED' }).waitFor();
  await state(page, 'Live');
});

test('a login that waits for a connection says so', async () => {
  const token = 'a-token-of-this-test';
  const { page: address } = await start({}, { token });
  const page = await open(address);
  await state(page, 'Not logged in');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/merchants', async (route) => {
    await held;
    await route.continue();
  });
  const logIn = page.getByRole('button', { name: 'Log in' });
  await page.getByLabel('Admin token').fill(token);
  await logIn.click();
  await logIn.and(page.locator('[aria-disabled=true]')).waitFor();
  await state(page, 'Waiting for the server…');
  await page.getByText('A browser opens at most six connections to a server').waitFor();
  await expectAccessible(page);
  release();
  await state(page, 'Live');
});

test('a connection without a sign of life is not Live', async () => {
  const { page: address } = await start();
  const page = await open('about:blank');
  await page.clock.install();
  await page.goto(address);
  await state(page, 'Live');
  // The server no longer responds.
  await page.route('**/journal/stream*', () => {});
  await page.clock.fastForward('00:41');
  await state(page, 'Connecting…');
  await page.clock.fastForward('00:04');
  await state(page, 'Waiting for the server…');
});

test('a webhook attempt that ends later shows without a second stream', async () => {
  const { page: address, mock, caller } = await start();
  let accept = () => {};
  mock.webhooks.register({
    receiver: () => new Promise((resolve) => (accept = () => resolve(new Response(null, { status: 200 })))),
  });
  const page = await open('about:blank');
  // Without the look at the server that the page takes now and then.
  await page.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }));
  await page.goto(`${address}#/webhooks`);
  await state(page, 'Live');
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
  await page.getByRole('row', { name: /pending/ }).waitFor();
  accept();
  await page.getByRole('row', { name: /delivered/ }).waitFor();
});
