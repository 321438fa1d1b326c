import type { OperationId } from '../generated/operations.ts';
import { matchesDefinedFields } from '../model/matches-partial.ts';
import { redactBody } from './redaction.ts';

/** A request and what it was answered. Secrets and card data are redacted. */
export interface JournalEntry {
  /** Counts from 1. */
  readonly number: number;
  /** On the merchant's clock, ISO 8601 in UTC. */
  readonly at: string;
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly request: { readonly headers: Record<string, string>; readonly body: unknown };
  /** Undefined when nothing was answered: a connection that was reset or hangs. */
  readonly response: { readonly status: number; readonly body: unknown } | undefined;
  /** Whether the answer was the stored one of an earlier request. */
  readonly replayed: boolean;
  /** Phases in which a fault struck. */
  readonly faults: readonly string[];
  /** Ids of the webhook deliveries it caused. */
  readonly deliveries: readonly string[];
}

/** Which entries of a journal: those that agree with every field given. */
export type JournalMatch = Partial<
  Pick<JournalEntry, 'operation' | 'method' | 'path' | 'idempotencyKey' | 'replayed'>
> & {
  status?: number;
};

/** Reports whether an entry matches every field of `match` that is set. `body` is compared partially with the body of the request. */
export function matchesEntry(entry: JournalEntry, match: JournalMatch & { body?: unknown }): boolean {
  return matchesDefinedFields({ ...entry, status: entry.response?.status, body: entry.request.body }, match);
}

/**
 * What was asked of a merchant's world and what was answered. Its oldest entries go when it is full. Bodies of answers are kept as they
 * are, as records never change, and redacted when they are read; bodies of requests have to come redacted.
 */
export interface Journal {
  record(entry: Omit<JournalEntry, 'number'>): JournalEntry;
  /** The body of a request arrived after its answer. */
  complete(entry: JournalEntry, body: unknown): void;
  /** Oldest first. */
  entries(): readonly JournalEntry[];
  save(): { entries: JournalEntry[]; count: number };
  load(saved: { entries: JournalEntry[]; count: number }): void;
}

export function createJournal(most: number): Journal {
  let kept: JournalEntry[] = [];
  let count = 0;
  const newest = () => kept.slice(Math.max(0, kept.length - most));
  return {
    record(entry) {
      count += 1;
      const numbered = { number: count, ...entry };
      kept.push(numbered);
      // Dropping them in batches keeps each request cheap.
      if (kept.length >= most * 2) kept = newest();
      return numbered;
    },
    complete(entry, body) {
      // Another object, as one that was handed out stays as it is.
      const index = kept.lastIndexOf(entry);
      if (index >= 0) kept[index] = { ...entry, request: { ...entry.request, body } };
    },
    entries: () => newest().map(withRedactedAnswer),
    save: () => structuredClone({ entries: newest().map(withRedactedAnswer), count }),
    load(saved) {
      ({ entries: kept, count } = structuredClone(saved));
    },
  };
}

function withRedactedAnswer(entry: JournalEntry): JournalEntry {
  const { response } = entry;
  return response === undefined ? entry : { ...entry, response: { ...response, body: redactBody(response.body) } };
}
