/** Processes all items with this many at a time. */
export async function withConcurrency<T>(
  atATime: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All workers share one iterator.
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}
