import type { Clock } from '../../src/utils/clock.ts';

interface Timer {
  readonly dueAt: number;
  readonly ms: number;
  readonly callback: () => void;
}

/** A clock that never waits in real time. */
export interface FakeClock extends Clock {
  /** The delays in milliseconds of the timers that ran, in order. */
  readonly delays: number[];
  /** Returns the number of timers that have not run and are not cleared. */
  pendingTimers(): number;
  /** Advances the time and runs the timers that are due. */
  advance(ms: number): void;
}

/**
 * Creates a fake clock.
 *
 * With `autoAdvance`, the time jumps to the next timer when no other work is pending. Otherwise only
 * {@link FakeClock.advance} changes the time.
 */
export function createFakeClock({ autoAdvance = false }: { autoAdvance?: boolean } = {}): FakeClock {
  let now = Date.UTC(2026, 0, 1);
  const timers = new Set<Timer>();
  const delays: number[] = [];
  const runDueTimers = () => {
    for (const timer of [...timers].sort((a, b) => a.dueAt - b.dueAt)) {
      if (timer.dueAt > now || !timers.delete(timer)) continue;
      delays.push(timer.ms);
      timer.callback();
    }
  };
  return {
    delays,
    now: () => now,
    setTimeout(callback, ms) {
      const timer = { dueAt: now + ms, ms, callback };
      timers.add(timer);
      if (autoAdvance) {
        // Two turns of the event loop let pending promises and response streams finish first.
        setImmediate(() =>
          setImmediate(() => {
            if (!timers.has(timer)) return;
            now = Math.max(now, timer.dueAt);
            runDueTimers();
          }),
        );
      }
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
    pendingTimers: () => timers.size,
    advance(ms) {
      now += ms;
      runDueTimers();
    },
  };
}
