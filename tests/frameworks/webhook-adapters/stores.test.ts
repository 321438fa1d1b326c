import { createWebhookReceiver, type Delivery, type WebhookStore } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { createTestDeliveries } from '@paychord/sdk/webhooks/testing';
import { expect, test, vi } from 'vitest';
import { failOpen } from './fail-open.ts';

const secret = 'whsec_of_all_the_servers';
const leaseMs = 300;

/** A store that can become unavailable and recover. */
function unreliableStore() {
  const store = memoryStore();
  const state = { isAway: true };
  const unlessAway = <Result>(operation: () => Promise<Result>) =>
    state.isAway ? Promise.reject(new Error('ECONNREFUSED')) : operation();
  const unreliable: WebhookStore = {
    claim: (...args) => unlessAway(() => store.claim(...args)),
    commit: (...args) => unlessAway(() => store.commit(...args)),
    release: (...args) => unlessAway(() => store.release(...args)),
  };
  return { state, unreliable };
}

function setUp(dedupe: WebhookStore) {
  const purchase = vi.fn();
  const rejections: Delivery[] = [];
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret,
    dedupe,
    leaseMs,
    on: { 'payment.purchase': purchase },
    onDelivery(delivery) {
      if (delivery.reason !== undefined) rejections.push(delivery);
    },
  });
  return { receive, purchase, rejections };
}

test('with failOpen a receiver handles each attempt while its store is unavailable and reports the store error', async () => {
  const { unreliable } = unreliableStore();
  const { receive, purchase, rejections } = setUp(failOpen(unreliable));
  for (const attempt of await createTestDeliveries('payment.purchase', { secret }, 2)) {
    expect((await receive(attempt)).status).toBe(200);
  }
  expect(purchase).toHaveBeenCalledTimes(2);
  // The receiver retries after its response.
  await vi.waitFor(() =>
    expect(rejections).toMatchObject([
      { reason: 'commit_failed', status: 200 },
      { reason: 'commit_failed', status: 200 },
    ]),
  );
});

test('failOpen keeps the other properties of a store', () => {
  const config = { accept: 'payment', secret, acknowledgeEarly: true, on: { 'payment.purchase': () => {} } } as const;
  const forgetful = () => createWebhookReceiver({ ...config, dedupe: failOpen(memoryStore()) });
  expect(forgetful).toThrow('needs a persistent dedupe store');
  const { isVolatile, ...lasting } = memoryStore();
  expect(isVolatile).toBe(true);
  createWebhookReceiver({ ...config, dedupe: failOpen(lasting) });
});

test('with failOpen a receiver handles an event once while its store is available', async () => {
  const { state, unreliable } = unreliableStore();
  state.isAway = false;
  const { receive, purchase, rejections } = setUp(failOpen(unreliable));
  for (const attempt of await createTestDeliveries('payment.purchase', { secret }, 3)) {
    expect((await receive(attempt)).status).toBe(200);
  }
  expect(purchase).toHaveBeenCalledTimes(1);
  expect(rejections).toEqual([]);
});
