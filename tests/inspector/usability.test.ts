import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { copyWith, sendOneOfEach, useInspector } from './inspector.ts';

const { open, start, startAt } = useInspector();

const phone: BrowserContextOptions = { viewport: { width: 390, height: 740 }, hasTouch: true };
const desktop: BrowserContextOptions = { viewport: { width: 1400, height: 800 } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const headline = (page: Page, text: string) => page.locator('.payment-headline', { hasText: text }).waitFor();

/** The element that has the focus, or the panel around it. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.details, main')?.getAttribute('class') ?? 'nothing');

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('on %s', (_name, options) => {
  test('an open payment scrolls in its panel only, so that the header stays', async () => {
    const { page: address, mock } = await start();
    const { id } = mock.payments.create({ payment_method: { token: 'tok_insufficient_funds' } });
    const page = await open(`${address}#/payments/${id}`, options);
    await page.getByText('The payment is in a final state.').waitFor();
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, main, .fill')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.className || each.tagName),
    );
    expect(scrolling).toEqual(['details-body fill stack wide']);
  });

  test('the coverage scrolls under the header', async () => {
    const { page } = await startAt('#/server/coverage', { page: options });
    await page.getByText('How often a payment entered each state').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
    expect(await page.locator('main').evaluate((main) => main.scrollHeight > main.clientHeight)).toBe(true);
  });

  test('the navigation is complete, and the lists show the order, also beside details on a wide screen', async () => {
    const { page: address, mock, caller } = await start();
    mock.webhooks.register({ inbox: true });
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
    await mock.settled();
    const page = await open(address, options);
    expect(await page.locator('.header nav').evaluate((nav) => nav.scrollWidth > nav.clientWidth)).toBe(false);
    for (const view of ['requests', 'payments', 'webhooks']) {
      await page.goto(`${address}#/${view}`);
      const order = page.getByRole('gridcell', { name: 'ORDER-1', exact: true });
      await order.waitFor();
      if (options === phone) continue;
      await order.click();
      await page.locator('.details').waitFor();
      expect(await order.isVisible()).toBe(true);
    }
  });
});

test('a phone shows each mark of a request whole, and the row of each key', async () => {
  const inspected = await start();
  await sendOneOfEach(inspected);
  const { mock, caller } = inspected;
  await caller.post('/v1/payments', cardPayment({ merchant_ordr_id: 'x', amount: { currency: 'ABC', value: 1 } }), {
    'x-idempotency-key': 'key-1',
  });
  for (let count = 0; count < 30; count += 1) mock.payments.create();
  for (let count = 0; count < 30; count += 1) await caller.get('/v1/payments/none');
  const page = await open(`${inspected.page}#/requests`, phone);
  await page.getByText('37 requests').waitFor();
  const badges = page.locator('.request-table .badge');
  const isCut = (elements: Element[]) =>
    elements.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent);
  await page.locator('.request-table').focus();
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key);
    await page.locator('.table-row:focus').waitFor();
    expect(await badges.evaluateAll(isCut)).toEqual([]);
    // Rows do not overlap, and the table shows the whole active one.
    const heights = await page
      .locator('.table-row[aria-selected]')
      .evaluateAll((rows) =>
        rows
          .slice(1)
          .map((row, index) => row.getBoundingClientRect().top - (rows[index]?.getBoundingClientRect().top ?? 0)),
      );
    expect(new Set(heights)).toEqual(new Set([56]));
    const hidden = page.locator('.table-row:focus').evaluate((row) => {
      const table = row.closest('.table')?.getBoundingClientRect();
      const { top, bottom } = row.getBoundingClientRect();
      return [(table?.top ?? 0) + 56 - top, bottom - (table?.bottom ?? 0)];
    });
    // Less than a pixel is rounding.
    for (const pixels of await hidden) expect(pixels).toBeLessThan(1);
  }
  await page.getByText('rejected credentials').waitFor();
});

test('a move keeps the focus in the payment, and Escape still closes it', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create();
  const page = await open(`${address}#/payments/${id}`);
  await button(page, 'Refund').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').locator(':focus').waitFor();
  await page.keyboard.press('Enter');
  await headline(page, 'REFUNDED');
  await button(page, 'Refund').waitFor({ state: 'detached' });
  expect(await focusedPlace(page)).toBe('details view');
  await page.keyboard.press('Escape');
  await page.locator('.details').waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /REFUNDED/ }).click();
  await page.locator('.payment-headline').click();
  await page.keyboard.press('Escape');
  await page.locator('.details').waitFor({ state: 'detached' });
});

test('Escape in a dialog of the details closes only the dialog', async () => {
  const { page: address, mock, caller } = await start();
  mock.webhooks.register({ receiver: () => new Response(null, { status: 401 }), secret: 'whsec-1' });
  await caller.post('/v1/payments', cardPayment());
  await mock.settled();
  const page = await open(`${address}#/webhooks/${mock.webhooks.deliveries()[0]?.id}`);
  await page.getByLabel('Secret that your receiver uses').fill('whsec-2');
  await button(page, 'Explain').click();
  await button(page, 'Rotate the secret').click();
  await page.getByRole('dialog').locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('.explanation').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.details').waitFor({ state: 'detached' });
});

test('a confirmed move of the clock keeps the focus in the payment', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create(authorization());
  const page = await open(`${address}#/payments/${id}`);
  await button(page, 'Move the clock here').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move the clock here' }).focus();
  await page.keyboard.press('Enter');
  await headline(page, 'EXPIRED');
  await button(page, 'Move the clock here').waitFor({ state: 'detached' });
  expect(await focusedPlace(page)).toBe('details view');
});

test('what a removed button leaves outside a panel is the focus on the view', async () => {
  const { page: address, mock } = await start();
  mock.faults.inject({ phase: 'before', status: 503 });
  const page = await open(`${address}#/server/faults`);
  await button(page, 'Remove fault-1').focus();
  await page.keyboard.press('Enter');
  await page.getByText('No fault is armed').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('Enter creates a payment as soon as the form is open', async () => {
  const { page, mock } = await startAt('#/payments');
  await button(page, 'Create a payment').click();
  await page.getByRole('dialog').getByLabel('Amount').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await headline(page, 'SUCCEEDED');
  expect(mock.payments.list()).toHaveLength(1);
});

test.each(['Amount', 'Order id', 'Currency', 'Capture'])('Enter in the field %s creates the payment', async (field) => {
  const { page, mock } = await startAt('#/payments');
  await button(page, 'Create a payment').click();
  const form = page.getByRole('dialog', { name: 'Create a payment' });
  await form.getByLabel('Amount').fill('12.50');
  await form.getByLabel(field, { exact: true }).focus();
  await page.keyboard.press('Enter');
  await headline(page, 'SUCCEEDED');
  expect(mock.payments.list()).toMatchObject([{ amount: { value: 12.5 } }]);
});

test('money in dispute does not remain', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create();
  mock.payments.openChargeback(id, { amount: 25.5 });
  const page = await open(`${address}#/payments/${id}`);
  await headline(page, 'IN_DISPUTE');
  const amounts = page.locator('.money-amounts > div');
  expect(await amounts.filter({ hasText: 'In dispute' }).innerText()).toContain('25.50 USD');
  expect(await amounts.filter({ hasText: 'Remaining' }).innerText()).toContain('0.00 USD');
});

test('an attempt has the same number in every view', async () => {
  const { page: address, mock, caller } = await start();
  mock.webhooks.register({ receiver: () => new Response(null, { status: 503 }), secret: 'whsec-1' });
  const { json } = await caller.post('/v1/payments', cardPayment());
  await mock.settled();
  const page = await open(`${address}#/payments/${json.id}`);
  await page.getByRole('link', { name: 'webhook attempt 2' }).waitFor();
  await page.getByRole('link', { name: 'webhook attempt 1' }).click();
  await page.locator('summary', { hasText: /^Attempt 1/ }).waitFor();
  await page.getByText('Why did the signature not match?').click();
  await button(page, 'Explain').click();
  await page.locator('.explanation', { hasText: 'Attempt 1' }).waitFor();
  await page.goto(`${address}#/server/clock`);
  await page.getByText('Attempt 2 to deliver').waitFor();
});

test('no scrollbar covers the button that copies a body', async () => {
  const { page: address, caller } = await start();
  const metadata = Array.from({ length: 40 }, (_, index) => ({ key: `key-${index}`, value: 'x'.repeat(200) }));
  await caller.post('/v1/payments', cardPayment({ metadata }));
  const page = await open(address);
  await page.locator('.request-table .table-row[aria-selected]').click();
  const code = page.getByRole('region', { name: 'request body', exact: true });
  await code.getByText('"key-39"').waitFor();
  const fits = await code.evaluate((section) => {
    const copy = section.parentElement?.querySelector('button')?.getBoundingClientRect();
    const start = section.getBoundingClientRect().left + section.clientLeft;
    return section.scrollHeight > section.clientHeight && (copy?.right ?? 0) <= start + section.clientWidth;
  });
  expect(fits).toBe(true);
  await code.evaluate((section) => section.scrollTo(0, section.scrollHeight));
  expect(await button(page, 'Copy request body').isVisible()).toBe(true);
});

test('shows the option of each value of a policy, to copy', async () => {
  const { page } = await startAt('#/server/policies', {
    options: { policies: { notFoundStatus: 400 } },
    page: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.getByRole('row', { name: /^notFoundStatus/ }).waitFor();
  expect(await copyWith(page, 'Copy --policy notFoundStatus=404')).toBe('--policy notFoundStatus=404');
  expect(await copyWith(page, 'Copy --policy onInFlight=wait')).toBe('--policy onInFlight=wait');
  expect(await copyWith(page, /^Copy --policy paymentRetrySchedule=/)).toMatch(/^--policy paymentRetrySchedule=\S+$/);
});

describe('a search that another merchant answers', () => {
  test.each([
    ['the list of payments', '?text=ORDER-OF-SHOP-2'],
    ['an open payment', ''],
  ])('offers to switch in %s', async (_place, query) => {
    const { page: address, mock, callerFor } = await start();
    mock.payments.create();
    const { json } = await callerFor('shop-2').post(
      '/v1/payments',
      cardPayment({ merchant_order_id: 'ORDER-OF-SHOP-2' }),
    );
    const page = await open(`${address}#/payments${query || `/${json.id}`}`);
    await page.getByText('The merchant shop-2 has it.').waitFor();
    await button(page, 'Switch to this merchant').click();
    await page.getByRole('row', { name: /ORDER-OF-SHOP-2/ }).waitFor();
    expect(await page.getByLabel('Merchant').inputValue()).toBe('shop-2');
  });
});
