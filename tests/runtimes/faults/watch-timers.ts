const longMs = 5_000;

/**
 * Watches the timers that are started through the globals from now on: those of the client, whose limits are minutes, and not those that
 * the `fetch` of a runtime starts through the same globals and that fire soon.
 */
export function watchTimers() {
  const { setTimeout, clearTimeout } = globalThis;
  const left = new Set<unknown>();
  let started = 0;
  const watched = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const fire = () => {
      left.delete(timer);
      run(...given);
    };
    const timer: unknown = setTimeout(fire, ms);
    if (ms < longMs) return timer;
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
    /** How many were started, and how many of them have neither fired nor been cleared. */
    count: () => ({ started, left: left.size }),
    /** Ends the watch. */
    restore: () => void Object.assign(globalThis, { setTimeout, clearTimeout }),
  };
}
