import { createClient } from '@paychord/sdk';
import { createTestPayload, createTestWebhook } from '@paychord/sdk/webhooks/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../serve.ts';
import { createShop, type Shop } from '../shop.ts';
import { webhookEndpoint } from '../webhooks.ts';
import { deliveryNote } from './delivery-note.ts';
import { merchantOnPort } from './merchant-on-port.ts';

const secret = 'whsec-shop';
const { baseUrl, credentials, control } = merchantOnPort();
const client = createClient({ baseUrl, ...credentials });
const delivered = (event: string) => control('POST', 'webhooks/deliveries/wait-for', { event });

let shop: Shop;
let isDown: boolean;
let endpoint: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  shop = createShop(client, deliveryNote);
  isDown = false;
  const receive = webhookEndpoint(shop, secret);
  endpoint = await serve(async (request) => (isDown ? new Response(null, { status: 503 }) : receive(request)));
  await control('POST', 'webhooks/endpoints', { url: endpoint.url, secret });
});
afterEach(() => {
  endpoint.close();
  vi.restoreAllMocks();
});

test('mails the customer after a refund', async () => {
  await shop.checkOut('ORDER-1', 25.5, 'a-token');
  await shop.refund('ORDER-1', 'RETURN-1');
  await delivered('payment.refund');
  expect(shop.orders.get('ORDER-1')).toMatchObject({ status: 'REFUNDED', mails: ['REFUNDED'] });
});

test('receives a refund event hours later, after the shop was down', async () => {
  isDown = true;
  await shop.checkOut('ORDER-1', 25.5, 'a-token');
  await shop.refund('ORDER-1', 'RETURN-1');
  await control('POST', 'clock/advance', { duration: '5h' });
  isDown = false;
  await control('POST', 'clock/advance', { duration: '1h' });
  const { attempts } = await delivered('payment.refund');
  expect(attempts.map(({ response }: { response: Response }) => response.status)).toEqual([503, 503, 503, 200]);
  expect(shop.orders.get('ORDER-1')).toMatchObject({ mails: ['REFUNDED'] });
});

test('ignores a declined payment and a pending transfer', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await shop.checkOut('ORDER-1', 25.5, 'tok_do_not_honor');
  const { paymentId } = shop.orders.get('ORDER-1') ?? {};
  await delivered('payment.purchase');
  const payload = createTestPayload('payment.chargeback');
  Object.assign(payload.data.payment, { id: paymentId, status: 'DECLINED' });
  const contested = vi.spyOn(client.disputes, 'submit');
  const receive = webhookEndpoint(shop, secret);
  expect((await receive(await createTestWebhook(payload, { secret }))).status).toBe(200);
  const transfer = { ...createTestPayload('banking.transfer'), status: 'PENDING' };
  // The event is not for this endpoint, so the sender can retry until it reaches the right one.
  expect((await receive(await createTestWebhook(transfer, { secret }))).status).toBe(500);
  expect(contested).not.toHaveBeenCalled();
  expect(shop.orders.get('ORDER-1')).toMatchObject({ status: 'DECLINED', mails: [] });
});

test('ignores duplicate and forged events', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const refresh = vi.spyOn(shop, 'refresh');
  await control('PUT', 'webhooks/chaos', { duplicate: 1 });
  await shop.checkOut('ORDER-1', 25.5, 'a-token');
  await shop.refund('ORDER-1', 'RETURN-1');
  await control('POST', 'webhooks/flush');
  expect(shop.orders.get('ORDER-1')).toMatchObject({ mails: ['REFUNDED'] });
  // The purchase and the refund.
  expect(refresh).toHaveBeenCalledTimes(2);
  expect((await fetch(endpoint.url, { method: 'POST', body: '{}' })).status).toBe(401);
  expect(consoleError).toHaveBeenCalledWith(
    'Webhook rejected with 401: signature_missing. The request has no x-hmac-signature header. Run explainSignature(rawBody, headers, secret)',
  );
});
