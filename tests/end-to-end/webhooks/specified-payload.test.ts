import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { expect, test } from 'vitest';
import { cardPayment } from '../../helpers/requests.ts';

const secret = 'whsec-of-the-shop';
const amount = { currency: 'USD', value: 10 };

/** The service with the payload that the specification shows, and a receiver with a store whose handler retrieves the payment. */
function setUp() {
  const mock = createMockServer({ strict: true, policies: { webhookPayload: 'specified' } });
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  const handled: string[] = [];
  /** The effects by transaction: a second one of the same transaction changes nothing. */
  const effects = new Map<string, string>();
  const receiver = createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe: memoryStore({ now: () => mock.clock.now() }),
    on: {},
    async onUnknown(event) {
      if (event.kind !== 'payment') throw new Error(`an event of another kind: ${event.kind}`);
      const payment = await client.payments.retrieve(event.payload.data.payment.id);
      handled.push(event.type_event);
      for (const { id, type, status } of payment.transactions) effects.set(id, `${type} ${status}`);
    },
  });
  mock.webhooks.register({ receiver, secret });
  return { mock, client, handled, effects };
}

test('two partial refunds have equal events, and the handler runs for each of them', async () => {
  const { mock, client, handled, effects } = setUp();
  const { id, transactions } = await client.payments.create(cardPayment({ amount: { currency: 'USD', value: 40 } }));
  for (const merchant_reference of ['REF-1', 'REF-2']) {
    await client.payments.refund(id, transactions.id, { merchant_reference, amount });
    await mock.settled();
  }
  const bodies = mock.webhooks.deliveries().map(({ attempts }) => attempts[0]?.request.body);
  expect(bodies).toHaveLength(3);
  expect(bodies[1]).toBe(bodies[2]);
  expect(handled).toEqual(['payment.purchase', 'payment.refund', 'payment.refund']);
  expect([...effects.values()]).toEqual(['PURCHASE SUCCEEDED', 'REFUND SUCCEEDED', 'REFUND SUCCEEDED']);
});
