// Kept from the start, because a test may replace the global timers. A wait on a socket takes real time in every test.
const { setTimeout, clearTimeout } = globalThis;

/** The longest wait that a timer accepts. */
export const longestTimerMs = 2 ** 31 - 1;

/**
 * Calls back once, after a span of real time.
 *
 * @param keepsAlive Whether the timer keeps the process running. Needed when something awaits the call and nothing else keeps the process
 *   running.
 * @returns A function that cancels the call.
 */
export function afterRealTime(spanMs: number, call: () => void, { keepsAlive = true } = {}): () => void {
  const timer = setTimeout(call, Math.min(spanMs, longestTimerMs));
  // Timers of browsers have no `unref`.
  if (!keepsAlive && typeof timer === 'object') timer.unref?.();
  return () => clearTimeout(timer);
}

/** Waits for a span of real time, or until the signal aborts. Keeps the process running, because a caller awaits the response. */
export function waitRealTime(spanMs: number | undefined, signal: AbortSignal): Promise<void> | undefined {
  if (spanMs === undefined || signal.aborted) return undefined;
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const stop = afterRealTime(spanMs, finish);
    signal.addEventListener('abort', finish);
  });
}
