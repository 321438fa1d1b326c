import { AbortError, TimeoutError } from '../errors.ts';
import type { CallFacts } from '../paychord-error.ts';
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
    const own = work && new AbortController();
    const end = () => {
      stopTimer();
      signal?.removeEventListener('abort', abort);
    };
    const settle = (value?: T) => {
      end();
      resolve(value);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const interrupt = (Kind: typeof AbortError | typeof TimeoutError, problem: string, options?: ErrorOptions) => {
      const facts: Partial<CallFacts> = { outcome: call.outcome, retryable: Kind === TimeoutError };
      const error = new Kind(`${operation.id} ${problem}`, facts, options);
      fail(error);
      own?.abort(error);
    };
    const abort = () => interrupt(AbortError, 'was aborted', { cause: signal?.reason });
    const timeUp = () => (work ? interrupt(TimeoutError, `took longer than ${Math.round(ms)} ms`) : settle());
    const stopTimer = time.after(ms, timeUp);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    if (work && own) work(own.signal).then(settle, fail);
  });
}
