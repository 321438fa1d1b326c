import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';

/** Creates a mock and one payment, whose event is sent to an endpoint with these response statuses. */
async function withPaymentEvent(...statuses: number[]) {
  const mock = createMockServer({ strict: true });
  const { receiver, received } = createTestReceiver(...statuses);
  mock.webhooks.register({ receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const delivery = () => mock.webhooks.deliveries()[0];
  return {
    mock,
    resend: () => mock.webhooks.resend(delivery()?.id ?? ''),
    statusNow: () => delivery()?.status,
    retries: () => received.map(({ json }) => json.retry),
    /** The times of the attempts, in minutes after the first. */
    times: () => {
      const times = delivery()?.attempts.map(({ at }) => Date.parse(at) / 60_000) ?? [];
      return times.map((each) => each - (times[0] ?? 0));
    },
  };
}

test('resend sends a delivered event again with the next attempt number', async () => {
  const { mock, resend, statusNow, retries } = await withPaymentEvent();
  expect(resend()).toMatchObject({ status: 'pending', attempts: [{ number: 0 }] });
  await mock.settled();
  expect(statusNow()).toBe('delivered');
  expect(retries()).toEqual([0, 1]);
});

test('resend can deliver a rejected event', async () => {
  const { mock, resend, statusNow } = await withPaymentEvent(400);
  expect(statusNow()).toBe('rejected');
  resend();
  await mock.settled();
  expect(statusNow()).toBe('delivered');
});

test('resend makes exactly one attempt for an exhausted event', async () => {
  const { mock, resend, statusNow, retries } = await withPaymentEvent(...Array(8).fill(500));
  await mock.webhooks.flush();
  expect(statusNow()).toBe('exhausted');
  resend();
  await mock.webhooks.flush();
  expect(statusNow()).toBe('exhausted');
  resend();
  await mock.settled();
  expect(statusNow()).toBe('delivered');
  expect(retries()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('resend does not change the retry schedule', async () => {
  const { mock, resend, statusNow, times } = await withPaymentEvent(500, 500, 500);
  await mock.clock.advance('1m');
  resend();
  await mock.settled();
  expect(statusNow()).toBe('pending');
  await mock.clock.runAll();
  expect(times()).toEqual([0, 1, 5, 50]);
  expect(statusNow()).toBe('delivered');
});

test('does not retry after resend delivered the event', async () => {
  const { mock, resend, statusNow, times } = await withPaymentEvent(500);
  await mock.clock.advance('1m');
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 1]);
  expect(statusNow()).toBe('delivered');
});

test('does not retry after the endpoint rejected a resent event', async () => {
  const { mock, resend, statusNow, times } = await withPaymentEvent(500, 400);
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 0]);
  expect(statusNow()).toBe('rejected');
});

test('resend makes one attempt after the end of the retry schedule', async () => {
  const { mock, resend, statusNow, times } = await withPaymentEvent(400, 500);
  await mock.clock.advance('10d');
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 10 * 24 * 60]);
  expect(statusNow()).toBe('exhausted');
});

test('resend waits for the attempt that is in flight', async () => {
  const mock = createMockServer({ strict: true });
  const pending: ((response: Response) => void)[] = [];
  const retries: number[] = [];
  mock.webhooks.register({
    receiver: async (request) => {
      retries.push(JSON.parse(await request.text()).retry);
      return new Promise((resolve) => pending.push(resolve));
    },
  });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  const reached = (count: number) => expect.poll(() => pending.length, { interval: 1 }).toBe(count);
  await reached(1);
  const { id } = mock.webhooks.deliveries()[0] ?? { id: '' };
  mock.webhooks.resend(id);
  mock.webhooks.resend(id);
  pending[0]?.(new Response(null, { status: 500 }));
  await reached(2);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ number: 0 }] }]);
  pending[1]?.(new Response());
  await reached(3);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{}, {}] }]);
  pending[2]?.(new Response());
  await mock.settled();
  await mock.webhooks.flush();
  expect(retries).toEqual([0, 1, 2]);
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ number: 0 }, { number: 1 }, { number: 2 }] },
  ]);
});

test('resend throws DELIVERY_NOT_FOUND for an unknown id', async () => {
  const { mock } = await withPaymentEvent();
  expect(() => mock.webhooks.resend('unknown')).toThrow('DELIVERY_NOT_FOUND');
});

test('returns copies of deliveries', async () => {
  const { mock, resend, statusNow } = await withPaymentEvent();
  resend().status = 'exhausted';
  const [first] = mock.webhooks.deliveries();
  first?.attempts.splice(0);
  await mock.settled();
  expect(statusNow()).toBe('delivered');
  expect(mock.webhooks.deliveries()).toMatchObject([{ attempts: [{ number: 0 }, { number: 1 }] }]);
});
