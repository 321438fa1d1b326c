/** An entry of a feed, with its position. */
export interface FeedEntry<T> {
  /** Counts from 1. */
  readonly position: number;
  readonly value: T;
}

/**
 * The latest entries of something that happens all the time, for any number of readers. A reader keeps only its position. A slow reader
 * costs no memory: it misses the entries that the feed has dropped.
 */
export interface Feed<T> {
  append(value: T): void;
  /** Returns the oldest kept entry after a position; undefined when it has not happened yet. */
  next(position: number): FeedEntry<T> | undefined;
  /** The position of the latest entry; 0 before the first one. */
  latest(): number;
  /** Calls back once, after the next `append` or `close`. Returns a function that cancels the call. */
  onChange(call: () => void): () => void;
  /** Ends every stream of the feed. */
  close(): void;
  isClosed(): boolean;
}

/** Creates an empty feed that keeps the latest entries. */
export function createFeed<T>(maxEntries: number): Feed<T> {
  /** A ring: the entry at a position is at its remainder. */
  const kept: T[] = [];
  let latest = 0;
  let closed = false;
  let waiting = new Set<() => void>();
  const notify = () => {
    const calls = waiting;
    waiting = new Set();
    for (const call of calls) call();
  };
  return {
    append(value) {
      kept[latest % maxEntries] = value;
      latest += 1;
      notify();
    },
    next(position) {
      const next = Math.max(position + 1, latest - maxEntries + 1, 1);
      return next > latest ? undefined : { position: next, value: kept[(next - 1) % maxEntries] as T };
    },
    latest: () => latest,
    onChange(call) {
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    close() {
      closed = true;
      notify();
    },
    isClosed: () => closed,
  };
}
