import { expect, test } from '@paychord/mock-server/playwright';

for (const order of ['ORDER-1', 'ORDER-2']) {
  test(`passes: ${order} is paid by an application that Playwright started`, async ({ mock, request }) => {
    await request.get(`/pay/${order}`);
    expect(mock.payments.list()).toMatchObject([{ merchant_order_id: order, status: 'SUCCEEDED' }]);
    await expect(mock).toHaveDeliveredWebhook('payment.purchase');
  });
}
