import { setupMockServer } from '@paychord/mock-server/vitest';
import { createClient } from '@paychord/sdk';
import { beforeEach, expect, test } from 'vitest';
import { createShop, type Shop } from '../shop.ts';
import { webhookEndpoint } from '../webhooks.ts';
import { deliveryNote } from './delivery-note.ts';

// Without interception: the client uses the `fetch` of the mock.
const payments = setupMockServer({ server: false });
const client = createClient({ baseUrl: payments.baseUrl, ...payments.credentials, fetch: payments.fetch });
let shop: Shop;
let paymentId: string;
beforeEach(async () => {
  shop = createShop(client, deliveryNote);
  payments.webhooks.register({ receiver: webhookEndpoint(shop, 'whsec-shop'), secret: 'whsec-shop' });
  paymentId = (await shop.checkOut('ORDER-1', 25.5, 'a-token')).paymentId ?? '';
});

test('disputes a chargeback with the delivery note', async () => {
  payments.payments.openChargeback(paymentId, { reason: 'PRODUCT_NOT_RECEIVED' });
  await payments.settled();
  expect(payments.disputes.forwardedEvidence(paymentId)).toMatchObject([
    { evidence: [{ file_name: 'delivery-note-ORDER-1.pdf', content_category: 'PROOF_OF_DELIVERY' }] },
  ]);
  expect(payments.payments.get(paymentId)).toMatchObject({ status: 'IN_DISPUTE', sub_status: 'PENDING_REVIEW' });
});

test.each([
  ['won', 'SUCCEEDED'],
  ['lost', 'CHARGEBACK'],
] as const)('sets the order of a dispute that was %s to %s', async (decision, status) => {
  payments.payments.openChargeback(paymentId);
  await payments.settled();
  payments.payments.decideDispute(paymentId, decision);
  await payments.settled();
  expect(shop.orders.get('ORDER-1')).toMatchObject({ status, mails: ['IN_DISPUTE', status] });
});

test('loses a chargeback after two weeks when its webhook never arrived', async () => {
  payments.webhooks.chaos({ drop: 1 });
  payments.payments.openChargeback(paymentId);
  await payments.clock.advance('14d');
  payments.webhooks.chaos({});
  await payments.webhooks.flush();
  expect(shop.orders.get('ORDER-1')).toMatchObject({ status: 'CHARGEBACK', mails: ['CHARGEBACK'] });
});
