import { AbortError, type CallContext } from '../errors.ts';

/**
 * Settles as the work does, or rejects with {@link AbortError} as soon as the signal aborts, whatever the work is waiting
 * for. The work gets a signal of its own: the caller's may outlive any number of calls, and nothing of them stays on it.
 */
export function untilAborted<T>(
  signal: AbortSignal | undefined,
  context: CallContext,
  work: (own: AbortSignal | null) => Promise<T>,
): Promise<T> {
  if (!signal) return work(null);
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const abort = () => {
      reject(new AbortError(`${context.operation ?? 'The call'} was aborted`, context, { cause: signal.reason }));
      own.abort(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work(own.signal)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
