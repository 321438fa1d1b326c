import { expect, test } from 'vitest';
import { authorization, cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  caller,
  create,
  deferred,
  mock,
  register,
  savedSnapshot,
  startMock,
  statuses,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { assertDeliveredWebhook } from '../../assertions.ts';

useMockServer();
const hour = 3_600_000;
const bankTransfer = cardPayment({ payment_method: { type: 'BANK_TRANSFER' }, checkout: { session: 'session-1' } });
const failing = () => new Response(null, { status: 503 });

let ids: string[];

/** Creates an authorization, an unpaid bank transfer and an open chargeback. All webhooks fail. */
async function createDeadlines() {
  mock.webhooks.register({ receiver: failing });
  mock.webhooks.setMerchantBaseUrl(failing);
  ids = [];
  for (const body of [authorization(), bankTransfer, cardPayment()]) ids.push((await create(body)).id);
  mock.payments.openChargeback(ids[2] ?? '');
  mock.transfers.receive();
  await mock.settled();
}

const payments = () =>
  ids.map((id) => {
    const { status, sub_status } = mock.payments.get(id);
    return `${status}/${sub_status}`;
  });
const waiting = ['PENDING/AUTHORIZED', 'READY_TO_PAY/CREATED', 'IN_DISPUTE/RECEIVED'];

test('flush makes every remaining attempt without changing a payment or the time', async () => {
  await createDeadlines();
  const before = mock.clock.now();
  expect(statuses()).toEqual(Array(5).fill('pending'));
  await mock.webhooks.flush();
  expect(statuses()).toEqual(Array(5).fill('exhausted'));
  for (const { attempts } of mock.webhooks.deliveries()) {
    expect(attempts.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(attempts.map(({ at }) => at))).toEqual(new Set([new Date(before).toISOString()]));
  }
  expect(payments()).toEqual(waiting);
  expect(mock.clock.now()).toBe(before);
});

test('waitFor says how to make an attempt that waits for the clock', async () => {
  register(503);
  await create();
  await mock.settled();
  await expect(mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1 })).rejects.toThrow(
    'payment.purchase (pending, last response 503). payment.purchase waits for its next attempt at 2026-01-01T00:05:00.000Z on the clock of the merchant. Call webhooks.flush() or clock.advance(), or for a server on a port run paychord-mock call flushWebhooks',
  );
  expect(() => assertDeliveredWebhook(mock, 'payment.purchase')).toThrow('Call webhooks.flush() or clock.advance()');
  await mock.webhooks.flush();
  expect(await mock.webhooks.waitFor('payment.purchase')).toMatchObject({ status: 'delivered' });
});

test('deadlines still pass at their scheduled times after a flush', async () => {
  await createDeadlines();
  await mock.webhooks.flush();
  await mock.clock.advance(72 * hour - 1);
  expect(payments()).toEqual(waiting);
  await mock.clock.advance(1);
  expect(payments()).toEqual([waiting[0], 'EXPIRED/EXPIRED', waiting[2]]);
  await mock.clock.advance('11d');
  expect(payments()).toEqual(['EXPIRED/EXPIRED', 'EXPIRED/EXPIRED', 'CHARGEBACK/LOST']);
  const updated = ids.map((id) => Date.parse(mock.payments.get(id).updated_at) - Date.parse('2026-01-01'));
  expect(updated).toEqual([7, 3, 14].map((days) => days * 24 * hour));
});

test('clock.runAll finishes the deliveries and passes every deadline', async () => {
  await createDeadlines();
  await mock.clock.runAll();
  expect(payments()).toEqual(['EXPIRED/EXPIRED', 'EXPIRED/EXPIRED', 'CHARGEBACK/LOST']);
  expect(new Set(statuses())).toEqual(new Set(['exhausted']));
});

test('flush makes the attempts in the order of their scheduled times', async () => {
  const sequence = async (finish: () => Promise<void>) => {
    startMock({ policies: { transferRetryJitter: 1 } });
    const received: string[] = [];
    const receiver = async (request: Request) => {
      const body = await request.json();
      received.push(`${body.type_event ?? 'transfer'} ${body.data?.payment.id ?? body.id} ${body.retry ?? ''}`);
      return failing();
    };
    mock.webhooks.register({ receiver });
    mock.webhooks.setMerchantBaseUrl(receiver);
    mock.webhooks.chaos({ delay: '40m' });
    await create();
    await mock.clock.advance('3m');
    mock.transfers.receive();
    mock.webhooks.chaos({ reorder: 0.5, duplicate: 0.3, drop: 0.1 });
    for (let count = 0; count < 6; count += 1) {
      await create();
      await mock.clock.advance('7m');
    }
    await finish();
    expect(new Set(statuses())).toEqual(new Set(['exhausted']));
    return received;
  };
  const flushed = await sequence(() => mock.webhooks.flush());
  expect(flushed).toEqual(await sequence(() => mock.clock.runAll()));
  expect(flushed.length).toBeGreaterThan(50);
});

test('flush delivers the events that its deliveries cause', async () => {
  mock.webhooks.register({
    async receiver(request) {
      const { retry, type_event } = await request.json();
      if (type_event === 'payment.purchase' && retry === 3) await create(authorization());
      return type_event === 'payment.purchase' && retry < 3 ? failing() : new Response();
    },
  });
  await create();
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries().map(({ event, status }) => [event, status])).toEqual([
    ['payment.purchase', 'delivered'],
    ['payment.authorize', 'delivered'],
  ]);
});

test('flush sends the events that chaos delays or holds back', async () => {
  register();
  mock.webhooks.chaos({ delay: '30d', reorder: 1 });
  await create(authorization());
  await mock.webhooks.flush();
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered' }]);
  expect(mock.clock.timestamp()).toBe('2026-01-01T00:00:00.000Z');
  expect(mock.payments.list()).toMatchObject([{ status: 'PENDING' }]);
});

test('runs concurrent calls of flush and advance one after another', async () => {
  await createDeadlines();
  await Promise.all([mock.clock.advance('6h'), mock.webhooks.flush(), mock.clock.advance('66h')]);
  const [first] = mock.webhooks.deliveries();
  const times = first?.attempts.map(({ at }) => (Date.parse(at) - Date.parse('2026-01-01')) / hour) ?? [];
  expect(times.map((each) => Math.round(each * 60))).toEqual([0, 5, 50, 360, 360, 360, 360]);
  expect(payments()).toEqual([waiting[0], 'EXPIRED/EXPIRED', waiting[2]]);
});

test('does not repeat a flushed attempt at its scheduled time', async () => {
  await createDeadlines();
  await mock.webhooks.flush();
  const count = () => mock.webhooks.deliveries().flatMap(({ attempts }) => attempts).length;
  const flushed = count();
  await mock.clock.advance('60h');
  expect(count()).toBe(flushed);
});

test('flush works after a restore, and the deadlines of the snapshot continue', async () => {
  await createDeadlines();
  await mock.clock.advance('1h');
  const snapshot = savedSnapshot();
  await mock.webhooks.flush();
  await mock.restore(snapshot);
  expect(statuses()).toEqual(Array(5).fill('pending'));
  await mock.webhooks.flush();
  expect(statuses()).toEqual(Array(5).fill('exhausted'));
  await mock.restore(savedSnapshot());
  expect(payments()).toEqual(waiting);
  await mock.clock.advance('71h');
  expect(payments()).toEqual([waiting[0], 'EXPIRED/EXPIRED', waiting[2]]);
});

test('flush finishes pending deliveries immediately when the clock is real', async () => {
  startMock({ clock: 'real' });
  await createDeadlines();
  await mock.webhooks.flush();
  expect(statuses()).toEqual(Array(5).fill('exhausted'));
  expect(Math.abs(Date.now() - mock.clock.now())).toBeLessThan(hour);
  expect(payments()).toEqual(waiting);
});

test('flush does not expire idempotency keys', async () => {
  mock.webhooks.register({ receiver: failing });
  const first = await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'once' });
  await mock.webhooks.flush();
  const again = await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'once' });
  expect(again.json.id).toBe(first.json.id);
});

test('flush resolves when the merchant is reset during the flush', async () => {
  const called = deferred();
  mock.webhooks.register({
    receiver: () => {
      called.resolve();
      return new Promise<Response>(() => {});
    },
  });
  await create();
  const flushed = mock.webhooks.flush();
  await called.promise;
  await mock.reset();
  await expect(flushed).resolves.toBeUndefined();
});
