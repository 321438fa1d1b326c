import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { appearances, expectAccessible, overflowsSideways, useBrowser } from './browser.ts';
import { type InspectedServer, useServers } from './server.ts';

const { open } = useBrowser();
const { start } = useServers();

const rows = (page: Page) => page.locator('.request-table .table-window .table-row');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const details = (page: Page) => page.getByRole('region', { name: /^Request( \d+)?$/ });

/** Sends one request of each kind that the list marks. */
async function sendOneOfEach({ mock, caller, callerFor }: InspectedServer): Promise<void> {
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }), { 'x-idempotency-key': 'key-1' });
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }), { 'x-idempotency-key': 'key-1' });
  mock.faults.inject({ phase: 'before', status: 503 });
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-3', merchant_ordr_id: 'x' }));
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-4' }), { 'private-secret-key': 'wrong' });
  await callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-5' }));
}

describe('the list', () => {
  test('shows a request as soon as it arrives', async () => {
    const { page: address, caller } = await start();
    const page = await open(address);
    await page.getByText('No requests yet').waitFor();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-77' }));
    await page.getByRole('row', { name: /201 createPayment ORDER-77/ }).waitFor();
    expect(await page.getByText('1 request', { exact: true }).count()).toBe(1);
  });

  test('marks replays, faults, unknown fields and refused credentials', async () => {
    const server = await start({ strict: false });
    await sendOneOfEach(server);
    const page = await open(server.page);
    await row(page, 'ORDER-5').waitFor();
    expect(await row(page, 'replayed').textContent()).toContain('ORDER-1');
    expect(await row(page, 'fault before').textContent()).toContain('ORDER-2');
    expect(await row(page, '1 unknown field').textContent()).toContain('ORDER-3');
    expect(await row(page, 'refused credentials').textContent()).toContain('401');
    expect(await row(page, 'ORDER-5').textContent()).toContain('shop-2');
  });

  test('shows the newest request first', async () => {
    const { page: address, caller } = await start();
    for (const each of [1, 2, 3])
      await caller.post('/v1/payments', cardPayment({ merchant_order_id: `ORDER-${each}` }));
    const page = await open(address);
    await row(page, 'ORDER-1').waitFor();
    const texts = await rows(page).allTextContents();
    expect(texts.map((text) => /ORDER-\d/.exec(text)?.[0])).toEqual(['ORDER-3', 'ORDER-2', 'ORDER-1']);
  });

  test('stops while it is paused, and continues with what arrived', async () => {
    const { page: address, caller } = await start();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
    const page = await open(address);
    await row(page, 'ORDER-1').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
    await page.getByText('1 waiting').waitFor();
    expect(await row(page, 'ORDER-2').count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await row(page, 'ORDER-2').waitFor();
  });

  test('is empty after Clear, and shows later requests', async () => {
    const { page: address, caller } = await start();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
    const page = await open(address);
    await row(page, 'ORDER-1').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No requests yet').waitFor();
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
    await row(page, 'ORDER-2').waitFor();
    expect(await rows(page).count()).toBe(1);
  });
});

describe('the filters', () => {
  async function openFiltered() {
    const server = await start({ strict: false });
    await sendOneOfEach(server);
    await server.caller.get('/v1/payments?merchant_order_id=ORDER-1');
    const page = await open(server.page);
    await row(page, 'ORDER-5').waitFor();
    const shows = (count: number) => page.getByText(`${count} of 7`).waitFor();
    return { ...server, tab: page, shows };
  }

  test('select an operation', async () => {
    const { tab, shows } = await openFiltered();
    await tab.getByLabel('Operation').selectOption('listPaymentsByOrder');
    await shows(1);
  });

  test('select a status', async () => {
    const { tab, shows } = await openFiltered();
    await tab.getByLabel('Status').selectOption('5xx');
    await shows(1);
    await tab.getByLabel('Status').selectOption('problems');
    await shows(3);
  });

  test('select an order', async () => {
    const { tab, shows } = await openFiltered();
    await tab.getByLabel('Order id').fill('order-1');
    await shows(3);
  });

  test('select a payment', async () => {
    const { tab, shows, mock } = await openFiltered();
    await tab.getByLabel('Payment id').fill(mock.payments.list()[0]?.id ?? '');
    // The request that created it, and its replay.
    await shows(2);
  });

  test('find text in headers and bodies, also in requests that arrive later', async () => {
    const { tab, caller } = await openFiltered();
    await tab.getByLabel('Search in everything').fill('needle "quoted"');
    await tab.getByText('No request matches the filter').waitFor();
    await caller.post(
      '/v1/payments',
      cardPayment({ description: 'A Needle "quoted" here', merchant_order_id: 'ORDER-9' }),
    );
    await tab.getByText('1 of 8').waitFor();
    await tab.getByLabel('Search in everything').fill('');
    await tab.getByText('8 requests').waitFor();
  });

  test('stay in the address, so that a reload and the back button restore them', async () => {
    const { tab, shows } = await openFiltered();
    await tab.getByLabel('Status').selectOption('5xx');
    await shows(1);
    await rows(tab).first().click();
    await details(tab).waitFor();
    await tab.reload();
    await details(tab).waitFor();
    await shows(1);
    await tab.goBack();
    await details(tab).waitFor({ state: 'detached' });
    await shows(1);
  });

  test('select a merchant in the header', async () => {
    const { tab } = await openFiltered();
    await tab.getByLabel('Merchant').selectOption('shop-2');
    await tab.getByText('1 request', { exact: true }).waitFor();
    expect(await rows(tab).textContent()).toContain('ORDER-5');
  });
});

describe('an open request', () => {
  async function openRequest(headers: Record<string, string> = {}, changes: object = {}) {
    const server = await start();
    server.mock.webhooks.register({ url: 'http://127.0.0.1:9/closed' });
    await server.caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1', ...changes }), headers);
    const page = await open(server.page, { permissions: ['clipboard-read', 'clipboard-write'] });
    await rows(page).first().click();
    await details(page).getByRole('button', { name: 'Copy as curl', exact: true }).waitFor();
    return { ...server, tab: page };
  }

  test('shows headers and bodies without secrets', async () => {
    const { tab, mock } = await openRequest();
    await details(tab).getByText('headers').click();
    const text = (await details(tab).textContent()) ?? '';
    expect(text).toContain('private-secret-key[redacted]');
    expect(text).toContain('"merchant_order_id": "ORDER-1"');
    expect(text).toContain('"status": "SUCCEEDED"');
    expect(text).not.toContain(mock.credentials.privateSecretKey);
  });

  test('links to its payment and to its webhooks', async () => {
    const { tab, mock } = await openRequest();
    const id = mock.payments.list()[0]?.id ?? '';
    const [delivery] = mock.webhooks.deliveries();
    const merchant = `?merchant=${mock.credentials.publicApiKey}`;
    const links = details(tab).getByRole('link');
    expect(await links.filter({ hasText: id }).getAttribute('href')).toBe(`#/payments/${id}${merchant}`);
    expect(await links.filter({ hasText: delivery?.id ?? '?' }).getAttribute('href')).toBe(
      `#/webhooks/${delivery?.id}${merchant}`,
    );
  });

  test('copies a curl command with variables instead of keys', async () => {
    const { tab, server, mock } = await openRequest({ 'x-idempotency-key': 'key-7' });
    await details(tab).getByRole('button', { name: 'Copy as curl', exact: true }).click();
    await tab.getByText('Copied').waitFor();
    const command = await tab.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl --globoff -X 'POST' '${server.url}/v1/payments'`);
    expect(command).toContain('-H "private-secret-key: $PRIVATE_SECRET_KEY"');
    expect(command).toContain('-H "public-api-key: $PUBLIC_API_KEY"');
    expect(command).toContain("-H 'x-idempotency-key: key-7'");
    expect(command).not.toContain(mock.credentials.privateSecretKey);
  });

  test('is sent again with the same key, and the response is replayed', async () => {
    const { tab, mock } = await openRequest();
    await details(tab).getByRole('button', { name: 'Replay with the same key', exact: true }).click();
    await row(tab, 'replayed').waitFor();
    await tab.getByRole('heading', { name: 'Request 2' }).waitFor();
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('is sent again with a new key, and creates another payment', async () => {
    const { tab, mock } = await openRequest();
    await details(tab).getByRole('button', { name: 'Replay with a new key', exact: true }).click();
    await tab.getByRole('heading', { name: 'Request 2' }).waitFor();
    expect(mock.payments.list()).toHaveLength(2);
  });

  test('says that it cannot be sent again when the server no longer has its bytes', async () => {
    const { mock, page: address } = await start();
    // A request in process has no bytes on a port.
    await mock.fetch('http://mock.test/v1/payments/none', { headers: { 'public-api-key': 'x' } });
    const page = await open(address);
    await rows(page).first().click();
    await details(page).getByText('Unavailable').first().waitFor();
    const button = details(page).getByRole('button', { name: 'Replay with a new key', exact: true });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
  });

  test('stays readable after a reset', async () => {
    const { tab, mock } = await openRequest();
    await mock.reset();
    await tab.reload();
    await details(tab).getByText('"merchant_order_id": "ORDER-1"').first().waitFor();
  });
});

test('works with the keyboard alone', async () => {
  const { page: address, caller } = await start();
  for (let each = 1; each <= 60; each += 1) {
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: `ORDER-${each}` }));
  }
  const page = await open(address);
  await page.getByText('60 requests').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  const table = page.getByRole('grid');
  for (
    let presses = 0;
    presses < 12 && !(await table.evaluate((each) => each === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const focusWhenShown = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('.details h2') === null) return;
          observer.disconnect();
          resolve(document.activeElement?.textContent);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Request 59' }).waitFor();
  expect(await focusWhenShown).toBe('Request 59');
  await page.keyboard.press('Escape');
  await details(page).waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Request 1', exact: true }).waitFor();
});

test.each(appearances)('has no accessibility problem and fits the screen: %s', async (_name, options) => {
  const server = await start({ strict: false });
  const page = await open(server.page, options);
  await page.getByText('No requests yet').waitFor();
  await expectAccessible(page);
  await sendOneOfEach(server);
  await row(page, 'replayed').waitFor();
  await expectAccessible(page);
  expect(await overflowsSideways(page)).toBe(false);
  await row(page, 'unknown').click();
  await details(page).getByRole('heading', { name: 'Response' }).waitFor();
  await expectAccessible(page);
  expect(await overflowsSideways(page)).toBe(false);
});
