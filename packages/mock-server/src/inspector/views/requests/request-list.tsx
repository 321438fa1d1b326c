import { StatusBadge } from '../../components/badge.tsx';
import { Data } from '../../components/data.tsx';
import { formatDuration, Time } from '../../components/time.tsx';
import { type Column, VirtualTable } from '../../components/virtual-table.tsx';
import type { RequestRow } from '../../state/request-row.ts';
import { RequestMarks } from './request-marks.tsx';

const columns: readonly Column<RequestRow>[] = [
  { id: 'status', title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'operation', title: 'Operation', cell: ({ operation }) => operation },
  { id: 'marks', title: 'Marks', cell: (row) => <RequestMarks row={row} /> },
  {
    id: 'subject',
    title: 'Order or payment',
    isOptional: true,
    cell: ({ merchantOrderId, paymentId }) => <Data text={merchantOrderId ?? paymentId ?? ''} />,
  },
  { id: 'merchant', title: 'Merchant', isOptional: true, cell: ({ merchant }) => <Data text={merchant} /> },
  { id: 'duration', title: 'Duration', isOptional: true, cell: ({ durationMs }) => formatDuration(durationMs) },
  { id: 'time', title: 'Time', cell: ({ at }) => <Time at={at} /> },
];

/** The requests, newest first. */
export function RequestList({
  rows,
  selected,
  resetKey,
  onOpen,
}: {
  /** Oldest first. */
  readonly rows: readonly RequestRow[];
  readonly selected: string | undefined;
  readonly resetKey: string;
  onOpen(row: RequestRow): void;
}) {
  return (
    <VirtualTable
      label="Requests, newest first"
      class="request-table"
      columns={columns}
      count={rows.length}
      itemAt={(index) => rows[rows.length - 1 - index] as RequestRow}
      keyOf={({ cursor }) => cursor}
      selected={selected}
      resetKey={resetKey}
      onOpen={onOpen}
    />
  );
}
