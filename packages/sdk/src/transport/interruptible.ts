import { AbortError, TimeoutError } from '../errors.ts';
import type { OngoingCall } from './ongoing-call.ts';
import type { Time } from './time.ts';

/** Settles after so many milliseconds, or rejects with {@link AbortError} as soon as the caller's signal aborts. */
export function interruptible(call: OngoingCall, time: Time, ms: number): Promise<undefined>;
/**
 * Settles as the work does, or rejects with {@link TimeoutError} when it takes longer, and with {@link AbortError} as soon
 * as the caller's signal aborts, whatever the work is waiting for. The work gets a signal of its own: the caller's may
 * outlive any number of calls, and nothing of them stays on it.
 */
export function interruptible<T>(
  call: OngoingCall,
  time: Time,
  ms: number,
  work: (own: AbortSignal) => Promise<T>,
): Promise<T>;
export function interruptible<T>(
  call: OngoingCall,
  time: Time,
  ms: number,
  work?: (own: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const { signal, operation } = call;
    const own = work && new AbortController();
    let stopTimer = () => {};
    const end = () => {
      stopTimer();
      signal?.removeEventListener('abort', abort);
    };
    const settle =
      <Value>(how: (value: Value) => void) =>
      (value: Value) => {
        end();
        how(value);
      };
    const interrupt = (error: unknown) => {
      end();
      reject(error);
      own?.abort(error);
    };
    const abort = () => {
      interrupt(new AbortError(`${operation.id} was aborted`, { outcome: call.outcome }, { cause: signal?.reason }));
    };
    if (signal?.aborted) return abort();
    stopTimer = time.after(ms, () => {
      if (work === undefined) return settle(resolve)(undefined);
      const facts = { outcome: call.outcome, retryable: true };
      interrupt(new TimeoutError(`${operation.id} took longer than ${Math.round(ms)} ms`, facts));
    });
    signal?.addEventListener('abort', abort);
    if (work && own) work(own.signal).then(settle(resolve), settle(reject));
  });
}
