import { useRef, useState } from 'preact/hooks';
import type { AdminError } from '../../api/admin-error.ts';
import { paymentStatuses } from '../../generated/values.ts';
import { useResource } from '../../state/resource.ts';
import type { PaymentFilter } from './payment-filter.ts';
import { createRowCache, type PaymentRow } from './payment-row.ts';
import { useRefresh } from './use-refresh.ts';

/** The newest payments that match a filter. */
export interface ListedPayments {
  readonly rows: readonly PaymentRow[];
  readonly error: AdminError | undefined;
  /** Whether the first response has not arrived. */
  readonly isLoading: boolean;
  /** Loads older payments too. Undefined when the list is complete. */
  readonly loadMore: (() => void) | undefined;
}

/** How many payments the page loads at first, and with each further step. Each refresh loads them again. */
const step = 200;

/** Loads the newest payments, and keeps them up to date. */
export function usePayments({ text, status }: PaymentFilter, merchant: string | undefined): ListedPayments {
  const key = JSON.stringify([text, status, merchant]);
  const [loaded, setLoaded] = useState({ key, limit: step });
  const limit = loaded.key === key ? loaded.limit : step;
  const cache = useRef(createRowCache()).current;
  const shown = useRef<{ readonly merchant: string | undefined; readonly rows: readonly PaymentRow[] } | undefined>(
    undefined,
  );
  const search = text.trim();
  const { data, error, reload } = useResource(
    merchant === undefined
      ? undefined
      : {
          operation: 'listPayments',
          query: {
            sort: 'newest',
            // One more than the page shows: it then knows whether there are older ones.
            limit: limit + 1,
            ...(search === '' ? {} : { search }),
            ...knownStatus(status),
          },
          merchant,
        },
  );
  useRefresh(reload);
  const counted = useRef<{ readonly data: typeof data; readonly hasMore: boolean } | undefined>(undefined);
  if (data !== undefined && counted.current?.data !== data) {
    shown.current = { merchant, rows: cache(data.slice(0, limit)) };
    counted.current = { data, hasMore: data.length > limit };
  }
  // The last rows stay while the next ones load, but not those of another merchant.
  const rows = shown.current?.merchant === merchant ? (shown.current?.rows ?? []) : [];
  const hasMore = counted.current?.hasMore === true;
  return {
    rows: error === undefined ? rows : [],
    error,
    isLoading: error === undefined && shown.current?.merchant !== merchant,
    loadMore: hasMore ? () => setLoaded({ key, limit: limit + step }) : undefined,
  };
}

/** Anyone can write an address, so its status can be unknown. */
function knownStatus(status: string): { readonly status?: (typeof paymentStatuses)[number] } {
  const known = paymentStatuses.find((each) => each === status);
  return known === undefined ? {} : { status: known };
}
