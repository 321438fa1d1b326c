/** What is to happen at which time. Of two things at one time, the one with the lower number comes first. */
export interface PriorityQueue<T> {
  add(entry: Entry<T>): void;
  /** What comes next; undefined when there is nothing. */
  next(): Entry<T> | undefined;
  /** Takes out what comes next. */
  take(): T | undefined;
  clear(): void;
}

export interface Entry<T> {
  readonly time: number;
  /** Counts the entries of all agendas that share one order. */
  readonly number: number;
  readonly item: T;
}

/** A binary heap: every payment that waits for its expiry is an entry, and an insertion must not look at each. */
export function createPriorityQueue<T>(): PriorityQueue<T> {
  const heap: Entry<T>[] = [];

  /** Puts an entry where the one at an index is, or above it. */
  const rise = (entry: Entry<T>, from: number) => {
    let index = from;
    for (
      let above = heap[parentOf(index)];
      index > 0 && above && precedes(entry, above);
      above = heap[parentOf(index)]
    ) {
      heap[index] = above;
      index = parentOf(index);
    }
    heap[index] = entry;
  };

  /** Puts an entry at the top, or below it. */
  const sink = (entry: Entry<T>) => {
    let index = 0;
    for (let child = childOf(index); child < heap.length; child = childOf(index)) {
      const [left, right] = [heap[child], heap[child + 1]];
      const isRight = left !== undefined && right !== undefined && precedes(right, left);
      const smaller = isRight ? right : left;
      if (smaller === undefined || precedes(entry, smaller)) break;
      heap[index] = smaller;
      index = isRight ? child + 1 : child;
    }
    heap[index] = entry;
  };

  return {
    add: (entry) => rise(entry, heap.length),
    next: () => heap[0],
    take() {
      const [first] = heap;
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
      return first?.item;
    },
    clear() {
      heap.length = 0;
    },
  };
}

/** Whether one entry comes before the other. */
export function precedes(one: Entry<unknown>, other: Entry<unknown>): boolean {
  return one.time === other.time ? one.number < other.number : one.time < other.time;
}

function parentOf(index: number): number {
  return (index - 1) >> 1;
}

function childOf(index: number): number {
  return 2 * index + 1;
}
