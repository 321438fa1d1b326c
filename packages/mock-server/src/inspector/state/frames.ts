/** The time of one piece of work. Longer work would delay the reaction to a key or a click. */
const sliceMs = 8;
/** The longest wait for a frame. A page in the background has none. */
const hiddenMs = 250;

/**
 * Processes values in pieces, one in each frame: the page paints and reacts in between, however fast the values arrive.
 *
 * @param process - Processes values until the deadline. Returns how many it processed.
 */
export function createFrameQueue<T>(process: (values: readonly T[], deadline: number) => number): {
  push(values: readonly T[]): void;
  clear(): void;
} {
  let queue: T[] = [];
  let isScheduled = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    frame = requestAnimationFrame(run);
    timer = setTimeout(run, hiddenMs);
  };
  const run = () => {
    isScheduled = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const done = process(queue, performance.now() + sliceMs);
    queue = queue.slice(done);
    if (queue.length > 0) schedule();
  };
  return {
    push(values) {
      for (const value of values) queue.push(value);
      schedule();
    },
    clear() {
      queue = [];
    },
  };
}
