import type { ResultOf } from '../../api/admin-call.ts';

type Payment = ResultOf<'listPayments'>[number];

/** What the list shows of a payment. */
export interface PaymentRow {
  readonly id: string;
  readonly orderId: string;
  readonly description: string;
  readonly status: string;
  readonly subStatus: string;
  readonly value: number;
  readonly currency: string;
  readonly createdAt: string;
}

/** Creates a function that returns the same row for a payment that did not change: the table then keeps its place and its cells. */
export function createRowCache(): (payments: readonly Payment[]) => readonly PaymentRow[] {
  let known = new Map<string, PaymentRow>();
  return (payments) => {
    const rows = payments.map((payment) => {
      const row = rowOf(payment);
      const last = known.get(row.id);
      return last !== undefined && JSON.stringify(last) === JSON.stringify(row) ? last : row;
    });
    known = new Map(rows.map((row) => [row.id, row]));
    return rows;
  };
}

function rowOf({ id, merchant_order_id, description, status, sub_status, amount, created_at }: Payment): PaymentRow {
  const { value, currency } = amount;
  return {
    id,
    orderId: merchant_order_id,
    description,
    status,
    subStatus: sub_status,
    value,
    currency,
    createdAt: created_at,
  };
}
