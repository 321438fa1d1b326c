import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { copyWith, useInspector } from './inspector.ts';
import { useReceivers } from './receiver.ts';

const { open, start, startAt } = useInspector();
const { startReceiver } = useReceivers();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const message = (page: Page, text: string) => page.locator('.message').getByText(text).waitFor();
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Webhooks' }).getByRole('link', { name }).click();

/** Adds an endpoint with the form. */
async function addEndpoint(page: Page, url: string, secret = ''): Promise<void> {
  await section(page, 'Endpoints');
  await button(page, 'Add an endpoint').click();
  await page.getByRole('textbox', { name: 'URL' }).fill(url);
  await page.getByRole('textbox', { name: 'Secret', exact: true }).fill(secret);
  await button(page, 'Add the endpoint').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('deliveries', () => {
  test('shows the payload of an event that an inbox accepted', async () => {
    const { page, caller } = await startAt('#/webhooks');
    await button(page, 'Add an inbox').click();
    await page.getByText('No deliveries yet').waitFor();
    const { json } = await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-77' }));
    await row(page, /delivered payment\.purchase 200 ORDER-77 Inbox/).click();
    const body = page.getByRole('region', { name: 'request body of attempt 1' });
    await body.getByText('"ORDER-77"').waitFor();
    await page.getByRole('link', { name: json.id }).click();
    expect(new URL(page.url()).hash).toContain(`#/payments/${json.id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'request 1' }).click();
    await page.getByRole('heading', { name: 'Request 1' }).waitFor();
  });

  test('finds why a receiver refused the signature, rotates the secret and sends the delivery again', async () => {
    const receiver = await startReceiver('whsec-receiver');
    const { page, caller } = await startAt('#/webhooks');
    await addEndpoint(page, receiver.url, 'whsec-server');
    await caller.post('/v1/payments', cardPayment());
    await section(page, 'Deliveries');
    await row(page, /rejected payment\.purchase 401/).click();
    await page.getByRole('textbox', { name: 'Secret that your receiver uses' }).fill('whsec-receiver');
    await button(page, 'Explain').click();
    await page.getByText('does not match').waitFor();
    await page.getByText('The secret of the receiver is not the secret of the endpoint').waitFor();
    await button(page, 'Rotate the secret').click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Secret' });
    expect(await field.inputValue()).toBe('whsec-receiver');
    await button(page, 'Save the secret').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, 'Resend').click();
    await page.getByText('2 attempts').waitFor();
    await row(page, /delivered payment\.purchase 200/).waitFor();
    expect(receiver.arrived.length).toBe(2);
    expect(await page.content()).not.toContain('whsec-server');
  });

  test('names the change of a body that the receiver parsed and serialized again', async () => {
    const { page: address, caller, mock } = await start();
    mock.webhooks.register({ inbox: true, secret: 'whsec-1' });
    await caller.post('/v1/payments', cardPayment({ description: 'Café' }));
    await mock.settled();
    const [delivery] = mock.webhooks.deliveries();
    const sent = delivery?.attempts[0]?.request.body ?? '';
    const page = await open(`${address}#/webhooks/${delivery?.id}`);
    await page.getByText('Why did the signature not match?').click();
    const body = page.getByRole('textbox', { name: 'Body that your receiver verified' });
    await body.fill(JSON.stringify(JSON.parse(sent), null, 2));
    await button(page, 'Explain').click();
    await page.getByText('The body was parsed and serialized again').waitFor();
    await body.fill(sent);
    await button(page, 'Explain').click();
    await page.getByText('The signature matches').waitFor();
    await page.getByRole('textbox', { name: 'Signature that your receiver read' }).fill('short');
    await button(page, 'Explain').click();
    await page.getByText('The receiver read another signature than the mock server sent').waitFor();
  });

  test('shows when the next attempt is due, and makes the pending attempts on a flush', async () => {
    const receiver = await startReceiver();
    receiver.response = { status: 503, body: 'busy', type: 'text/plain' };
    const { page: address, caller, mock } = await start();
    mock.webhooks.register({ url: receiver.url });
    await caller.post('/v1/payments', cardPayment());
    const page = await open(`${address}#/webhooks`);
    await row(page, /pending payment\.purchase 503/).click();
    await page.getByText('in 5 min, at 00:05:00.000').waitFor();
    await mock.clock.advance('2m');
    await caller.get('/v1/payments?merchant_order_id=ORDER-1');
    await page.getByText('in 3 min, at 00:05:00.000').waitFor();
    await button(page, 'Finish the pending ones').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish the pending ones' }).click();
    await page.getByText('7 attempts').waitFor();
    await row(page, /exhausted payment\.purchase 503/).waitFor();
    await page.locator('summary', { hasText: 'Attempt 7' }).waitFor();
    await page.getByRole('region', { name: 'response body of attempt 7' }).getByText('busy').waitFor();
    await page.locator('summary', { hasText: 'Attempt 4' }).click();
    await page.getByRole('region', { name: 'request body of attempt 4' }).getByText('"retry"').waitFor();
  });

  test('sends every failed delivery again after a confirmation', async () => {
    const receiver = await startReceiver();
    receiver.response = { status: 400, body: '' };
    const { page: address, caller, mock } = await start();
    mock.webhooks.register({ url: receiver.url });
    for (const order of ['ORDER-A', 'ORDER-B', 'ORDER-C']) {
      await caller.post('/v1/payments', cardPayment({ merchant_order_id: order }));
    }
    await mock.settled();
    const page = await open(`${address}#/webhooks`);
    await row(page, /rejected .* ORDER-C/).waitFor();
    receiver.response = undefined;
    await button(page, 'Resend every failed one').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resend every failed one' }).click();
    await message(page, 'Every failed delivery was sent again');
    for (const order of ['ORDER-A', 'ORDER-B', 'ORDER-C']) {
      await row(page, new RegExp(`delivered .* ${order}`)).waitFor();
    }
  });

  test('filters by event, status, endpoint and payment, and keeps the filter in the address', async () => {
    const receiver = await startReceiver('whsec-other');
    const { page: address, caller, mock } = await start();
    mock.webhooks.register({ inbox: true });
    mock.webhooks.register({ url: receiver.url, secret: 'whsec-1' });
    const { json } = await caller.post('/v1/payments', authorization({ merchant_order_id: 'ORDER-A' }));
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-B' }));
    await mock.settled();
    const page = await open(`${address}#/webhooks`);
    await page.getByText('4 deliveries').waitFor();
    await page.getByRole('combobox', { name: 'Event' }).selectOption('payment.purchase');
    await page.getByText('2 deliveries').waitFor();
    expect(await row(page, /ORDER-A/).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('rejected');
    await page.getByText('1 delivery', { exact: true }).waitFor();
    await page.reload();
    await row(page, /rejected payment\.purchase 401 ORDER-B/).waitFor();
    await page.getByText('1 delivery', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Event' }).selectOption('');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('');
    await page.getByRole('searchbox', { name: 'Payment id' }).fill(json.id);
    await page.getByText('2 deliveries').waitFor();
    await page.getByRole('combobox', { name: 'Endpoint' }).selectOption({ label: receiver.url });
    await row(page, /rejected payment\.authorize 401 ORDER-A/).waitFor();
    await page.getByText('1 delivery', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Payment id' }).fill('none');
    await page.getByText('No delivery matches the filter').waitFor();
  });

  test('shows the deliveries of the selected merchant only', async () => {
    const { page: address, caller, callerFor, mock } = await start();
    const shop = mock.merchant({ publicApiKey: 'shop-2' });
    mock.webhooks.register({ inbox: true });
    shop.webhooks.register({ inbox: true });
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-ONE' }));
    await callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-TWO' }));
    await mock.settled();
    const page = await open(`${address}#/webhooks`);
    await row(page, /ORDER-ONE/).waitFor();
    await page.getByText(`of merchant ${mock.credentials.publicApiKey}`).waitFor();
    expect(await row(page, /ORDER-TWO/).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Merchant' }).selectOption('shop-2');
    await row(page, /ORDER-TWO/).click();
    await page.getByRole('region', { name: 'request body of attempt 1' }).getByText('"ORDER-TWO"').waitFor();
    expect(await row(page, /ORDER-ONE/).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Merchant' }).selectOption('');
    const [delivery] = shop.webhooks.deliveries();
    await page.goto(`${address}#/webhooks/${delivery?.id}?merchant=shop-2`);
    await page.getByRole('region', { name: 'request body of attempt 1' }).getByText('"ORDER-TWO"').waitFor();
  });

  test('says that a delivery of the address does not exist', async () => {
    const { page: address } = await start();
    const page = await open(`${address}#/webhooks/no-such-delivery`);
    await page.getByText('DELIVERY_NOT_FOUND').waitFor();
    await button(page, 'Close the details').click();
    await page.getByText('DELIVERY_NOT_FOUND').waitFor({ state: 'detached' });
  });
});

describe('endpoints', () => {
  test('sends the credentials and the events of the form', async () => {
    const receiver = await startReceiver('whsec-1');
    const { page, caller, mock } = await startAt('#/webhooks/endpoints');
    await page.getByText('No endpoint yet').waitFor();
    await button(page, 'Add an endpoint').click();
    await page.getByRole('textbox', { name: 'URL' }).fill('no url');
    await button(page, 'Add the endpoint').click();
    await page.getByRole('dialog').getByText('INVALID_PARAMETERS').waitFor();
    await page.getByRole('textbox', { name: 'URL' }).fill(receiver.url);
    await page.getByRole('textbox', { name: 'Secret', exact: true }).fill('whsec-1');
    await page.getByRole('textbox', { name: 'API key' }).fill('key-1');
    await page.getByRole('textbox', { name: 'API secret' }).fill('api-secret-1');
    await page.getByRole('checkbox', { name: 'payment.purchase' }).check();
    await button(page, 'Add the endpoint').click();
    const card = page.getByRole('region', { name: receiver.url });
    await card.getByText('x-api-key').waitFor();
    await card.getByText('x-secret').waitFor();
    await card.getByText('signed', { exact: true }).waitFor();
    expect(mock.webhooks.endpoints()).toMatchObject([{ url: receiver.url, events: ['payment.purchase'] }]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add an endpoint');
    await caller.post('/v1/payments', cardPayment());
    await mock.settled();
    expect(receiver.arrived[0]?.headers).toMatchObject({ 'x-api-key': 'key-1', 'x-secret': 'api-secret-1' });
    await card.getByRole('link', { name: 'Show its deliveries' }).click();
    await row(page, /delivered payment\.purchase 200/).click();
    await page.getByText('[redacted]').first().waitFor();
    expect(await page.content()).not.toMatch(/whsec-1|key-1|api-secret-1/);
  });

  test('signs with a secret that the browser generated and shows once', async () => {
    const receiver = await startReceiver('whsec-old');
    const { page: address, mock } = await start();
    mock.webhooks.register({ url: receiver.url, secret: 'whsec-old' });
    const page = await open(`${address}#/webhooks/endpoints`);
    await button(page, 'Rotate the secret').click();
    await button(page, 'Generate').click();
    const secret = await page.getByRole('dialog').getByRole('textbox', { name: 'Secret' }).inputValue();
    expect(secret).toMatch(/^whsec_[0-9a-f]{64}$/);
    await button(page, 'Save the secret').click();
    await message(page, 'The next attempts are signed with this secret');
    expect(await page.content()).not.toContain(secret);
    receiver.secret = secret;
    await page.getByRole('combobox', { name: 'Event of the test' }).selectOption('payment.chargeback');
    await button(page, 'Send a test event').click();
    await row(page, /delivered payment\.chargeback 200/).waitFor();
    await page.getByText('a test event: the payment does not exist').waitFor();
    expect(receiver.arrived.length).toBe(1);
  });

  test('copies no secret as curl', async () => {
    const { page: address, mock } = await start();
    mock.webhooks.register({ inbox: true });
    const page = await open(`${address}#/webhooks/endpoints`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await button(page, 'Set a secret').click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Secret' }).fill('whsec-typed');
    const copied = await copyWith(page, /^Copy PUT/);
    expect(copied).toContain('"secret":"<secret>"');
    expect(copied).not.toContain('whsec-typed');
  });

  test('notifies the merchant base URL about an incoming transfer', async () => {
    const receiver = await startReceiver('whsec-transfers');
    const { page, mock } = await startAt('#/webhooks/endpoints');
    await button(page, 'Set the merchant base URL').click();
    await page.getByRole('textbox', { name: 'URL' }).fill(new URL(receiver.url).origin);
    await page.getByRole('textbox', { name: 'Secret', exact: true }).fill('whsec-transfers');
    await button(page, 'Set the URL').click();
    await page.getByRole('region', { name: /^Merchant base URL/ }).waitFor();
    mock.transfers.receive({ id: 'xfer_1' });
    await section(page, 'Deliveries');
    await row(page, /delivered banking\.transfer 200 xfer_1/).click();
    await page.getByText('an incoming transfer').waitFor();
    expect(receiver.arrived.map(({ path }) => path)).toEqual(['/v1/banking/transfers']);
  });

  test('removes an endpoint after a confirmation', async () => {
    const { page: address, mock } = await start();
    mock.webhooks.register({ inbox: true });
    const page = await open(`${address}#/webhooks/endpoints`);
    await button(page, 'Remove').click();
    await page.getByRole('dialog', { name: 'Remove the endpoint?' }).waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(mock.webhooks.endpoints().length).toBe(1);
    await button(page, 'Remove').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No endpoint yet').waitFor();
    expect(mock.webhooks.endpoints()).toEqual([]);
  });
});

describe('chaos', () => {
  test('drops attempts, marks them, and stops', async () => {
    const { page: address, caller, mock } = await start();
    mock.webhooks.register({ inbox: true });
    const page = await open(`${address}#/webhooks/chaos`);
    await page.getByRole('slider', { name: 'drop' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('textbox', { name: 'delay' }).fill('5m');
    await button(page, 'Apply').click();
    await page.getByText('drop 1, delay 5m. The mock server disturbs').waitFor();
    expect(mock.webhooks.chaosSettings()).toEqual({ drop: 1, delay: '5m' });
    await caller.post('/v1/payments', cardPayment());
    await section(page, 'Deliveries');
    await row(page, /pending payment\.purchase waits/).click();
    await page.getByText('in 5 min, at 00:05:00.000').waitFor();
    await mock.clock.advance('5m');
    await row(page, /pending payment\.purchase dropped by chaos chaos: drop/).waitFor();
    await page.getByText('No response arrived: dropped by chaos').waitFor();
    await button(page, 'Stop the chaos').click();
    await page.getByText('Chaos is on:').waitFor({ state: 'detached' });
    expect(mock.webhooks.chaosSettings()).toEqual({});
  });

  test('accepts a delay in milliseconds, and shows one that code has set', async () => {
    const { page: address, mock } = await start();
    mock.webhooks.chaos({ delay: 250 });
    const page = await open(`${address}#/webhooks/chaos`);
    const delay = page.getByRole('textbox', { name: 'delay' });
    expect(await delay.inputValue()).toBe('250');
    await delay.fill('500');
    await button(page, 'Apply').click();
    await page.getByText('Chaos is on: delay 500').waitFor();
    expect(mock.webhooks.chaosSettings()).toEqual({ delay: 500 });
    await delay.fill('0');
    await button(page, 'Apply').click();
    await page.getByText('Chaos is on:').waitFor({ state: 'detached' });
  });

  test('shows the reasons of the server for a wrong delay', async () => {
    const { page } = await startAt('#/webhooks/chaos');
    await page.getByRole('textbox', { name: 'delay' }).fill('soon');
    await button(page, 'Apply').click();
    await page.locator('form').getByRole('alert').getByText(/delay/).first().waitFor();
  });
});
