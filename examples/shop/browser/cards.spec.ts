import { expect, pay, test } from '@paychord/mock-server/playwright';

test('enrolls a card', async ({ page, mock, baseURL }) => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const address = `/customers/${id}/cards`;
  mock.paymentMethods.enroll(id, { status: 'READY_TO_ENROLL', callback_url: `${baseURL}${address}` });
  await page.goto(address);
  await page.getByRole('link', { name: 'Finish' }).click();
  await pay(page, 'approve');
  await expect(page.getByText('VISA ****1111: ENROLLED')).toBeVisible();
});

test('shows that the bank refused a card', async ({ page, mock, baseURL }) => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const address = `/customers/${id}/cards`;
  mock.paymentMethods.enroll(id, { status: 'READY_TO_ENROLL', callback_url: `${baseURL}${address}` });
  await page.goto(address);
  await page.getByRole('link', { name: 'Finish' }).click();
  await pay(page, 'decline');
  await expect(page.getByText('VISA ****1111: DECLINED')).toBeVisible();
});
