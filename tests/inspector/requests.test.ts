import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { copyWith, sendOneOfEach, useInspector } from './inspector.ts';

const { open, start, startAt } = useInspector();

const rows = (page: Page) => page.locator('.request-table .table-row[aria-selected]');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
const details = (page: Page) => page.getByRole('region', { name: /^Request( \d+)?$/ });

describe('the list', () => {
  test('marks replays, faults, unknown fields and rejected credentials', async () => {
    const server = await start({ strict: false });
    await sendOneOfEach(server);
    const page = await open(server.page);
    await row(page, 'ORDER-5').waitFor();
    expect(await row(page, 'replayed').textContent()).toContain('ORDER-1');
    expect(await row(page, 'fault before').textContent()).toContain('ORDER-2');
    expect(await row(page, '1 unknown field').textContent()).toContain('ORDER-3');
    expect(await row(page, 'rejected credentials').textContent()).toContain('401');
    expect(await row(page, 'ORDER-5').textContent()).toContain('shop-2');
  });

  test('shows requests as they arrive, newest first, but not while it is paused, and empties on Clear', async () => {
    const { page, caller } = await startAt();
    const create = (number: number) =>
      caller.post('/v1/payments', cardPayment({ merchant_order_id: `ORDER-${number}` }));
    const orders = async () => (await rows(page).allTextContents()).map((text) => /ORDER-\d/.exec(text)?.[0]);
    await page.getByText('No requests yet').waitFor();
    await create(1);
    await page.getByRole('row', { name: /201 createPayment ORDER-1/ }).waitFor();
    expect(await page.getByText('1 request', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Pause' }).click();
    await create(2);
    await page.getByText('1 waiting').waitFor();
    expect(await orders()).toEqual(['ORDER-1']);
    await page.getByRole('button', { name: 'Continue' }).click();
    await create(3);
    await row(page, 'ORDER-3').waitFor();
    expect(await orders()).toEqual(['ORDER-3', 'ORDER-2', 'ORDER-1']);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No requests yet').waitFor();
    await create(4);
    await row(page, 'ORDER-4').waitFor();
    expect(await orders()).toEqual(['ORDER-4']);
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

  test('select an operation, a status, an order, a payment and a merchant', async () => {
    const { tab, shows, mock } = await openFiltered();
    const everything = () => tab.getByText('7 requests').waitFor();
    for (const [label, value, count] of [
      ['Operation', 'listPaymentsByOrder', 1],
      ['Status', '5xx', 1],
      ['Status', 'problems', 3],
    ] as const) {
      await tab.getByLabel(label).selectOption(value);
      await shows(count);
      await tab.getByLabel(label).selectOption('');
      await everything();
    }
    for (const [label, text, count] of [
      ['Order id', 'order-1', 3],
      // The request that created it, and its replay.
      ['Payment id', mock.payments.list()[0]?.id ?? '', 2],
    ] as const) {
      await tab.getByLabel(label).fill(text);
      await shows(count);
      await tab.getByLabel(label).fill('');
      await everything();
    }
    await tab.getByLabel('Merchant').selectOption('shop-2');
    await tab.getByText('1 request', { exact: true }).waitFor();
    expect(await rows(tab).textContent()).toContain('ORDER-5');
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

  test('links to its payment and its webhooks, and is copied as curl with variables instead of keys', async () => {
    const { tab, server, mock } = await openRequest({ 'x-idempotency-key': 'key-7' });
    const merchant = `?merchant=${mock.credentials.publicApiKey}`;
    const addressOf = (id = '?') => details(tab).getByRole('link', { name: id }).getAttribute('href');
    const [{ id: paymentId } = { id: '' }] = mock.payments.list();
    const [{ id: deliveryId } = { id: '' }] = mock.webhooks.deliveries();
    expect(await addressOf(paymentId)).toBe(`#/payments/${paymentId}${merchant}`);
    expect(await addressOf(deliveryId)).toBe(`#/webhooks/${deliveryId}${merchant}`);

    const command = await copyWith(tab, 'Copy as curl');
    expect(command).toContain(`curl --globoff -X 'POST' '${server.url}/v1/payments'`);
    expect(command).toContain('-H "private-secret-key: $PRIVATE_SECRET_KEY"');
    expect(command).toContain('-H "public-api-key: $PUBLIC_API_KEY"');
    expect(command).toContain("-H 'x-idempotency-key: key-7'");
    expect(command).not.toContain(mock.credentials.privateSecretKey);
  });

  test.each([
    ['Replay with the same key', 'repeats the response', 1],
    ['Replay with a new key', 'creates another payment', 2],
  ])('%s %s', async (action, _effect, payments) => {
    const { tab, mock } = await openRequest();
    await details(tab).getByRole('button', { name: action, exact: true }).click();
    await tab.getByRole('heading', { name: 'Request 2' }).waitFor();
    expect(await row(tab, 'replayed').count()).toBe(2 - payments);
    expect(mock.payments.list()).toHaveLength(payments);
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
