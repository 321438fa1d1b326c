import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { DetailsPanel } from '../../components/details-panel.tsx';
import { Empty } from '../../components/empty.tsx';
import { createFilteredLog } from '../../state/log.ts';
import { currentMerchant, selectedMerchant } from '../../state/merchants.ts';
import type { RequestRow } from '../../state/request-row.ts';
import { linkTo, navigate, replaceRoute, route } from '../../state/router.ts';
import { missed, requestLog } from '../../state/traffic.ts';
import { findRow, RequestDetails } from './request-details.tsx';
import { filterOf, isFiltered, matchesFilter, type RequestFilter } from './request-filter.ts';
import { RequestList } from './request-list.tsx';
import { RequestToolbar } from './request-toolbar.tsx';
import './requests.css';

/** The live list of requests. */
export function RequestsView() {
  const { id, query } = route.value;
  const filter = filterOf(query);
  const filterKey = JSON.stringify([filter, selectedMerchant.value]);
  const filtered = useRef(createFilteredLog(requestLog)).current;
  const matches = useMemo(() => matchesFilter(filter, selectedMerchant.value), [filterKey]);
  const [paused, setPaused] = useState<readonly RequestRow[]>();

  requestLog.version.value;
  const live = filtered.read(matches);
  const rows = paused ?? live;
  const opened = id === undefined ? undefined : findRow(id, currentMerchant.value);

  // A filter applies to the paused list too.
  useEffect(() => {
    if (paused !== undefined) setPaused([...live]);
  }, [filterKey]);

  const linkWith = (openId: string | undefined, changes: Partial<RequestFilter> = {}) => {
    const { text, operation, status, payment, order } = { ...filter, ...changes };
    return linkTo('requests', openId, {
      text: text || undefined,
      operation: operation || undefined,
      status: status || undefined,
      payment: payment || undefined,
      order: order || undefined,
      merchant: query.get('merchant') ?? undefined,
    });
  };

  return (
    <div class={`split${id === undefined ? '' : ' has-details'}`}>
      <div class="split-list">
        <RequestToolbar
          filter={filter}
          onFilter={(changes) => replaceRoute(linkWith(id, changes))}
          isPaused={paused !== undefined}
          onPause={() => setPaused(paused === undefined ? [...live] : undefined)}
          onClear={() => {
            requestLog.clear();
            setPaused(undefined);
          }}
          summary={summaryOf(rows.length, filter, paused === undefined ? 0 : live.length - paused.length)}
        />
        {missed.value > 0 ? (
          <p class="notice">
            The server dropped {missed.value.toLocaleString('en')} earlier entries before this page read them.
          </p>
        ) : null}
        {rows.length === 0 ? (
          <NoRequests isFiltered={isFiltered(filter) || selectedMerchant.value !== undefined} />
        ) : (
          <RequestList
            rows={rows}
            selected={opened?.cursor}
            resetKey={filterKey}
            onOpen={({ cursor }) => navigate(linkWith(cursor))}
          />
        )}
      </div>
      {id === undefined ? null : (
        <DetailsPanel
          title={opened === undefined ? 'Request' : `Request ${opened.number}`}
          openKey={opened?.cursor ?? id}
          onClose={() => {
            navigate(linkWith(undefined));
            document.querySelector<HTMLElement>('.request-table')?.focus();
          }}
        >
          {opened === undefined ? (
            <Empty title="The page does not have this request">
              <p>The server keeps the latest requests only. A cleared list and a restarted server lose them.</p>
            </Empty>
          ) : (
            <RequestDetails row={opened} key={opened.cursor} />
          )}
        </DetailsPanel>
      )}
    </div>
  );
}

function summaryOf(count: number, filter: RequestFilter, waiting: number): string {
  const total = requestLog.entries.length;
  const shown = count.toLocaleString('en');
  const text = isFiltered(filter)
    ? `${shown} of ${total.toLocaleString('en')}`
    : `${shown} ${count === 1 ? 'request' : 'requests'}`;
  return waiting > 0 ? `${text}, ${waiting.toLocaleString('en')} waiting` : text;
}

function NoRequests({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <Empty title="No request matches the filter" />;
  return (
    <Empty title="No requests yet">
      <p>
        Send a request to <code>{location.origin}/v1/payments</code>. It appears here at once.
      </p>
    </Empty>
  );
}
