import { expect, test } from 'vitest';
import { cardPayment } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { useBrowser } from './browser.ts';
import { useServers } from './server.ts';

const { open } = useBrowser();
const { start } = useServers();

test('shows a request as soon as it arrives', async () => {
  const { page: address, caller } = await start();
  const page = await open(address);
  await page.getByText('No requests yet').waitFor();
  await caller.post('/v1/payments', cardPayment({ merchant_order_id: 'ORDER-77' }));
  await page.getByRole('row', { name: /201 createPayment ORDER-77/ }).waitFor();
  expect(await page.getByText('1 request', { exact: true }).count()).toBe(1);
});
