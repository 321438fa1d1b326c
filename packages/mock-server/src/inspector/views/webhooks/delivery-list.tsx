import { useMemo } from 'preact/hooks';
import { Data } from '../../components/data.tsx';
import { Time } from '../../components/time.tsx';
import { type Column, VirtualTable } from '../../components/virtual-table.tsx';
import type { DeliveryRow } from './delivery-row.ts';
import { AttemptResult, DeliveryStatusBadge, type WebhookEndpoint } from './delivery-status.tsx';
import { endpointName } from './endpoint-name.ts';

function createColumns(endpoints: readonly WebhookEndpoint[]): readonly Column<DeliveryRow>[] {
  const names = new Map(endpoints.map((each) => [each.id, endpointName(each)]));
  return [
    { id: 'status', title: 'Status', cell: ({ status }) => <DeliveryStatusBadge status={status} /> },
    { id: 'event', title: 'Event', cell: ({ event }) => event },
    { id: 'result', title: 'Last attempt', cell: (row) => <LastAttempt row={row} /> },
    { id: 'subject', title: 'Order', isOptional: true, cell: ({ subject }) => <Data text={subject} /> },
    {
      id: 'url',
      title: 'Endpoint',
      isOptional: true,
      cell: ({ endpointId, url }) => <Data text={names.get(endpointId) ?? url} />,
    },
    { id: 'attempts', title: 'Attempts', isOptional: true, cell: ({ attempts }) => attempts },
    { id: 'time', title: 'Time', cell: (row) => <LatestTime row={row} /> },
  ];
}

function LastAttempt({ row: { lastAttempt } }: { readonly row: DeliveryRow }) {
  return lastAttempt === undefined ? <span class="quiet">waits</span> : <AttemptResult attempt={lastAttempt} />;
}

/** The time of the last attempt. Before the first one, the time at which it is due. */
function LatestTime({ row: { lastAttempt, nextAttemptAt } }: { readonly row: DeliveryRow }) {
  const at = lastAttempt?.at ?? nextAttemptAt;
  return at === undefined ? null : <Time at={at} />;
}

/** The deliveries, newest first. */
export function DeliveryList({
  rows,
  endpoints,
  selected,
  resetKey,
  onOpen,
}: {
  readonly rows: readonly DeliveryRow[];
  readonly endpoints: readonly WebhookEndpoint[];
  readonly selected: string | undefined;
  readonly resetKey: string;
  onOpen(deliveryId: string): void;
}) {
  // The table draws each row again when its columns change.
  const key = JSON.stringify(endpoints);
  const columns = useMemo(() => createColumns(endpoints), [key]);
  return (
    <VirtualTable
      label="Deliveries, newest first"
      class="delivery-table"
      columns={columns}
      count={rows.length}
      itemAt={(index) => rows[index] as DeliveryRow}
      keyOf={({ id }) => id}
      selected={selected}
      resetKey={resetKey}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}
