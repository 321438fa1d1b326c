import { createClient } from '@paychord/sdk';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { downloadWith, type InspectedServer, useInspector } from './inspector.ts';

const { open, start, startAt } = useInspector();

const openSection = ({ page }: InspectedServer, section: string) => open(`${page}#/server/${section}`);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Presses a button that asks a question, and confirms. */
async function pressAndConfirm(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Waits for the message after a call. */
const waitForMessage = (page: Page, text: string) => page.locator('.message').getByText(text).waitFor();

describe('faults', () => {
  const clientOf = ({ server, mock }: InspectedServer) =>
    createClient({ baseUrl: server.url, ...mock.credentials, maxRetries: 0 });

  test('two clicks make the third create of the SDK fail', async () => {
    const inspected = await start();
    const page = await openSection(inspected, 'faults');
    await press(page, 'The third request fails');
    await press(page, 'Arm the fault');
    await page.getByText('0 of 3 counted').waitFor();

    const client = clientOf(inspected);
    await client.payments.create(cardPayment());
    await client.payments.create(cardPayment());
    await page.getByText('2 of 3 counted').waitFor();
    await expect(client.payments.create(cardPayment())).rejects.toMatchObject({ status: 503 });
    await page.getByText('No fault is armed').waitFor();
    await client.payments.create(cardPayment());
  });

  test('the form shows and requires the fields of the phase', async () => {
    const { page, mock } = await startAt('#/server/faults');
    await page.getByLabel('operation', { exact: true }).selectOption('refundPayment');
    await page.getByLabel('phase (required)').selectOption('transport');
    await page.getByText('Fill in connection and lost').waitFor();
    await page.getByLabel('connection (required)').selectOption('reset');
    await page.getByLabel('lost (required)').selectOption('response');
    await page.getByLabel('when.times').fill('4');
    await press(page, 'Arm the fault');
    await page.getByText('0 of 4 failed').waitFor();
    expect(mock.faults.list().map(({ fault }) => fault)).toEqual([
      { phase: 'transport', connection: 'reset', lost: 'response', operation: 'refundPayment', when: { times: 4 } },
    ]);
  });

  test('the form sets fields of the next payment', async () => {
    const { page, mock } = await startAt('#/server/faults');
    await page.getByLabel('phase (required)').selectOption('creation');
    await page.getByLabel('response (required)').fill('{ "payment_link_id": "link-7" }');
    await press(page, 'Arm the fault');
    await page.getByText('{"payment_link_id":"link-7"}').waitFor();
    expect(mock.faults.list().map(({ fault }) => fault)).toEqual([
      { phase: 'creation', operation: 'createPayment', response: { payment_link_id: 'link-7' } },
    ]);
  });

  test('every preset is a fault that the server accepts', async () => {
    const { page, mock } = await startAt('#/server/faults');
    const buttons = page.getByRole('group', { name: 'Start with' }).getByRole('button');
    await buttons.first().waitFor();
    const presets = await buttons.allInnerTexts();
    expect(presets.length).toBeGreaterThan(8);
    for (const [index, preset] of presets.entries()) {
      await press(page, preset);
      await press(page, 'Arm the fault');
      await page.getByRole('button', { name: `Remove fault-${index + 1}`, exact: true }).waitFor();
    }
    expect(mock.faults.list()).toHaveLength(presets.length);
  });

  test('shows the reason when the server rejects a fault', async () => {
    const { page, mock } = await startAt('#/server/faults');
    await page.getByLabel('status').fill('200');
    await press(page, 'Arm the fault');
    await page.locator('form').getByText('status must be at least 400').waitFor();
    expect(mock.faults.list()).toEqual([]);
  });

  test('removes one fault, and then every other', async () => {
    const inspected = await start();
    const { faults } = inspected.mock;
    for (const status of [500, 502, 503]) faults.inject({ phase: 'before', status });
    const page = await openSection(inspected, 'faults');
    await press(page, 'Remove fault-2');
    await page.getByText('"status":502').waitFor({ state: 'detached' });
    expect(faults.list().map(({ id }) => id)).toEqual(['fault-1', 'fault-3']);
    await press(page, 'Clear all');
    await page.getByText('No fault is armed').waitFor();
    expect(faults.list()).toEqual([]);
  });

  test('arms a fault with the keyboard alone', async () => {
    const { page } = await startAt('#/server/faults');
    await page.getByRole('button', { name: '503 once' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await page.locator(':focus').innerText()) === 'Arm the fault') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByText('0 of 3 counted').waitFor();
  });
});

describe('the clock', () => {
  test('an advance makes an authorization expire', async () => {
    const inspected = await start();
    const { json: payment } = await inspected.caller.post('/v1/payments', authorization());
    const page = await openSection(inspected, 'clock');
    const deadline = page.getByRole('row', { name: /deadline.*expires/ });
    await deadline.waitFor();
    const link = deadline.getByRole('link', { name: 'Payment' });
    expect(await link.getAttribute('href')).toContain(`#/payments/${payment.id}`);
    const before = inspected.mock.clock.now();
    await press(page, '+ 7d');
    await page.getByText('Nothing is scheduled.').waitFor();
    expect(inspected.mock.clock.now() - before).toBe(7 * 86_400_000);
    expect(inspected.mock.payments.get(payment.id).status).toBe('EXPIRED');
  });

  test('accepts a typed duration, and shows why another one is not valid', async () => {
    const inspected = await start();
    const before = inspected.mock.clock.now();
    const page = await openSection(inspected, 'clock');
    await page.getByLabel('Duration').fill('tomorrow');
    await press(page, 'Advance the clock');
    await page.locator('form').getByRole('alert').getByText('a number with ms, s, m, h or d').waitFor();
    await page.getByLabel('Duration').fill('90s');
    await page.keyboard.press('Enter');
    await page.locator('.clock-time', { hasText: '00:01:30' }).waitFor();
    expect(inspected.mock.clock.now() - before).toBe(90_000);
  });

  test('moves to the time of a scheduled event', async () => {
    const inspected = await start();
    const { json: payment } = await inspected.caller.post('/v1/payments', authorization());
    const page = await openSection(inspected, 'clock');
    await press(page, 'Advance to this');
    await page.getByText('Nothing is scheduled.').waitFor();
    expect(inspected.mock.payments.get(payment.id).status).toBe('EXPIRED');
  });

  test('runs the deliveries without moving time', async () => {
    const inspected = await start();
    inspected.mock.webhooks.register({ url: 'http://127.0.0.1:9/no-receiver' });
    await inspected.caller.post('/v1/payments', authorization());
    await inspected.mock.settled();
    const before = inspected.mock.clock.now();
    const page = await openSection(inspected, 'clock');
    await page.getByText('Attempt 2 to deliver').waitFor();
    await press(page, 'Run the deliveries');
    await page.getByText('Attempt 2 to deliver').waitFor({ state: 'detached' });
    expect(inspected.mock.clock.now()).toBe(before);
    expect(await page.getByRole('row', { name: /deadline/ }).count()).toBe(1);
  });

  test('runs everything only after a confirmation', async () => {
    const inspected = await start();
    const { json: payment } = await inspected.caller.post('/v1/payments', authorization());
    const page = await openSection(inspected, 'clock');
    await press(page, 'Run everything');
    await page.getByRole('dialog').getByText('Authorizations and unpaid transfers expire').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(inspected.mock.payments.get(payment.id).status).toBe('PENDING');
    await pressAndConfirm(page, 'Run everything');
    await page.getByText('Nothing is scheduled.').waitFor();
    expect(inspected.mock.payments.get(payment.id).status).toBe('EXPIRED');
  });

  test('says whether time passes by itself', async () => {
    const page = await openSection(await start({ clock: 'real' }), 'clock');
    await page.getByText('Time passes by itself.').waitFor();
    const first = await page.locator('.clock-time').innerText();
    await page.waitForFunction((text) => document.querySelector('.clock-time')?.textContent !== text, first);
  });
});

test('switches to another merchant, whose faults and clock are separate', async () => {
  const inspected = await start();
  await inspected.callerFor('shop-2').post('/v1/payments', cardPayment());
  const page = await openSection(inspected, 'merchants');
  await page.getByRole('button', { name: 'Switch to shop-2' }).click();
  await page
    .getByRole('row', { name: /shop-2/ })
    .getByText('selected')
    .waitFor();
  await page.getByRole('link', { name: 'Clock' }).click();
  const before = inspected.mock.clock.now();
  await press(page, '+ 1h');
  await page.locator('.clock-time', { hasText: '01:00:00' }).waitFor();
  expect(inspected.mock.clock.now()).toBe(before);
});

test('creates a customer, a payment method for it, an onboarding transfer and a campaign', async () => {
  const { page, caller } = await startAt('#/server/seeds');
  const create = page.getByRole('button', { name: 'Create: Customer', exact: true });
  await page.getByText('Fill in merchant_customer_id').waitFor();
  await page.getByLabel('merchant_customer_id (required)').fill('shopper-1');
  await create.click();
  await waitForMessage(page, 'Created: Customer');
  expect(await page.getByLabel('merchant_customer_id (required)').inputValue()).toBe('shopper-1');
  const customerId = await page.getByLabel('Customer id (required)').inputValue();
  await press(page, 'Create: Payment method of a customer');
  await waitForMessage(page, 'Created: Payment method of a customer');
  const { json: methods } = await caller.get(`/v1/customers/${customerId}/payment-methods`);
  const [{ vaulted_token: token, name }] = methods.payment_methods;

  await press(page, 'Create: Onboarding transfer');
  await waitForMessage(page, 'Created: Onboarding transfer');
  const campaign = page.getByRole('region', { name: 'Campaign' });
  await campaign.getByLabel('name', { exact: true }).fill('<b>Spring</b>');
  await press(page, 'Create: Campaign');
  await waitForMessage(page, 'Created: Campaign');

  const created = page.getByRole('region', { name: 'Created here' });
  expect(await created.locator('summary').count()).toBe(4);
  await created.locator('summary', { hasText: name }).click();
  await created.getByRole('button', { name: 'Copy the vaulted token' }).waitFor();
  expect(await page.content()).not.toContain(token);
  await created.locator('summary', { hasText: '-' }).first().click();
  await created.getByText('"<b>Spring</b>"').waitFor();
});

test('shows which policies differ from the default, and what each means', async () => {
  const { page } = await startAt('#/server/policies', { options: { policies: { notFoundStatus: 400 } } });
  await page.getByText(/^1 of \d+ policies differ from the default\.$/).waitFor();
  const row = page.getByRole('row', { name: /^notFoundStatus/ });
  expect(await row.innerText()).toMatch(/400\s+changed\s+default: 404[\s\S]*Status for an unknown payment/);
  expect(await page.locator('tbody tr').first().innerText()).toContain('notFoundStatus');
});

describe('the state', () => {
  test('a snapshot brings back what was changed', async () => {
    const inspected = await start();
    const { json: payment } = await inspected.caller.post('/v1/payments', cardPayment());
    const page = await openSection(inspected, 'state');
    await press(page, 'Create a snapshot');
    await page.getByRole('row', { name: /snapshot-1 [\d,]+ bytes/ }).waitFor();
    inspected.mock.payments.refund(payment.id);
    expect(inspected.mock.payments.get(payment.id).status).toBe('REFUNDED');
    await pressAndConfirm(page, 'Restore');
    await waitForMessage(page, 'The snapshot snapshot-1 was restored');
    expect(inspected.mock.payments.get(payment.id).status).toBe('SUCCEEDED');
    await pressAndConfirm(page, 'Delete');
    await page.getByRole('row', { name: /snapshot-1/ }).waitFor({ state: 'detached' });
    // The server keeps the history of requests, so that the page shows the same as after it is loaded again.
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByRole('row', { name: /createPayment/ }).waitFor();
  });

  test('resets one merchant, and keeps the others and their requests', async () => {
    const inspected = await start();
    await inspected.caller.post('/v1/payments', cardPayment());
    await inspected.callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-OF-SHOP-2' }));
    const page = await openSection(inspected, 'state');
    await pressAndConfirm(page, 'Reset this merchant');
    await waitForMessage(page, 'The merchant was reset');
    expect(inspected.mock.merchants().map(({ payments }) => payments)).toEqual([0, 1]);
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByRole('row', { name: /ORDER-OF-SHOP-2/ }).waitFor();
    expect(await page.getByText('1 request', { exact: true }).count()).toBe(1);
  });

  test('resets every merchant only after a confirmation', async () => {
    const inspected = await start();
    await inspected.caller.post('/v1/payments', cardPayment());
    const page = await openSection(inspected, 'state');
    await press(page, 'Reset every merchant');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(inspected.mock.payments.list()).toHaveLength(1);
    await pressAndConfirm(page, 'Reset every merchant');
    await waitForMessage(page, 'Every merchant was reset');
    expect(inspected.mock.payments.list()).toEqual([]);
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.getByText('No requests yet').waitFor();
  });
});

describe('the coverage', () => {
  const declined = cardPayment({ payment_method: { token: 'tok_insufficient_funds' } });

  test('names what the run never saw until it sees it', async () => {
    const inspected = await start();
    await inspected.caller.post('/v1/payments', cardPayment());
    const page = await openSection(inspected, 'coverage');
    const unseen = page.getByText('Your suite never saw').locator('..');
    await unseen.getByText('DECLINED', { exact: true }).waitFor();
    expect(await unseen.getByText('SUCCEEDED', { exact: true }).count()).toBe(0);
    await inspected.caller.post('/v1/payments', declined);
    await unseen.getByText('DECLINED', { exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByRole('row', { name: 'DECLINED 1', exact: true }).count()).toBe(1);
    const move = page.getByRole('row', { name: 'create new payment DECLINED 1' });
    expect(await move.count()).toBe(1);
  });

  test('exports the same JSON as the admin API, and clears the counts', async () => {
    const inspected = await start();
    await inspected.caller.post('/v1/payments', declined);
    const page = await openSection(inspected, 'coverage');
    const saved = await downloadWith(page, () => press(page, 'Export as JSON'));
    expect(saved).toEqual({ name: 'payment-coverage.json', json: inspected.mock.coverage() });
    await pressAndConfirm(page, 'Clear the coverage');
    const { states, transitions } = inspected.mock.coverage();
    await page.getByText(`0 of ${states.length} states, 0 of ${transitions.length} moves.`).waitFor();
    expect(inspected.mock.coverage().states.every(({ visits }) => visits === 0)).toBe(true);
  });
});

test('each action shows its call of the admin API', async () => {
  const { page } = await startAt('#/server/state');
  await page.getByText('POST /__mock/reset-all').waitFor();
  await page.getByText('POST /__mock/snapshots').waitFor();
  await page.getByRole('link', { name: 'Faults' }).click();
  await page.getByText('POST /__mock/faults').waitFor();
});
