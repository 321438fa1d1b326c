import { verifySignature } from '@paychord/sdk/webhooks';
import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import type { WebhookChaos } from './chaos.ts';

const secret = 'whsec-1';

/** Creates a mock with chaos and a receiver that accepts only valid signatures. */
function withChaos(chaos: WebhookChaos, { seed = 1 } = {}) {
  const mock = createMockServer({ strict: true, seed });
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
  mock.webhooks.chaos(chaos);
  const { post } = callerOf(mock, mock.credentials);
  return {
    mock,
    received,
    accepted,
    pay: (order = 'ORDER-1') => post('/v1/payments', cardPayment({ merchant_order_id: order })),
  };
}

test('duplicate sends the attempt twice with the same bytes and logs both', async () => {
  const { mock, pay, received } = withChaos({ duplicate: 1 });
  await pay();
  await mock.settled();
  expect(received).toHaveLength(2);
  expect(received[1]?.text).toBe(received[0]?.text);
  expect(mock.webhooks.deliveries()).toMatchObject([
    {
      status: 'delivered',
      attempts: [
        { number: 0, chaosEffect: 'duplicate' },
        { number: 0, chaosEffect: 'duplicate' },
      ],
    },
  ]);
});

test.each([
  [[200, 409], 'delivered'],
  [[500, 200], 'delivered'],
  [[500, 500], 'pending'],
  [[400, 400], 'rejected'],
])('duplicate with the responses %j leaves the delivery %s', async (statuses, status) => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(...statuses).receiver });
  mock.webhooks.chaos({ duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status }]);
});

test('increments the attempt number by one after a duplicate', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(500, 500);
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.webhooks.flush();
  expect(received.map(({ json }) => json.retry)).toEqual([0, 0, 1, 1]);
});

test('drop loses the attempt, and the next one follows the retry schedule', async () => {
  const { mock, pay, received } = withChaos({ drop: 1 });
  await pay();
  await mock.settled();
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
    const { mock, pay, received, accepted } = withChaos({ [effect]: 1 });
    await pay();
    await mock.settled();
    const [webhook] = received;
    expect(webhook?.json.type).toBe('payment');
    expect(webhook?.headers.has('x-hmac-signature')).toBe(effect !== 'noSignature');
    expect(mock.webhooks.deliveries()).toMatchObject([
      {
        status: 'pending',
        attempts: [{ chaosEffect: effect, request: { body: webhook?.text }, response: { status: 401 } }],
      },
    ]);
    mock.webhooks.chaos({});
    await mock.clock.advance('5m');
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(accepted).toHaveLength(1);
  },
);

test('counts an attempt as delivered when the receiver accepts a bad signature', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver().receiver, secret });
  mock.webhooks.chaos({ badSignature: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ chaosEffect: 'badSignature' }] },
  ]);
});

test.each(['badSignature', 'noSignature'] as const)(
  '%s does not apply to an endpoint without a secret',
  async (effect) => {
    const mock = createMockServer({ strict: true });
    mock.webhooks.register({ receiver: createTestReceiver(400).receiver });
    mock.webhooks.chaos({ [effect]: 1 });
    await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
    await mock.settled();
    const [delivery] = mock.webhooks.deliveries();
    expect(delivery).toMatchObject({ status: 'rejected' });
    expect(delivery?.attempts[0]).not.toHaveProperty('chaosEffect');
  },
);

test('loses no event when all chaos options are combined', async () => {
  const chaos = {
    duplicate: 0.2,
    reorder: 0.3,
    drop: 0.2,
    corrupt: 0.1,
    badSignature: 0.1,
    noSignature: 0.1,
    delay: '1s',
  };
  const { mock, pay, accepted } = withChaos(chaos as WebhookChaos);
  for (let count = 0; count < 200; count += 1) await pay(`ORDER-${count}`);
  await mock.clock.advance('24h');
  mock.webhooks.chaos({});
  await mock.webhooks.flush();
  const arrived = new Set(accepted.map((text) => JSON.parse(text).data.payment.merchant_order_id));
  expect(arrived.size).toBe(200);
  expect(mock.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
  const chaosEffects = new Set(
    mock.webhooks.deliveries().flatMap(({ attempts }) => attempts.map(({ chaosEffect }) => chaosEffect)),
  );
  expect(chaosEffects).toEqual(new Set([undefined, 'duplicate', 'drop', 'corrupt', 'badSignature', 'noSignature']));
});

test('draws the same effects from the same seed, and other effects from another seed', async () => {
  const logOf = async (seed: number) => {
    const { mock, pay } = withChaos({ duplicate: 0.2, reorder: 0.3, drop: 0.3, corrupt: 0.3 }, { seed });
    for (let count = 0; count < 20; count += 1) await pay(`ORDER-${count}`);
    await mock.webhooks.flush();
    return JSON.stringify(mock.webhooks.deliveries());
  };
  const log = await logOf(1);
  expect(await logOf(1)).toBe(log);
  expect(await logOf(2)).not.toBe(log);
});

test('draws effects independently of the order in which attempts end', async () => {
  const effectsOf = async (slow: 'ORDER-1' | 'ORDER-2') => {
    const mock = createMockServer({ strict: true });
    mock.webhooks.register({
      receiver: async (request) => {
        if ((await request.text()).includes(slow)) await new Promise((resolve) => setImmediate(resolve));
        return new Response(null, { status: 500 });
      },
    });
    mock.webhooks.chaos({ drop: 0.5 });
    const { post } = callerOf(mock, mock.credentials);
    await Promise.all(
      ['ORDER-1', 'ORDER-2'].map((order) => post('/v1/payments', cardPayment({ merchant_order_id: order }))),
    );
    await mock.webhooks.flush();
    return mock.webhooks.deliveries().map(({ attempts }) => attempts.map(({ chaosEffect }) => chaosEffect));
  };
  expect(await effectsOf('ORDER-1')).toEqual(await effectsOf('ORDER-2'));
});

test('draws an effect for each attempt', async () => {
  const { mock, pay } = withChaos({ drop: 0.5 });
  for (let count = 0; count < 20; count += 1) await pay();
  await mock.webhooks.flush();
  const attempts = mock.webhooks.deliveries().map((each) => each.attempts.length);
  expect(Math.max(...attempts)).toBeGreaterThan(2);
  expect(mock.webhooks.deliveries().filter(({ status }) => status === 'delivered').length).toBeGreaterThan(15);
});

test('does not change identifiers of payments and deliveries', async () => {
  const idsOf = async (chaos: WebhookChaos) => {
    const { mock, pay } = withChaos(chaos);
    for (let count = 0; count < 10; count += 1) await pay();
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
  const { mock, pay, received } = withChaos({ drop: 1 });
  expect(() => mock.webhooks.chaos(chaos as WebhookChaos)).toThrow(message);
  await pay();
  await mock.settled();
  expect(received).toEqual([]);
});

test('applies duplicate when the signature effects do not apply', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ badSignature: 1, noSignature: 1, duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(received).toHaveLength(2);
});

test('applies one effect in the order drop, corrupt, badSignature, noSignature, duplicate', async () => {
  const order = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'] as const;
  for (const [index, effect] of order.entries()) {
    const { mock, pay } = withChaos(Object.fromEntries(order.slice(index).map((each) => [each, 1])));
    await pay();
    await mock.settled();
    expect(mock.webhooks.deliveries()[0]?.attempts[0]).toMatchObject({ chaosEffect: effect });
  }
});
