import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Choice, FilterBar } from '../../components/form.tsx';
import { Split } from '../../components/panels.tsx';
import { type Column, VirtualTable } from '../../components/table.tsx';
import { Button, Data, Empty, formatCount, formatDuration, Icon, StatusBadge, Time } from '../../components/text.tsx';
import { paymentsOperations } from '../../generated/operations.ts';
import { currentMerchant, selectedMerchant } from '../../state/merchants.ts';
import { filteredList, isFiltered, route } from '../../state/router.ts';
import { clearTraffic, missed, type RequestRow, requests, startSearch, type TextSearch } from '../../state/traffic.ts';
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
  const filtered = filteredList('requests', requestFields);
  const { filter } = filtered;
  const search = useTextSearch(filter.text);
  const isSearching = search?.isSearching.value ?? false;
  const all = (search?.found ?? requests).value;
  const key = JSON.stringify([filter, selectedMerchant.value]);
  const live = useMemo(() => all.filter(matchesFilter(filter, selectedMerchant.value)), [all, key]);
  const [paused, setPaused] = useState<readonly RequestRow[]>();
  const rows = paused ?? live;
  const opened = id === undefined ? undefined : findRow(id, currentMerchant.value);

  // Another filter shows the present requests.
  useEffect(() => setPaused(undefined), [key]);

  const list = (
    <>
      <FilterBar
        rows="requests"
        list={filtered}
        fields={{
          text: { label: 'Search in everything' },
          operation: { label: 'Operation', choices: Object.keys(paymentsOperations) },
          status: { label: 'Status', choices: statuses },
          payment: { label: 'Payment id' },
          order: { label: 'Order id' },
        }}
      >
        <span class="quiet">
          {isSearching ? 'Searching…' : summaryOf(rows.length, filter, paused && live.length - paused.length)}
        </span>
        <Button onClick={() => setPaused(paused === undefined ? live : undefined)} aria-pressed={paused !== undefined}>
          <Icon name={paused === undefined ? 'pause' : 'play'} />
          <span>{paused === undefined ? 'Pause' : 'Continue'}</span>
        </Button>
        <Button
          onClick={() => {
            clearTraffic();
            setPaused(undefined);
          }}
          title="Empties this list. The server keeps its journal."
        >
          <Icon name="clear" />
          <span>Clear</span>
        </Button>
      </FilterBar>
      {missed.value > 0 ? (
        <p class="warning notice">
          The server dropped {missed.value.toLocaleString('en')} earlier entries before this page read them.
        </p>
      ) : null}
      {rows.length === 0 ? (
        <NoRequests isFiltered={isFiltered(filter) || selectedMerchant.value !== undefined} isSearching={isSearching} />
      ) : (
        <VirtualTable
          label="Requests, newest first"
          class="request-table"
          columns={columns}
          rows={rows}
          isReversed
          keyOf={({ cursor }) => cursor}
          selected={opened?.cursor}
          resetKey={key}
          onOpen={({ cursor }) => filtered.open(cursor)}
        />
      )}
    </>
  );
  const details = {
    title: opened === undefined ? 'Request' : `Request ${opened.number}`,
    key: opened?.cursor ?? id ?? '',
    content:
      opened === undefined ? (
        <Empty title="The page does not have this request">
          <p>The server keeps the latest requests only. A cleared list and a restarted server lose them.</p>
        </Empty>
      ) : (
        <RequestDetails row={opened} key={opened.cursor} />
      ),
  };
  return <Split list={list} open={id === undefined ? undefined : details} onClose={() => filtered.open()} />;
}

function summaryOf(count: number, filter: RequestFilter, waiting = 0): string {
  const total = requests.value.length;
  const shown = count.toLocaleString('en');
  const text = isFiltered(filter) ? `${shown} of ${total.toLocaleString('en')}` : formatCount(count, 'request');
  return waiting > 0 ? `${text}, ${waiting.toLocaleString('en')} waiting` : text;
}

function NoRequests({ isFiltered, isSearching }: { isFiltered: boolean; isSearching: boolean }) {
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

/** Reads what the server finds for a text. */
function useTextSearch(text: string): TextSearch | undefined {
  const [search, setSearch] = useState<TextSearch>();
  useEffect(() => {
    if (text === '') {
      setSearch(undefined);
      return undefined;
    }
    const started = startSearch(text);
    setSearch(started);
    return started.stop;
  }, [text]);
  return search;
}
