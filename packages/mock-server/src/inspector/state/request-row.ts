import type { components } from '../generated/admin-api.ts';
import type { PaymentsOperationId } from '../generated/operations.ts';

export type JournalEntry = components['schemas']['JournalEntry'];
export type UnknownField = components['schemas']['UnknownField'];
type StreamedRequest = Extract<components['schemas']['StreamedRequest'], { request: unknown }>;

/** A request as the list shows it. The complete one stays JSON until it is opened: ten thousand of them as objects would fill the memory. */
export interface RequestRow {
  /** The position in the stream. It identifies the request, also after a reset. */
  readonly cursor: string;
  readonly merchant: string;
  readonly number: number;
  readonly at: string;
  readonly durationMs: number;
  readonly operation: PaymentsOperationId;
  readonly method: string;
  readonly path: string;
  /** Undefined when no response was sent. */
  readonly status: number | undefined;
  /** The error code of the response. */
  readonly code: string | undefined;
  readonly replayed: boolean;
  readonly faults: readonly string[];
  readonly unknownFields: number;
  readonly authenticated: boolean;
  readonly paymentId: string | undefined;
  readonly orderId: string | undefined;
  readonly deliveries: readonly string[];
  /** The line of the stream. */
  readonly line: string;
}

/** The complete request of a row. */
export function entryOf(row: RequestRow): JournalEntry & { readonly replayable?: boolean } {
  return (JSON.parse(row.line) as StreamedRequest).request;
}

/** Reads a line of the stream of requests. Returns the number of missed requests for a gap. */
export function parseRequestLine(line: string): RequestRow | { readonly missed: number } {
  const parsed: StreamedRequest | { missed: number } = JSON.parse(line);
  if (!('request' in parsed)) return { missed: parsed.missed };
  const { cursor, merchant, durationMs, request } = parsed;
  const { number, at, operation, method, path, replayed, faults, authenticated, deliveries } = request;
  const response = bodyFields(request.response?.body);
  return {
    cursor,
    merchant,
    number,
    at,
    durationMs,
    operation,
    method,
    path,
    status: request.response?.status,
    code: textOf(response.code),
    replayed,
    faults,
    unknownFields: request.unknownFields.length,
    authenticated,
    paymentId: paymentIdOf(path) ?? (path === '/v1/payments' && method === 'POST' ? textOf(response.id) : undefined),
    orderId:
      textOf(bodyFields(request.request.body).merchant_order_id) ??
      textOf(response.merchant_order_id) ??
      orderIdOf(path),
    deliveries,
    line,
  };
}

function paymentIdOf(path: string): string | undefined {
  const segment = /^\/v1\/payments\/([^/?]+)/.exec(path)?.[1];
  return segment === undefined ? undefined : decode(segment);
}

/** The list of the payments of an order names the order in its query. */
function orderIdOf(path: string): string | undefined {
  const start = path.indexOf('?');
  return start < 0 ? undefined : (new URLSearchParams(path.slice(start)).get('merchant_order_id') ?? undefined);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function bodyFields(body: unknown): Record<string, unknown> {
  return Object(body);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
