import { AbortError, TimeoutError } from '../errors/errors.ts';
import type { Clock } from '../utils/clock.ts';
import { type CallState, nameOf } from './call-state.ts';

/** Creates the error of a call that took longer than one of its limits. */
export function createTimeoutError(call: CallState, limit: 'timeoutMs' | 'totalTimeoutMs'): TimeoutError {
  const { limits, outcome } = call;
  const message = `${nameOf(call)} took longer than ${limit}, ${limits[limit]} ms`;
  return new TimeoutError(message, { outcome, retryable: true });
}

/**
 * Settles as `work` does. Rejects with {@link TimeoutError} after `ms` milliseconds, and with {@link AbortError} as soon as the caller's
 * signal aborts, even while `work` waits. `work` receives its own signal: the caller's signal may outlive many calls, and no
 * listener may stay on it.
 *
 * Without `work` it resolves after `ms` milliseconds.
 */
export function withTimeout<T>(
  call: CallState,
  clock: Clock,
  ms: number,
  work?: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal, limits } = call;
    const controller = new AbortController();
    let timer: unknown;
    const release = () => {
      // A clock that throws must not lose the result of a request that was sent.
      try {
        clock.clearTimeout(timer);
      } catch {}
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
      resolve(value as T);
    };
    const abort = () =>
      fail(new AbortError(`${nameOf(call)} was aborted`, { outcome: call.outcome }, { cause: signal?.reason }));
    // Before the timer: if this throws, no timer may be left.
    signal?.addEventListener('abort', abort);
    const end = () => {
      if (work === undefined) return finish();
      // The last attempt has only what is left of the total.
      fail(createTimeoutError(call, ms === limits.timeoutMs ? 'timeoutMs' : 'totalTimeoutMs'));
    };
    try {
      timer = clock.setTimeout(end, ms);
    } catch (error) {
      return fail(error);
    }
    if (signal?.aborted) return abort();
    work?.(controller.signal).then(finish, fail);
  });
}
