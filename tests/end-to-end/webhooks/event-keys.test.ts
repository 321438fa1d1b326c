import { createMockServer, type MerchantControls, type Policies } from '@paychord/mock-server';
import { createWebhookReceiver, eventKey, type WebhookHandler, type WebhookKind } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { describe, expect, test } from 'vitest';
import { authorization, callerOf, cardPayment } from '../../../packages/mock-server/test/helpers/test-caller.ts';
import { transactionPath } from '../../contract/conformance/case.ts';
import { dispute } from '../../helpers/requests.ts';

const secret = 'whsec-of-the-shop';
/** A merchant may use the number of the order as the key of every request about it. */
const orderNumber = { 'x-idempotency-key': 'ORDER-1' };
const amount = { currency: 'USD', value: 10 };

/** The service, and a receiver with a store that handles every event. */
function setUp(policies: Policies) {
  const mock = createMockServer({ strict: true, policies });
  const handled: string[] = [];
  const handle: WebhookHandler = async (event, { key }) => {
    expect(key).toBe(await eventKey(event));
    handled.push(String(key));
  };
  const dedupe = memoryStore({ now: () => mock.clock.now() });
  const receiverOf = (accept: WebhookKind) => createWebhookReceiver({ accept, secret, dedupe, onUnknown: handle });
  const register = (merchant: MerchantControls) => {
    merchant.webhooks.register({ receiver: receiverOf('payment'), secret });
    merchant.webhooks.setMerchantBaseUrl(receiverOf('transfer'), { secret });
    // Every event is delivered twice.
    merchant.webhooks.chaos({ duplicate: 1 });
  };
  return { mock, handled, register };
}

describe.each(['event', 'request'] as const)(
  'with the idempotency key of the %s in webhooks',
  (webhookIdempotencyKey) => {
    test('the receiver handles each event of each operation exactly once', async () => {
      const { mock, handled, register } = setUp({ webhookIdempotencyKey });
      register(mock);
      const { post } = callerOf(mock, mock.credentials);
      const create = async (payment: object) => (await post('/v1/payments', payment)).json;
      const act = (id: string, transaction: { id: string }, verb: string, body: object) =>
        post(transactionPath(id, transaction.id, verb), body, { 'x-idempotency-key': verb });
      const reference = { merchant_reference: 'REF-1', reason: 'WHY' };

      const authorized = await create(authorization());
      const { json: captured } = await act(authorized.id, authorized.transactions, 'capture', { ...reference, amount });
      await act(authorized.id, captured, 'refund', { ...reference, amount });
      const released = await create(authorization());
      await act(released.id, released.transactions, 'cancel', reference);
      const secured = await create(cardPayment({ payment_method: { token: 'tok_three_d_secure' } }));
      mock.payments.authenticate(secured.id, 'passed');
      const declined = await create(cardPayment({ payment_method: { token: 'tok_three_d_secure' } }));
      mock.payments.authenticate(declined.id, 'failed');
      mock.payments.expire((await create(authorization())).id);
      const transfer = await create(cardPayment({ payment_method: { type: 'BANK_TRANSFER' } }));
      mock.payments.markPaid(transfer.id);
      for (const decision of ['won', 'lost'] as const) {
        const chargeback = mock.payments.openChargeback(transfer.id);
        await act(transfer.id, chargeback, 'dispute', dispute());
        mock.payments.decideDispute(transfer.id, decision);
      }
      mock.transfers.complete(mock.transfers.receive().id);
      await mock.settled();

      const deliveries = mock.webhooks.deliveries();
      expect(deliveries.map(({ status }) => status)).toEqual(Array(21).fill('delivered'));
      expect(handled).toHaveLength(deliveries.length);
      expect(new Set(handled).size).toBe(deliveries.length);
    });

    test('the receiver handles each of several partial refunds of one payment', async () => {
      const { mock, handled, register } = setUp({ webhookIdempotencyKey });
      register(mock);
      const { post } = callerOf(mock, mock.credentials);
      const { json: payment } = await post('/v1/payments', cardPayment({ amount: { currency: 'USD', value: 40 } }));
      const path = transactionPath(payment.id, payment.transactions.id, 'refund');
      for (const number of [1, 2, 3]) {
        const key = { 'x-idempotency-key': `refund-${number}` };
        expect((await post(path, { merchant_reference: 'REF-1', amount }, key)).status).toBe(200);
      }
      await mock.settled();
      expect(handled.filter((key) => key.includes('payment.refund'))).toHaveLength(3);
      expect(new Set(handled).size).toBe(4);
    });

    test('the receiver handles the events of two merchants that use the same order number as key', async () => {
      const { mock, handled, register } = setUp({ webhookIdempotencyKey });
      for (const name of ['shop-1', 'shop-2']) {
        const credentials = { publicApiKey: name, privateSecretKey: name };
        register(mock.merchant(credentials));
        await callerOf(mock, credentials).post('/v1/payments', cardPayment(), orderNumber);
      }
      await mock.settled();
      expect(handled).toHaveLength(2);
      expect(new Set(handled).size).toBe(2);
    });

    test('the receiver handles each event of a payment whose requests use the same order number as key', async () => {
      const { mock, handled, register } = setUp({ webhookIdempotencyKey });
      register(mock);
      const { post } = callerOf(mock, mock.credentials);
      const { json: payment } = await post('/v1/payments', authorization({ amount }), orderNumber);
      const act = (transaction: { id: string }, verb: string, body: object) =>
        post(transactionPath(payment.id, transaction.id, verb), { merchant_reference: 'REF-1', ...body }, orderNumber);
      const { json: captured } = await act(payment.transactions, 'capture', { reason: 'SENT', amount });
      expect((await act(captured, 'refund', {})).json).toMatchObject({ status: 'REFUNDED' });
      await mock.settled();
      expect(handled).toHaveLength(3);
      expect(new Set(handled).size).toBe(3);
    });
  },
);
