import { expect, test } from 'vitest';
import { callerOf, cardPayment } from '../../test/helpers/test-caller.ts';
import type { Duration } from '../clock/duration.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

const minute = 60_000;
const hour = 60 * minute;
const failing = () => new Response(null, { status: 503 });

/** Returns the times of the attempts of the latest delivery, in milliseconds after the first. */
function timesOf(mock: MockServer): number[] {
  const times = (mock.webhooks.deliveries().at(-1)?.attempts ?? []).map(({ at }) => Date.parse(at));
  return times.map((each) => each - (times[0] ?? 0));
}

test('sends a payment event 7 times in four days, with delays counted from the first attempt', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour]);
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted' }]);
});

test('sends a transfer notification 7 times, with delays of 1, 2, 4, 8, 16 and 32 minutes', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.setMerchantBaseUrl(failing);
  mock.transfers.receive();
  await mock.clock.runAll();
  expect(timesOf(mock)).toEqual([0, 1, 3, 7, 15, 31, 63].map((minutes) => minutes * minute));
  expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'exhausted' }]);
});

test('makes an attempt exactly when it is due', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance(5 * minute - 1);
  expect(timesOf(mock)).toEqual([0]);
  await mock.clock.advance(1);
  expect(timesOf(mock)).toEqual([0, 5 * minute]);
});

test('makes each attempt at its scheduled time when the clock advances far', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance('30h');
  expect(timesOf(mock)).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour]);
});

test('uses the schedules of the policies', async () => {
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

test('does not retry when the schedule has no retries', async () => {
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
  'rejects the schedule %j, which must start with 0 and never decrease',
  (schedule) => {
    expect(() => createMockServer({ strict: true, policies: { paymentRetrySchedule: schedule } })).toThrow(
      'must start with 0',
    );
  },
);

test('lengthens the delays of a transfer notification by a jitter drawn from the seed', async () => {
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

test('does not apply jitter to payment events', async () => {
  const mock = createMockServer({ strict: true, policies: { transferRetryJitter: 1 } });
  mock.webhooks.register({ receiver: failing });
  await callerOf(mock, mock.credentials).post('/v1/payments', cardPayment());
  await mock.clock.advance('5m');
  expect(timesOf(mock)).toEqual([0, 5 * minute]);
});

test.each([-0.1, 1.1, Number.NaN, '5m' as never])('rejects the jitter %j', (transferRetryJitter) => {
  expect(() => createMockServer({ strict: true, policies: { transferRetryJitter } })).toThrow(
    'transferRetryJitter must be a number from 0',
  );
});
