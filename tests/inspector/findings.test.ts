import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { useInspector } from './inspector.ts';

const { open, startAt } = useInspector();

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const finding = (page: Page, rule: string) => page.getByRole('region', { name: rule, exact: true });

test('findings appear while the page is open, and the navigation counts their rules', async () => {
  const { page, caller } = await startAt('#/findings');
  await page.getByText('No findings').waitFor();
  expect(await navigation(page).getByRole('link', { name: 'Findings', exact: true }).count()).toBe(1);
  await caller.post('/v1/payments', cardPayment({ amount: { currency: 'USD', value: 1.2345 } }));
  await finding(page, 'excess-decimals').getByText('1 time').waitFor();
  await navigation(page).getByRole('link', { name: 'Findings 1', exact: true }).waitFor();
  const other = { merchant_order_id: 'ORDER-2', amount: { currency: 'USD', value: 1.2345 } };
  await caller.post('/v1/payments', cardPayment(other));
  await finding(page, 'excess-decimals').getByText('2 times').waitFor();
  await caller.post('/v1/payments', cardPayment({ amount: { currency: 'ABC', value: 1 } }));
  await navigation(page).getByRole('link', { name: 'Findings 2', exact: true }).waitFor();
});

test('a finding says what happened, why it matters and the fix, and leads to its page, requests and payments', async () => {
  const { page, caller, mock } = await startAt('#/findings');
  const { json } = await caller.post('/v1/payments', cardPayment({ amount: { currency: 'USD', value: 1.2345 } }));
  const card = finding(page, 'excess-decimals');
  await card.waitFor();
  const text = (await card.textContent()) ?? '';
  const [found] = mock.findings();
  for (const part of [found?.message, found?.why, found?.fix]) expect(text).toContain(part);
  const link = card.getByRole('link', { name: 'About this rule' });
  expect(await link.getAttribute('href')).toBe(found?.page);
  await card.getByRole('link', { name: json.id }).click();
  await page.locator('.payment-headline').waitFor();
  await page.goBack();
  await card.getByRole('link', { name: 'request 1' }).click();
  await page.getByRole('heading', { name: 'Request 1' }).waitFor();
});

test('a request with unknown fields leads to the finding, which gets the focus', async () => {
  const { page: first, page: tab, caller, server } = await startAt('', { options: { strict: false } });
  await caller.post('/v1/payments', cardPayment({ amount: { currency: 'ABC', value: 1 } }));
  await caller.post('/v1/payments', cardPayment({ merchant_ordr_id: 'x' }));
  await first.getByRole('row', { name: /unknown/ }).click();
  await tab.getByRole('link', { name: 'Why they matter' }).focus();
  await tab.keyboard.press('Enter');
  await finding(tab, 'unknown-field').and(tab.locator(':focus')).waitFor();
  const again = await open(`${server.url}/__mock/#/findings/unknown-currency`);
  await finding(again, 'unknown-currency').and(again.locator(':focus')).waitFor();
});

test('the findings are those of the selected merchant', async () => {
  const { page, caller, callerFor } = await startAt('#/findings');
  await caller.post('/v1/payments', cardPayment());
  await callerFor('shop-2').post('/v1/payments', cardPayment({ amount: { currency: 'ABC', value: 1 } }));
  await page.getByText('of merchant').waitFor();
  await page.getByText('No findings').waitFor();
  await page.getByLabel('Merchant').selectOption('shop-2');
  await finding(page, 'unknown-currency').waitFor();
  await page.getByText('of merchant').waitFor({ state: 'detached' });
});
