/** Items in the order of their times. Items with the same time are in the order of their numbers. */
export type PriorityQueue<T> = ReturnType<typeof createPriorityQueue<T>>;

export interface Entry<T> {
  readonly time: number;
  /** A counter. Queues that share one order share the counter. */
  readonly number: number;
  readonly item: T;
}

/** Creates a binary heap, because there is an entry for every payment that can expire. */
export function createPriorityQueue<T>() {
  const heap: Entry<T>[] = [];

  /** Moves an entry up from an index. */
  const siftUp = (entry: Entry<T>, from: number) => {
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

  /** Moves an entry down from the top. */
  const siftDown = (entry: Entry<T>) => {
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
    add: (entry: Entry<T>) => siftUp(entry, heap.length),
    /** Returns the first entry, or undefined when the queue is empty. */
    next: () => heap[0],
    /** Removes the first entry, and returns its item. */
    take(): T | undefined {
      const [first] = heap;
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) siftDown(last);
      return first?.item;
    },
    clear(): void {
      heap.length = 0;
    },
  };
}

/** Returns whether one entry comes before the other. */
export function precedes(one: Entry<unknown>, other: Entry<unknown>): boolean {
  return one.time === other.time ? one.number < other.number : one.time < other.time;
}

function parentOf(index: number): number {
  return (index - 1) >> 1;
}

function childOf(index: number): number {
  return 2 * index + 1;
}
