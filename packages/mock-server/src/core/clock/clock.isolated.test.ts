import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../test/helpers/test-mock.ts';
import { type Clock, createClock } from './clock.ts';
import type { Duration } from './duration.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const hour = 3_600_000;

const virtual = () => createClock({ mode: 'virtual', startAt: start });

/** Notes when it ran, in milliseconds since the start. */
const recorder = (clock: Clock) => {
  const ran: [name: string, at: number][] = [];
  const note = (name: string) => async () => void ran.push([name, clock.now() - start]);
  return { ran, note };
};

/** A task that reports its start, and ends when the test calls `finish`. */
const longTask = () => {
  const [begun, ended] = [deferred(), deferred()];
  const task = () => {
    begun.resolve();
    return ended.promise;
  };
  return { task, begun: begun.promise, finish: ended.resolve };
};

describe('a virtual clock', () => {
  test('stands still until it is moved, and moves by exactly that span', async () => {
    const clock = virtual();
    expect(clock.timestamp()).toBe('2026-01-01T00:00:00.000Z');
    await clock.advance('1h');
    expect(clock.now()).toBe(start + hour);
    await clock.advance(1);
    expect(clock.timestamp()).toBe('2026-01-01T01:00:00.001Z');
    await clock.advance(0);
    expect(clock.now()).toBe(start + hour + 1);
  });

  test('tasks run in the order of their times, and equal times in the order of scheduling', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 50 }), { maxLength: 30 }),
        fc.array(fc.nat({ max: 20 }), { maxLength: 8 }),
        async (times, steps) => {
          const clock = virtual();
          const { ran, note } = recorder(clock);
          for (const [index, time] of times.entries()) clock.at(start + time, note(`${index}`));
          await clock.idle();
          for (const step of steps) await clock.advance(step);
          const reached = steps.reduce((sum, step) => sum + step, 0);
          const expected = [...times.entries()].filter(([, time]) => time <= reached).sort((a, b) => a[1] - b[1]);
          expect(ran).toEqual(expected.map(([index, time]) => [`${index}`, time]));
          await clock.runAll();
          expect(ran).toHaveLength(times.length);
          expect(clock.now() - start).toBe(Math.max(reached, ...times));
        },
      ),
    );
  });

  test('a task that another task schedules runs in the same move when it is due', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    clock.at(start + 10, async () => {
      await note('first')();
      clock.at(start + 40, note('third'));
      clock.at(start + 20, note('second'));
      clock.at(start + 10, note('at once'));
    });
    await clock.advance(30);
    expect(ran).toEqual([
      ['first', 10],
      ['at once', 10],
      ['second', 20],
    ]);
  });

  test('waits for a task before the next one starts', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    const { task, begun, finish } = longTask();
    clock.at(start + 10, task);
    clock.at(start + 20, note('next'));
    const moved = clock.advance(100);
    await begun;
    expect(clock.now()).toBe(start + 10);
    finish();
    await moved;
    expect(ran).toEqual([['next', 20]]);
    expect(clock.now()).toBe(start + 100);
  });

  test('concurrent moves run one after the other', async () => {
    const clock = virtual();
    const events: string[] = [];
    const slow = (name: string) => async () => {
      events.push(`${name} begins`);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      events.push(`${name} ends`);
    };
    clock.at(start + hour, slow('one'));
    clock.at(start + 2 * hour, slow('two'));
    clock.at(start + 3 * hour, slow('three'));
    await Promise.all([clock.advance('1h'), clock.advance('1h')]);
    expect(clock.now()).toBe(start + 2 * hour);
    await Promise.all([clock.advance('30m'), clock.runAll()]);
    expect(events).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect(clock.now()).toBe(start + 3 * hour);
  });

  test('a due task runs by itself, after the caller continues', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    clock.at(clock.now(), note('now'));
    clock.at(clock.now() - hour, note('past'));
    expect(ran).toEqual([]);
    expect(clock.busy()).toBe(true);
    await clock.idle();
    expect(ran.map(([name]) => name)).toEqual(['past', 'now']);
    expect(clock.busy()).toBe(false);
  });

  test('idle waits for running tasks and for tasks that they make due, but not for tasks that are due later', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    clock.at(start + 1, note('later'));
    clock.at(start, async () => {
      await Promise.resolve();
      clock.at(clock.now(), note('follow-up'));
    });
    await clock.idle();
    expect(ran.map(([name]) => name)).toEqual(['follow-up']);
  });

  test('runAll runs every task, and those that tasks schedule', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    clock.at(start + hour, async () => clock.at(start + 5 * hour, note('late')));
    await clock.runAll();
    expect(ran).toEqual([['late', 5 * hour]]);
    expect(clock.now()).toBe(start + 5 * hour);
  });

  test('moves forward only, and not past the year 9999', async () => {
    const clock = virtual();
    await expect(clock.advance(-1)).rejects.toThrow(TypeError);
    await expect(clock.advance('later' as Duration)).rejects.toThrow(TypeError);
    await expect(clock.advance('9000d')).resolves.toBeUndefined();
    const late = createClock({ mode: 'virtual', startAt: Date.parse('9999-12-31T00:00:00Z') });
    await expect(late.advance('1d')).rejects.toThrow('past the year 9999');
    await clock.advance('1s');
    expect(clock.now()).toBe(start + 9000 * 24 * hour + 1_000);
  });

  test('close drops scheduled tasks, waits for running ones, and accepts no more', async () => {
    const clock = virtual();
    const { ran, note } = recorder(clock);
    const { task, begun, finish } = longTask();
    clock.at(start, () => task().then(note('running')));
    clock.at(start + 1, note('waiting'));
    await begun;
    let closed = false;
    const closing = clock.close().then(() => (closed = true));
    clock.at(start, note('too late'));
    await Promise.resolve();
    expect(closed).toBe(false);
    finish();
    await closing;
    await clock.runAll();
    expect(ran.map(([name]) => name)).toEqual(['running']);
  });
});

describe('a real clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }));
  afterEach(() => void vi.useRealTimers());

  test('runs by itself from its start time', async () => {
    expect(createClock({ mode: 'real' }).now()).toBe(start);
    const clock = createClock({ mode: 'real', startAt: start + 7 * hour });
    expect(clock.now()).toBe(start + 7 * hour);
    vi.setSystemTime(start + hour);
    expect(clock.timestamp()).toBe('2026-01-01T08:00:00.000Z');
  });

  test('does not run a task before its time', async () => {
    const clock = createClock({ mode: 'real' });
    const { ran, note } = recorder(clock);
    clock.at(start + hour, note('later'));
    clock.at(start + 10, note('soon'));
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(ran).toEqual([['soon', 10]]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran.at(-1)).toEqual(['later', hour]);
  });

  test('a wait above the limit of timers does not end early', async () => {
    const clock = createClock({ mode: 'real' });
    const { ran, note } = recorder(clock);
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const wait = 3 * 2 ** 31 + 5;
    clock.at(start + wait, note('in ten weeks'));
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(ran).toEqual([]);
    for (const [, delay] of setTimer.mock.calls) expect(delay).toBeLessThan(2 ** 31);
    await vi.advanceTimersByTimeAsync(1);
    expect(ran).toEqual([['in ten weeks', wait]]);
  });

  test('does not go back when the clock of the machine does', async () => {
    const clock = createClock({ mode: 'real' });
    vi.setSystemTime(start + 2 * hour);
    expect(clock.now()).toBe(start + 2 * hour);
    vi.setSystemTime(start);
    expect(clock.now()).toBe(start + 2 * hour);
    vi.setSystemTime(start + 3 * hour);
    expect(clock.now()).toBe(start + 3 * hour);
  });

  test('can be moved forward, and continues from there', async () => {
    const clock = createClock({ mode: 'real' });
    const { ran, note } = recorder(clock);
    clock.at(start + hour, note('later'));
    await clock.advance('2h');
    expect(ran).toEqual([['later', hour]]);
    clock.at(start + 2 * hour + 10, note('next'));
    await vi.advanceTimersByTimeAsync(10);
    expect(ran.at(-1)).toEqual(['next', 2 * hour + 10]);
  });

  test('close leaves no timer', async () => {
    const clock = createClock({ mode: 'real' });
    clock.at(start + hour, async () => {});
    expect(vi.getTimerCount()).toBe(1);
    await clock.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a scheduled task on a real clock does not keep a process running', async () => {
  const script = `
    import { createClock } from ${JSON.stringify(new URL('./clock.ts', import.meta.url).href)};
    const clock = createClock({ mode: 'real' });
    clock.at(clock.now() + 3_600_000, async () => console.log('an hour later'));
    clock.at(clock.now(), async () => console.log('now'));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('now\n');
});
