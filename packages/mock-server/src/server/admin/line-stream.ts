import { afterRealTime } from '../../core/clock/real-timers.ts';

export interface LineStreamOptions<T> {
  readonly feed: Feed<T>;
  /** A feed whose changes the reader wants to know. Each sends an empty line. */
  readonly otherFeed?: Feed<unknown> | undefined;
  /** The position of the last entry that the reader has seen. */
  readonly after: number;
  /** Whether the stream stays open for new entries. */
  readonly follow: boolean;
  /** Whether the reader gets an entry. */
  matches(value: T, position: number): boolean;
  /** Returns the JSON of a line. */
  toLine(value: T, position: number): string;
  /** Returns the JSON of the line that says how many entries the feed dropped before the reader read them. */
  toGap(missed: number, position: number): string;
  /** How long a waiting reader waits for further entries after the first one, in milliseconds. Each piece costs more than a line. */
  readonly batchMs?: number;
}

/** An empty line after this time without an entry shows both sides that the connection is alive. */
const heartbeatMs = 15_000;
/** A piece of the body has further lines until it is this long, in characters. */
const pieceSize = 32_768;
/** Other work comes in between after this many entries that the reader does not get. */
const maxSkipped = 100;

/** Creates a stream of JSON lines. It reads entries of the feed only when the reader has taken the last ones. */
export function createLineStream<T>(options: LineStreamOptions<T>): ReadableStream<Uint8Array> {
  const { ReadableStream: NodeStream } = process.getBuiltinModule('node:stream/web');
  // The types of Node and of the standard library have the same class twice.
  return NodeStream.from(piecesOf(options)) as unknown as ReadableStream<Uint8Array>;
}

async function* piecesOf<T>(options: LineStreamOptions<T>): AsyncGenerator<Uint8Array> {
  const { feed, otherFeed, follow, matches, toLine, toGap, batchMs = 0 } = options;
  const encoder = new TextEncoder();
  let { after: position } = options;
  let otherPosition = otherFeed?.latest();

  for (;;) {
    let text = '';
    let entry = feed.next(position);
    for (let skipped = 0; entry !== undefined && skipped < maxSkipped && text.length < pieceSize; ) {
      const missed = entry.position - position - 1;
      if (missed > 0) text += `${toGap(missed, entry.position - 1)}\n`;
      position = entry.position;
      if (matches(entry.value, position)) text += `${toLine(entry.value, position)}\n`;
      else skipped += 1;
      entry = feed.next(position);
    }

    if (text !== '') yield encoder.encode(text);
    else if (entry !== undefined) await wait(0);
    else if (!follow || feed.isClosed()) return;
    else {
      // The other feed may have changed while the reader was busy.
      if (otherFeed?.latest() === otherPosition) await waitForChange(feed, otherFeed);
      otherPosition = otherFeed?.latest();
      if (batchMs > 0) await wait(batchMs);
      if (feed.next(position) === undefined && !feed.isClosed()) yield encoder.encode('\n');
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => afterRealTime(milliseconds, resolve, { keepsAlive: false }));
}

/** Resolves when one of the feeds changes, or when it is time for a heartbeat. */
function waitForChange(...feeds: readonly (Pick<Feed<unknown>, 'onChange'> | undefined)[]): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      for (const cancel of cancels) cancel?.();
      resolve();
    };
    const cancels = [
      ...feeds.map((feed) => feed?.onChange(finish)),
      afterRealTime(heartbeatMs, finish, { keepsAlive: false }),
    ];
  });
}

/**
 * The latest entries of something that happens all the time, for any number of readers. A reader keeps only its position. A slow reader
 * costs no memory: it misses the entries that the feed has dropped.
 */
export type Feed<T> = ReturnType<typeof createFeed<T>>;

/** Creates an empty feed that keeps the latest entries. */
export function createFeed<T>(maxEntries: number) {
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
    append(value: T): void {
      kept[latest % maxEntries] = value;
      latest += 1;
      notify();
    },
    /** Returns the oldest kept entry after a position; undefined when it has not happened yet. Positions count from 1. */
    next(position: number): { readonly position: number; readonly value: T } | undefined {
      const next = Math.max(position + 1, latest - maxEntries + 1, 1);
      return next > latest ? undefined : { position: next, value: kept[(next - 1) % maxEntries] as T };
    },
    /** The position of the latest entry; 0 before the first one. */
    latest: () => latest,
    /** Calls back once, after the next `append` or `close`. Returns a function that cancels the call. */
    onChange(call: () => void): () => void {
      waiting.add(call);
      return () => void waiting.delete(call);
    },
    /** Ends every stream of the feed. */
    close(): void {
      closed = true;
      notify();
    },
    isClosed: () => closed,
  };
}
