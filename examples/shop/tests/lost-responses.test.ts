import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../shop.ts';
import { webhookEndpoint } from '../webhooks.ts';
import { deliveryNote } from './delivery-note.ts';

// The mock runs in this process, so the tests can inject faults and inspect requests.
const payments = setupMockServer();
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials });
let shop: Shop;
beforeEach(() => {
  shop = createShop(client, deliveryNote);
});

afterEach(() => expect(payments).toHaveNoFindings());

const checkOut = () => shop.checkOut('ORDER-1', 25.5, 'a-token');

test.each([
  { phase: 'after-commit', status: 503 },
  { phase: 'body', corrupt: 'truncated' },
  { phase: 'before', status: 429, retryAfter: 1 },
] as const)('charges a customer once who retries after an error: $phase', async (fault) => {
  payments.faults.inject({ operation: 'createPayment', ...fault });
  const order = await checkOut().catch(checkOut);
  expect(order.status).toBe('SUCCEEDED');
  expect(payments).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
  expect(payments).toHaveNoDuplicateCharges();
});

test('mails a customer who left after an error that the order is paid', async () => {
  payments.webhooks.register({ receiver: webhookEndpoint(shop, 'whsec-shop'), secret: 'whsec-shop' });
  payments.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
  await checkOut().catch(() => {});
  await expect(payments).toHaveDeliveredWebhook('payment.purchase');
  expect(shop.orders.get('ORDER-1')).toMatchObject({ status: 'SUCCEEDED', mails: ['SUCCEEDED'] });
});
