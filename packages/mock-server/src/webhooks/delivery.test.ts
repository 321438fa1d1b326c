import { describe, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { type Consignment, deliver, type WebhookDelivery } from './delivery.ts';
import { paymentSchedule, type Schedule, transferSchedule } from './schedule.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

/** Delivers to a receiver that answers with these statuses in turn, the last one for ever; a negative one is no answer at all. */
function delivering(statuses: readonly number[], schedule: Schedule = paymentSchedule) {
  const clock = createClock({ mode: 'virtual', startAt: start });
  const bodies: string[] = [];
  const delivery: WebhookDelivery = {
    id: 'd',
    event: 'payment.purchase',
    url: 'http://m.test/',
    status: 'pending',
    attempts: [],
  };
  const consignment: Consignment = {
    event: 'payment.purchase',
    schedule,
    body: (number) => `attempt ${number}`,
    accepted: ({ status }) => status === 200,
  };
  const receiver = async (request: Request) => {
    const status = statuses[Math.min(bodies.length, statuses.length - 1)] ?? 200;
    bodies.push(await request.text());
    if (status < 0) throw new Error('no answer');
    return new Response(null, { status });
  };
  deliver(delivery, consignment, { id: 'e', receiver }, clock, () =>
    Promise.reject(new Error('not meant to be called')),
  );
  const minutes = () => delivery.attempts.map(({ at }) => (Date.parse(at) - start) / minute);
  return { clock, delivery, bodies, minutes };
}

describe('a payment event', () => {
  test('is tried seven times: at once, after 5 and 50 minutes, 6, 24, 48 and 96 hours', async () => {
    const { clock, delivery, bodies, minutes } = delivering([503]);
    await clock.idle();
    expect(minutes()).toEqual([0]);
    await clock.runAll();
    expect(minutes()).toEqual([0, 5, 50, 6 * 60, 24 * 60, 48 * 60, 96 * 60]);
    expect(delivery.status).toBe('exhausted');
    expect(bodies).toEqual([0, 1, 2, 3, 4, 5, 6].map((number) => `attempt ${number}`));
    expect(delivery.attempts.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(clock.now()).toBe(start + 96 * hour);
  });

  test('is not tried a millisecond before', async () => {
    const { clock, minutes } = delivering([500]);
    for (const [index, due] of [5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour].entries()) {
      await clock.advance(due - 1 - (clock.now() - start));
      expect(minutes()).toHaveLength(index + 1);
      await clock.advance(1);
      expect(minutes()).toHaveLength(index + 2);
    }
  });

  test('counts each attempt from the first, however far the clock is moved at once', async () => {
    const { clock, minutes } = delivering([500]);
    await clock.advance('30d');
    expect(minutes()).toEqual([0, 5, 50, 360, 1_440, 2_880, 5_760]);
  });
});

test('a transfer is tried again 1, 2, 4, 8, 16 and 32 minutes after the attempt before', async () => {
  const { clock, delivery, minutes } = delivering([-1], transferSchedule);
  await clock.runAll();
  const waits = minutes().map((each, index, all) => each - (all[index - 1] ?? 0));
  expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32]);
  expect(delivery.status).toBe('exhausted');
});

test.each([500, 502, 503, 504, 599, -1])('%d is tried again', async (status) => {
  const { clock, delivery, minutes } = delivering([status, 200]);
  await clock.idle();
  expect(delivery.status).toBe('pending');
  await clock.advance('5m');
  expect(delivery.status).toBe('delivered');
  await clock.runAll();
  expect(minutes()).toEqual([0, 5]);
});

test.each([201, 202, 204, 301, 302, 307, 308, 400, 401, 404, 408, 409, 410, 422, 429, 499])(
  '%d ends the delivery',
  async (status) => {
    const { clock, delivery } = delivering([status]);
    await clock.runAll();
    expect(delivery).toMatchObject({ status: 'rejected', attempts: [{ number: 0, response: { status } }] });
    expect(clock.now()).toBe(start);
  },
);

test('an answer that refuses ends it on a later attempt too', async () => {
  const { clock, delivery, minutes } = delivering([500, -1, 410]);
  await clock.runAll();
  expect(delivery.status).toBe('rejected');
  expect(minutes()).toEqual([0, 5, 50]);
});

test('nothing is sent before the caller goes on', async () => {
  const { clock, bodies } = delivering([200]);
  expect(bodies).toEqual([]);
  await clock.idle();
  expect(bodies).toHaveLength(1);
});

test('a clock that is closed takes no further attempt', async () => {
  const { clock, delivery } = delivering([500]);
  await clock.idle();
  await clock.close();
  await clock.runAll();
  expect(delivery).toMatchObject({ status: 'pending', attempts: [{ number: 0 }] });
});
