import { type Duration, milliseconds } from './duration.ts';
import { createPriorityQueue, type PriorityQueue, precedes } from './priority-queue.ts';
import { keepAlive } from './real-timers.ts';

/** A merchant's time. It only moves forward, and everything that waits, waits on it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Now, as ISO 8601 in UTC. */
  timestamp(): string;
  /** Runs a task at a time, at once when that is past. The task must not reject. */
  at(time: number, task: Task, kind?: TaskKind): void;
  /**
   * Moves time forward, running what falls due on the way in order, and lets each step finish before the next begins. Moves that are
   * asked for at the same time follow one another. A task must not await one: it would wait for itself.
   */
  advance(duration: Duration): Promise<void>;
  /**
   * Moves time forward until nothing is waiting. Deadlines pass too: authorizations and unpaid bank transfers expire, and a chargeback
   * without evidence is lost. To finish webhook deliveries only, call `webhooks.flush()`. A function that receives webhooks must not
   * await it: it would wait for itself until its time is over.
   */
  runAll(): Promise<void>;
  /**
   * Runs every delivery that is waiting, those that they schedule included, in the order of their times. Time does not move, and
   * deadlines go on waiting for theirs.
   */
  runDeliveries(): Promise<void>;
  /** Whether something that is due has not finished. */
  busy(): boolean;
  /** Resolves when everything that is due has finished. */
  idle(): Promise<void>;
  /** Drops what is waiting and lets what is running finish. */
  close(): Promise<void>;
}

type Task = () => Promise<void>;

/** An attempt at a webhook delivery, which can be made early, or a deadline, which cannot. */
export type TaskKind = 'delivery' | 'deadline';

export interface ClockOptions {
  /** `virtual` stands still until it is advanced; `real` runs by itself. */
  mode: 'virtual' | 'real';
  /** Where it starts; for a real clock, now when absent. Milliseconds since 1970. */
  startAt?: number;
}

/** The longest wait that a timer takes; a longer one is taken in steps. */
const longestTimer = 2 ** 31 - 1;
/** The first and the last moment whose year ISO 8601 writes with four digits. */
export const beginningOfTime = Date.parse('0000-01-01T00:00:00Z');
export const endOfTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export function createClock({ mode, startAt }: ClockOptions): Clock {
  let latest = 0;
  const elapsed = () => {
    // The machine's clock may be set back, and a test may replace it.
    if (mode === 'real') latest = Math.max(latest, Date.now());
    return latest;
  };
  let offset = startAt === undefined ? 0 : startAt - elapsed();
  const waiting: Record<TaskKind, PriorityQueue<Task>> = {
    delivery: createPriorityQueue(),
    deadline: createPriorityQueue(),
  };
  let entered = 0;
  const running = new Set<Promise<void>>();
  let lastMove: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pumping = false;
  let closed = false;

  const now = () => elapsed() + offset;

  // What happens in one millisecond shares one text.
  let written = { time: Number.NaN, text: '' };
  const timestamp = () => {
    const time = now();
    if (time !== written.time) written = { time, text: new Date(time).toISOString() };
    return written.text;
  };

  /** The agenda of what comes next; that of deadlines when nothing is waiting. */
  const first = (): PriorityQueue<Task> => {
    const [delivery, deadline] = [waiting.delivery.next(), waiting.deadline.next()];
    const isDelivery = delivery !== undefined && (deadline === undefined || precedes(delivery, deadline));
    return isDelivery ? waiting.delivery : waiting.deadline;
  };
  const nextTime = () => first().next()?.time;

  const run = (task: Task) => {
    const settled: Promise<void> = task().finally(() => running.delete(settled));
    running.add(settled);
  };

  const runUntil = (time: number, agenda: () => PriorityQueue<Task>) => {
    for (let next = agenda().next(); next !== undefined && next.time <= time; next = agenda().next()) {
      agenda().take();
      run(next.item);
    }
  };

  const pump = () => {
    runUntil(now(), first);
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
    const time = nextTime();
    if (time === undefined || closed) return;
    const wait = time - now();
    if (wait <= 0) return pumpSoon();
    if (mode === 'virtual') return;
    timer = setTimeout(pump, Math.min(wait, longestTimer));
    // In Node a waiting retry must not keep the process alive; browsers have no such notion.
    if (typeof timer === 'object') timer.unref?.();
  };

  const idle = async () => {
    if (running.size === 0) return;
    // What runs may wait on timers that let a process end, and whoever waits here must not be left without an answer.
    const letGo = keepAlive();
    while (running.size > 0) await Promise.all(running);
    letGo();
  };

  const moveTo = (time: number) => {
    offset += Math.max(0, time - now());
  };

  /** One move at a time: the steps of two would interleave, and both would start from the same moment. */
  const inTurn = (move: () => Promise<void>): Promise<void> => {
    const made = lastMove.then(move);
    lastMove = made.catch(() => {});
    return made;
  };

  const advanceTo = async (target: number) => {
    if (target > endOfTime) throw new TypeError('Time ends with the year 9999');
    await idle();
    for (let time = nextTime(); time !== undefined && time <= target; time = nextTime()) {
      moveTo(time);
      pump();
      await idle();
    }
    moveTo(target);
    arm();
  };

  return {
    now,
    timestamp,
    at(time, task, kind = 'deadline') {
      if (closed) return;
      const earliest = nextTime();
      entered += 1;
      waiting[kind].add({ time, number: entered, item: task });
      if (earliest === undefined || time < earliest) arm();
    },
    async advance(duration) {
      const span = milliseconds(duration);
      await inTurn(() => advanceTo(now() + span));
    },
    runAll: () =>
      inTurn(async () => {
        await idle();
        for (let time = nextTime(); time !== undefined; time = nextTime()) await advanceTo(time);
      }),
    runDeliveries: () =>
      inTurn(async () => {
        await idle();
        for (let next = waiting.delivery.next(); next !== undefined; next = waiting.delivery.next()) {
          runUntil(next.time, () => waiting.delivery);
          await idle();
        }
        arm();
      }),
    busy: () => running.size > 0,
    idle,
    async close() {
      closed = true;
      clearTimeout(timer);
      waiting.delivery.clear();
      waiting.deadline.clear();
      await idle();
    },
  };
}
