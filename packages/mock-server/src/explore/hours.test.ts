import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { createMerchant } from '../../test/helpers/explored-merchant.ts';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { collectFailures } from './explore.ts';
import type { Shop } from './shop.ts';

const hourMs = 3_600_000;
const limits = { orders: 0 };

test('a job that waits six hours before it looks is not accused', async () => {
  const merchant = createMerchant();
  let openedAt = 0;
  let now = () => 0;
  const report = await collectFailures({
    ...merchant,
    limits,
    start(shop: Shop) {
      now = shop.clock.now;
      openedAt ||= now();
      merchant.start(shop);
    },
    recover: async () => {
      if (now() - openedAt >= 6 * hourMs) await merchant.recover();
    },
  });
  expect(report.failures).toEqual([]);
});

test('a run has timers up to the hours that the option names, and says when it ended and what was still due', async () => {
  const fired: number[] = [];
  const merchant = createMerchant();
  const { failures } = await collectFailures({
    ...merchant,
    recover() {},
    start(shop: Shop) {
      merchant.start({ ...shop, receiveWebhooks() {} });
      for (const hours of [6, 48]) shop.clock.setTimeout(() => void fired.push(hours), hours * hourMs);
    },
    replay: 'lenient/request-1=lost-for-good',
    hours: 40,
    scenario: () => merchant.scenario().catch(() => {}),
  });
  expect(failures).toMatchObject([
    {
      invariant: 'stays-unknown',
      message: 'ORDER-1 is unknown at the end. The run ended 40 hours after the visit. Still due: a timer in 8 h',
    },
  ]);
  // Two runs without a failure, and the case.
  expect(fired).toEqual([6, 6, 6]);
});

test('a request after a day is handled at the time of the merchant, so that its key is as old as it says', async () => {
  let shop: Shop;
  const pay = (order: string) => {
    const body = { ...cardPayment(), merchant_order_id: order };
    return createClient(shop.clientOptions).payments.create(body, { idempotencyKey: order });
  };
  const report = await collectFailures({
    start(each) {
      shop = each;
    },
    async scenario() {
      await pay('ORDER-1');
      for (const hours of [24, 28, 29]) shop.clock.setTimeout(() => void pay('ORDER-2'), hours * hourMs);
    },
    check: ({ payments }) => {
      const orders = new Set(payments.map((payment) => payment.merchant_order_id));
      return [...orders].map((order) => ({ order, status: 'paid' as const }));
    },
    replay: 'lenient/no-failure',
  });
  expect(report.failures).toEqual([]);
});

test('a delayed webhook does not wait for timers that set themselves again', async () => {
  const merchant = createMerchant();
  const report = await collectFailures({
    ...merchant,
    start(shop: Shop) {
      merchant.start(shop);
      const work = () => void shop.clock.setTimeout(work, hourMs);
      work();
    },
    replay: 'lenient/delivery-1=delayed',
  });
  expect(report.failures).toEqual([]);
});

test.each(['outage', 'down-before'])(
  'the time of the failure "%s" does not shorten the hours of a run',
  async (failure) => {
    let shop: Shop;
    let isFirstJob = true;
    let openTimers = 0;
    const startTimer = () => {
      openTimers += 1;
      shop.clock.setTimeout(() => {
        openTimers -= 1;
      }, 2.9 * hourMs);
    };
    const payUntilItSucceeds = async (): Promise<unknown> => {
      const { clientOptions, clock } = shop;
      try {
        return await createClient(clientOptions).payments.create(cardPayment(), { idempotencyKey: 'ORDER-1' });
      } catch {
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, 60_000));
        return payUntilItSucceeds();
      }
    };
    const report = await collectFailures({
      reset() {
        isFirstJob = true;
      },
      start(each) {
        shop = each;
        openTimers = 0;
        startTimer();
      },
      scenario: ({ clientOptions }) => createClient(clientOptions).payments.listByOrder('ORDER-1'),
      async recover() {
        if (!isFirstJob) return;
        isFirstJob = false;
        await payUntilItSucceeds();
        startTimer();
      },
      check({ payments }) {
        if (openTimers > 0) throw new Error('A timer was not called');
        return payments.map(({ merchant_order_id: order }) => ({ order, status: 'paid' as const }));
      },
      hours: 4,
      replay: `lenient/request-2=${failure}`,
    });
    expect(report.failures).toEqual([]);
  },
);
