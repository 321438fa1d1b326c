import { useEffect, useRef, useState } from 'preact/hooks';
import { type AdminCall, type ResultOf, send } from '../api/admin-call.ts';
import type { AdminError } from '../api/admin-error.ts';
import type { AdminOperationId } from '../generated/operations.ts';
import { activity } from './traffic.ts';

/** What a view shows from one call of the admin API. */
export interface Resource<T> {
  /** The last response. It stays while a newer one is loading. */
  readonly data: T | undefined;
  /** The reason why the last call failed. */
  readonly error: AdminError | undefined;
  readonly isLoading: boolean;
  /** Sends the call again. */
  reload(): void;
}

/** The shortest time between two calls of a view that follows the activity of the server. */
const minIntervalMs = 500;

/**
 * Sends a call, and sends it again when the call changes or something happened on the server. Undefined: sends nothing.
 *
 * @example
 * const { data, error } = useResource({ operation: 'getPayment', path: { paymentId }, merchant });
 */
export function useResource<Id extends AdminOperationId>(call: AdminCall<Id> | undefined): Resource<ResultOf<Id>> {
  const [state, setState] = useState<Omit<Resource<ResultOf<Id>>, 'reload'> & { readonly key: string }>({
    key: '',
    data: undefined,
    error: undefined,
    isLoading: true,
  });
  const key = JSON.stringify(call) ?? '';
  const reload = useRef(() => {});

  useEffect(() => {
    if (call === undefined) return undefined;
    const stop = new AbortController();
    let isBusy = false;
    let isOutdated = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      isBusy = true;
      isOutdated = false;
      const result = await send(call, stop.signal).then(
        (data) => ({ data, error: undefined }),
        (error: AdminError) => ({ data: undefined, error }),
      );
      if (stop.signal.aborted) return;
      setState((last) => ({
        key,
        data: result.data ?? (last.key === key && result.error?.status === 0 ? last.data : undefined),
        error: result.error,
        isLoading: false,
      }));
      timer = setTimeout(() => {
        isBusy = false;
        if (isOutdated) load();
      }, minIntervalMs);
    };
    const request = () => {
      isOutdated = true;
      if (!isBusy) load();
    };
    reload.current = request;
    load();
    let isFirst = true;
    const unsubscribe = activity.subscribe(() => {
      if (!isFirst) request();
      isFirst = false;
    });
    return () => {
      stop.abort();
      clearTimeout(timer);
      unsubscribe();
    };
    // The text of the call stands for the call.
  }, [key]);

  const isCurrent = state.key === key;
  return {
    data: isCurrent ? state.data : undefined,
    error: isCurrent ? state.error : undefined,
    isLoading: !isCurrent || state.isLoading,
    reload: () => reload.current(),
  };
}
