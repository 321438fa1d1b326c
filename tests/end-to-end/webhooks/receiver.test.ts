import { createMockServer, type Policies } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import {
  createWebhookReceiver,
  type Delivery,
  type DeliveryReason,
  type WebhookHandlers,
} from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { describe, expect, test, vi } from 'vitest';
import { paymentBody } from '../../helpers/requests.ts';

const secret = 'whsec-of-the-shop';

/** A shop whose receiver is two replicas behind one address, and the service that sends to it. */
function setUpUnder(policies: Policies, on: WebhookHandlers<'payment'>, onTransfer: () => void) {
  const mock = createMockServer({ strict: true, policies });
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  const dedupe = memoryStore({ now: () => mock.clock.now() });
  const reasons: DeliveryReason[] = [];
  const onDelivery = ({ reason }: Delivery) => void (reason && reasons.push(reason));
  const replicas = [1, 2].map(() => createWebhookReceiver({ accept: 'payment', secret, dedupe, on, onDelivery }));
  let turn = 0;
  const receiver = (request: Request): Promise<Response> => {
    turn += 1;
    const replica = replicas[turn % 2];
    return replica === undefined ? Promise.reject(new Error('no replica')) : replica(request);
  };
  mock.webhooks.register({ receiver, secret, events: ['payment.purchase', 'payment.refund'] });
  // The specification declares no authentication for transfers.
  mock.webhooks.setMerchantBaseUrl(
    createWebhookReceiver({
      accept: 'transfer',
      unverified: true,
      dedupe,
      on: { 'banking.transfer': onTransfer },
      onDelivery,
    }),
  );
  const pay = () => client.payments.create(paymentBody({ payment_method: { token: 'tok_succeeded' } }));
  const statuses = () => mock.webhooks.deliveries().map(({ status }) => status);
  return { mock, pay, reasons, statuses };
}

const webhookPolicies: readonly Policies[] = [
  { webhookIdempotencyKey: 'event' },
  { webhookIdempotencyKey: 'request' },
  { webhookPayload: 'specified' },
];

describe.each(webhookPolicies)(
  'a receiver with two replicas and a service that sends webhooks with the policies %j',
  (policies) => {
    const setUp = (on: WebhookHandlers<'payment'>, onTransfer = () => {}) => setUpUnder(policies, on, onTransfer);
    // An event with only the id and the status of the payment has no key.
    const handled = policies.webhookPayload === 'specified' ? ['not_deduplicated'] : [];

    test('agree on the delivered events', async () => {
      const purchase = vi.fn();
      const arrived = vi.fn();
      const { mock, pay, statuses, reasons } = setUp({ 'payment.purchase': purchase }, arrived);
      const payment = await pay();
      mock.transfers.receive();
      await mock.settled();
      expect(purchase.mock.lastCall?.[0].payload.data.payment.id).toBe(payment.id);
      expect(arrived).toHaveBeenCalledTimes(1);
      expect(statuses()).toEqual(['delivered', 'delivered']);
      expect(reasons).toEqual(handled);
    });

    test('handle an event once if the service always sends it twice and the event has a key', async () => {
      const purchase = vi.fn();
      const { mock, pay, statuses } = setUp({ 'payment.purchase': purchase });
      mock.webhooks.chaos({ duplicate: 1 });
      for (let n = 0; n < 5; n++) await pay();
      await mock.settled();
      // With only the id and the status of the payment, the handler runs for each delivery.
      expect(purchase).toHaveBeenCalledTimes(policies.webhookPayload === 'specified' ? 10 : 5);
      expect(statuses()).toEqual(Array(5).fill('delivered'));
    });

    test('retry until the handler succeeds, and then stop', async () => {
      const purchase = vi.fn().mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'));
      const { mock, pay, reasons, statuses } = setUp({ 'payment.purchase': purchase });
      await pay();
      await mock.clock.advance('5d');
      expect(purchase.mock.calls.map(([, { attempt, isRedelivery }]) => [attempt, isRedelivery])).toEqual([
        [0, false],
        [1, true],
        [2, true],
      ]);
      expect(statuses()).toEqual(['delivered']);
      expect(reasons).toEqual(['handler_failed', 'handler_failed', ...handled]);
    });

    test('lose no event despite forged, corrupt and dropped deliveries', async () => {
      const purchase = vi.fn();
      const { mock, pay, statuses } = setUp({ 'payment.purchase': purchase });
      mock.webhooks.chaos({ corrupt: 0.2, badSignature: 0.2, noSignature: 0.2, drop: 0.2 });
      for (let n = 0; n < 10; n++) await pay();
      await mock.settled();
      mock.webhooks.chaos({});
      await mock.clock.advance('5d');
      expect(statuses()).toEqual(Array(10).fill('delivered'));
      expect(purchase).toHaveBeenCalledTimes(10);
    });
  },
);
