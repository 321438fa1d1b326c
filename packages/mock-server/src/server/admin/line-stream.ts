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
/** What `nextLine` returns when other work comes first. */
const pause = Symbol('pause');

/** Creates a stream of JSON lines. It reads entries of the feed only when the reader has taken the last ones. */
export function createLineStream<T>(options: LineStreamOptions<T>): ReadableStream<Uint8Array> {
  const { feed, otherFeed, follow, batchMs = 0 } = options;
  const encoder = new TextEncoder();
  let { after: position } = options;
  let otherPosition = otherFeed?.latest();
  let stopWaiting = () => {};

  /** Returns the next line for the reader; undefined when the feed has no further entry. */
  const nextLine = (): string | typeof pause | undefined => {
    for (let skipped = 0; skipped < maxSkipped; skipped += 1) {
      const entry = feed.next(position);
      if (entry === undefined) return undefined;
      const missed = entry.position - position - 1;
      if (missed > 0) {
        position = entry.position - 1;
        return options.toGap(missed, position);
      }
      position = entry.position;
      if (options.matches(entry.value, position)) return options.toLine(entry.value, position);
    }
    return pause;
  };
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => afterRealTime(milliseconds, resolve, { keepsAlive: false }));
  /** Resolves with whether the feed changed. Otherwise the other feed did, it is time for a heartbeat, or the reader has gone. */
  const waitForChange = (): Promise<boolean> =>
    new Promise((resolve) => {
      const finish = (hasChanged: boolean) => {
        stopWaiting = () => {};
        cancelChange();
        cancelOther?.();
        cancelTimer();
        otherPosition = otherFeed?.latest();
        resolve(hasChanged);
      };
      const end = () => finish(false);
      const cancelChange = feed.onChange(() => finish(true));
      const cancelOther = otherFeed?.onChange(end);
      const cancelTimer = afterRealTime(heartbeatMs, end, { keepsAlive: false });
      stopWaiting = end;
      // The other feed may have changed while the reader was busy.
      if (otherFeed?.latest() !== otherPosition) end();
    });

  /** Joins a line with the next ones, up to the size of a piece. */
  const linesFrom = (first: string): string => {
    let text = '';
    let line: ReturnType<typeof nextLine> = first;
    while (typeof line === 'string') {
      text += `${line}\n`;
      line = text.length < pieceSize ? nextLine() : undefined;
    }
    return text;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        let line = nextLine();
        while (line === pause || (line === undefined && follow && !feed.isClosed())) {
          const hasChanged = line === pause || (await waitForChange());
          if (line === pause || batchMs > 0) await wait(line === pause ? 0 : batchMs);
          line = nextLine();
          if (!hasChanged) break;
        }
        if (typeof line === 'string') controller.enqueue(encoder.encode(linesFrom(line)));
        else if (follow && !feed.isClosed()) controller.enqueue(encoder.encode('\n'));
        else controller.close();
      },
      cancel() {
        position = Number.POSITIVE_INFINITY;
        stopWaiting();
      },
    },
    { highWaterMark: 0 },
  );
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
