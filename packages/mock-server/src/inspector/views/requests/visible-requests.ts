import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createFilteredLog } from '../../state/log.ts';
import { selectedMerchant } from '../../state/merchants.ts';
import type { RequestRow } from '../../state/request-row.ts';
import { startSearch, type TextSearch } from '../../state/text-search.ts';
import { maxEntries, requestLog } from '../../state/traffic.ts';
import { matchesFilter, type RequestFilter } from './request-filter.ts';

/** The requests that the list shows. */
export interface VisibleRequests {
  /** Oldest first. The same array after each change. */
  readonly rows: readonly RequestRow[];
  readonly isSearching: boolean;
  /** Changes with the filter. */
  readonly key: string;
}

/** Selects the requests for a filter. A filter with a text reads what the server finds. */
export function useVisibleRequests(filter: RequestFilter): VisibleRequests {
  const search = useTextSearch(filter.text);
  const log = search?.found ?? requestLog;
  const filtered = useMemo(() => createFilteredLog(log), [log]);
  const key = JSON.stringify([filter, selectedMerchant.value]);
  const last = useRef<{ key: string; matches(row: RequestRow): boolean } | undefined>(undefined);
  if (last.current?.key !== key) last.current = { key, matches: matchesFilter(filter, selectedMerchant.value) };
  log.version.value;
  // The view shows the number of all requests too, also while it lists those of a search.
  requestLog.version.value;
  return { rows: filtered.read(last.current.matches), isSearching: search?.isSearching() ?? false, key };
}

function useTextSearch(text: string): TextSearch | undefined {
  const [search, setSearch] = useState<TextSearch>();
  useEffect(() => {
    if (text === '') {
      setSearch(undefined);
      return undefined;
    }
    const started = startSearch(text, maxEntries);
    setSearch(started);
    return started.stop;
  }, [text]);
  return search;
}
