import { Data } from '../../components/data.tsx';
import { Money } from '../../components/money.tsx';
import { Time } from '../../components/time.tsx';
import { type Column, VirtualTable } from '../../components/virtual-table.tsx';
import type { PaymentRow } from './payment-row.ts';
import { PaymentStatus } from './payment-status.tsx';

const columns: readonly Column<PaymentRow>[] = [
  { id: 'status', title: 'Status', cell: ({ status }) => <PaymentStatus status={status} /> },
  { id: 'amount', title: 'Amount', cell: ({ value, currency }) => <Money value={value} currency={currency} /> },
  { id: 'order', title: 'Order', cell: ({ orderId }) => <Data text={orderId} /> },
  { id: 'description', title: 'Description', isOptional: true, cell: ({ description }) => <Data text={description} /> },
  {
    id: 'id',
    title: 'Payment',
    isOptional: true,
    cell: ({ id }) => (
      <code>
        <Data text={id} />
      </code>
    ),
  },
  { id: 'time', title: 'Created', isOptional: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
];

/** The payments, newest first. */
export function PaymentList({
  rows,
  selected,
  resetKey,
  onOpen,
}: {
  readonly rows: readonly PaymentRow[];
  readonly selected: string | undefined;
  readonly resetKey: string;
  onOpen(id: string): void;
}) {
  return (
    <VirtualTable
      label="Payments"
      class="payment-table"
      columns={columns}
      count={rows.length}
      // The table calls it with positions below the count only.
      itemAt={(index) => rows[index] as PaymentRow}
      keyOf={({ id }) => id}
      selected={selected}
      onOpen={({ id }) => onOpen(id)}
      resetKey={resetKey}
    />
  );
}
