import { verifySignature } from '@paychord/sdk/webhooks';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { create, createAndSettle, mock, register, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import type { WebhookChaos } from '../../generated/control-types.ts';

const secret = 'whsec-1';
useMockServer();

/** Registers a receiver that accepts only valid signatures. */
function registerVerifier() {
  const accepted: string[] = [];
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({
    secret,
    receiver: async (request) => {
      const { headers } = request;
      const text = await request.clone().text();
      const response = await receiver(request);
      if (!(await verifySignature(text, headers.get('x-hmac-signature'), secret))) {
        return new Response(null, { status: 401 });
      }
      accepted.push(text);
      return response;
    },
  });
  return { received, accepted };
}

const pay = (order: string) => create(cardPayment({ merchant_order_id: order }));
const orders = ['ORDER-A', 'ORDER-B', 'ORDER-C', 'ORDER-D'];
const ordersOf = (received: ReturnType<typeof register>) =>
  received.map(({ json }) => json.data.payment.merchant_order_id);

test('duplicate sends the attempt twice with the same bytes and logs both', async () => {
  const { received } = registerVerifier();
  mock.webhooks.chaos({ duplicate: 1 });
  await createAndSettle();
  expect(received).toHaveLength(2);
  expect(received[1]?.text).toBe(received[0]?.text);
  const attempt = { number: 0, chaosEffect: 'duplicate' };
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts: [attempt, attempt] }]);
});

test.each([
  [[200, 409], 'delivered'],
  [[500, 200], 'delivered'],
  [[500, 500], 'pending'],
  [[400, 400], 'rejected'],
])('duplicate with the responses %j leaves the delivery %s', async (responses, status) => {
  register(...responses);
  mock.webhooks.chaos({ duplicate: 1 });
  await createAndSettle();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status }]);
});

test('increments the attempt number by one after a duplicate', async () => {
  const received = register(500, 500);
  mock.webhooks.chaos({ duplicate: 1 });
  await create();
  await mock.webhooks.flush();
  expect(received.map(({ json }) => json.retry)).toEqual([0, 0, 1, 1]);
});

test('drop loses the attempt, and the next one follows the retry schedule', async () => {
  const received = register();
  mock.webhooks.chaos({ drop: 1 });
  await createAndSettle();
  expect(received).toEqual([]);
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{ failure: 'dropped by chaos', chaosEffect: 'drop' }] },
  ]);
  mock.webhooks.chaos({});
  await mock.clock.advance('5m');
  expect(received.map(({ json }) => json.retry)).toEqual([1]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test.each(['corrupt', 'badSignature', 'noSignature'] as const)(
  '%s makes a verifying receiver reject the attempt, and the delivery is retried',
  async (effect) => {
    const { received, accepted } = registerVerifier();
    mock.webhooks.chaos({ [effect]: 1 });
    await createAndSettle();
    const [webhook] = received;
    expect(webhook?.json.type).toBe('payment');
    expect(webhook?.headers.has('x-hmac-signature')).toBe(effect !== 'noSignature');
    const attempt = { chaosEffect: effect, request: { body: webhook?.text }, response: { status: 401 } };
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [attempt] }]);
    mock.webhooks.chaos({});
    await mock.clock.advance('5m');
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(accepted).toHaveLength(1);
  },
);

test('counts an attempt as delivered when the receiver accepts a bad signature', async () => {
  mock.webhooks.register({ inbox: true, secret });
  mock.webhooks.chaos({ badSignature: 1 });
  await createAndSettle();
  const attempts = [{ chaosEffect: 'badSignature' }];
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts }]);
});

test.each(['badSignature', 'noSignature'] as const)(
  '%s does not apply to an endpoint without a secret',
  async (effect) => {
    register(400);
    mock.webhooks.chaos({ [effect]: 1 });
    await createAndSettle();
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery).toMatchObject({ status: 'rejected' });
    expect(delivery?.attempts[0]).not.toHaveProperty('chaosEffect');
  },
);

test('loses no event when all chaos options are combined', async () => {
  const { accepted } = registerVerifier();
  const signatures = { corrupt: 0.1, badSignature: 0.1, noSignature: 0.1 };
  mock.webhooks.chaos({ duplicate: 0.2, reorder: 0.3, drop: 0.2, delay: '1s', ...signatures });
  for (let count = 0; count < 200; count += 1) await pay(`ORDER-${count}`);
  await mock.clock.advance('24h');
  mock.webhooks.chaos({});
  await mock.webhooks.flush();
  expect(new Set(accepted.map((text) => JSON.parse(text).data.payment.merchant_order_id)).size).toBe(200);
  expect(mock.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
  const effects = mock.webhooks.deliveries().flatMap(({ attempts }) => attempts.map((each) => each.chaosEffect));
  expect(new Set(effects)).toEqual(new Set([undefined, 'duplicate', 'drop', 'corrupt', 'badSignature', 'noSignature']));
});

test('draws the same effects from the same seed, and other effects from another seed', async () => {
  const logOf = async (seed: number) => {
    startMock({ seed });
    registerVerifier();
    mock.webhooks.chaos({ duplicate: 0.2, reorder: 0.3, drop: 0.3, corrupt: 0.3 });
    for (let count = 0; count < 20; count += 1) await pay(`ORDER-${count}`);
    await mock.webhooks.flush();
    return JSON.stringify(mock.webhooks.deliveries());
  };
  const log = await logOf(1);
  expect(await logOf(1)).toBe(log);
  expect(await logOf(2)).not.toBe(log);
});

test('draws effects independently of the order in which attempts end', async () => {
  const effectsOf = async (slow: string) => {
    startMock();
    mock.webhooks.register({
      receiver: async (request) => {
        if ((await request.text()).includes(slow)) await new Promise((resolve) => setImmediate(resolve));
        return new Response(null, { status: 500 });
      },
    });
    mock.webhooks.chaos({ drop: 0.5 });
    await Promise.all(['ORDER-1', 'ORDER-2'].map(pay));
    await mock.webhooks.flush();
    return mock.webhooks.deliveries().map(({ attempts }) => attempts.map(({ chaosEffect }) => chaosEffect));
  };
  expect(await effectsOf('ORDER-1')).toEqual(await effectsOf('ORDER-2'));
});

test('draws an effect for each attempt', async () => {
  register();
  mock.webhooks.chaos({ drop: 0.5 });
  for (let count = 0; count < 20; count += 1) await create();
  await mock.webhooks.flush();
  const attempts = mock.webhooks.deliveries().map((each) => each.attempts.length);
  expect(Math.max(...attempts)).toBeGreaterThan(2);
  expect(mock.webhooks.deliveries().filter(({ status }) => status === 'delivered').length).toBeGreaterThan(15);
});

test('does not change identifiers of payments and deliveries', async () => {
  const idsOf = async (chaos: WebhookChaos) => {
    startMock();
    register();
    mock.webhooks.chaos(chaos);
    for (let count = 0; count < 10; count += 1) await create();
    await mock.webhooks.flush();
    return [mock.webhooks.deliveries().map(({ id }) => id), mock.payments.list().map(({ id }) => id)];
  };
  expect(await idsOf({ duplicate: 0.5, drop: 0.5, reorder: 0.5 })).toEqual(await idsOf({}));
});

test.each([
  [{ duplicated: 1 }, 'chaos.duplicated is not an option of chaos. Did you mean duplicate?'],
  [{ drop: 1.1 }, 'chaos.drop must be at most 1'],
  [{ drop: -1 }, 'chaos.drop must be at least 0'],
  [{ reorder: Number.NaN }, 'chaos.reorder must be a number'],
  [{ delay: 'soon' }, 'chaos.delay must be a number of milliseconds'],
  [{ delay: '100000d' }, 'less than 100000d'],
])('rejects the invalid chaos %j and keeps the previous one', async (chaos, message) => {
  const received = register();
  mock.webhooks.chaos({ drop: 1 });
  expect(() => mock.webhooks.chaos(chaos as WebhookChaos)).toThrow(message);
  await createAndSettle();
  expect(received).toEqual([]);
});

test('applies duplicate when the signature effects do not apply', async () => {
  const received = register();
  mock.webhooks.chaos({ badSignature: 1, noSignature: 1, duplicate: 1 });
  await createAndSettle();
  expect(received).toHaveLength(2);
});

test('applies one effect in the order drop, corrupt, badSignature, noSignature, duplicate', async () => {
  const order = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'] as const;
  registerVerifier();
  for (const [index, chaosEffect] of order.entries()) {
    mock.webhooks.chaos(Object.fromEntries(order.slice(index).map((each) => [each, 1])));
    await createAndSettle();
    expect(mock.webhooks.deliveries().at(-1)?.attempts[0]).toMatchObject({ chaosEffect });
  }
});

describe('delay and reorder', () => {
  /** The times of the attempts of the first delivery, in minutes after the start. */
  const minutes = () =>
    mock.webhooks.deliveries()[0]?.attempts.map(({ at }) => (Date.parse(at) - Date.parse('2026-01-01')) / 60_000);

  test('delay postpones every event, and its retry schedule starts with the delayed attempt', async () => {
    register(500);
    mock.webhooks.chaos({ delay: '10m' });
    await create();
    await mock.clock.runAll();
    expect(minutes()).toEqual([10, 15]);
  });

  test('reorder sends an event after the next one', async () => {
    const received = register();
    mock.webhooks.chaos({ reorder: 1 });
    for (const order of orders) {
      await pay(order);
      await mock.settled();
    }
    expect(ordersOf(received)).toEqual(['ORDER-B', 'ORDER-A', 'ORDER-D', 'ORDER-C']);
  });

  test('reorder works for events that occur at the same time', async () => {
    const received = register();
    mock.webhooks.chaos({ reorder: 1 });
    await Promise.all(orders.map(pay));
    await mock.settled();
    const positions = orders.map((order) => ordersOf(received).indexOf(order));
    expect(positions[0]).toBeGreaterThan(Number(positions[1]));
    expect(positions[2]).toBeGreaterThan(Number(positions[3]));
  });

  test('reorder works together with delay', async () => {
    const received = register();
    mock.webhooks.chaos({ reorder: 1, delay: '10m' });
    await pay('ORDER-A');
    await pay('ORDER-B');
    await mock.clock.advance('10m');
    expect(ordersOf(received)).toEqual(['ORDER-B', 'ORDER-A']);
  });

  test('reorder sends an event after one minute when no other event follows, and its retries follow that attempt', async () => {
    const received = register(500);
    mock.webhooks.chaos({ reorder: 1 });
    await create();
    await mock.clock.advance(59_999);
    expect(received).toEqual([]);
    await mock.clock.advance(1);
    expect(received).toHaveLength(1);
    await mock.clock.runAll();
    expect(minutes()).toEqual([1, 6]);
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  });

  test('reorder does not hold back a later event after the hold time of the first has passed', async () => {
    const received = register();
    mock.webhooks.chaos({ reorder: 1 });
    await pay('ORDER-A');
    await mock.clock.advance('1m');
    await pay('ORDER-B');
    await pay('ORDER-C');
    await mock.settled();
    expect(ordersOf(received)).toEqual(['ORDER-A', 'ORDER-C', 'ORDER-B']);
  });

  test('sends events that reorder held back when chaos ends', async () => {
    const received = register();
    mock.webhooks.chaos({ reorder: 1 });
    await pay('ORDER-A');
    mock.webhooks.chaos({});
    await mock.settled();
    expect(ordersOf(received)).toEqual(['ORDER-A']);
  });
});
