import { createMockServer } from '@paychord/mock-server';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authorization, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { copyWith, downloadWith, useInspector } from './inspector.ts';

const { open, start, startAt } = useInspector();

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const details = (page: Page) => page.locator('.details');
const headline = (page: Page, text: string) => page.locator('.payment-headline', { hasText: text }).waitFor();
const amountOf = (page: Page, name: string) =>
  page
    .locator('.money-amounts > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
    .innerText();

/** A fact in the summary of the open payment. */
const factOf = (page: Page, text: string) => details(page).locator('.facts dd', { hasText: text });

/** Opens the form behind a button, and returns it. */
async function openForm(page: Page, name = 'Create a payment'): Promise<Locator> {
  await button(page, name).click();
  return page.getByRole('dialog', { name, exact: true });
}

/** Makes a move of the open payment with its form. */
async function makeMove(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
  const form = await openForm(page, name);
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  await button(form, name).click();
  await form.waitFor({ state: 'detached' });
}

test('creates a payment, captures, refunds and disputes it, and wins the dispute', async () => {
  const { page, mock } = await startAt('#/payments');
  await page.getByText('No payments yet').waitFor();
  const form = await openForm(page);
  await form.getByLabel('Amount').fill('100.10');
  await form.getByLabel('Currency').selectOption('BRL');
  await form.getByLabel('Country').selectOption('BR');
  await form.getByLabel('Order id').fill('ORDER-501');
  await form.getByLabel('Description').fill('Blue jacket');
  await form.getByLabel('Capture').selectOption('Later: authorize only');
  await button(form, 'Create').click();
  await headline(page, 'PENDING');
  await page.getByRole('row', { name: /PENDING 100\.10 BRL ORDER-501/ }).waitFor();

  await makeMove(page, 'Capture', { amount: '60.30' });
  await headline(page, 'PARTIALLY_CAPTURED');
  expect(await amountOf(page, 'Captured')).toBe('60.30 BRL');
  expect(await amountOf(page, 'Can be captured')).toBe('39.80 BRL');

  await makeMove(page, 'Refund', { amount: '10.20' });
  await page.locator('.money-amounts', { hasText: '10.20 BRL' }).waitFor();
  expect(await amountOf(page, 'Remaining')).toBe('50.10 BRL');

  await makeMove(page, 'Open a chargeback', { amount: '50.1', reason: 'NOT_RECEIVED' });
  await headline(page, 'IN_DISPUTE');
  await makeMove(page, 'Submit evidence');
  await page.getByText('submitEvidence:').first().waitFor();
  await page.getByText('Evidence of the merchant').click();
  await page.getByText('"evidence.pdf"').waitFor();

  await makeMove(page, 'Win the dispute');
  await headline(page, 'SUCCEEDED');
  expect(await amountOf(page, 'Charged back')).toBe('0.00 BRL');
  const [payment] = mock.payments.list();
  expect(payment?.transactions.at(-1)).toMatchObject({ type: 'CHARGEBACK', status: 'WON' });
});

test('loses a dispute, and shows what the chargeback took', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create();
  const page = await open(`${address}#/payments/${id}`);
  await makeMove(page, 'Open a chargeback');
  await makeMove(page, 'Lose the dispute');
  await headline(page, 'CHARGEBACK');
  expect(await amountOf(page, 'Charged back')).toBe('25.50 USD');
  await page.getByRole('img', { name: /Charged back: 25\.50 USD/ }).waitFor();
});

test('pays a bank transfer that the form created, and authenticates a card', async () => {
  const { page } = await startAt('#/payments');
  const form = await openForm(page);
  await form.getByLabel('Payment method').selectOption('Bank transfer');
  await form.getByLabel('Amount').fill('1250');
  await form.getByLabel('Currency').selectOption('CLP');
  await button(form, 'Create').click();
  await headline(page, 'READY_TO_PAY');
  await page.locator('.payment-total', { hasText: /^1,250 CLP$/ }).waitFor();
  await makeMove(page, 'Pay');
  await headline(page, 'SUCCEEDED');
  const second = await openForm(page);
  await second.getByLabel('Outcome').selectOption('tok_three_d_secure');
  await button(second, 'Create').click();
  await headline(page, 'PENDING');
  await button(page, 'Pass 3-D Secure').waitFor();
});

test.each([
  ['Pass 3-D Secure', { payment_method: { token: 'tok_three_d_secure' } }, 'SUCCEEDED'],
  ['Fail 3-D Secure', { payment_method: { token: 'tok_three_d_secure' } }, 'DECLINED'],
  ['Cancel the payment', authorization(), 'CANCELED'],
  ['Expire', authorization(), 'EXPIRED'],
])('%s ends a payment', async (action, payment, status) => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create(payment);
  const page = await open(`${address}#/payments/${id}`);
  await makeMove(page, action);
  await headline(page, status);
});

test('shows the call of each move, and copies it as curl', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create(authorization());
  const page = await open(`${address}#/payments/${id}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  const form = await openForm(page, 'Capture');
  await form.getByLabel('amount').fill('7.05');
  expect(await copyWith(page, `Copy POST /__mock/payments/${id}/moves/capture as curl`)).toContain(
    `--data-raw '{"amount":7.05}'`,
  );
  const call = await copyWith(page, /^Copy POST .v1.payments.*capture as curl$/);
  expect(call).toContain('"amount":{"currency":"USD","value":7.05}');
  expect(call).toContain('"private-secret-key: $PRIVATE_SECRET_KEY"');
  expect(call).not.toContain(mock.credentials.privateSecretKey);
});

test('names the moves that are not possible, with their reasons', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create({ payment_method: { token: 'tok_insufficient_funds' } });
  const page = await open(`${address}#/payments/${id}`);
  await headline(page, 'DECLINED');
  await page.getByText('The payment is in a final state.').waitFor();
  await page.getByText('12 moves are not possible now').click();
  await page.locator('dt', { hasText: /^Capture$/ }).waitFor();
  await page.locator('dd', { hasText: 'A payment that is DECLINED' }).first().waitFor();
});

test('keeps the reasons of the server on the page when it rejects an amount', async () => {
  const { page: address, mock } = await start();
  const { id } = mock.payments.create();
  const page = await open(`${address}#/payments/${id}`);
  const form = await openForm(page, 'Refund');
  const field = form.getByLabel('amount');
  await field.fill('25,5');
  await page.locator('.field-error', { hasText: 'Type a number with a point before its decimals' }).waitFor();
  await field.fill('25.51');
  await button(form, 'Refund').click();
  await page.getByRole('alert').getByText('amount must be at most 25.5').waitFor();
  await headline(page, 'SUCCEEDED');
});

test('shows a timeline with links to the request and the webhook, and moves the clock to a deadline', async () => {
  const { page: address, mock, caller } = await start();
  mock.webhooks.register({ inbox: true });
  const { json } = await caller.post('/v1/payments', authorization());
  await mock.settled();
  const page = await open(`${address}#/payments/${json.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const delivery = timeline.getByRole('link', { name: 'webhook attempt 1' });
  expect(await delivery.getAttribute('href')).toMatch(/^#\/webhooks\/.+\?merchant=/);
  expect(await timeline.getByRole('listitem').first().innerText()).toContain('createPayment');
  await timeline.getByText('AUTHORIZE', { exact: true }).waitFor();
  await timeline.getByLabel('Events to show').selectOption('Transactions');
  expect(await delivery.count()).toBe(0);
  await timeline.getByLabel('Events to show').selectOption('Every event');
  await timeline
    .getByRole('listitem')
    .filter({ hasText: 'deadline' })
    .getByRole('button', { name: 'Move the clock here' })
    .click();
  await button(page.getByRole('dialog'), 'Move the clock here').click();
  await headline(page, 'EXPIRED');
  await timeline.getByText('By the clock: a deadline passed').waitFor();

  await timeline.getByRole('link', { name: 'request 1' }).first().click();
  await page.getByRole('heading', { name: 'Request 1' }).waitFor();
});

test('finds payments by id, order id, description and status, and refreshes without a click', async () => {
  const { page: address, mock, caller } = await start();
  const first = mock.payments.create({ merchant_order_id: 'ORDER-AAA', description: 'Red hat' });
  mock.payments.create({ merchant_order_id: 'ORDER-BBB', payment_method: { token: 'tok_do_not_honor' } });
  const page = await open(`${address}#/payments`);
  const rows = page.locator('.payment-table .table-row[aria-selected]');
  await page.getByText('2 payments').waitFor();
  expect(await rows.first().innerText()).toContain('ORDER-BBB');
  const search = page.getByLabel('Search by id, order id or description');
  for (const text of [first.id.slice(0, 8), 'order-aaa', 'red HAT']) {
    await search.fill(text);
    await page.getByText('1 payment', { exact: true }).waitFor();
    expect(await rows.innerText()).toContain('ORDER-AAA');
    await search.fill('');
    await page.getByText('2 payments').waitFor();
  }
  await search.fill('no such payment');
  await page.getByText('No payment matches the filter').waitFor();
  await search.fill('');
  await page.getByLabel('Status', { exact: true }).selectOption('DECLINED');
  await page.getByText('1 payment', { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toContain('status=DECLINED');
  await page.getByLabel('Status', { exact: true }).selectOption('Every status');
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-CCC' }));
  await page.getByRole('row', { name: /ORDER-CCC/ }).waitFor();
  // Nothing streams a call of a control without a webhook. The page looks now and then.
  mock.payments.refund(first.id);
  await page.getByRole('row', { name: /REFUNDED.*ORDER-AAA/ }).waitFor();
});

test('stays usable with 10,000 payments', async () => {
  const { page: address, mock } = await start();
  for (let number = 1; number <= 10_000; number += 1) mock.payments.create({ merchant_order_id: `ORDER-${number}` });
  const page = await open(`${address}#/payments`);
  await page.getByText('Newest 200', { exact: true }).waitFor();
  await button(page, 'Load older').click();
  await page.getByText('Newest 400', { exact: true }).waitFor();
  await page.getByLabel('Search by id, order id or description').fill('ORDER-17');
  await page.getByText('111 payments').waitFor();
  await page.getByRole('grid').press('End');
  await page.getByRole('row', { name: /ORDER-17 / }).click();
  await headline(page, '25.50 USD');
});

test('announces a bank transfer and completes it', async () => {
  const { page, mock } = await startAt('#/payments');
  await page.getByRole('link', { name: 'Incoming transfers' }).click();
  await button(page, 'Announce a transfer').click();
  const form = page.getByRole('dialog', { name: 'Announce a transfer' });
  await form.getByLabel('amount.value').fill('1250.75');
  await form.getByLabel('description').fill('Invoice 1042');
  await button(form, 'Announce').click();
  await page.getByRole('row', { name: /PENDING 1250\.75 USD Invoice 1042/ }).waitFor();
  await button(page, 'Complete').click();
  await page.getByRole('row', { name: /COMPLETED 1250\.75 USD/ }).waitFor();
  expect(mock.transfers.list()).toMatchObject([{ status: 'COMPLETED', amount: { value: 1250.75 } }]);
});

test('shows the payments of the merchant that the address names', async () => {
  const { page: address, mock, callerFor } = await start();
  mock.payments.create({ merchant_order_id: 'ORDER-DEFAULT' });
  const { json } = await callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-SHOP-2' }));
  const page = await open(`${address}#/payments/${json.id}?merchant=shop-2`);
  await factOf(page, 'ORDER-SHOP-2').waitFor();
  await page.getByText('1 payment', { exact: true }).waitFor();
  await makeMove(page, 'Refund');
  await headline(page, 'REFUNDED');
  expect(mock.payments.list().map(({ status }) => status)).toEqual(['SUCCEEDED']);
  await page.goto(`${address}#/payments/${json.id}`);
  await page.getByText('The merchant has no such payment').waitFor();
});

test('saves a payment, and what the filter shows, as a scenario that creates the same payments again', async () => {
  const { page: address, mock } = await start();
  const disputed = mock.payments.create({ merchant_order_id: 'ORDER-A', amount: { value: 40 } });
  mock.payments.openChargeback(disputed.id, { reason: 'NOT_RECEIVED' });
  mock.payments.create({ merchant_order_id: 'ORDER-B', payment_method: { token: 'tok_insufficient_funds' } });
  const page = await open(`${address}#/payments/${disputed.id}`);
  await headline(page, 'IN_DISPUTE');
  const one = await downloadWith(page, () => button(details(page), 'Save as a scenario').click());
  expect(one.name).toBe('scenario.json');
  expect(one.json).toMatchObject({
    payments: [{ merchant_order_id: 'ORDER-A', moves: [{ move: 'openChargeback', reason: 'NOT_RECEIVED' }] }],
  });
  await page.keyboard.press('Escape');
  await page.getByLabel('Search by id, order id or description').fill('order-');
  await page.getByText('2 payments').waitFor();
  const all = await downloadWith(page, () => button(page, 'Save as a scenario').click());
  expect(all.json).toEqual(mock.exportScenario({ search: 'order-' }));
  const other = createMockServer({ strict: true });
  const { payments } = await other.load(all.json as object);
  expect(payments.map(({ status, amount }) => [status, amount])).toEqual(
    mock.payments.list().map(({ status, amount }) => [status, amount]),
  );
});

test('copies what happened to the payment as a Vitest test, with the keyboard', async () => {
  const { page: address, mock, caller } = await start({ policies: { onBodyMismatch: 'reject' } });
  const { json } = await caller.post('/v1/payments', authorization({ merchant_order_id: 'ORDER-7' }));
  await mock.clock.advance('2h');
  mock.payments.capture(json.id, { amount: 20 });
  const page = await open(`${address}#/payments/${json.id}`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Copy as test').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Copied').first().waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [
    'setupMockServer({server: false,policies: {onBodyMismatch: "reject"}})',
    'merchant_order_id: "ORDER-7"',
    'await payments.clock.advance("7200s");',
    'payments.payments.makeMove(paymentId, {move: "capture",amount: 20});',
    'toMatchObject({status: "SUCCEEDED"',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain(mock.credentials.privateSecretKey);
});
