export interface WatchedTimers {
  /** How many were started, and how many of them have neither fired nor been cleared. */
  count(): { started: number; left: number };
  /** Ends the watch. */
  restore(): void;
}

/** Watches the timers that are started through the globals from now on: those of the client, and none of the runtime. */
export function watchTimers(): WatchedTimers {
  const { setTimeout, clearTimeout } = globalThis;
  const left = new Set<unknown>();
  let started = 0;
  const watched = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const fire = () => {
      left.delete(timer);
      run(...given);
    };
    const timer: unknown = setTimeout(fire, ms);
    started += 1;
    left.add(timer);
    return timer;
  };
  Object.assign(globalThis, {
    setTimeout: watched,
    clearTimeout(timer: Parameters<typeof clearTimeout>[0]) {
      left.delete(timer);
      clearTimeout(timer);
    },
  });
  return {
    count: () => ({ started, left: left.size }),
    restore: () => void Object.assign(globalThis, { setTimeout, clearTimeout }),
  };
}
