import { createClient } from '@paychord/sdk';
import { beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../shop.ts';
import { deliveryNote } from './delivery-note.ts';
import { merchantOnPort } from './merchant-on-port.ts';

const { baseUrl, credentials, control } = merchantOnPort();
const client = createClient({ baseUrl, ...credentials });
let shop: Shop;
beforeEach(() => {
  shop = createShop(client, deliveryNote);
});

test('creates a payment for an order', async () => {
  expect(await shop.checkOut('ORDER-1', 25.5, 'a-token')).toMatchObject({ status: 'SUCCEEDED' });
  expect(await control('GET', 'payments')).toMatchObject([
    { merchant_order_id: 'ORDER-1', amount: { captured: 25.5 } },
  ]);
});

test.each(['tok_insufficient_funds', 'tok_declined_by_bank'])('accepts another card after %s', async (token) => {
  expect(await shop.checkOut('ORDER-1', 25.5, token)).toMatchObject({ status: 'DECLINED' });
  expect(await shop.checkOut('ORDER-1', 25.5, 'a-token')).toMatchObject({ status: 'SUCCEEDED' });
});

test('charges a customer once after ten clicks', async () => {
  await Promise.allSettled(Array.from({ length: 10 }, () => shop.checkOut('ORDER-1', 25.5, 'a-token')));
  expect(await control('GET', 'payments')).toHaveLength(1);
});
