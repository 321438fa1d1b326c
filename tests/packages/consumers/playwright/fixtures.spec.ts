import type { MockServer } from '@paychord/mock-server';
import {
  openCustomerPage,
  pay,
  expect as paychordExpect,
  test as paychordTest,
} from '@paychord/mock-server/playwright';
import { test as base, expect as baseExpect, mergeExpects, mergeTests, type Page } from '@playwright/test';

// Beside the fixtures and the matchers of a user.
const test = mergeTests(
  base.extend<{ order: string }>({
    order: async ({ baseURL }, use, { title }) => use(`${title.slice(-1)}-of-${new URL(baseURL ?? '').port}`),
  }),
  paychordTest,
);
const expect = mergeExpects(
  baseExpect.extend({
    toBePaid: ({ status }: { status: string }) => ({ pass: status === 'SUCCEEDED', message: () => status }),
  }),
  paychordExpect,
);

for (const number of [1, 2, 3, 4]) {
  test(`passes: a worker has its own application and mock server ${number}`, async ({
    mock,
    request,
    baseURL,
    order,
  }, info) => {
    const payment: { id: string; status: string } = await (await request.get(`/pay/${order}`)).json();
    expect(payment).toBePaid();
    expect(mock.payments.list().map(({ id }) => id)).toEqual([payment.id]);
    expect(mock).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: order } });
    expect(mock).toHaveNoDuplicateCharges();
    await expect(mock).toHaveDeliveredWebhook('payment.purchase');
    await expect(mock).not.toHaveDeliveredWebhook('payment.refund');
    expect(await (await request.get('/')).text()).toBe(`shop_${info.parallelIndex}`);
    await info.attach('worker', { body: [info.workerIndex, baseURL, mock.publicUrl()].join(' ') });
    await info.attach('payment', { body: payment.id });
  });
}

test('passes: a webhook that is sent later is awaited', async ({ mock }) => {
  setTimeout(() => mock.payments.create(), 500);
  await expect(mock).toHaveDeliveredWebhook('payment.purchase');
});

test('passes: the inspector shows the mock server', async ({ mock, request }) => {
  expect((await request.get(`${mock.publicUrl()}/__mock/`)).status()).toBe(200);
});

test('passes: openCustomerPage explains that no payment waits', async ({ mock }) => {
  mock.payments.create({ merchant_order_id: 'ORDER-1' });
  const open = (id: string) => openCustomerPage({} as Page, mock, id).catch(({ message }) => message);
  expect(await open('ORDER-1')).toBe(
    'No payment with the id or the order ORDER-1 waits for the customer within 15 seconds. Found: SUCCEEDED/APPROVED',
  );
  expect(await open('ORDER-2')).toContain('Found: no payment');
});

test('passes: openCustomerPage waits for a payment that is created later', async ({ mock }) => {
  const visited: string[] = [];
  const page = { goto: async (url: string) => visited.push(url) } as unknown as Page;
  mock.payments.create({ merchant_order_id: 'ORDER-1', payment_method: { token: 'tok_do_not_honor' } });
  const opened = openCustomerPage(page, mock, 'ORDER-1');
  const { id } = mock.payments.create({
    merchant_order_id: 'ORDER-1',
    payment_method: { token: 'tok_three_d_secure' },
  });
  await opened;
  expect(visited).toEqual([mock.payments.customerPage(id)?.url]);
});

test('passes: pay names the page that the browser shows, and that a page has no way back', async () => {
  const payOn = (url: string, waitForURL: () => Promise<void>) => {
    const locator = () => ({ evaluateAll: async () => ['approve'], count: async () => 0 });
    return pay({ url: () => url, waitForURL, locator } as unknown as Page).catch(({ message }) => message);
  };
  const stays = () => Promise.reject(new Error('Timeout 15000ms exceeded.'));
  expect(await payOn('http://localhost:3000/orders/ORDER-1', stays)).toBe(
    'The browser shows http://localhost:3000/orders/ORDER-1, which is not a page of the mock server. Open the redirect_url of the payment, or call openCustomerPage',
  );
  expect(await payOn('http://127.0.0.1:4010/__pay/payments/1', () => Promise.resolve())).toBe(
    'The page http://127.0.0.1:4010/__pay/payments/1 has no link back to the application. Send a callback_url with http or https, or click the button yourself',
  );
});

test('fails: a payment of another order is expected', async ({ mock, request }) => {
  await request.get('/pay/ORDER-1');
  expect(mock).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: 'ORDER-2' } });
});

/** The compiler reports each of these lines. */
export function mistakes(mock: MockServer, page: Page): void {
  // @ts-expect-error An operation is misspelled.
  expect(mock).toHaveReceivedRequest('createPaymen');
  // @ts-expect-error A page has no such matcher.
  expect(page).toHaveNoDuplicateCharges();
}
