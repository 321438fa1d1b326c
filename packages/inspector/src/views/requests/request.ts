import { type CurlHeader, curlCommand } from '../../api/escape.ts';
import type { Filter } from '../../state/router.ts';
import type { JournalEntry, RequestRow } from '../../state/traffic.ts';

/**
 * What the list of requests shows. `status` is `2xx`, `4xx`, `5xx`, `none`, `problems`, or one status; `payment` and `order` are parts of ids.
 */
export const requestFields = ['text', 'operation', 'status', 'payment', 'order'] as const;
export type RequestFilter = Filter<(typeof requestFields)[number]>;

/**
 * Creates the test of a request. A request must match every field but the text, which the server searches, because only the server has the
 * bodies.
 */
export function matchesFilter(
  { operation, status, payment, order }: RequestFilter,
  merchant: string | undefined,
): (row: RequestRow) => boolean {
  const includes = (id = '', part: string) => id.toLowerCase().includes(part.toLowerCase());
  // `none` and the start of a status are parts of what the list shows.
  const matchesStatus = (row: RequestRow) =>
    status === 'problems' ? hasProblem(row) : String(row.status ?? 'none').startsWith(status.replace('xx', ''));
  return (row) =>
    (merchant === undefined || row.merchant === merchant) &&
    (operation === '' || row.operation === operation) &&
    matchesStatus(row) &&
    includes(row.paymentId, payment) &&
    includes(row.merchantOrderId, order);
}

/** Whether a developer would want to look at a request: it failed, or the server marked something. */
function hasProblem({ status, faults, unknownFieldCount, authenticated, warning }: RequestRow): boolean {
  if (warning !== undefined) return true;
  return status === undefined || status >= 400 || faults.length > 0 || unknownFieldCount > 0 || !authenticated;
}

/** The headers that curl or the connection sets. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'accept-encoding',
  'transfer-encoding',
  'keep-alive',
  'expect',
  'te',
  'upgrade',
  'trailer',
  'sec-fetch-mode',
]);

/** The headers whose values stand in environment variables. */
const variables: Readonly<Record<string, string>> = {
  'public-api-key': 'PUBLIC_API_KEY',
  'private-secret-key': 'PRIVATE_SECRET_KEY',
};

/**
 * Writes a request as a curl command. Keys stand in `$PUBLIC_API_KEY` and `$PRIVATE_SECRET_KEY`. Other redacted values keep their mark: the page
 * does not know them.
 */
export function curlOfRequest({ method, path, request }: JournalEntry, origin = location.origin): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]): CurlHeader => {
      const variable = variables[name];
      return variable === undefined ? { name, value } : { name, variable };
    });
  const query = request.query === undefined ? '' : `?${new URLSearchParams(request.query)}`;
  return curlCommand({ method, url: `${origin}${path}${query}`, headers, body: request.body ?? undefined });
}
