import { afterRealTime } from '../clock/real-timers.ts';

/** So much real time passes, or as much of it as the caller has patience for. It keeps a process alive, as somebody waits for the answer. */
export function latency(waitMs: number | undefined, { signal }: Request): Promise<void> | undefined {
  if (waitMs === undefined || signal.aborted) return undefined;
  return new Promise((resolve) => {
    const giveUp = () => {
      stop();
      resolve();
    };
    const stop = afterRealTime(waitMs, () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
