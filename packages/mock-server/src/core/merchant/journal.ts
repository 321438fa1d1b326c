import type { UnknownField } from '../../generated/control-types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { matchesDefinedFields, type Selection, select } from '../model/matching.ts';
import { redactBody } from '../model/redaction.ts';
import { didYouMean } from '../options/suggest-name.ts';

/** A request and its response. Secrets and card data are redacted. */
export interface JournalEntry {
  /** Counts from 1. */
  readonly number: number;
  /** The time on the clock of the merchant, as ISO 8601 in UTC. */
  readonly at: string;
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly request: {
    readonly headers: Record<string, string>;
    /** The query parameters, as they were sent. Absent for a request without a query. */
    readonly query?: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
  /** Undefined when no response was sent, because the connection was reset or hangs. */
  readonly response: { readonly status: number; readonly body: unknown } | undefined;
  /** Whether the response is that of an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  /** Whether a replayed request has another body than the first request with its idempotency key. Its response is that of the first one. */
  readonly bodyDiffers: boolean;
  /** The phases in which a fault was injected. */
  readonly faults: readonly string[];
  /** The ids of the webhook deliveries that the request caused. */
  readonly deliveries: readonly string[];
  /** Whether the credentials belong to a merchant. The default merchant has the requests without known credentials. */
  readonly authenticated: boolean;
  /** The fields of the request that the contract does not list, in the body and in the query. At most 20. */
  readonly unknownFields: readonly UnknownField[];
  /** What is probably wrong with the request, and the fix. The response does not say it. Absent without a warning. */
  readonly warnings?: readonly string[];
  /** The id of the payment that the request created or named. */
  readonly paymentId?: string | undefined;
  /** The order of that payment, or the order that the request named. */
  readonly merchantOrderId?: string | undefined;
}

/** Describes an unknown field: `unknown field merchant_ordr_id. Did you mean merchant_order_id?` */
export function describeUnknownField(field: UnknownField): string {
  const { kind, name, hint } = partsOf(field);
  return `unknown ${kind} ${name}${hint}`;
}

/** Describes the rejection of an unknown field: `merchant_ordr_id is not a field of this operation. Did you mean merchant_order_id?` */
export function describeRejectedField(field: UnknownField): string {
  const { kind, name, hint } = partsOf(field);
  return `${name} is not a ${kind} of this operation${hint}`;
}

/** The path of a field in an object at a path. */
export function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function partsOf({ path, suggestion }: UnknownField) {
  const kind = path.startsWith('?') ? 'query parameter' : 'field';
  const nameOf = (text: string) => text.replace(/^\?/, '');
  return { kind, name: nameOf(path), hint: didYouMean(suggestion && nameOf(suggestion)) };
}

/** Selects journal entries. An entry matches when every given field is equal. */
export type JournalMatch = Partial<
  Pick<JournalEntry, 'operation' | 'method' | 'path' | 'idempotencyKey' | 'replayed' | 'paymentId' | 'merchantOrderId'>
> & {
  status?: number;
};

/** Reports whether an entry matches every field of `match` that is set. `body` is compared partially with the body of the request. */
export function matchesEntry(entry: JournalEntry, match: JournalMatch & { body?: unknown }): boolean {
  return matchesDefinedFields({ ...entry, status: entry.response?.status, body: entry.request.body }, match);
}

/** The journal as plain data. `count` is the number of requests so far. */
export interface SavedJournal {
  entries: JournalEntry[];
  count: number;
}

export type Journal = ReturnType<typeof createJournal>;

/**
 * The requests of a merchant, with their responses. A full journal drops its oldest entries. Bodies are immutable, so the journal keeps them,
 * and a caller copies an entry before it passes it on. Bodies of responses are redacted when they are read, and those of requests before.
 */
export function createJournal(maxEntries: number) {
  let kept: JournalEntry[] = [];
  let count = 0;
  const newest = () => kept.slice(Math.max(0, kept.length - maxEntries));
  return {
    record(entry: Omit<JournalEntry, 'number'>): JournalEntry {
      count += 1;
      const numbered = { number: count, ...entry };
      kept.push(numbered);
      // Dropping entries in batches keeps each request fast. An entry that is dropped soon costs the garbage collector less.
      if (kept.length >= maxEntries * 1.25) kept = newest();
      return numbered;
    },
    /** Returns the entries that match, oldest first. Redacts only those. */
    entries: (selection?: Selection<JournalEntry>): readonly JournalEntry[] =>
      select(newest(), selection).map(redactEntry),
    get(number: number): JournalEntry | undefined {
      const entry = newest().find((each) => each.number === number);
      return entry && redactEntry(entry);
    },
    /** Returns the entries that match as they are stored, oldest first. They must not leave the mock server. */
    stored: (matches: (entry: JournalEntry) => boolean): readonly JournalEntry[] => newest().filter(matches),
    /** The number of entries. */
    size: () => Math.min(kept.length, maxEntries),
    /** The number of requests so far, also of those that the journal has dropped. */
    count: () => count,
    save: (): SavedJournal => structuredClone({ entries: newest().map(redactEntry), count }),
    load(saved: SavedJournal): void {
      ({ entries: kept, count } = structuredClone(saved));
    },
  };
}

/** The part of a response body that a log shows. It is never secret. */
export interface ResponseSummary {
  /** The id of the resource. */
  readonly id?: string;
  /** The status of the resource. */
  readonly status?: string;
  /** The code of an error. */
  readonly code?: string;
  /** The fields and headers that the messages of an error name, without their values. */
  readonly fields?: readonly string[];
}

/** Summarizes the body of a response. */
export function summarizeBody(body: unknown): ResponseSummary {
  const { id, status, code, messages } = Object(body) as Record<string, unknown>;
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof status === 'string' ? { status } : {}),
    ...(typeof code === 'string' ? { code, ...fieldsIn(messages) } : {}),
  };
}

/** A message about a field starts with its name. Other messages start with a capital letter. */
function fieldsIn(messages: unknown): Pick<ResponseSummary, 'fields'> {
  if (!Array.isArray(messages)) return {};
  const names = messages.flatMap((message) => /^[a-z][^\s:]{0,127}(?=[\s:])/.exec(String(message)) ?? []);
  return names.length === 0 ? {} : { fields: [...new Set(names)] };
}

/** Copies an entry, with the body of its response redacted. */
export function copyEntry(entry: JournalEntry): JournalEntry {
  const redacted = redactEntry(entry);
  // The response is a copy already, and the largest part of the entry.
  return { ...structuredClone({ ...redacted, response: undefined }), response: redacted.response };
}

/** Redacts the body of the response. That of the request was redacted before. */
function redactEntry(entry: JournalEntry): JournalEntry {
  const { request, response } = entry;
  // In the order of `Headers`.
  const headers = Object.entries(request.headers).sort(([left], [right]) => (left < right ? -1 : 1));
  return {
    ...entry,
    request: { ...request, headers: Object.fromEntries(headers) },
    response: response && { ...response, body: redactBody(response.body) },
  };
}
