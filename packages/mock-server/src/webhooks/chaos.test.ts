import { verifySignature } from '@paychord/sdk/webhooks';
import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';
import type { WebhookChaos } from './chaos.ts';

const secret = 'whsec-1';

/** A mock with chaos, and a receiver that takes only what is signed. */
function chaotic(chaos: WebhookChaos, { seed = 1 } = {}) {
  const mock = createMockServer({ strict: true, seed });
  const taken: string[] = [];
  const { receiver, received: receipts } = createTestReceiver();
  mock.webhooks.register({
    secret,
    receiver: async (request) => {
      const { headers } = request;
      const text = await request.clone().text();
      const response = await receiver(request);
      if (!(await verifySignature(text, headers.get('x-hmac-signature'), secret))) {
        return new Response(null, { status: 401 });
      }
      taken.push(text);
      return response;
    },
  });
  mock.webhooks.chaos(chaos);
  const { post } = callerOf(mock, mock.credentials);
  return {
    mock,
    receipts,
    taken,
    pay: (order = 'ORDER-1') => post('/v1/payments', cardPayment({ merchant_order_id: order })),
    orders: () => receipts.map(({ json }) => json.data.payment.merchant_order_id),
  };
}

test('duplicate: the attempt is sent twice with the same bytes, and both stand in the log', async () => {
  const { mock, pay, receipts } = chaotic({ duplicate: 1 });
  await pay();
  await mock.settled();
  expect(receipts).toHaveLength(2);
  expect(receipts[1]?.text).toBe(receipts[0]?.text);
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
])('duplicate: answers %j make it %s', async (statuses, status) => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(...statuses).receiver });
  mock.webhooks.chaos({ duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status }]);
});

test('duplicate: the attempt after it counts on by one', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver(500, 500);
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.webhooks.flush();
  expect(receipts.map(({ json }) => json.retry)).toEqual([0, 0, 1, 1]);
});

test('drop: the attempt never arrives, and the next one is made as after a failure', async () => {
  const { mock, pay, receipts } = chaotic({ drop: 1 });
  await pay();
  await mock.settled();
  expect(receipts).toEqual([]);
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'pending', attempts: [{ failure: 'dropped', chaosEffect: 'drop' }] },
  ]);
  mock.webhooks.chaos({});
  await mock.clock.advance('5m');
  expect(receipts.map(({ json }) => json.retry)).toEqual([1]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test.each(['corrupt', 'badSignature', 'noSignature'] as const)(
  '%s: a receiver that verifies refuses it, and that does not end the delivery',
  async (effect) => {
    const { mock, pay, receipts, taken } = chaotic({ [effect]: 1 });
    await pay();
    await mock.settled();
    const [receipt] = receipts;
    expect(receipt?.json.type).toBe('payment');
    expect(receipt?.headers.has('x-hmac-signature')).toBe(effect !== 'noSignature');
    expect(mock.webhooks.deliveries()).toMatchObject([
      {
        status: 'pending',
        attempts: [{ chaosEffect: effect, request: { body: receipt?.text }, response: { status: 401 } }],
      },
    ]);
    mock.webhooks.chaos({});
    await mock.clock.advance('5m');
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(taken).toHaveLength(1);
  },
);

test('a spoiled attempt that the receiver takes has been delivered', async () => {
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
  '%s: nothing goes wrong where nothing is signed',
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

test('delay: every event is sent so much later, and its schedule starts there', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  mock.webhooks.chaos({ delay: '10m' });
  const start = mock.clock.now();
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts.map(({ at }) => (Date.parse(at) - start) / 60_000)).toEqual([10, 15]);
});

test('reorder: the event that is held back is sent after the one that follows it', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1 });
  for (const order of ['ORDER-A', 'ORDER-B', 'ORDER-C', 'ORDER-D']) {
    await pay(order);
    await mock.settled();
  }
  expect(orders()).toEqual(['ORDER-B', 'ORDER-A', 'ORDER-D', 'ORDER-C']);
});

test('reorder: also when events come all at once', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1 });
  await Promise.all(['ORDER-A', 'ORDER-B', 'ORDER-C', 'ORDER-D'].map(pay));
  await mock.settled();
  expect(orders().indexOf('ORDER-A')).toBeGreaterThan(orders().indexOf('ORDER-B'));
  expect(orders().indexOf('ORDER-C')).toBeGreaterThan(orders().indexOf('ORDER-D'));
});

test('reorder: also with a delay', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1, delay: '10m' });
  await pay('ORDER-A');
  await pay('ORDER-B');
  await mock.clock.advance('10m');
  expect(orders()).toEqual(['ORDER-B', 'ORDER-A']);
});

test('reorder: an event that nothing follows goes after a minute', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1 });
  await pay();
  await mock.clock.advance(59_999);
  expect(orders()).toEqual([]);
  await mock.clock.advance(1);
  expect(orders()).toEqual(['ORDER-1']);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
});

test('reorder: retries of what was held back are counted from its first attempt', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: createTestReceiver(500).receiver });
  mock.webhooks.chaos({ reorder: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  const times = mock.webhooks.deliveries()[0]?.attempts.map(({ at }) => Date.parse(at)) ?? [];
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(5 * 60_000);
});

test('reorder: an event that goes by itself holds none of the later ones back', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1 });
  await pay('ORDER-A');
  await mock.clock.advance('1m');
  await pay('ORDER-B');
  await pay('ORDER-C');
  await mock.settled();
  expect(orders()).toEqual(['ORDER-A', 'ORDER-C', 'ORDER-B']);
});

test('reorder: the end of chaos lets go what is held back', async () => {
  const { mock, pay, orders } = chaotic({ reorder: 1 });
  await pay();
  mock.webhooks.chaos({});
  await mock.settled();
  expect(orders()).toEqual(['ORDER-1']);
});

test('all of it at once loses no event', async () => {
  const chaos = {
    duplicate: 0.2,
    reorder: 0.3,
    drop: 0.2,
    corrupt: 0.1,
    badSignature: 0.1,
    noSignature: 0.1,
    delay: '1s',
  };
  const { mock, pay, taken } = chaotic(chaos as WebhookChaos);
  for (let count = 0; count < 200; count += 1) await pay(`ORDER-${count}`);
  await mock.clock.advance('24h');
  mock.webhooks.chaos({});
  await mock.webhooks.flush();
  const arrived = new Set(taken.map((text) => JSON.parse(text).data.payment.merchant_order_id));
  expect(arrived.size).toBe(200);
  expect(mock.webhooks.deliveries().every(({ status }) => status === 'delivered')).toBe(true);
  const chaosEffects = new Set(
    mock.webhooks.deliveries().flatMap(({ attempts }) => attempts.map(({ chaosEffect }) => chaosEffect)),
  );
  expect(chaosEffects).toEqual(new Set([undefined, 'duplicate', 'drop', 'corrupt', 'badSignature', 'noSignature']));
});

test('the same seed and calls give the same chaos, and another seed another', async () => {
  const logOf = async (seed: number) => {
    const { mock, pay } = chaotic({ duplicate: 0.2, reorder: 0.3, drop: 0.3, corrupt: 0.3 }, { seed });
    for (let count = 0; count < 20; count += 1) await pay(`ORDER-${count}`);
    await mock.webhooks.flush();
    return JSON.stringify(mock.webhooks.deliveries());
  };
  const log = await logOf(1);
  expect(await logOf(1)).toBe(log);
  expect(await logOf(2)).not.toBe(log);
});

test('what goes wrong does not depend on which of two attempts ends first', async () => {
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

test('what goes wrong is drawn anew for each attempt', async () => {
  const { mock, pay } = chaotic({ drop: 0.5 });
  for (let count = 0; count < 20; count += 1) await pay();
  await mock.webhooks.flush();
  const attempts = mock.webhooks.deliveries().map((each) => each.attempts.length);
  expect(Math.max(...attempts)).toBeGreaterThan(2);
  expect(mock.webhooks.deliveries().filter(({ status }) => status === 'delivered').length).toBeGreaterThan(15);
});

test('chaos moves no identifier', async () => {
  const idsOf = async (chaos: WebhookChaos) => {
    const { mock, pay } = chaotic(chaos);
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
  [{ reorder: Number.NaN }, 'chaos.reorder must be number'],
  [{ delay: 'soon' }, 'chaos.delay must be a number of milliseconds'],
  [{ delay: '100000d' }, 'less than 100000d'],
])('%j makes no sense, and the chaos that there was stays', async (chaos, message) => {
  const { mock, pay, receipts } = chaotic({ drop: 1 });
  expect(() => mock.webhooks.chaos(chaos as WebhookChaos)).toThrow(message);
  await pay();
  await mock.settled();
  expect(receipts).toEqual([]);
});

test('what cannot go wrong does not stand in the way of what can', async () => {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver();
  mock.webhooks.register({ receiver });
  mock.webhooks.chaos({ badSignature: 1, noSignature: 1, duplicate: 1 });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  expect(receipts).toHaveLength(2);
});

test('of all that is drawn the first happens: drop, corrupt, badSignature, noSignature, duplicate', async () => {
  const order = ['drop', 'corrupt', 'badSignature', 'noSignature', 'duplicate'] as const;
  for (const [index, effect] of order.entries()) {
    const { mock, pay } = chaotic(Object.fromEntries(order.slice(index).map((each) => [each, 1])));
    await pay();
    await mock.settled();
    expect(mock.webhooks.deliveries()[0]?.attempts[0]).toMatchObject({ chaosEffect: effect });
  }
});
