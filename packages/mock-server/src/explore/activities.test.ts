import { expect, test } from 'vitest';
import { createActivities } from './activities.ts';

const { signal: ended } = new AbortController();
const nothing = () => false;
const silent = { onOutput() {}, onRejection() {} };

test('reports code that waits for something that the explorer cannot see', async () => {
  const activities = createActivities(undefined, silent, 1);
  activities.start('The visit', ended, () => new Promise(() => {}));
  await expect(activities.quiet(nothing)).rejects.toThrow(
    "The merchant's code did nothing for 0.001 seconds that exploreFailures can see. Does it wait for a timer? Use shop.clock. Does it send requests with another fetch? Use shop.clientOptions. Does it wait for a lock that an ended process held? Create the lock in start (still running: The visit)",
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
  }, silent);
  const activity = activities.start('The visit', ended, () => query);
  await activities.quiet(nothing);
  expect([activity.result, isIdle]).toEqual(['done', true]);
});

test('does not wait for code that waits for other code, such as for a lock', async () => {
  const activities = createActivities(undefined, silent, 1);
  let endRequest = () => {};
  const request = new Promise<void>((resolve) => {
    endRequest = resolve;
  });
  const first = activities.start('The visit', ended, async () => {
    const end = activities.wait();
    await request;
    end();
  });
  const second = activities.start('The visit', ended, () => request);
  await activities.quiet(nothing);
  expect([first.result, second.result]).toEqual(['running', 'running']);
  endRequest();
  await activities.quiet(nothing);
  expect([first.result, second.result]).toEqual(['done', 'done']);
});

test('does not wait for code that waits for a webhook that can arrive', async () => {
  const activities = createActivities(undefined, silent, 1);
  activities.start('The visit', ended, () => new Promise(() => {}));
  await activities.quiet(() => true);
  await expect(activities.quiet(nothing)).rejects.toThrow('did nothing');
});

test('does not take code for blocked while the machine gives this process no turn', async () => {
  const activities = createActivities(undefined, silent);
  activities.start('The visit', ended, () => {
    activities.wait();
    return new Promise(() => {});
  });
  const second = activities.start('A webhook', ended, async () => {
    // It ends in a thread meanwhile.
    const digest = crypto.subtle.digest('SHA-256', new Uint8Array(1));
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await digest;
    await new Promise((resolve) => void setTimeout(resolve, 1));
  });
  await activities.quiet(nothing);
  expect(second.result).toBe('done');
});
