import type { CallFacts, PaychordError } from '../errors/base.ts';
import { AbortError, TimeoutError } from '../errors/errors.ts';
import { type CallState, operationName } from './call-state.ts';
import type { Clock } from './clock.ts';

/** What can be interrupted. */
type Interruptible = Pick<CallState, 'operation' | 'signal' | 'outcome'>;

/** Settles after so many milliseconds, or rejects with {@link AbortError} as soon as the caller's signal aborts. */
export function withTimeout(call: Interruptible, clock: Clock, ms: number): Promise<undefined>;
/**
 * Settles as the work does, or rejects with {@link TimeoutError} when it takes longer, and with {@link AbortError} as soon
 * as the caller's signal aborts, whatever the work is waiting for. The work gets a signal of its own: the caller's may
 * outlive any number of calls, and nothing of them stays on it.
 */
export function withTimeout<T>(
  call: Interruptible,
  clock: Clock,
  ms: number,
  work: (own: AbortSignal) => Promise<T>,
): Promise<T>;
export function withTimeout<T>(
  call: Interruptible,
  clock: Clock,
  ms: number,
  work?: (own: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const { signal, operation } = call;
    const own = new AbortController();
    let timer: unknown;
    const end =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clock.clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        settle(value);
      };
    const interrupt = (error: PaychordError) => {
      end(reject)(Object.assign(error, { outcome: call.outcome }));
      own.abort(error);
    };
    const abort = () =>
      interrupt(new AbortError(`${operationName(operation)} was aborted`, {}, { cause: signal?.reason }));
    // Before the timer: whoever listens to a signal that is none must not leave one.
    signal?.addEventListener('abort', abort);
    timer = clock.setTimeout(() => {
      if (work === undefined) return end(resolve)(undefined);
      const facts: Partial<CallFacts> = { retryable: true };
      interrupt(new TimeoutError(`${operationName(operation)} took longer than ${Math.ceil(ms)} ms`, facts));
    }, ms);
    if (signal?.aborted) return abort();
    work?.(own.signal).then(end(resolve), (error) => {
      end(reject)(error);
      // A response that was not read to its end holds a connection, and a stream of Node gives that up for nothing else.
      own.abort();
    });
  });
}
