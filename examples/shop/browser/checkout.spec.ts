import { chooseCard, expect, openCustomerPage, pay, test } from '@paychord/mock-server/playwright';

/** The webhook of a paid order. */
const paid = { event: 'payment.purchase', status: 'SUCCEEDED' } as const;

test('pays by card, and charges once after double clicks in two tabs', async ({ page, mock, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await tab.goto('/orders/CARD-1?token=tok_succeeded');
  // The first request should be in flight when the second arrives.
  mock.faults.inject({ operation: 'createPayment', phase: 'before', latencyMs: 1_000 });
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Pay by card' }).dblclick()));
  for (const tab of tabs) await expect(tab.getByText('Paid. Thank you!')).toBeVisible();
  await expect(mock).toHaveDeliveredWebhook(paid);
  expect(mock).toHaveNoDuplicateCharges();
});

test('pays at the bank, and charges once after double clicks in two tabs', async ({ page, mock, context }) => {
  await page.goto('/orders/BANK-1');
  await page.getByRole('button', { name: 'Pay at your bank' }).click();
  await page.waitForURL('**/__pay/**');
  const tabs = [page, await context.newPage()];
  await tabs[1]?.goto(page.url());
  await Promise.all(tabs.map((tab) => tab.locator('[value=approve]').dblclick()));
  for (const tab of tabs) {
    await tab.getByRole('link', { name: 'Return to the shop' }).click();
    await expect(tab.getByText('Paid. Thank you!')).toBeVisible();
  }
  expect(mock.payments.list()).toMatchObject([{ status: 'SUCCEEDED', amount: { captured: 25.5 } }]);
  expect(mock).toHaveNoDuplicateCharges();
});

test('pays by card after a decline at the bank', async ({ page, mock }) => {
  await page.goto('/orders/BANK-2');
  await page.getByRole('button', { name: 'Pay at your bank' }).click();
  await expect(pay(page, 'cancel' as never)).rejects.toThrow('has no choice cancel. It has approve, decline, expire');
  await pay(page, 'decline');
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a card' }).click();
  await chooseCard(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  expect(mock).toHaveNoDuplicateCharges();
});

test('continues at the bank after a return without a choice', async ({ page }) => {
  await page.goto('/orders/BANK-3');
  await page.getByRole('button', { name: 'Pay at your bank' }).click();
  await page.getByRole('link', { name: 'Leave without a choice' }).click();
  await page.getByRole('link', { name: 'Continue at your bank' }).click();
  await pay(page);
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
});

test('completes the order of a customer who never returned', async ({ page, mock, context }) => {
  await page.goto('/orders/BANK-4');
  await page.getByRole('button', { name: 'Pay at your bank' }).click();
  await page.locator('[value=approve]').click();
  await page.getByRole('link', { name: 'Return to the shop' }).waitFor();
  await page.close();
  await expect(mock).toHaveDeliveredWebhook(paid);
  const staff = await context.newPage();
  await staff.goto('/orders');
  await expect(staff.getByText('BANK-4: SUCCEEDED, mailed SUCCEEDED')).toBeVisible();
});

for (const [choice, text] of [
  ['approve', 'Paid. Thank you!'],
  ['decline', 'The payment was declined.'],
  ['expire', 'The payment has expired.'],
] as const) {
  test(`finishes 3-D Secure: ${choice}`, async ({ page, mock }) => {
    await page.goto(`/orders/SECURE-${choice}`);
    await page.getByRole('link', { name: 'Choose a card' }).click();
    await chooseCard(page, 'tok_three_d_secure');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await expect(page.getByText('Confirm the payment with your bank.')).toBeVisible();
    // The SDK of the service would open the challenge. The shop knows no address.
    await openCustomerPage(page, mock, `SECURE-${choice}`);
    await pay(page, choice);
    await expect(page.getByText(text)).toBeVisible();
  });
}

for (const [choice, text] of [
  ['approve', 'Paid. Thank you!'],
  ['expire', 'The payment has expired.'],
] as const) {
  test(`waits for a bank transfer: ${choice}`, async ({ page }) => {
    await page.goto(`/orders/TRANSFER-${choice}`);
    await page.getByRole('button', { name: 'Pay by transfer' }).click();
    await page.getByRole('link', { name: 'Show the instructions' }).click();
    await pay(page, choice);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('shows the form again when the transfer expires at its deadline', async ({ page, mock }) => {
  await page.goto('/orders/TRANSFER-2');
  await page.getByRole('button', { name: 'Pay by transfer' }).click();
  await expect(page.getByText('Waiting for your transfer.')).toBeVisible();
  await mock.clock.advance('90d');
  await page.reload();
  await expect(page.getByText('The payment has expired.')).toBeVisible();
});

test('pays when the service fails for a moment', async ({ page, mock }) => {
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
  await page.goto('/orders/CARD-2?token=tok_succeeded');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  expect(mock).toHaveNoDuplicateCharges();
});
