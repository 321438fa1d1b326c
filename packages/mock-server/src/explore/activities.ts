import { OptionError } from '../core/options/option-error.ts';
import { createAsyncValue, hasAsyncValues, nextTurn } from './runtime.ts';

/** Something that the merchant's code does: a visit, a webhook, the start of the process, or the job that finishes what is open. */
export interface Activity {
  /** `The visit` */
  readonly name: string;
  readonly listener: ActivityListener;
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

/** Called for what the code of a run does, apart from requests and timers. */
export interface ActivityListener {
  /** The code wrote to the console. */
  onOutput(text: string): void;
  /** The code left a rejection that nothing handles. */
  onRejection(activity: Activity, reason: unknown): void;
}

// Kept from the start, because a test may replace the global timers.
const { setTimeout, clearTimeout } = globalThis;

/**
 * How long code may work while other code waits, in milliseconds of real time. After that, it seems to wait for the other code. Only real
 * time can show this: no runtime says what a promise waits for, such as a lock. There are several looks, because a busy machine may stop
 * this process for longer than one.
 */
const lookMs = 10;
const mostLooks = 5;

/** One for all runs: with each more, Node 20 spends more time on every promise. */
const storage = createAsyncValue<Activity>();

/** Returns the activity whose code runs now. */
export function currentActivity(): Activity | undefined {
  return storage.getStore();
}

/**
 * Tracks what the merchant's code does, so that the explorer knows when all of it waits.
 *
 * @param longestSilenceMs - How long the merchant's code may work without a request, in milliseconds of real time.
 */
export function createActivities(
  idle: (() => Promise<void>) | undefined,
  listener: ActivityListener,
  longestSilenceMs = 10_000,
) {
  const unfinished = new Set<Activity>();
  /** The requests and timers of all activities. They count for each, when the runtime cannot say which one waits. */
  let pending = 0;
  let changes = 0;
  let onChange = () => {};

  const changed = () => {
    changes += 1;
    onChange();
  };
  const running = () => [...unfinished].filter(({ ended }) => !ended.aborted);

  /** The activities that wait for nothing, and whether something can happen that they may wait for. */
  const working = (canStep: boolean) => {
    const all = running();
    const waits = (each: Activity) => (hasAsyncValues ? each.pending : pending) > 0;
    const canContinue = canStep || all.some(waits);
    const isWorking = (each: Activity) => !waits(each) && !(each.isBlocked && canContinue);
    return { canContinue, activities: all.filter(isWorking) };
  };

  const nextChange = (canStep: boolean) =>
    new Promise<void>((resolve, reject) => {
      const { canContinue, activities } = working(canStep);
      let looks = 0;
      const look = () => {
        if (!canContinue) return reject(new SilenceError(longestSilenceMs, activities));
        looks += 1;
        if (looks < mostLooks) {
          timer = setTimeout(look, lookMs);
          return;
        }
        for (const each of activities) each.isBlocked = true;
        resolve();
      };
      let timer = setTimeout(look, canContinue ? lookMs : longestSilenceMs);
      onChange = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    /** Runs code of the merchant as an activity. It never rejects. */
    start(name: string, ended: AbortSignal, run: () => unknown): Activity {
      const activity: Activity = { name, listener, ended, pending: 0, isBlocked: false, result: 'running' };
      unfinished.add(activity);
      const end = (result: 'done' | 'failed') => {
        activity.result = result;
        unfinished.delete(activity);
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
      pending += 1;
      if (activity !== undefined) {
        activity.pending += 1;
        activity.isBlocked = false;
      }
      changed();
      return () => {
        pending -= 1;
        if (activity !== undefined) activity.pending -= 1;
        changed();
      };
    },
    /** Binds a callback to the current activity. */
    bind(call: () => void): () => void {
      const activity = storage.getStore();
      return activity === undefined ? call : () => storage.run(activity, call);
    },
    /** The names of the activities of ended processes that never end. Each may hold a lock. */
    left: (): string[] => [...unfinished].filter(({ ended }) => ended.aborted).map(({ name }) => name),
    isRunning: (): boolean => running().length > 0,
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
        if (idle !== undefined) await inTime('idle', idle());
        if (changes === before && working(canStep()).activities.length > 0) await nextChange(canStep());
      } while (changes !== before);
    },
  };
}

/** Waits for code that sends nothing. Without the timer, Node would end its process in silence. */
export function inTime<T>(option: string, result: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(
        new OptionError(option, 'did not end within 10 seconds. Time does not move while it runs: await no timer'),
      );
    const timer = setTimeout(giveUp, 10_000);
    Promise.resolve(result)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The merchant's code waits for something that the explorer does not control. */
export class SilenceError extends Error {
  constructor(ms: number, activities: readonly Activity[]) {
    const names = activities.map(({ name }) => name).join(', ');
    super(
      `The merchant's code did nothing for ${ms / 1_000} seconds that exploreFailures can see. Does it wait for a timer? Use shop.clock. Does it send requests with another fetch? Use shop.clientOptions. Does it wait for a lock that an ended process held? Create the lock in start (still running: ${names})`,
    );
  }
}

export type Activities = ReturnType<typeof createActivities>;
