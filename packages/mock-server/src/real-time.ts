// Held from the start: a test may replace the global ones, and what waits on a socket waits in real time whatever the test does.
const { setTimeout, clearTimeout } = globalThis;

/** The longest wait that a timer takes. */
const longestTimer = 2 ** 31 - 1;

/** Calls back once, after so much real time. Answers how to prevent it. */
export function afterRealTime(spanMs: number, call: () => void): () => void {
  const timer = setTimeout(call, Math.min(spanMs, longestTimer));
  return () => clearTimeout(timer);
}
