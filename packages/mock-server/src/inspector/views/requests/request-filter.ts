import type { RequestRow } from '../../state/request-row.ts';

/** What the list of requests shows. The address keeps it, so that a link and the back button restore it. */
export interface RequestFilter {
  readonly text: string;
  readonly operation: string;
  /** `2xx`, `4xx`, `5xx`, `none`, `problems`, or one status. */
  readonly status: string;
  /** A part of the id of the payment. */
  readonly payment: string;
  /** A part of the order id. */
  readonly order: string;
}

const fields = ['text', 'operation', 'status', 'payment', 'order'] as const;

/** Reads the filter from the query of the address. */
export function filterOf(query: URLSearchParams): RequestFilter {
  const [text, operation, status, payment, order] = fields.map((each) => query.get(each) ?? '');
  return { text, operation, status, payment, order } as RequestFilter;
}

/** Whether any field is set. */
export function isFiltered(filter: RequestFilter): boolean {
  return fields.some((each) => filter[each] !== '');
}

/**
 * Creates the test of a request. A request must match every field but the text, which the server searches, because only the server has the
 * bodies.
 */
export function matchesFilter(
  { operation, status, payment, order }: RequestFilter,
  merchant: string | undefined,
): (row: RequestRow) => boolean {
  const [paymentPart, orderPart] = [payment.toLowerCase(), order.toLowerCase()];
  const matchesStatus = statusTest(status);
  return (row) =>
    (merchant === undefined || row.merchant === merchant) &&
    (operation === '' || row.operation === operation) &&
    matchesStatus(row) &&
    (paymentPart === '' || includes(row.paymentId, paymentPart)) &&
    (orderPart === '' || includes(row.merchantOrderId, orderPart));
}

function includes(text: string | undefined, part: string): boolean {
  return text?.toLowerCase().includes(part) ?? false;
}

function statusTest(status: string): (row: RequestRow) => boolean {
  if (status === '') return () => true;
  if (status === 'none') return (row) => row.status === undefined;
  if (status === 'problems') return hasProblem;
  const digits = status.replace('xx', '');
  return (row) => String(row.status ?? '').startsWith(digits);
}

/** Whether a developer would want to look at a request: it failed, or the server marked something. */
function hasProblem({ status, faults, unknownFieldCount, authenticated, warning }: RequestRow): boolean {
  if (warning !== undefined) return true;
  return status === undefined || status >= 400 || faults.length > 0 || unknownFieldCount > 0 || !authenticated;
}
