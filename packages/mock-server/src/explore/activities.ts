import { AsyncLocalStorage } from 'node:async_hooks';
import type { MerchantProcess } from './shop.ts';

/** Something that the merchant's code does: a visit, a webhook, the start of the process, or the job that finishes what is open. */
export interface Activity {
  readonly process: MerchantProcess;
  /** The requests and timers that it waits for. */
  pending: number;
  result: 'running' | 'done' | 'failed';
  error?: unknown;
}

// Kept from the start, because a test may replace the global timers.
const { setImmediate, setTimeout, clearTimeout } = globalThis;

/**
 * Tracks what the merchant's code does, so that the explorer knows when all of it waits.
 *
 * @param longestSilenceMs - How long the merchant's code may work without a request, in milliseconds of real time.
 */
export function createActivities(idle: (() => Promise<void>) | undefined, longestSilenceMs = 10_000) {
  const storage = new AsyncLocalStorage<Activity>();
  const running = new Set<Activity>();
  let changes = 0;
  let onChange = () => {};

  const changed = () => {
    changes += 1;
    onChange();
  };
  const isWorking = () => {
    for (const each of running) {
      if (each.process.isDead) running.delete(each);
      else if (each.pending === 0) return true;
    }
    return false;
  };
  const nextChange = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(describeSilence(longestSilenceMs))), longestSilenceMs);
      onChange = () => {
        clearTimeout(timer);
        resolve();
      };
      // It may have changed before this call.
      if (!isWorking()) onChange();
    });

  return {
    /** Runs code of the merchant as an activity. It never rejects. */
    start(process: MerchantProcess, run: () => unknown): Activity {
      const activity: Activity = { process, pending: 0, result: 'running' };
      running.add(activity);
      const end = (result: 'done' | 'failed', error?: unknown) => {
        Object.assign(activity, { result, error });
        running.delete(activity);
        changed();
      };
      storage
        .run(activity, async () => run())
        .then(
          () => end('done'),
          (error) => end('failed', error),
        );
      return activity;
    },
    /** Counts a request or a timer of the current activity. Returns a function that says that it has ended. */
    wait(): () => void {
      const activity = storage.getStore();
      if (activity !== undefined) activity.pending += 1;
      changed();
      return () => {
        if (activity !== undefined) activity.pending -= 1;
        changed();
      };
    },
    /** Binds a callback to the current activity. */
    bind(call: () => void): () => void {
      const activity = storage.getStore();
      return activity === undefined ? call : () => storage.run(activity, call);
    },
    isRunning: (): boolean => [...running].some(({ process }) => !process.isDead),
    /** Resolves when all code of the merchant waits for a request or a timer, or has ended. */
    async quiet(): Promise<void> {
      let before: number;
      do {
        before = changes;
        // Promises that follow each other, and callbacks of the runtime.
        for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        await idle?.();
        if (isWorking()) await nextChange();
      } while (changes !== before);
    },
  };
}

function describeSilence(ms: number): string {
  return `The merchant's code did nothing for ${ms / 1_000} seconds that exploreFailures can see. Does it wait for a timer? Use shop.clock. Does it send requests with another fetch? Use shop.clientOptions`;
}

export type Activities = ReturnType<typeof createActivities>;
