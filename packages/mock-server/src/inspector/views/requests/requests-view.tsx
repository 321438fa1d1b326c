import { useEffect, useState } from 'preact/hooks';
import { DetailsPanel } from '../../components/details-panel.tsx';
import { Empty } from '../../components/empty.tsx';
import { currentMerchant, selectedMerchant } from '../../state/merchants.ts';
import type { RequestRow } from '../../state/request-row.ts';
import { linkTo, navigate, replaceRoute, route } from '../../state/router.ts';
import { missed, requestLog } from '../../state/traffic.ts';
import { findRow, RequestDetails } from './request-details.tsx';
import { filterOf, isFiltered, type RequestFilter } from './request-filter.ts';
import { RequestList } from './request-list.tsx';
import { RequestToolbar } from './request-toolbar.tsx';
import { useVisibleRequests } from './visible-requests.ts';
import './requests.css';

/** The live list of requests. */
export function RequestsView() {
  const { id, query } = route.value;
  const filter = filterOf(query);
  const { rows: live, isSearching, key } = useVisibleRequests(filter);
  const [paused, setPaused] = useState<readonly RequestRow[]>();

  const rows = paused ?? live;
  const opened = id === undefined ? undefined : findRow(id, currentMerchant.value);

  // Another filter shows the present requests.
  useEffect(() => setPaused(undefined), [key]);

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
          summary={isSearching ? 'Searching…' : summaryOf(rows.length, filter, paused && live.length - paused.length)}
        />
        {missed.value > 0 ? (
          <p class="notice">
            The server dropped {missed.value.toLocaleString('en')} earlier entries before this page read them.
          </p>
        ) : null}
        {rows.length === 0 ? (
          <NoRequests
            isFiltered={isFiltered(filter) || selectedMerchant.value !== undefined}
            isSearching={isSearching}
          />
        ) : (
          <RequestList
            rows={rows}
            selected={opened?.cursor}
            resetKey={key}
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

function summaryOf(count: number, filter: RequestFilter, waiting = 0): string {
  const total = requestLog.entries.length;
  const shown = count.toLocaleString('en');
  const text = isFiltered(filter)
    ? `${shown} of ${total.toLocaleString('en')}`
    : `${shown} ${count === 1 ? 'request' : 'requests'}`;
  return waiting > 0 ? `${text}, ${waiting.toLocaleString('en')} waiting` : text;
}

function NoRequests({ isFiltered, isSearching }: { readonly isFiltered: boolean; readonly isSearching: boolean }) {
  if (isSearching) return <Empty title="Searching…" />;
  if (isFiltered) return <Empty title="No request matches the filter" />;
  return (
    <Empty title="No requests yet">
      <p>
        Send a request to <code>{location.origin}/v1/payments</code>. It appears here at once.
      </p>
    </Empty>
  );
}
