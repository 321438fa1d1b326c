/** What has begun and not ended. */
export interface InFlight {
  /** Counts it until it ends, well or not. */
  track<T>(begun: Promise<T>): Promise<T>;
  busy(): boolean;
  /** Resolves when nothing is under way. */
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
    track(begun) {
      count += 1;
      begun.then(end, end);
      return begun;
    },
    busy: () => count > 0,
    idle: async () => {
      if (count > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    },
  };
}
