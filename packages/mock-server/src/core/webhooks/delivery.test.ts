import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  create,
  createAndSettle,
  mock,
  register,
  savedSnapshot,
  startMock,
  statuses,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';
import type { Duration } from '../clock/duration.ts';

const minute = 60_000;
const hour = 60 * minute;
const failing = () => new Response(null, { status: 503 });
useMockServer();

/** Registers a receiver for a payment and a transfer, whose first responses have the status. */
function registerBoth(status: number) {
  const { receiver, received } = createTestReceiver(status, status);
  mock.webhooks.register({ receiver });
  mock.webhooks.setMerchantBaseUrl(receiver);
  return received;
}

/** Returns the times of the attempts of the latest delivery, in milliseconds after the first. */
function timesOfLatest(): number[] {
  const times = (mock.webhooks.deliveries().at(-1)?.attempts ?? []).map(({ at }) => Date.parse(at));
  return times.map((each) => each - (times[0] ?? 0));
}

describe('the response to an attempt', () => {
  test.each([201, 202, 204, 301, 302, 307, 400, 401, 404, 408, 409, 413, 429])(
    'is not followed by a retry when its status is %i',
    async (status) => {
      const received = registerBoth(status);
      await create();
      mock.transfers.receive();
      await mock.webhooks.flush();
      expect(statuses()).toEqual(['rejected', 'rejected']);
      expect(received).toHaveLength(2);
    },
  );

  test.each([500, 502, 503, 504, 599])('is followed by a retry when its status is %i', async (status) => {
    registerBoth(status);
    await create();
    mock.transfers.receive();
    await mock.settled();
    expect(statuses()).toEqual(['pending', 'pending']);
    await mock.clock.advance('5m');
    expect(statuses()).toEqual(['delivered', 'delivered']);
  });

  test.each([
    '{"received":true}',
    ' { "received" : true }\n',
    '{"received":true,"more":1}',
    `{"received":true,"note":"${'x'.repeat(60_000)}"}`,
  ])('acknowledges a transfer with the body %s', async (body) => {
    mock.webhooks.setMerchantBaseUrl(() => new Response(body));
    mock.transfers.receive();
    await mock.settled();
    expect(statuses()).toEqual(['delivered']);
  });
});

test('a snapshot contains a payload once for any number of attempts', async () => {
  register(500, 500, 500, 500, 500, 500, 500);
  await create(cardPayment({ description: 'Nine lilies' }));
  await mock.webhooks.flush();
  const [delivery] = mock.webhooks.deliveries();
  expect(delivery?.attempts.filter(({ request }) => request.body.includes('Nine lilies'))).toHaveLength(7);
  expect(JSON.stringify(savedSnapshot().merchants[0].merchant.webhooks).match(/Nine lilies/g)).toHaveLength(1);
});

describe('the retry schedule', () => {
  test('sends a payment event 7 times in four days, exactly when each attempt is due after the first', async () => {
    mock.webhooks.register({ receiver: failing });
    await create();
    await mock.clock.advance(5 * minute - 1);
    expect(timesOfLatest()).toEqual([0]);
    await mock.clock.advance(1);
    expect(timesOfLatest()).toEqual([0, 5 * minute]);
    await mock.clock.advance('30h');
    expect(timesOfLatest()).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour]);
    await mock.clock.runAll();
    expect(timesOfLatest()).toEqual([0, 5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour]);
    expect(statuses()).toEqual(['exhausted']);
  });

  test('sends a transfer notification 7 times, with delays of 1, 2, 4, 8, 16 and 32 minutes', async () => {
    mock.webhooks.setMerchantBaseUrl(failing);
    mock.transfers.receive();
    await mock.clock.runAll();
    expect(timesOfLatest()).toEqual([0, 1, 3, 7, 15, 31, 63].map((minutes) => minutes * minute));
    expect(statuses()).toEqual(['exhausted']);
  });

  test('is that of the policies', async () => {
    startMock({ policies: { paymentRetrySchedule: [0, 0, '3s'], transferRetrySchedule: ['10s'] } });
    mock.webhooks.register({ receiver: failing });
    mock.webhooks.setMerchantBaseUrl(failing);
    await create();
    await mock.clock.runAll();
    expect(timesOfLatest()).toEqual([0, 0, 3_000]);
    mock.transfers.receive();
    await mock.clock.runAll();
    expect(timesOfLatest()).toEqual([0, 10_000]);
  });

  test('can have no retries', async () => {
    startMock({ policies: { paymentRetrySchedule: [0], transferRetrySchedule: [] } });
    registerBoth(503);
    await create();
    mock.transfers.receive();
    await mock.settled();
    const exhausted = { status: 'exhausted', attempts: [{ number: 0 }] };
    expect(mock.webhooks.deliveries()).toMatchObject([exhausted, exhausted]);
  });

  test.each<readonly [Duration[]]>([[[]], [['1m', '5m']], [[0, '5m', '1m']]])(
    'must start with 0 and never decrease: %j',
    (paymentRetrySchedule) => {
      expect(() => startMock({ policies: { paymentRetrySchedule } })).toThrow('must start with 0');
    },
  );

  test('lengthens the delays of a transfer notification by a jitter drawn from the seed', async () => {
    const waitsOf = async (seed: number) => {
      startMock({ seed, policies: { transferRetryJitter: 0.5 } });
      mock.webhooks.setMerchantBaseUrl(failing);
      mock.transfers.receive();
      await mock.clock.runAll();
      const times = timesOfLatest();
      return times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / (2 ** index * minute) - 1);
    };
    const shares = await waitsOf(1);
    expect(new Set(shares).size).toBe(6);
    for (const share of shares) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(0.5);
    }
    expect(await waitsOf(1)).toEqual(shares);
    expect(await waitsOf(2)).not.toEqual(shares);
  });

  test('of payment events has no jitter', async () => {
    startMock({ policies: { transferRetryJitter: 1 } });
    mock.webhooks.register({ receiver: failing });
    await create();
    await mock.clock.advance('5m');
    expect(timesOfLatest()).toEqual([0, 5 * minute]);
  });

  test.each([-0.1, 1.1, Number.NaN, '5m' as never])('rejects the jitter %j', (transferRetryJitter) => {
    expect(() => startMock({ policies: { transferRetryJitter } })).toThrow(
      'transferRetryJitter must be a number from 0',
    );
  });
});

describe('webhooks.resend', () => {
  const resend = () => mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');

  test('sends a delivered event again with the next attempt number', async () => {
    const received = register();
    await createAndSettle();
    expect(resend()).toMatchObject({ status: 'pending', attempts: [{ number: 0 }] });
    await mock.settled();
    expect(statuses()).toEqual(['delivered']);
    expect(received.map(({ json }) => json.retry)).toEqual([0, 1]);
  });

  test('can deliver a rejected event', async () => {
    register(400);
    await createAndSettle();
    expect(statuses()).toEqual(['rejected']);
    resend();
    await mock.settled();
    expect(statuses()).toEqual(['delivered']);
  });

  test('makes exactly one attempt for an exhausted event', async () => {
    const received = register(...Array(8).fill(500));
    await create();
    await mock.webhooks.flush();
    for (const status of ['exhausted', 'delivered']) {
      expect(statuses()).toEqual(['exhausted']);
      resend();
      await mock.webhooks.flush();
      expect(statuses()).toEqual([status]);
    }
    expect(received.map(({ json }) => json.retry)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('does not change the retry schedule', async () => {
    register(500, 500, 500);
    await create();
    await mock.clock.advance('1m');
    resend();
    await mock.settled();
    expect(statuses()).toEqual(['pending']);
    await mock.clock.runAll();
    expect(timesOfLatest()).toEqual([0, 1, 5, 50].map((minutes) => minutes * minute));
    expect(statuses()).toEqual(['delivered']);
  });

  test.each([
    ['delivered the event', [500], '1m', 'delivered'],
    ['rejected the event', [500, 400], 0, 'rejected'],
    ['failed after the end of the schedule', [400, 500], '10d', 'exhausted'],
  ] as const)('is not followed by a retry when its attempt %s', async (_, responses, wait, status) => {
    register(...responses);
    await createAndSettle();
    const before = mock.clock.now();
    await mock.clock.advance(wait);
    const waited = mock.clock.now() - before;
    resend();
    await mock.webhooks.flush();
    expect(timesOfLatest()).toEqual([0, waited]);
    expect(statuses()).toEqual([status]);
  });

  test('waits for the attempt that is in flight', async () => {
    const pending: ((response: Response) => void)[] = [];
    const retries: number[] = [];
    mock.webhooks.register({
      receiver: async (request) => {
        retries.push(JSON.parse(await request.text()).retry);
        return new Promise((resolve) => pending.push(resolve));
      },
    });
    await create();
    const reached = (count: number) => expect.poll(() => pending.length, { interval: 1 }).toBe(count);
    await reached(1);
    resend();
    resend();
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
    const attempts = [{ number: 0 }, { number: 1 }, { number: 2 }];
    expect(mock.webhooks.deliveries()).toMatchObject([{ status: 'delivered', attempts }]);
  });

  test('throws DELIVERY_NOT_FOUND for an unknown id', () => {
    expect(() => mock.webhooks.resend('unknown')).toThrow('DELIVERY_NOT_FOUND');
  });

  test('returns a copy of the delivery, as webhooks.deliveries does', async () => {
    register();
    await createAndSettle();
    Object.assign(resend(), { status: 'exhausted' });
    const [first] = mock.webhooks.deliveries() as unknown as { attempts: unknown[] }[];
    first?.attempts.splice(0);
    await mock.settled();
    expect(mock.webhooks.deliveries()).toMatchObject([
      { status: 'delivered', attempts: [{ number: 0 }, { number: 1 }] },
    ]);
  });
});
