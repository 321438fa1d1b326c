// Held from the start: a test may replace the global ones, and what waits on a socket waits in real time whatever the test does.
const { setTimeout, clearTimeout } = globalThis;

/** The longest wait that a timer takes. */
const longestTimer = 2 ** 31 - 1;

/**
 * Calls back once, after so much real time. Answers how to prevent it.
 *
 * @param keepsAlive whether a process goes on for the sake of this alone: it has to where somebody waits for the call, as a process with
 *   nothing else to do would end before it
 */
export function afterRealTime(spanMs: number, call: () => void, { keepsAlive = true } = {}): () => void {
  const timer = setTimeout(call, Math.min(spanMs, longestTimer));
  // Browsers have no such notion.
  if (!keepsAlive && typeof timer === 'object') timer.unref?.();
  return () => clearTimeout(timer);
}

/** Keeps a process alive that waits for something which does not do so itself. Answers how to let it end. */
export function keepAlive(): () => void {
  return afterRealTime(longestTimer, () => {});
}
