import { createIds } from '../core/model/ids.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Something that happens next: a request arrives, a response arrives, or a webhook arrives. */
export interface Step {
  /** Whether it can happen now. Otherwise it waits for other steps. */
  readonly isReady?: () => boolean;
  run(): void | Promise<void>;
}

export type Steps = ReturnType<typeof createSteps>;

/** How long a step waits for others, in milliseconds. Timers that set themselves again have no end. */
const longestHoldMs = 3_600_000;

/** Creates the steps of a run. They happen in the order in which they were added, or in a random order from a seed. */
export function createSteps(seed: number | undefined, time: VirtualTime) {
  const waiting: (Step & { readonly heldUntil: number })[] = [];
  const random = seed === undefined ? undefined : createIds(`order-${seed}`);
  const ready = () => waiting.filter(({ isReady }) => isReady?.() ?? true);
  return {
    isRandom: random !== undefined,
    add: (step: Step): void => void waiting.push({ ...step, heldUntil: time.now() + longestHoldMs }),
    /** Whether a step can happen now. */
    hasNext: (): boolean => ready().length > 0,
    /** Removes and returns the next step. Undefined when none can happen now. */
    take(): Step | undefined {
      const steps = ready();
      const step = steps[random === undefined ? 0 : Math.floor(random.fraction() * steps.length)];
      if (step !== undefined) waiting.splice(waiting.indexOf(step), 1);
      return step;
    },
    /**
     * Removes and returns the oldest step, ready or not, when it does not wait any longer.
     *
     * @param nextAt - The time at which something else happens.
     */
    takeHeld: (nextAt: number): Step | undefined =>
      waiting[0] !== undefined && waiting[0].heldUntil < nextAt ? waiting.shift() : undefined,
  };
}
