import { type Duration, milliseconds } from './duration.ts';
import { afterRealTime, longestTimerMs } from './real-timers.ts';

/** The clock of a merchant. It only moves forward, and runs the scheduled tasks. A task must not await a method that waits for tasks. */
export type Clock = ReturnType<typeof createClock>;

type Task = () => Promise<void>;

/** A `delivery` is an attempt to deliver a webhook, which can run early. A `deadline` cannot. */
type TaskKind = 'delivery' | 'deadline';

interface ScheduledTask {
  readonly time: number;
  readonly kind: TaskKind;
  readonly task: Task;
}

export interface ClockOptions {
  /** `virtual`: time stands still until `advance` moves it. `real`: time passes by itself. */
  mode: 'virtual' | 'real';
  /** The start time in milliseconds since 1970. A real clock starts now by default. */
  startAt?: number;
}

/** The last time with a four-digit year in ISO 8601. */
const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** @param onChange - Called after each task, and when the time moves. */
export function createClock({ mode, startAt }: ClockOptions, onChange: () => void = () => {}) {
  let latest = 0;
  const elapsed = () => {
    // The clock of the machine may be set back, and a test may replace `Date`.
    if (mode === 'real') latest = Math.max(latest, Date.now());
    return latest;
  };
  let offset = startAt === undefined ? 0 : startAt - elapsed();
  /** The next one is last, so that taking it is fast. Tasks with the same time run in the order in which they were scheduled. */
  const waiting: ScheduledTask[] = [];
  const running = new Set<Promise<void>>();
  let lastMove: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let willRun = false;
  let closed = false;

  const now = () => elapsed() + offset;

  const timestamp = () => new Date(now()).toISOString();

  const nextTime = () => waiting.at(-1)?.time;

  /** Inserts a task by a binary search: there is a deadline for every payment that can expire. */
  const insert = (added: ScheduledTask) => {
    let start = 0;
    let end = waiting.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      const isLater = (waiting[middle] as ScheduledTask).time > added.time;
      if (isLater) start = middle + 1;
      else end = middle;
    }
    waiting.splice(start, 0, added);
  };

  const run = (task: Task) => {
    const settled: Promise<void> = task().finally(() => {
      running.delete(settled);
      onChange();
    });
    running.add(settled);
  };

  /** @param kind - Which tasks run. By default, all. */
  const runUntil = (time: number, kind?: TaskKind) => {
    for (let index = waiting.length - 1; index >= 0; index -= 1) {
      const next = waiting[index];
      if (next === undefined || next.time > time) return;
      if (kind !== undefined && next.kind !== kind) continue;
      waiting.splice(index, 1);
      run(next.task);
      // The task may have scheduled others.
      index = waiting.length;
    }
  };

  const runDue = () => {
    runUntil(now());
    setTimer();
  };

  const runDueSoon = () => {
    if (willRun) return;
    willRun = true;
    run(async () => {
      await Promise.resolve();
      willRun = false;
      runDue();
    });
  };

  const setTimer = () => {
    clearTimeout(timer);
    const time = nextTime();
    if (time === undefined || closed) return;
    const wait = time - now();
    if (wait <= 0) return runDueSoon();
    if (mode === 'virtual') return;
    // A longer wait takes several timers.
    timer = setTimeout(runDue, Math.min(wait, longestTimerMs));
    // A scheduled retry must not keep a Node process running. Timers of browsers have no `unref`.
    if (typeof timer === 'object') timer.unref?.();
  };

  const idle = async () => {
    if (running.size === 0) return;
    // A running task may wait on timers that do not keep the process running, but this promise has to resolve.
    const release = afterRealTime(longestTimerMs, () => {});
    while (running.size > 0) await Promise.all(running);
    release();
  };

  const moveTo = (time: number) => {
    offset += Math.max(0, time - now());
    onChange();
  };

  /** One move at a time, because two would interleave and start at the same time. */
  const inTurn = (move: () => Promise<void>): Promise<void> => {
    const made = lastMove.then(move);
    lastMove = made.catch(() => {});
    return made;
  };

  const advanceTo = async (target: number) => {
    if (target > endOfTime) throw new TypeError('The clock cannot move past the year 9999');
    await idle();
    for (let time = nextTime(); time !== undefined && time <= target; time = nextTime()) {
      moveTo(time);
      runDue();
      await idle();
    }
    moveTo(target);
    setTimer();
  };

  return {
    mode,
    /** Returns the current time in milliseconds since 1970. */
    now,
    /** Returns the current time as ISO 8601 in UTC. */
    timestamp,
    /** Schedules a task. A time in the past runs it at once. The task must not reject. */
    at(time: number, task: Task, kind: TaskKind = 'deadline'): void {
      if (closed) return;
      const earliest = nextTime();
      insert({ time, kind, task });
      if (earliest === undefined || time < earliest) setTimer();
    },
    /**
     * Moves time forward, and runs the tasks that become due in the order of their times. Each task ends before the next one starts.
     * Concurrent calls run one after the other.
     */
    async advance(duration: Duration): Promise<void> {
      const span = milliseconds(duration);
      await inTurn(() => advanceTo(now() + span));
    },
    /** Moves time forward until no task is scheduled. */
    runAll: () =>
      inTurn(async () => {
        await idle();
        for (let time = nextTime(); time !== undefined; time = nextTime()) await advanceTo(time);
      }),
    /** Runs all scheduled deliveries in the order of their times, and those that they schedule. Time does not move, and no deadline passes. */
    runDeliveries: () =>
      inTurn(async () => {
        await idle();
        const nextDelivery = () => waiting.findLast(({ kind }) => kind === 'delivery');
        for (let next = nextDelivery(); next !== undefined; next = nextDelivery()) {
          runUntil(next.time, 'delivery');
          await idle();
        }
        setTimer();
      }),
    /** Whether a task is running. */
    busy: () => running.size > 0,
    /** Resolves when no task is running. */
    idle,
    /** Drops the scheduled tasks, and waits for the running ones. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      waiting.length = 0;
      await idle();
    },
    /** Whether `close` was called. No task is scheduled any more. */
    isClosed: () => closed,
  };
}
