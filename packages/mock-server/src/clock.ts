import { type Duration, milliseconds } from './duration.ts';

/** A merchant's time. It only moves forward, and everything that waits, waits on it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Now, as ISO 8601 in UTC. */
  timestamp(): string;
  /** Runs a task at a time, at once when that is past. The task must not reject. */
  at(time: number, task: () => Promise<void>): void;
  /** Moves time forward, running what falls due on the way in order, and lets each step finish before the next begins. */
  advance(duration: Duration): Promise<void>;
  /** Moves time forward until nothing is waiting. */
  runAll(): Promise<void>;
  /** Resolves when everything that is due has finished. */
  idle(): Promise<void>;
  /** Drops what is waiting and lets what is running finish. */
  close(): Promise<void>;
}

export interface ClockOptions {
  /** `virtual` stands still until it is advanced; `real` runs by itself. */
  mode: 'virtual' | 'real';
  /** Where it starts; for a real clock, now when absent. Milliseconds since 1970. */
  startAt?: number;
}

interface Waiting {
  time: number;
  task: () => Promise<void>;
}

/** The longest wait that a timer takes; a longer one is taken in steps. */
const longestTimer = 2 ** 31 - 1;

export function createClock({ mode, startAt }: ClockOptions): Clock {
  const elapsed = mode === 'real' ? Date.now : () => 0;
  let offset = startAt === undefined ? 0 : startAt - elapsed();
  const waiting: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pumping = false;
  let closed = false;

  const now = () => elapsed() + offset;

  const run = (task: () => Promise<void>) => {
    const settled: Promise<void> = task().finally(() => running.delete(settled));
    running.add(settled);
  };

  const pump = () => {
    while (waiting[0] !== undefined && waiting[0].time <= now()) {
      const due = waiting.shift();
      if (due !== undefined) run(due.task);
    }
    arm();
  };

  const pumpSoon = () => {
    if (pumping) return;
    pumping = true;
    run(async () => {
      await Promise.resolve();
      pumping = false;
      pump();
    });
  };

  const arm = () => {
    clearTimeout(timer);
    const head = waiting[0];
    if (head === undefined || closed) return;
    const wait = head.time - now();
    if (wait <= 0) return pumpSoon();
    if (mode === 'virtual') return;
    timer = setTimeout(pump, Math.min(wait, longestTimer));
    // In Node a waiting retry must not keep the process alive; browsers have no such notion.
    if (typeof timer === 'object') timer.unref?.();
  };

  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };

  const moveTo = (time: number) => {
    offset += Math.max(0, time - now());
  };

  const advanceTo = async (target: number) => {
    await idle();
    for (let head = waiting[0]; head !== undefined && head.time <= target; head = waiting[0]) {
      moveTo(head.time);
      pump();
      await idle();
    }
    moveTo(target);
    arm();
  };

  return {
    now,
    timestamp: () => new Date(now()).toISOString(),
    at(time, task) {
      if (closed) return;
      const index = waiting.findLastIndex((each) => each.time <= time) + 1;
      waiting.splice(index, 0, { time, task });
      arm();
    },
    advance: async (duration) => advanceTo(now() + milliseconds(duration)),
    async runAll() {
      await idle();
      for (let head = waiting[0]; head !== undefined; head = waiting[0]) await advanceTo(head.time);
    },
    idle,
    async close() {
      closed = true;
      clearTimeout(timer);
      waiting.length = 0;
      await idle();
    },
  };
}
