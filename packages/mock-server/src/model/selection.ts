/** Which records a list contains, and in which order. */
export interface Selection<T> extends ListOptions {
  /** Whether the list contains a record. Every record by default. */
  readonly matches?: (record: T) => boolean;
}

/** The order and the length of a list. */
export interface ListOptions {
  /**
   * Which record comes first.
   *
   * @default 'oldest'
   */
  readonly sort?: 'oldest' | 'newest';
  /**
   * The largest number of records, counted in the order of `sort`.
   *
   * @default every record
   */
  readonly limit?: number;
}

/** Selects records before they are copied: a copy costs more than a look at thousands of records. */
export function select<T>(
  oldestFirst: readonly T[],
  { matches = () => true, sort = 'oldest', limit = Number.POSITIVE_INFINITY }: Selection<T> = {},
): T[] {
  const selected: T[] = [];
  for (let index = 0; index < oldestFirst.length && selected.length < limit; index += 1) {
    // The index is inside the list.
    const record = oldestFirst[sort === 'oldest' ? index : oldestFirst.length - 1 - index] as T;
    if (matches(record)) selected.push(record);
  }
  return selected;
}
