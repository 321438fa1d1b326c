/** A timer of the merchant's code. */
export interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Creates timers in virtual time. Nothing waits: the explorer moves the time to the next timer. */
export function createVirtualTime(startAt: number) {
  let now = startAt;
  const timers = new Set<Timer>();
  const next = () => {
    let earliest: Timer | undefined;
    for (const timer of timers) if (earliest === undefined || timer.at < earliest.at) earliest = timer;
    return earliest;
  };
  return {
    now: () => now,
    /** Moves the time forward. Calls no timer. */
    moveTo(time: number): void {
      now = Math.max(now, time);
    },
    add(call: () => void, ms: number): Timer {
      const timer = { at: now + Math.max(0, ms), call };
      timers.add(timer);
      return timer;
    },
    /** Returns whether the timer had not been called. */
    remove: (timer: Timer): boolean => timers.delete(timer),
    /** The time of the next timer. */
    nextAt: () => next()?.at,
    /** Removes and returns the timer that is due. */
    takeDue(): Timer | undefined {
      const timer = next();
      if (timer === undefined || timer.at > now) return undefined;
      timers.delete(timer);
      return timer;
    },
  };
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;
