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
  // The same number as in the other files: each is a merchant of its own.
  await shop.checkOut('ORDER-1', 25.5, 'a-token');
});

test('an order is refunded', async () => {
  await shop.refund('ORDER-1', 'RETURN-1');
  expect(await control('GET', 'payments')).toMatchObject([{ status: 'REFUNDED', amount: { refunded: 25.5 } }]);
});

test('each item is refunded once', async () => {
  for (const reference of ['RETURN-1', 'RETURN-1', 'RETURN-2']) await shop.refund('ORDER-1', reference, 0.1);
  expect(await control('GET', 'payments')).toMatchObject([{ amount: { captured: 25.5, refunded: 0.2 } }]);
});

test('no more is refunded than was paid', async () => {
  await expect(shop.refund('ORDER-1', 'RETURN-1', 25.51)).rejects.toMatchObject({ serviceCode: 'INVALID_PARAMETERS' });
});
