import { expect, test } from 'vitest';
import { createActivities } from './activities.ts';
import type { MerchantProcess, Shop } from './shop.ts';

const process: MerchantProcess = { isDead: false, receiver: undefined, shop: {} as Shop };

test('reports code that waits for something that the explorer cannot see', async () => {
  const activities = createActivities(undefined, 1);
  activities.start(process, () => new Promise(() => {}));
  await expect(activities.quiet()).rejects.toThrow(
    "The merchant's code did nothing for 0.001 seconds that exploreFailures can see. Does it wait for a timer? Use shop.clock. Does it send requests with another fetch? Use shop.clientOptions",
  );
});

test('waits for code that works, and for idle, before time moves', async () => {
  let endQuery = () => {};
  const query = new Promise<void>((resolve) => {
    endQuery = resolve;
  });
  let isIdle = false;
  const activities = createActivities(async () => {
    endQuery();
    await query;
    isIdle = true;
  });
  const activity = activities.start(process, () => query);
  await activities.quiet();
  expect([activity.result, isIdle]).toEqual(['done', true]);
});
