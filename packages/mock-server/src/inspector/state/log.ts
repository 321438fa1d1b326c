import { type ReadonlySignal, signal } from '@preact/signals';

/** What happened, oldest first. Bounded: it drops the oldest entries. */
export interface Log<T> {
  /** The entries. The same array after each change: read `version` to notice one. */
  readonly entries: readonly T[];
  /** Changes with each change of the entries. */
  readonly version: ReadonlySignal<number>;
  /** The number of entries that were dropped since the last `clear`. */
  dropped(): number;
  /** How often the log was cleared. */
  generation(): number;
  append(entries: readonly T[]): void;
  clear(): void;
}

export interface LogLimits<T> {
  readonly count: number;
  /** The largest total size. */
  readonly size: number;
  /** The size of an entry. */
  sizeOf(entry: T): number;
}

/** Creates an empty log. */
export function createLog<T>({ count, size: maxSize, sizeOf }: LogLimits<T>): Log<T> {
  const entries: T[] = [];
  const version = signal(0);
  let size = 0;
  let dropped = 0;
  let generation = 0;
  const drop = () => {
    // Dropping a part at once keeps each append fast.
    const slack = Math.ceil(count / 20);
    if (entries.length <= count + slack && size <= maxSize) return;
    let end = Math.max(0, entries.length - count);
    for (let index = 0; index < end; index += 1) size -= sizeOf(entries[index] as T);
    for (; size > maxSize && end < entries.length - 1; end += 1) size -= sizeOf(entries[end] as T);
    entries.splice(0, end);
    dropped += end;
  };
  return {
    entries,
    version,
    dropped: () => dropped,
    generation: () => generation,
    append(added) {
      for (const entry of added) {
        entries.push(entry);
        size += sizeOf(entry);
      }
      drop();
      version.value += 1;
    },
    clear() {
      entries.length = 0;
      size = 0;
      dropped = 0;
      generation += 1;
      version.value += 1;
    },
  };
}

/** The entries of a log that match a filter. It tests each entry once per filter, also while entries arrive. */
export interface FilteredLog<T> {
  /** Returns the matching entries, oldest first. The same array until the next call. */
  read(matches: (entry: T) => boolean): readonly T[];
}

export function createFilteredLog<T>(log: Log<T>): FilteredLog<T> {
  let found: T[] = [];
  let filter: ((entry: T) => boolean) | undefined;
  /** The number of entries since the last `clear` that were tested, with the dropped ones. */
  let tested = 0;
  let generation = log.generation();
  let oldest: T | undefined;
  return {
    read(matches) {
      if (matches !== filter || log.generation() !== generation) {
        filter = matches;
        generation = log.generation();
        found = [];
        tested = log.dropped();
      }
      const start = Math.max(0, tested - log.dropped());
      for (let index = start; index < log.entries.length; index += 1) {
        const entry = log.entries[index] as T;
        if (matches(entry)) found.push(entry);
      }
      tested = log.dropped() + log.entries.length;
      if (oldest !== log.entries[0]) {
        oldest = log.entries[0];
        dropMissing(log, found);
      }
      return found;
    },
  };
}

/** Removes the entries that the log dropped. Both are in the same order. */
function dropMissing<T>(log: Log<T>, found: T[]): void {
  const kept = new Set(log.entries);
  const end = found.findIndex((entry) => kept.has(entry));
  found.splice(0, end < 0 ? found.length : end);
}
