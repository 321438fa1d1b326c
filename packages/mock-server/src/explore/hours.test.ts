import { expect, test } from 'vitest';
import { createMerchant } from '../../test/helpers/explored-merchant.ts';
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
      message:
        'ORDER-1 is unknown at the end. The merchant had no response about it. The run ended 40 hours after the visit. Still due: a timer in 8 h',
    },
  ]);
  // Two runs without a failure, and the case.
  expect(fired).toEqual([6, 6, 6]);
});
