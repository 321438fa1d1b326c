import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Choice } from '../../components/form.tsx';
import { ListView } from '../../components/list-view.tsx';
import type { Column } from '../../components/table.tsx';
import { Button, Data, Empty, formatCount, formatDuration, StatusBadge, Time } from '../../components/text.tsx';
import { paymentsOperations } from '../../generated/operations.ts';
import { currentMerchant, selectedMerchant } from '../../state/merchants.ts';
import { step } from '../../state/resource.ts';
import { filteredList, isFiltered, route } from '../../state/router.ts';
import { clearTraffic, missed, type RequestRow, requests, useSearch } from '../../state/traffic.ts';
import { matchesFilter, type RequestFilter, requestFields } from './request.ts';
import { findRow, RequestDetails, RequestMarks } from './request-details.tsx';

const statuses: readonly Choice[] = [
  { value: 'problems', label: 'Problems' },
  '2xx',
  '4xx',
  '5xx',
  { value: 'none', label: 'No response' },
];

const columns: readonly Column<RequestRow>[] = [
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'operation', title: 'Operation', cell: ({ operation }) => operation },
  { id: 'marks', title: 'Marks', cell: (row) => <RequestMarks row={row} /> },
  {
    id: 'subject',
    title: 'Order or payment',
    cell: ({ merchantOrderId, paymentId }) => <Data text={merchantOrderId ?? paymentId ?? ''} />,
  },
  { id: 'merchant', title: 'Merchant', isOptional: true, cell: ({ merchant }) => <Data text={merchant} /> },
  { id: 'duration', title: 'Duration', isOptional: true, cell: ({ durationMs }) => formatDuration(durationMs) },
  { id: 'time', title: 'Time', cell: ({ at }) => <Time at={at} /> },
];

/** The live list of requests. */
export function RequestsView() {
  const { id } = route.value;
  const list = filteredList('requests', requestFields);
  const { filter } = list;
  const { found, isSearching } = useSearch(filter.text);
  const all = (filter.text === '' ? requests : found).value;
  const key = JSON.stringify([filter, selectedMerchant.value]);
  const live = useMemo(() => all.filter(matchesFilter(filter, selectedMerchant.value)).reverse(), [all, key]);
  const [paused, setPaused] = useState<readonly RequestRow[]>();
  const rows = paused ?? live;
  const [limit, setLimit] = useState(step);
  const opened = id === undefined ? undefined : findRow(id, currentMerchant.value);

  // Another filter shows the present requests.
  useEffect(() => setPaused(undefined), [key]);

  return (
    <ListView
      one="request"
      many="requests"
      list={list}
      fields={{
        text: { label: 'Search in everything' },
        operation: { label: 'Operation', choices: Object.keys(paymentsOperations) },
        status: { label: 'Status', choices: statuses },
        payment: { label: 'Payment id' },
        order: { label: 'Order id' },
      }}
      columns={columns}
      rows={rows.length === 0 && isSearching.value ? undefined : rows.slice(0, limit)}
      loadMore={rows.length > limit ? () => setLimit(limit + step) : undefined}
      keyOf={({ cursor }) => cursor}
      summary={
        <span class="quiet">
          {isSearching.value ? 'Searching…' : summaryOf(rows.length, filter, paused && live.length - paused.length)}
        </span>
      }
      actions={
        <>
          <Button
            onClick={() => setPaused(paused === undefined ? live : undefined)}
            aria-pressed={paused !== undefined}
          >
            {paused === undefined ? 'Pause' : 'Continue'}
          </Button>
          <Button
            onClick={() => {
              clearTraffic();
              setPaused(undefined);
            }}
            title="Empties this list. The server keeps its journal."
          >
            Clear
          </Button>
        </>
      }
      notice={
        missed.value > 0 ? (
          <p class="warning notice">
            The server dropped {missed.value.toLocaleString('en')} earlier entries before this page read them.
          </p>
        ) : null
      }
      empty={
        <Empty title={selectedMerchant.value === undefined ? 'No requests yet' : 'No requests of this merchant yet'}>
          <p>
            Send a request to <code>{location.origin}/v1/payments</code>. It appears here at once.
          </p>
        </Empty>
      }
      open={
        id === undefined
          ? undefined
          : {
              title: opened === undefined ? 'Request' : `Request ${opened.number}`,
              key: opened?.cursor ?? id,
              content: opened === undefined ? <NoRequest /> : <RequestDetails row={opened} key={opened.cursor} />,
            }
      }
    />
  );
}

function NoRequest() {
  return (
    <Empty title="The page does not have this request">
      <p>The server keeps the latest requests only. A cleared list and a restarted server lose them.</p>
    </Empty>
  );
}

function summaryOf(count: number, filter: RequestFilter, waiting = 0): string {
  const total = requests.value.length;
  const shown = count.toLocaleString('en');
  const text = isFiltered(filter) ? `${shown} of ${total.toLocaleString('en')}` : formatCount(count, 'request');
  return waiting > 0 ? `${text}, ${waiting.toLocaleString('en')} waiting` : text;
}
