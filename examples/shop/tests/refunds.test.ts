import { createClient } from '@paychord/sdk';
import { beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../shop.ts';
import { deliveryNote } from './delivery-note.ts';
import { merchantOnPort } from './merchant-on-port.ts';

const { baseUrl, credentials, control } = merchantOnPort();
const client = createClient({ baseUrl, ...credentials });
let shop: Shop;
beforeEach(async () => {
  shop = createShop(client, deliveryNote);
  // The other files use the same order number: each file has a separate merchant.
  await shop.checkOut('ORDER-1', 25.5, 'a-token');
});

test('refunds an order', async () => {
  await shop.refund('ORDER-1', 'RETURN-1');
  expect(await control('GET', 'payments')).toMatchObject([{ status: 'REFUNDED', amount: { refunded: 25.5 } }]);
});

test('refunds each item once', async () => {
  for (const reference of ['RETURN-1', 'RETURN-1', 'RETURN-2']) await shop.refund('ORDER-1', reference, 0.1);
  expect(await control('GET', 'payments')).toMatchObject([{ amount: { captured: 25.5, refunded: 0.2 } }]);
});

test('rejects a refund that is larger than the payment', async () => {
  await expect(shop.refund('ORDER-1', 'RETURN-1', 25.51)).rejects.toMatchObject({ serviceCode: 'INVALID_PARAMETERS' });
});
