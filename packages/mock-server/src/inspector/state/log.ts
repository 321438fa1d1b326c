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

/** Creates an empty log that keeps the latest entries. */
export function createLog<T>(maxEntries: number): Log<T> {
  const entries: T[] = [];
  const version = signal(0);
  // Dropping a part at once keeps each append fast.
  const slack = Math.ceil(maxEntries / 20);
  let dropped = 0;
  let generation = 0;
  return {
    entries,
    version,
    dropped: () => dropped,
    generation: () => generation,
    append(added) {
      for (const entry of added) entries.push(entry);
      if (entries.length > maxEntries + slack) dropped += entries.splice(0, entries.length - maxEntries).length;
      version.value = version.peek() + 1;
    },
    clear() {
      entries.length = 0;
      dropped = 0;
      generation += 1;
      version.value = version.peek() + 1;
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
