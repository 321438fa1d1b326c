import type { CallFacts } from '../errors/base.ts';
import { AbortError, TimeoutError } from '../errors/errors.ts';
import type { CallState } from './call-state.ts';
import type { Clock } from './clock.ts';

type InterruptibleCall = Pick<CallState, 'name' | 'signal' | 'outcome' | 'limits'>;

/** Resolves after `ms` milliseconds. Rejects with {@link AbortError} as soon as the caller's signal aborts. */
export function withTimeout(call: InterruptibleCall, clock: Clock, ms: number): Promise<undefined>;
/**
 * Settles as `work` does. Rejects with {@link TimeoutError} after `ms` milliseconds, and with {@link AbortError} as soon as the caller's
 * signal aborts, even while `work` waits. `work` receives its own signal: the caller's signal may outlive many calls, and no
 * listener may stay on it.
 */
export function withTimeout<T>(
  call: InterruptibleCall,
  clock: Clock,
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T>;
export function withTimeout<T>(
  call: InterruptibleCall,
  clock: Clock,
  ms: number,
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const { signal, name, limits } = call;
    const controller = new AbortController();
    let timer: unknown;
    const release = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      release();
      reject(error);
      // A response that was not read to its end holds a connection, and a stream of Node releases it only when aborted.
      controller.abort(error);
    };
    const finish = (value?: T) => {
      release();
      resolve(value);
    };
    const abort = () =>
      fail(new AbortError(`${name} was aborted`, { outcome: call.outcome }, { cause: signal?.reason }));
    // Before the timer: if this throws, no timer may be left.
    signal?.addEventListener('abort', abort);
    timer = clock.setTimeout(() => {
      if (work === undefined) return finish();
      // The last attempt has only what is left of the total.
      const limit = ms === limits.timeoutMs ? 'timeoutMs' : 'totalTimeoutMs';
      const facts: Partial<CallFacts> = { outcome: call.outcome, retryable: true };
      fail(new TimeoutError(`${name} took longer than ${limit}, ${limits[limit]} ms`, facts));
    }, ms);
    if (signal?.aborted) return abort();
    work?.(controller.signal).then(finish, fail);
  });
}
