/** Counts the promises that have not settled. */
export interface InFlight {
  /** Counts a promise until it settles. */
  track<T>(promise: Promise<T>): Promise<T>;
  busy(): boolean;
  /** Resolves when no promise is pending. */
  idle(): Promise<void>;
}

export function createInFlight(): InFlight {
  let count = 0;
  let waiting: (() => void)[] = [];

  const end = () => {
    count -= 1;
    if (count > 0) return;
    for (const resume of waiting) resume();
    waiting = [];
  };

  return {
    track(promise) {
      count += 1;
      promise.then(end, end);
      return promise;
    },
    busy: () => count > 0,
    idle: async () => {
      if (count > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
