import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import { createTestReceiver } from '../../test/helpers/test-receiver.ts';
import { createMockServer } from '../mock-server.ts';

/** A mock whose one payment has been announced, to an endpoint that answers so. */
async function announced(...statuses: number[]) {
  const mock = createMockServer({ strict: true });
  const { receiver, received: receipts } = createTestReceiver(...statuses);
  mock.webhooks.register({ receiver });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.settled();
  const delivery = () => mock.webhooks.deliveries()[0];
  return {
    mock,
    resend: () => mock.webhooks.resend(delivery()?.id ?? ''),
    statusNow: () => delivery()?.status,
    retries: () => receipts.map(({ json }) => json.retry),
    /** Minutes after the first. */
    times: () => {
      const times = delivery()?.attempts.map(({ at }) => Date.parse(at) / 60_000) ?? [];
      return times.map((each) => each - (times[0] ?? 0));
    },
  };
}

test('a delivered event can be sent again, with the next counter', async () => {
  const { mock, resend, statusNow, retries } = await announced();
  expect(resend()).toMatchObject({ status: 'pending', attempts: [{ number: 0 }] });
  await mock.settled();
  expect(statusNow()).toBe('delivered');
  expect(retries()).toEqual([0, 1]);
});

test('a rejected event that is sent again can be delivered after all', async () => {
  const { mock, resend, statusNow } = await announced(400);
  expect(statusNow()).toBe('rejected');
  resend();
  await mock.settled();
  expect(statusNow()).toBe('delivered');
});

test('an exhausted event that is sent again gets this one attempt', async () => {
  const { mock, resend, statusNow, retries } = await announced(...Array(8).fill(500));
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

test('an attempt by hand leaves the schedule as it is', async () => {
  const { mock, resend, statusNow, times } = await announced(500, 500, 500);
  await mock.clock.advance('1m');
  resend();
  await mock.settled();
  expect(statusNow()).toBe('pending');
  await mock.clock.runAll();
  expect(times()).toEqual([0, 1, 5, 50]);
  expect(statusNow()).toBe('delivered');
});

test('what is delivered by hand is not tried again', async () => {
  const { mock, resend, statusNow, times } = await announced(500);
  await mock.clock.advance('1m');
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 1]);
  expect(statusNow()).toBe('delivered');
});

test('what is rejected by hand is not tried again', async () => {
  const { mock, resend, statusNow, times } = await announced(500, 400);
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 0]);
  expect(statusNow()).toBe('rejected');
});

test('long after the schedule is over one attempt is made, not all that are left of it', async () => {
  const { mock, resend, statusNow, times } = await announced(400, 500);
  await mock.clock.advance('10d');
  resend();
  await mock.webhooks.flush();
  expect(times()).toEqual([0, 10 * 24 * 60]);
  expect(statusNow()).toBe('exhausted');
});

test('an attempt by hand waits for the one that is under way', async () => {
  const mock = createMockServer({ strict: true });
  const answers: ((response: Response) => void)[] = [];
  const retries: number[] = [];
  mock.webhooks.register({
    receiver: async (request) => {
      retries.push(JSON.parse(await request.text()).retry);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  const reached = (count: number) => expect.poll(() => answers.length, { interval: 1 }).toBe(count);
  await reached(1);
  const { id } = mock.webhooks.deliveries()[0] ?? { id: '' };
  mock.webhooks.resend(id);
  mock.webhooks.resend(id);
  answers[0]?.(new Response(null, { status: 500 }));
  await reached(2);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{ number: 0 }] }]);
  answers[1]?.(new Response());
  await reached(3);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'pending', attempts: [{}, {}] }]);
  answers[2]?.(new Response());
  await mock.settled();
  await mock.webhooks.flush();
  expect(retries).toEqual([0, 1, 2]);
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'delivered', attempts: [{ number: 0 }, { number: 1 }, { number: 2 }] },
  ]);
});

test('a delivery that nobody knows cannot be sent again', async () => {
  const { mock } = await announced();
  expect(() => mock.webhooks.resend('nobody')).toThrow('DELIVERY_NOT_FOUND');
});

test('what a test does with an answer changes no delivery', async () => {
  const { mock, resend, statusNow } = await announced();
  resend().status = 'exhausted';
  const [first] = mock.webhooks.deliveries();
  first?.attempts.splice(0);
  await mock.settled();
  expect(statusNow()).toBe('delivered');
  expect(mock.webhooks.deliveries()).toMatchObject([{ attempts: [{ number: 0 }, { number: 1 }] }]);
});
