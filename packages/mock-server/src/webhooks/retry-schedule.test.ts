import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import type { Duration } from '../clock/duration.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const failing = () => new Response(null, { status: 503 });

/** When the attempts at the latest delivery were made, in milliseconds after the first. */
function timesOf(mock: MockServer): number[] {
  const times = (mock.webhooks.deliveries().at(-1)?.attempts ?? []).map(({ at }) => Date.parse(at));
  return times.map((each) => each - (times[0] ?? 0));
}

test('a payment event is tried 7 times in four days, each time counted from the first', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted' }]);
});

test('a transfer notification is tried 7 times, each 1, 2, 4, 8, 16 and 32 minutes after the one before', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.setMerchantBaseUrl(failing);
  mock.transfers.receive();
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 1, 3, 7, 15, 31, 63].map((minutes) => minutes * minute));
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted' }]);
});

test('an attempt is made when it is due and not a millisecond before', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance(5 * minute - 1);
  expect(timesOf(mock)).toEqual([0]);
  await mock.clock.advance(1);
  expect(timesOf(mock)).toEqual([0, 5 * minute]);
});

test('attempts keep their times however far time moves at once', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance('30h');
  expect(timesOf(mock)).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour]);
});

test('both schedules are policies', async () => {
  const mock = createMockServer({
    strict: true,
    policies: { paymentRetrySchedule: [0, 0, '3s'], transferRetrySchedule: ['10s'] },
  });
  mock.webhooks.register({ receiver: failing });
  mock.webhooks.setMerchantBaseUrl(failing);
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 0, 3_000]);
  mock.transfers.receive();
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 10_000]);
});

test('without times for retries there are none', async () => {
  const mock = createMockServer({ strict: true, policies: { paymentRetrySchedule: [0], transferRetrySchedule: [] } });
  mock.webhooks.register({ receiver: failing, events: ['payment.purchase', 'banking.transfer'] });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  mock.transfers.receive();
  await mock.settled();
  expect(mock.webhooks.deliveries()).toMatchObject([
    { status: 'exhausted', attempts: [{ number: 0 }] },
    { status: 'exhausted', attempts: [{ number: 0 }] },
  ]);
});

test.each<readonly [Duration[]]>([[[]], [['1m', '5m']], [[0, '5m', '1m']]])(
  'refuses the schedule %j, as it starts with 0 and never goes back',
  (schedule) => {
    expect(() => createMockServer({ strict: true, policies: { paymentRetrySchedule: schedule } })).toThrow(
      'must start with 0',
    );
  },
);

test('with jitter each wait for a transfer notification is longer by a part that follows from the seed', async () => {
  const waitsOf = async (seed: number) => {
    const mock = createMockServer({ strict: true, seed, policies: { transferRetryJitter: 0.5 } });
    mock.webhooks.setMerchantBaseUrl(failing);
    mock.webhooks.register({ receiver: failing });
    mock.transfers.receive();
    await mock.clock.runAll();
    const times = timesOf(mock);
    return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / (2 ** index * minute) - 1);
  };
  const shares = await waitsOf(1);
  expect(shares).toHaveLength(6);
  for (const share of shares) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(0.5);
  }
  expect(new Set(shares).size).toBe(6);
  expect(await waitsOf(1)).toEqual(shares);
  expect(await waitsOf(2)).not.toEqual(shares);
});

test('jitter leaves payment events alone', async () => {
  const mock = createMockServer({ strict: true, policies: { transferRetryJitter: 1 } });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance('5m');
  expect(timesOf(mock)).toEqual([0, 5 * minute]);
});

test.each([-0.1, 1.1, Number.NaN, '5m' as never])('refuses the jitter %j', (transferRetryJitter) => {
  expect(() => createMockServer({ strict: true, policies: { transferRetryJitter: transferRetryJitter } })).toThrow(
    'transferRetryJitter must be a number from 0',
  );
});
