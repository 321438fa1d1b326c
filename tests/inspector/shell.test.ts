import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { copyWith, expectAccessible, useInspector } from './inspector.ts';

const { open, start, startAt } = useInspector();

const token = 'a-token-of-this-test';
const rows = (page: Page) => page.locator('.request-table .table-row[aria-selected]');
const state = (page: Page) => page.locator('.connection');

describe('the login', () => {
  test('requires the token, rejects another one, and remembers it for the tab', async () => {
    const { page: address, caller } = await start({}, { token });
    await caller.post('/v1/payments', cardPayment());
    const page = await open(address);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await rows(page).count()).toBe(0);
    await page.getByLabel('Admin token').fill('another-token');
    await page.keyboard.press('Enter');
    await page.getByText('The server rejected this token').waitFor();
    await page.getByLabel('Admin token').fill(token);
    await page.keyboard.press('Enter');
    await rows(page).first().waitFor();
    await page.reload();
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);
  });

  test('ends with Log out', async () => {
    const { page: address, caller } = await start({}, { token });
    await caller.post('/v1/payments', cardPayment());
    const page = await open(`${address}#token=${token}`);
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.locator('body').textContent()).not.toContain('createPayment');
    await page.reload();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
  });

  test('takes the token from the address, and removes it from there', async () => {
    const { page: address, caller } = await start({}, { token });
    await caller.post('/v1/payments', cardPayment());
    const page = await open(`${address}#token=${encodeURIComponent(token)}`);
    await rows(page).first().waitFor();
    expect(page.url()).toBe(`${address}#/`);
    await page.goBack();
    expect(page.url()).not.toContain(token);
  });

  test('copies calls with a variable instead of the token', async () => {
    const { page: address, caller } = await start({}, { token });
    await caller.post('/v1/payments', cardPayment());
    const page = await open(`${address}#token=${token}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await rows(page).first().click();
    const command = await copyWith(page, /^Copy POST .*replay as curl$/);
    expect(command).toContain('-H "Authorization: Bearer $PAYCHORD_MOCK_TOKEN"');
    expect(command).not.toContain(token);
  });
});

describe('the connection', () => {
  test('comes back after a restart, and the list starts again', async () => {
    const first = await start();
    await first.caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-OLD' }));
    const page = await open(first.page);
    await rows(page).filter({ hasText: 'ORDER-OLD' }).waitFor();
    await first.stop();
    await page.getByText('Reconnecting…').waitFor();
    expect(await rows(page).count()).toBe(1);
    const second = await start({}, {}, first.server.port);
    await state(page).filter({ hasText: 'Live' }).waitFor();
    await page.getByText('No requests yet').waitFor();
    await second.caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-NEW' }));
    await rows(page).filter({ hasText: 'ORDER-NEW' }).waitFor();
    expect(await rows(page).count()).toBe(1);
  });

  test('shows the login when the next run of the server requires another token', async () => {
    const first = await start();
    const page = await open(first.page);
    await page.getByText('Live').waitFor();
    await first.stop();
    await page.getByText('Reconnecting…').waitFor();
    await start({}, { token }, first.server.port);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
  });
});

test('a call that the server rejects shows its reasons', async () => {
  const { page: address, mock, caller } = await start();
  await caller.post('/v1/payments', cardPayment());
  const page = await open(address);
  await rows(page).first().click();
  await page.getByRole('button', { name: 'Replay with a new key', exact: true }).waitFor();
  await mock.reset();
  await page.getByRole('button', { name: 'Replay with a new key', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Repeat a request: not done' });
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/NOT_(KEPT|FOUND)/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await alert.waitFor({ state: 'detached' });
});

test('two merchants appear in the header, each with its own requests', async () => {
  const { page: address, caller, callerFor } = await start();
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-1' }));
  const page = await open(address);
  await rows(page).first().waitFor();
  await callerFor('shop-2').post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-2' }));
  await page.getByLabel('Merchant').selectOption('shop-2');
  await page.getByText('1 request', { exact: true }).waitFor();
  expect(await rows(page).textContent()).toContain('ORDER-2');
  await page.getByLabel('Merchant').selectOption('mock-public-key');
  await rows(page).filter({ hasText: 'ORDER-1' }).waitFor();
  await page.reload();
  await rows(page).filter({ hasText: 'ORDER-1' }).waitFor();
  expect(await page.getByLabel('Merchant').inputValue()).toBe('mock-public-key');
});

test('the theme follows the machine until the user selects one, and survives a reload', async () => {
  const { page } = await startAt('', { page: { colorScheme: 'dark' } });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Colors: auto' }).click();
  await page.getByRole('button', { name: 'Colors: light' }).waitFor();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.reload();
  await page.getByRole('button', { name: 'Colors: light' }).waitFor();
  expect(await background()).toBe(light);
});

test('a change of the view moves the focus to it and sets the title', async () => {
  const { page: address } = await start();
  const page = await open(address);
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByRole('main', { name: 'Payments' }).waitFor();
  expect(await page.title()).toBe('Payments – Paychord inspector');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goto(`${address}#/nothing`);
  await page.getByText('This address names no view').waitFor();
});

test.each([
  ['payments', 'Payment'],
  ['webhooks', 'Delivery'],
])('a row of the %s opens and closes with the keyboard alone', async (view, title) => {
  const { page: address, mock, caller } = await start();
  mock.webhooks.register({ inbox: true });
  for (const order of ['ORDER-OLD', 'ORDER-NEW']) {
    await caller.post('/v1/payments', cardPayment({ merchant_order_id: order }));
  }
  await mock.settled();
  const page = await open(`${address}#/${view}`);
  await page.getByRole('row', { name: /ORDER-NEW/ }).waitFor();
  await page.locator('search').getByRole('button').last().focus();
  for (const key of ['Tab', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.locator('.details').getByText('ORDER-OLD').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await page.keyboard.press('Escape');
  await page.locator('.details').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('ORDER-OLD');
});

describe('the files', () => {
  test('have a strict policy, and need no token', async () => {
    const { server } = await start({}, { token, origins: ['*'] });
    for (const path of ['', 'inspector/inspector.js', 'inspector/inspector.css', 'inspector/licenses.txt']) {
      const response = await fetch(`${server.url}/__mock/${path}`, { headers: { accept: 'text/html' } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('are not served to a host name that is not allowed', async () => {
    const { server } = await start();
    const status = await new Promise((resolve, reject) => {
      request(`${server.url}/__mock/`, { headers: { host: 'rebound.example', accept: 'text/html' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });

  test('a page of another origin cannot embed the admin API', async () => {
    const { server } = await start();
    const other = await start();
    const page = await open(`${other.server.url}/openapi.json`);
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.url() === `${server.url}/__mock/payments`),
      page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => {}), `${server.url}/__mock/payments`),
    ]);
    expect([response.status(), (await response.request().allHeaders()).origin]).toEqual([403, undefined]);
  });

  test('a page of another origin can neither read nor frame the inspector', async () => {
    const { page: address } = await start();
    const other = await start();
    const page = await open(`${other.server.url}/openapi.json`);
    const read = await page.evaluate(
      (url) =>
        fetch(url).then(
          () => 'read',
          () => 'blocked',
        ),
      address,
    );
    expect(read).toBe('blocked');
  });

  test('programs still get text or JSON at the same address', async () => {
    const { server } = await start();
    const type = async (accept: string) =>
      (await fetch(`${server.url}/__mock/`, { headers: { accept } })).headers.get('content-type');
    expect(await type('*/*')).toBe('text/plain; charset=utf-8');
    expect(await type('application/json')).toBe('application/json');
    expect(await type('text/html,application/xhtml+xml,*/*;q=0.8')).toBe('text/html; charset=utf-8');
  });
});
