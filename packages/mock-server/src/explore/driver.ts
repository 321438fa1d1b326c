import type { Deliveries } from './deliveries.ts';
import type { Network } from './network.ts';
import type { RunContext } from './run-context.ts';

const never = Number.POSITIVE_INFINITY;
/** How long the merchant is down in an outage, in milliseconds. Longer than the mock server remembers an idempotency key. */
export const outageMs = 25 * 3_600_000;
/** Far more than a visit takes. A run with more does not end by itself. */
const mostSteps = 2_000;
/** A timer costs less than a request, and a process may repeat a short one for days. */
const mostTimers = 50_000;

/**
 * Creates what makes a run go on: steps and timers happen one after the other, each when the merchant's code waits for it.
 *
 * @param startProcess - Starts the next process of the merchant.
 */
export function createDriver(run: RunContext, network: Network, deliveries: Deliveries, startProcess: () => void) {
  const { mock, time, steps, activities, record } = run;
  let stepCount = 0;
  let timerCount = 0;
  let clockMove: Promise<void> | undefined;

  const assertEnds = () => {
    if (stepCount > mostSteps) throw new NeverEnds(`${mostSteps} requests, deliveries and starts of the process`);
    if (timerCount > mostTimers) throw new NeverEnds(`${mostTimers} timers`);
  };

  /** Makes the next thing happen that is due. Returns whether there was one. */
  const step = async (): Promise<boolean> => {
    await activities.quiet(steps.hasNext);
    const { nextStart } = run;
    if (nextStart !== undefined) {
      run.nextStart = undefined;
      stepCount += 1;
      if (nextStart === 'after an outage') {
        run.failedMs += outageMs;
        await passTime(time.now() + outageMs);
      }
      record.log('merchant', `The process starts again${nextStart === 'now' ? '' : ' after 25 hours'}.`);
      startProcess();
      return true;
    }
    const next = steps.take();
    if (next !== undefined) {
      stepCount += 1;
      await next.run();
      await activities.quiet(steps.hasNext);
      run.cause = undefined;
      return true;
    }
    const timer = time.takeDue();
    if (timer === undefined) return false;
    timerCount += 1;
    timer.call();
    return true;
  };

  /** Lets the clock of the mock server follow. It waits for each delivery, so it cannot move while one is open. Returns whether it moves. */
  const moveMockClock = (): boolean => {
    const behind = time.now() - mock.clock.now();
    if (deliveries.isOpen() || (behind <= 0 && clockMove === undefined)) return false;
    clockMove ??= mock.clock.advance(behind).then(() => {
      clockMove = undefined;
    });
    return true;
  };

  const nextDeliveryAt = () => {
    const next = mock.clock.schedule().find(({ kind }) => kind === 'delivery');
    return next && Date.parse(next.at);
  };

  /** The time of the next timer or delivery. */
  const nextAt = () => Math.min(time.nextAt() ?? never, (deliveries.isOpen() ? undefined : nextDeliveryAt()) ?? never);

  /** Moves the time to `until`, and makes everything happen on the way. */
  const passTime = async (until: number): Promise<void> => {
    for (;;) {
      // First, so that the service handles a request at the time of the merchant.
      const isMoving = moveMockClock();
      while (await step()) assertEnds();
      if (isMoving || moveMockClock()) continue;
      if (time.now() >= until) return;
      time.moveTo(Math.min(nextAt(), until));
    }
  };

  /** Continues until the merchant's code has ended, or waits for something that never comes. */
  const finish = async (): Promise<void> => {
    for (;;) {
      await passTime(time.now());
      if (!activities.isRunning() && !deliveries.isOpen()) return;
      const next = nextAt();
      const held = steps.takeHeld(next);
      if (held !== undefined) await held.run();
      else if (next < never) await passTime(next);
      else if (!(await network.handleLate())) return;
      assertEnds();
    }
  };

  return {
    passTime,
    finish,
    /** The time of the next timer, delivery, or deadline of a payment. */
    nextDueAt(): number {
      const [next] = mock.clock.schedule({ limit: 1 });
      return Math.min(time.nextAt() ?? never, next === undefined ? never : Date.parse(next.at));
    },
    /** Describes what has not happened yet. */
    describeDue(): string {
      const [next] = mock.clock.schedule({ limit: 1 });
      const timerAt = time.nextAt();
      const due: readonly (readonly [string, number])[] = [
        ...(timerAt === undefined ? [] : [['a timer', timerAt] as const]),
        ...(next === undefined ? [] : [[next.description, Date.parse(next.at)] as const]),
      ];
      if (due.length === 0) return 'Nothing was due any more';
      const inHours = (at: number) => Number(((at - time.now()) / 3_600_000).toFixed(1));
      return `Still due: ${due.map(([what, at]) => `${what} in ${inHours(at)} h`).join(', ')}`;
    },
    /** Makes the last attempts of all deliveries. */
    async finishDeliveries(): Promise<void> {
      for (let next = nextDeliveryAt(); next !== undefined; next = nextDeliveryAt()) {
        await passTime(next);
        await finish();
      }
    },
  };
}

/** The merchant's code repeats without a limit. */
export class NeverEnds extends Error {
  constructor(what: string) {
    super(
      `The run did not end after ${what}. Does the merchant's code repeat without a limit? Pass a job that repeats as recover`,
    );
  }
}
