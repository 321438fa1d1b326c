import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { expectAccessible, type InspectedServer, useInspector } from './inspector.ts';

const { open, start } = useInspector();

/** Opens the reference, and waits for the document and the credentials. */
async function openReference(
  { server }: InspectedServer,
  query = '',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await open(`${server.url}/__mock/docs${query}`, options);
  await page
    .getByText(/The console calls this mock server|Enter it at Authentication|Admin token/)
    .first()
    .waitFor();
  return page;
}

/** Opens an operation or a webhook of the side bar. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: name.replace(' (Webhook)', ''), exact: true }).waitFor();
}

/** Sends the request of the console, and returns the status of the response. */
async function execute(page: Page): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => !each.url().includes('/__mock/docs')),
    page.getByRole('button', { name: 'Execute' }).click(),
  ]);
  await page.getByText(/Response Status: .*\d{3}/).waitFor();
  return response.status();
}

const keyField = (page: Page) => page.getByLabel('X-Idempotency-Key');

describe('the document', () => {
  test('shows operations and webhooks, and says what is a decision', async () => {
    const page = await openReference(await start());
    await page.getByRole('heading', { name: 'Specification and decisions' }).waitFor();

    await choose(page, 'Capture an authorization');
    await page.getByText('Decision: APIs of this kind are documented this way.').first().waitFor();
    await choose(page, 'Create a payment');
    await page.getByText('Specification: the service specification shows this operation.').waitFor();
    await page.getByText('Decision on its type and null: our own choice.').first().waitFor();
    // The renderer loses the properties beside a choice unless the page rewrites the schema.
    await page.getByText('merchant_order_id', { exact: true }).first().waitFor();

    await choose(page, 'A payment event (Webhook)');
    await page.getByText('Specification: the service specification shows this webhook.').waitFor();
    await page.getByText('x-hmac-signature').first().waitFor();
    expect(await page.getByRole('button', { name: 'Execute' }).count()).toBe(0);
  });

  test('requests nothing from another server', async () => {
    const { server } = await start();
    const page = await open('about:blank');
    const requested: string[] = [];
    await page.context().route('**/*', async (route) => {
      const { origin, protocol } = new URL(route.request().url());
      requested.push(protocol === 'data:' ? 'data:' : origin);
      await (origin === server.url || protocol === 'data:' ? route.continue() : route.abort());
    });
    await page.goto(`${server.url}/__mock/docs`);
    await page.getByText('as the default merchant').waitFor();
    await choose(page, 'Create a payment');
    await choose(page, 'A payment event (Webhook)');
    expect(new Set(requested)).toEqual(new Set([server.url]));
  });

  test('has the admin API too', async () => {
    const page = await openReference(await start());
    await page.getByRole('link', { name: 'Admin API' }).click();
    await page.getByText('The console calls this mock server.').waitFor();
    await choose(page, 'Make a move of a payment');
    expect(await page.title()).toBe('Admin API – Paychord API reference');
    expect(await page.getByRole('link', { name: 'Admin API', exact: true }).getAttribute('aria-current')).toBe('page');
  });

  test('names the addresses of the documents where scripts are disabled', async () => {
    const { server } = await start();
    const page = await open(`${server.url}/__mock/docs`, { javaScriptEnabled: false });
    expect(await page.locator('noscript').textContent()).toContain('/openapi.json');
  });
});

describe('the console', () => {
  test('creates a payment with a fresh key for each request', async () => {
    const inspected = await start();
    const page = await openReference(inspected);
    await choose(page, 'Create a payment');
    expect(await keyField(page).inputValue()).toBe('new-for-each-request');
    expect(await execute(page)).toBe(201);
    expect(await execute(page)).toBe(201);

    const requests = inspected.mock.journal.find({ operation: 'createPayment' });
    const keys = requests.map((each) => each.request.headers['x-idempotency-key']);
    for (const key of keys) expect(key).toMatch(/^docs-[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(2);
    expect(inspected.mock.payments.list()).toHaveLength(2);
  });

  test('keeps the text of the button visible under the pointer', async () => {
    const page = await openReference(await start());
    await choose(page, 'Create a payment');
    const execute = page.getByRole('button', { name: 'Execute' });
    await execute.hover();
    const [color, background] = await execute.evaluate((each) => {
      const style = getComputedStyle(each);
      return [style.color, style.backgroundColor];
    });
    expect(color).not.toBe(background);
  });

  test('sends a fresh key when another operation has sent the one in the field', async () => {
    const inspected = await start();
    const page = await openReference(inspected);
    await choose(page, 'Create a payment');
    expect(await execute(page)).toBe(201);
    await choose(page, 'Capture an authorization');
    await page.getByLabel('payment_id').fill(inspected.mock.payments.list()[0]?.id ?? '');
    await page.getByLabel('transaction_id').fill('d2a34f6a-2f29-4b3a-9a7e-0b6f3f9c1a11');
    await execute(page);
    const [capture] = inspected.mock.journal.find({ operation: 'capturePayment' });
    const [create] = inspected.mock.journal.find({ operation: 'createPayment' });
    expect(capture?.request.headers['x-idempotency-key']).not.toBe(create?.request.headers['x-idempotency-key']);
  });

  test('keeps a key that the reader typed, so that a replay can be seen', async () => {
    const inspected = await start();
    const page = await openReference(inspected);
    await choose(page, 'Create a payment');
    await page.getByText('BODY', { exact: true }).first().click();
    await page.getByRole('textbox', { name: /request body/i }).fill(JSON.stringify(cardPayment()));
    await keyField(page).fill('typed-key');
    expect(await execute(page)).toBe(201);
    expect(await execute(page)).toBe(201);
    expect(await keyField(page).inputValue()).toBe('typed-key');
    expect(inspected.mock.payments.list()).toHaveLength(1);
  });

  test('shows markup in a response as text', async () => {
    const page = await openReference(await start());
    const description = `</code><img src=x onerror=alert(1)><a href="javascript:alert(2)">x</a><style>*{color:red}</style>`;
    await choose(page, 'Create a payment');
    await page.getByText('BODY', { exact: true }).first().click();
    await page.getByRole('textbox', { name: /request body/i }).fill(JSON.stringify({ ...cardPayment(), description }));
    expect(await execute(page)).toBe(201);
    await page.getByText('<img src=x onerror=alert(1)>').filter({ visible: true }).first().waitFor();
    expect(await page.locator('img[src="x"], [href^="javascript:"]').count()).toBe(0);
  });

  test('calls the admin API with the token of the reader', async () => {
    const inspected = await start({}, { token: 'admin-token' });
    const page = await openReference(inspected, '?api=admin');
    await page.getByLabel('Admin token').fill('wrong');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByText('This token is wrong.').waitFor();
    await page.getByLabel('Admin token').fill('admin-token');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByText('The console calls this mock server.').waitFor();
    await choose(page, 'Create a payment');
    expect(await execute(page)).toBe(201);
    expect(inspected.mock.payments.list()).toHaveLength(1);
  });

  test('fills in no key before the reader has the token', async () => {
    const page = await openReference(await start({}, { token: 'admin-token' }));
    await page.getByRole('link', { name: 'Authentication' }).click();
    await page.getByText('No API key applied').waitFor();
    expect(await page.getByText('Key Applied', { exact: true }).count()).toBe(0);
  });

  test('leaves a configured secret key to the reader', async () => {
    const credentials = { publicApiKey: 'shop', privateSecretKey: 'configured-secret' };
    const inspected = await start({ credentials: [credentials] });
    const page = await openReference(inspected);
    await page.getByText('This server has its own secret key.').waitFor();
    await choose(page, 'Create a payment');
    expect(await execute(page)).toBe(401);
    expect(await page.content()).not.toContain('configured-secret');
  });

  test('takes no token from a link', async () => {
    const state = Buffer.from(JSON.stringify({ apiKeyId: 'token' })).toString('base64url');
    const query = `?api=admin&state=${state}&access_token=of-somebody-else&token_type=Bearer`;
    const page = await openReference(await start(), query);
    expect(new URL(page.url()).search).toBe('?api=admin');
    await page.getByRole('link', { name: 'Authentication' }).click();
    await page.getByText('No API key applied').waitFor();
  });
});

describe('the appearance', () => {
  test('follows the colors of the machine and those of the inspector', async () => {
    const page = await openReference(await start(), '', { colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(28, 31, 38)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(background, { timeout: 10_000 }).toBe('rgb(255, 255, 255)');
    await page.evaluate(() => localStorage.setItem('paychord-theme', 'dark'));
    await page.reload();
    await expect.poll(background, { timeout: 10_000 }).toBe('rgb(28, 31, 38)');
  });

  test.each([
    ['', 'An incoming bank transfer (Webhook)'],
    ['?api=admin', 'Inject a fault'],
  ])('%s %s has no violation', async (query, name) => {
    const page = await openReference(await start(), query);
    await choose(page, name);
    await expectAccessible(page);
  });

  test('has no violation where credentials are entered', async () => {
    const page = await openReference(await start({}, { token: 'admin-token' }));
    await page.getByRole('link', { name: 'Authentication' }).click();
    await page.getByText('No API key applied').waitFor();
    await expectAccessible(page);
  });
});
