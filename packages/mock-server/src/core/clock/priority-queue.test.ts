import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPriorityQueue } from './priority-queue.ts';

test('returns items in the order of their times, and equal times in the order of their numbers', () => {
  const step = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant('take' as const));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const agenda = createPriorityQueue<number>();
      const model: { time: number; item: number }[] = [];
      for (const [item, each] of steps.entries()) {
        if (each === 'take') {
          expect(agenda.take()).toBe(model.shift()?.item);
        } else {
          agenda.add({ time: each, number: item, item });
          model.splice(model.findLastIndex(({ time }) => time <= each) + 1, 0, { time: each, item });
        }
        expect(agenda.next()?.time).toBe(model[0]?.time);
      }
    }),
  );
});

test('is empty after clear', () => {
  const agenda = createPriorityQueue<string>();
  agenda.add({ time: 1, number: 1, item: 'a' });
  agenda.clear();
  expect([agenda.next(), agenda.take()]).toEqual([undefined, undefined]);
});
