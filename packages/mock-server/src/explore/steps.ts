/** Something that happens next: a request arrives, a response arrives, or a webhook arrives. */
export interface Step {
  /** Whether it can happen now. Otherwise it waits for other steps. */
  readonly isReady?: () => boolean;
  run(): void | Promise<void>;
}

/** Creates the steps of a run. They happen in the order in which they were added, or in a random order from a seed. */
export function createSteps(seed: number | undefined) {
  const waiting: Step[] = [];
  const random = seed === undefined ? undefined : createRandom(seed);
  return {
    isRandom: random !== undefined,
    add: (step: Step): void => void waiting.push(step),
    /** Whether a step can happen now. */
    hasNext: (): boolean => waiting.some(({ isReady }) => isReady?.() ?? true),
    /** Removes and returns the next step. Undefined when none can happen now. */
    take(): Step | undefined {
      const ready = waiting.filter(({ isReady }) => isReady?.() ?? true);
      const step = ready[random === undefined ? 0 : Math.floor(random() * ready.length)];
      if (step !== undefined) waiting.splice(waiting.indexOf(step), 1);
      return step;
    },
    /** Removes and returns the oldest step, ready or not: nothing else can happen. */
    takeHeld: (): Step | undefined => waiting.shift(),
  };
}

/** Creates random numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Steps = ReturnType<typeof createSteps>;
