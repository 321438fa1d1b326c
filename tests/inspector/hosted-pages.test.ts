import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { expectAccessible, overflowsSideways, useInspector } from './inspector.ts';

const { open, start } = useInspector();

/** A shop on another origin, to which the customer returns. */
let shop: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  shop = await startHttpServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Shop</title><h1>Back at ${request.url}</h1></html>`);
  });
});
afterAll(() => shop.close());

const callbackUrl = () => `${shop.url}/return?order=1`;
const waiting = {
  redirect: { workflow: 'REDIRECT', payment_method: { type: 'BANK_TRANSFER' } },
  'bank-transfer': { payment_method: { type: 'BANK_TRANSFER' } },
  'three-d-secure': { payment_method: { token: 'tok_three_d_secure' } },
  other: { payment_method: { type: 'PIX' } },
} as const;
type Kind = keyof typeof waiting;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Starts a server with a payment that waits, and opens its page. */
async function openPage(kind: Kind, options: BrowserContextOptions = {}) {
  const { mock, server } = await start();
  const { id } = mock.payments.create({ ...waiting[kind], callback_url: callbackUrl() });
  const page = await open(mock.payments.customerPage(id)?.url ?? '', options);
  return { page, mock, id, server };
}

test.each([
  ['redirect', 'Pay', 'The payment is paid', 'SUCCEEDED'],
  ['redirect', 'Decline', 'The payment was declined', 'DECLINED'],
  ['bank-transfer', 'Pay', 'The payment is paid', 'SUCCEEDED'],
  ['bank-transfer', 'Decline', 'The payment was declined', 'DECLINED'],
  ['bank-transfer', 'Expire', 'The payment has expired', 'EXPIRED'],
  ['three-d-secure', 'Pass 3-D Secure', 'The payment is paid', 'SUCCEEDED'],
  ['three-d-secure', 'Fail 3-D Secure', 'The payment was declined', 'DECLINED'],
  ['three-d-secure', 'Expire', 'The payment has expired', 'EXPIRED'],
  ['other', 'Pay', 'The payment is paid', 'SUCCEEDED'],
] as const)(
  '%s: the button "%s" says that %s, and the customer returns to the shop',
  async (kind, name, words, status) => {
    const { page, mock, id } = await openPage(kind);
    await button(page, name).click();
    await heading(page, words).waitFor();
    expect(mock.payments.get(id).status).toBe(status);
    await page.reload();
    await page.locator('#return').click();
    await heading(page, 'Back at /return?order=1').waitFor();
    await page.goBack();
    await heading(page, words).waitFor();
    expect(mock.payments.timeline(id).events.filter(({ kind }) => kind === 'transaction')).toHaveLength(2);
  },
);

test('a double click makes one choice', async () => {
  const { page, mock, id } = await openPage('redirect');
  await button(page, 'Pay').dblclick();
  await heading(page, 'The payment is paid').waitFor();
  expect(mock.payments.timeline(id).events.filter(({ kind }) => kind === 'transaction')).toHaveLength(2);
});

test('the back button and a second choice show what happened first', async () => {
  const { page, mock, id } = await openPage('three-d-secure');
  mock.payments.completeAction(id, 'decline');
  await button(page, 'Pass 3-D Secure').click();
  await heading(page, 'The payment was declined').waitFor();
});

test('a customer who leaves without a choice can come back', async () => {
  const { page, mock, id } = await openPage('redirect');
  await page.getByRole('link', { name: 'Leave without a choice' }).click();
  await heading(page, 'Back at /return?order=1').waitFor();
  expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
  await page.goBack();
  await button(page, 'Pay').click();
  await heading(page, 'The payment is paid').waitFor();
});

test('works with the keyboard alone, and shows the focus', async () => {
  const { page } = await openPage('redirect');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'The payment was declined').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await heading(page, 'Back at /return?order=1').waitFor();
});

test('enrolls a payment method', async () => {
  const { mock } = await start();
  const customer = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const { idempotency_key, redirect_url } = mock.paymentMethods.enroll(customer.id, {
    status: 'READY_TO_ENROLL',
    callback_url: callbackUrl(),
  });
  const page = await open(redirect_url ?? '');
  await button(page, 'Enroll the payment method').click();
  await heading(page, 'The payment method is enrolled').waitFor();
  expect(mock.paymentMethods.get(idempotency_key ?? '').status).toBe('ENROLLED');
  await page.locator('#return').click();
  await heading(page, 'Back at /return?order=1').waitFor();
});

test('a checkout session takes a test card or its number, and rejects any other number without keeping it', async () => {
  const { server } = await start();
  const page = await open(`${server.url}/__pay/sessions/session-1?callback_url=${encodeURIComponent(callbackUrl())}`);
  await page.getByLabel('Number of a test card').fill('4111 1111 1111 1111');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Number of a test card').inputValue()).toBe('');
  // A port can have the same digits.
  expect((await page.content()).replaceAll(/127\.0\.0\.1:\d+/g, '')).not.toMatch(/4111/);
  await page.getByLabel('Number of a test card').fill('4000 0000 0000 0010');
  await button(page, 'Use this card').click();
  await page.getByText('tok_insufficient_funds').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /4000 0000 0000 0002/ }).click();
  await page.locator('#return').click();
  await heading(page, 'Back at /return?order=1&token=tok_succeeded').waitFor();
});

test('a page of another origin cannot send the form', async () => {
  const { page: own, mock, id } = await openPage('redirect');
  const url = own.url();
  const page = await open(shop.url);
  const status = page.waitForResponse(url).then((response) => response.status());
  await page.evaluate((action) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    form.innerHTML = '<input name="choice" value="approve">';
    document.body.append(form);
    form.submit();
  }, url);
  expect(await status).toBe(403);
  await heading(page, 'This form comes from another site').waitFor();
  expect(mock.payments.get(id).status).toBe('READY_TO_PAY');
});

test('the inspector opens the page of a payment that waits', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create(waiting.redirect);
  const page = await open(`${address}#/payments/${id}`);
  const link = page.getByRole('link', { name: "Open the customer's page" });
  expect(mock.payments.customerPage(id)?.url).toContain(await link.getAttribute('href'));
  const [customer] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await button(customer, 'Pay').click();
  await heading(customer, 'The payment is paid').waitFor();
  await page.bringToFront();
  await page.locator('.payment-headline', { hasText: 'SUCCEEDED' }).waitFor();
  expect(await link.count()).toBe(0);
});

describe.each([
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['a phone', { colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true }],
  ['a dark phone', { colorScheme: 'dark', viewport: { width: 320, height: 640 }, hasTouch: true }],
] as const)('has no accessibility problem and fits the screen in %s:', (_name, options) => {
  const check = async (page: Page) => {
    await expectAccessible(page);
    expect(await overflowsSideways(page), page.url()).toBe(false);
  };

  test.each(Object.keys(waiting) as Kind[])('the page of kind %s, before and after the choice', async (kind) => {
    const { page } = await openPage(kind, options);
    await check(page);
    await page.locator('[name=choice][value=approve]').click();
    await heading(page, 'The payment is paid').waitFor();
    await check(page);
  });

  test('the checkout session, a rejected number and an unknown page', async () => {
    const { server } = await start();
    const page = await open(`${server.url}/__pay/sessions/${'long'.repeat(60)}`, options);
    await check(page);
    await page.getByLabel('Number of a test card').fill('1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await check(page);
    await page
      .getByRole('button', { name: /No card number/ })
      .first()
      .click();
    await heading(page, 'Your card has a token').waitFor();
    await check(page);
    await page.goto(`${server.url}/__pay/payments/none`);
    await heading(page, 'There is no such page').waitFor();
    await check(page);
  });
});
