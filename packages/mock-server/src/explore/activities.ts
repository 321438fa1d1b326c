import { createAsyncValue, nextTurn } from './runtime.ts';

/** Something that the merchant's code does: a visit, a webhook, the start of the process, or the job that finishes what is open. */
export interface Activity {
  /** Aborted when its process has ended. */
  readonly ended: AbortSignal;
  /** The requests and timers that it waits for. */
  pending: number;
  /** Whether it seems to wait for another activity: for a lock, or for a promise that both share. */
  isBlocked: boolean;
  result: 'running' | 'done' | 'failed';
  /** What its customer wants. */
  wish?: string;
}

// Kept from the start, because a test may replace the global timers.
const { setTimeout, clearTimeout } = globalThis;

/** How long code may work while other code waits, in milliseconds of real time. After that, it seems to wait for the other code. */
const longestSharedWorkMs = 50;

/** One for all runs: with each more, Node 20 spends more time on every promise. */
const storage = createAsyncValue<Activity>();

/**
 * Tracks what the merchant's code does, so that the explorer knows when all of it waits.
 *
 * @param longestSilenceMs - How long the merchant's code may work without a request, in milliseconds of real time.
 */
export function createActivities(idle: (() => Promise<void>) | undefined, longestSilenceMs = 10_000) {
  const running = new Set<Activity>();
  let changes = 0;
  let onChange = () => {};

  const changed = () => {
    changes += 1;
    onChange();
  };
  const working = (canStep: boolean) => {
    for (const each of running) if (each.ended.aborted) running.delete(each);
    const all = [...running];
    const canContinue = canStep || all.some(({ pending }) => pending > 0);
    return { canContinue, activities: all.filter((each) => each.pending === 0 && !(each.isBlocked && canContinue)) };
  };
  const nextChange = (canStep: boolean) =>
    new Promise<void>((resolve, reject) => {
      const { canContinue, activities } = working(canStep);
      const giveUp = () => {
        if (!canContinue) return reject(new SilenceError(longestSilenceMs));
        for (const each of activities) each.isBlocked = true;
        resolve();
      };
      const timer = setTimeout(giveUp, canContinue ? longestSharedWorkMs : longestSilenceMs);
      onChange = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    /** Runs code of the merchant as an activity. It never rejects. */
    start(ended: AbortSignal, run: () => unknown): Activity {
      const activity: Activity = { ended, pending: 0, isBlocked: false, result: 'running' };
      running.add(activity);
      const end = (result: 'done' | 'failed') => {
        activity.result = result;
        running.delete(activity);
        changed();
      };
      storage
        .run(activity, async () => run())
        .then(
          () => end('done'),
          () => end('failed'),
        );
      return activity;
    },
    /** Counts a request or a timer of the current activity. Returns a function that says that it has ended. */
    wait(): () => void {
      const activity = storage.getStore();
      if (activity !== undefined) {
        activity.pending += 1;
        activity.isBlocked = false;
      }
      changed();
      return () => {
        if (activity !== undefined) activity.pending -= 1;
        changed();
      };
    },
    current: (): Activity | undefined => storage.getStore(),
    /** Binds a callback to the current activity. */
    bind(call: () => void): () => void {
      const activity = storage.getStore();
      return activity === undefined ? call : () => storage.run(activity, call);
    },
    isRunning: (): boolean => [...running].some(({ ended }) => !ended.aborted),
    /**
     * Resolves when all code of the merchant waits for a request, a timer or other code, or has ended.
     *
     * @param canStep - Returns whether something can happen that code may wait for, such as a webhook.
     * @throws {SilenceError} The code waits for something else.
     */
    async quiet(canStep: () => boolean): Promise<void> {
      let before: number;
      do {
        before = changes;
        // Promises that follow each other, and callbacks of the runtime.
        for (let turn = 0; turn < 2; turn += 1) await nextTurn();
        await idle?.();
        if (changes === before && working(canStep()).activities.length > 0) await nextChange(canStep());
      } while (changes !== before);
    },
  };
}

/** The merchant's code waits for something that the explorer does not control. */
export class SilenceError extends Error {
  constructor(ms: number) {
    super(
      `The merchant's code did nothing for ${ms / 1_000} seconds that exploreFailures can see. Does it wait for a timer? Use shop.clock. Does it send requests with another fetch? Use shop.clientOptions. Does it wait for a lock that an ended process held? Create the lock in start`,
    );
  }
}

export type Activities = ReturnType<typeof createActivities>;
