import { AbortError, TimeoutError } from '../errors.ts';
import type { CallFacts, PaychordError } from '../paychord-error.ts';
import type { OngoingCall } from './ongoing-call.ts';
import type { Time } from './time.ts';

/** What can be interrupted. */
type Interruptible = Pick<OngoingCall, 'operation' | 'signal' | 'outcome'>;

/** Settles after so many milliseconds, or rejects with {@link AbortError} as soon as the caller's signal aborts. */
export function interruptible(call: Interruptible, time: Time, ms: number): Promise<undefined>;
/**
 * Settles as the work does, or rejects with {@link TimeoutError} when it takes longer, and with {@link AbortError} as soon
 * as the caller's signal aborts, whatever the work is waiting for. The work gets a signal of its own: the caller's may
 * outlive any number of calls, and nothing of them stays on it.
 */
export function interruptible<T>(
  call: Interruptible,
  time: Time,
  ms: number,
  work: (own: AbortSignal) => Promise<T>,
): Promise<T>;
export function interruptible<T>(
  call: Interruptible,
  time: Time,
  ms: number,
  work?: (own: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const { signal, operation } = call;
    const own = new AbortController();
    const end =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        stopTimer();
        signal?.removeEventListener('abort', abort);
        settle(value);
      };
    const interrupt = (error: PaychordError) => {
      end(reject)(Object.assign(error, { outcome: call.outcome }));
      own.abort(error);
    };
    const abort = () => interrupt(new AbortError(`${operation.id} was aborted`, {}, { cause: signal?.reason }));
    // Before the timer: whoever listens to a signal that is none must not leave one.
    signal?.addEventListener('abort', abort);
    const stopTimer = time.after(ms, () => {
      if (work === undefined) return end(resolve)(undefined);
      const facts: Partial<CallFacts> = { retryable: true };
      interrupt(new TimeoutError(`${operation.id} took longer than ${Math.ceil(ms)} ms`, facts));
    });
    if (signal?.aborted) return abort();
    work?.(own.signal).then(end(resolve), end(reject));
  });
}
