import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { expectAccessible, overflowsSideways, sendOneOfEach, useInspector } from './inspector.ts';

const { open, start } = useInspector();

const appearances: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['a phone', { colorScheme: 'light', viewport: { width: 360, height: 740 }, hasTouch: true }],
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to a place of the inspector, and waits for what it shows. */
async function visit(page: Page, hash: string, text: string | RegExp): Promise<void> {
  await page.evaluate((each) => (location.hash = each), hash);
  await page.locator('main').getByText(text).filter({ visible: true }).first().waitFor();
}

describe.each(appearances)('has no accessibility problem and fits the screen in %s:', (_name, options) => {
  const check = async (page: Page) => {
    await expectAccessible(page);
    expect(await overflowsSideways(page), page.url()).toBe(false);
  };

  test('the login', async () => {
    const { page: address } = await start({}, { token: 'a-token-of-this-test' });
    const page = await open(address, options);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await check(page);
  });

  test('the requests, and one of them', async () => {
    const server = await start({ strict: false });
    const page = await open(server.page, options);
    await page.getByText('No requests yet').waitFor();
    await check(page);
    await sendOneOfEach(server);
    await page.getByRole('row', { name: /replayed/ }).waitFor();
    await check(page);
    await page.getByRole('row', { name: /unknown/ }).click();
    await page.getByRole('heading', { name: 'Response' }).waitFor();
    await check(page);
  });

  test('the findings, without any and with some', async () => {
    const server = await start({ strict: false });
    const page = await open(`${server.page}#/findings`, options);
    await page.getByText('No findings').waitFor();
    await check(page);
    await sendOneOfEach(server);
    server.mock.webhooks.register({ receiver: () => new Response(null, { status: 401 }), secret: 'whsec-1' });
    await server.caller.post('/v1/payments', cardPayment({ amount: { currency: 'ABC', value: 1 } }));
    for (const rule of ['unknown-field', 'unknown-currency', 'webhook-valid-signature-refused']) {
      await page.getByRole('region', { name: rule, exact: true }).waitFor();
    }
    await check(page);
  });

  test('the payments, one of them, the form and the transfers', async () => {
    const { page: address, mock, caller } = await start();
    mock.webhooks.register({ inbox: true });
    const { json } = await caller.post('/v1/payments', authorization({ merchant_order_id: 'ORDER-1' }));
    mock.payments.capture(json.id, { amount: 20 });
    mock.payments.refund(json.id, { amount: 5 });
    mock.payments.openChargeback(json.id, { amount: 10 });
    mock.transfers.receive();
    mock.transfers.complete(mock.transfers.receive().id);
    const page = await open(`${address}#/payments`, options);
    await page.getByRole('row', { name: /IN_DISPUTE/ }).click();
    await page.locator('.payment-headline', { hasText: 'IN_DISPUTE' }).waitFor();
    await page.getByText('The payment as JSON').click();
    await check(page);
    await visit(page, '#/payments/transfers', 'PENDING');
    await check(page);
    await visit(page, '#/payments', 'IN_DISPUTE');
    await button(page, 'Create a payment').click();
    await page.getByRole('option', { name: /tok_do_not_honor/ }).waitFor({ state: 'attached' });
    await check(page);
  });

  test('the deliveries, a refused one, the endpoints with their form, and the chaos', async () => {
    const { page: address, caller, mock } = await start();
    const page = await open(`${address}#/webhooks`, options);
    await page.getByText('No endpoint yet').waitFor();
    await check(page);
    mock.webhooks.register({ inbox: true });
    const refusing = async () => new Response('{"error":"bad signature"}', { status: 401 });
    const refused = mock.webhooks.register({ receiver: refusing, secret: 'whsec-1', apiKey: 'key' });
    await caller.post('/v1/payments', cardPayment());
    await mock.settled();
    mock.webhooks.register({ url: `http://127.0.0.1:1/${'long'.repeat(40)}`, secret: 'whsec-1', apiKey: 'key' });
    mock.webhooks.chaos({ drop: 1 });
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
    await page
      .getByRole('row', { name: /pending/ })
      .first()
      .waitFor();
    await page.getByText('Chaos is on:').waitFor();
    await check(page);

    const delivery = mock.webhooks.deliveries().find(({ endpointId }) => endpointId === refused.id);
    await visit(page, `#/webhooks/${delivery?.id}`, 'Signature that your receiver read');
    await button(page, 'Explain').click();
    await page.getByText('The signature matches').waitFor();
    await check(page);

    await visit(page, '#/webhooks/endpoints', 'Rotate the secret');
    await check(page);
    await button(page, 'Add an endpoint').click();
    await page.getByRole('checkbox', { name: 'payment.purchase' }).waitFor();
    await button(page, 'Generate').click();
    await check(page);
    await page.keyboard.press('Escape');

    await visit(page, '#/webhooks/chaos', 'Simulates what networks do');
    await check(page);
  });

  /** Each section with a text that it shows when it has loaded. */
  const sections = [
    ['clock', 'Advance to this'],
    ['faults', 'Remove fault-2'],
    ['merchants', 'Switch to shop-2'],
    ['seeds', 'Create: Campaign'],
    ['policies', 'What it decides'],
    ['state', 'snapshot-1'],
    ['coverage', 'How often a payment entered each state'],
  ] as const;

  test('every section of the server', async () => {
    const { page: address, server, mock, caller, callerFor } = await start({ policies: { notFoundStatus: 400 } });
    await caller.post('/v1/payments', authorization());
    await callerFor('shop-2').post('/v1/payments', cardPayment());
    mock.faults.inject({ phase: 'before', status: 503 });
    mock.faults.inject({ phase: 'body', corrupt: 'truncated', when: { probability: 0.5 } });
    expect((await fetch(`${server.url}/__mock/snapshots`, { method: 'POST' })).status).toBe(201);
    const page = await open(address, options);
    for (const [section, text] of sections) {
      await visit(page, `#/server/${section}`, text);
      await check(page);
      // The page scrolls inside its content.
      const isTooWide = await page.locator('main').evaluate((main) => main.scrollWidth > main.clientWidth);
      expect(isTooWide, section).toBe(false);
    }
  }, 180_000);

  test('the API reference, with a request and its response', async () => {
    const { server } = await start();
    const page = await open(`${server.url}/__mock/docs`, options);
    await page.getByText('The console calls this mock server').waitFor();
    await check(page);
    if (options.hasTouch) return;
    await page.getByRole('link', { name: 'Create a customer', exact: true }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.getByText(/Response Status: .*201/).waitFor();
    await expectAccessible(page);
  });
});
