import { useEffect, useState } from 'preact/hooks';
import { type AdminCall, type AdminError, type ResultOf, send } from '../api/admin-call.ts';
import type { AdminOperationId } from '../generated/operations.ts';
import { forMerchant } from './merchants.ts';
import { activity } from './traffic.ts';

/** What a view shows from one call of the admin API. */
interface Resource<T> {
  /** The last response. It stays while a newer one is loading. */
  readonly data: T | undefined;
  /** The reason why the last call failed. */
  readonly error: AdminError | undefined;
}

/** The shortest time between two calls of a view that follows the activity of the server. */
const minIntervalMs = 500;

/** The time between two calls without a sign of activity. A script can change payments without one. */
const refreshMs = 3_000;

/**
 * Sends a call, and sends it again when the call changes or something happened on the server. A call of a merchant that the page does not
 * know yet waits.
 *
 * @example
 * const { data, error } = useResource({ operation: 'getPayment', path: { paymentId } });
 */
export function useResource<Id extends AdminOperationId>(given: AdminCall<Id>): Resource<ResultOf<Id>> {
  const call = forMerchant(given);
  const [state, setState] = useState<Resource<ResultOf<Id>> & { readonly key: string }>();
  // While the rows of another filter load, the last ones stay, but not those of another merchant.
  const { query: _, ...record } = call;
  const key = JSON.stringify(record);

  useEffect(() => {
    if ('merchant' in call && call.merchant === undefined) return undefined;
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
        data: result.data ?? (last?.key === key && result.error?.status === 0 ? last.data : undefined),
        error: result.error,
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
    // A subscription starts with a call.
    const unsubscribe = activity.subscribe(request);
    const refresh = setInterval(() => {
      if (document.visibilityState === 'visible') request();
    }, refreshMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
      clearInterval(refresh);
      unsubscribe();
    };
    // The text of the call stands for the call.
  }, [JSON.stringify(call)]);

  return state?.key === key ? state : { data: undefined, error: undefined };
}

/** A long list of the server, as far as the page has loaded it. */
interface LoadedList<Row> {
  /** Undefined before the first response, and after an error. */
  readonly rows: readonly Row[] | undefined;
  readonly error: AdminError | undefined;
  /** Loads older rows too. Undefined when the list is complete. */
  readonly loadMore: (() => void) | undefined;
}

type ListId = 'listPayments' | 'listDeliveries';

/** How many rows the page loads at first, and with each further step. Each refresh loads them again. */
export const step = 200;

/** Loads the newest rows of a list, and keeps them up to date. */
export function useList<Id extends ListId>(call: AdminCall<Id>): LoadedList<ResultOf<Id>[number]> {
  const [limit, setLimit] = useState(step);
  // One more than the page shows: it then knows whether there are older ones.
  const query = { ...call.query, sort: 'newest', limit: limit + 1 };
  const { data, error } = useResource({ ...call, query } as AdminCall<Id>);
  const rows: readonly ResultOf<Id>[number][] = data ?? [];
  return {
    rows: data && rows.slice(0, limit),
    error,
    loadMore: rows.length > limit ? () => setLimit(limit + step) : undefined,
  };
}
