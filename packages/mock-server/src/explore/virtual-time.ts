/** A timer in virtual time. */
export interface Timer {
  readonly at: number;
  readonly call: () => void;
  /** Removes the timer when it is aborted. */
  readonly owner: AbortSignal | undefined;
}

export type VirtualTime = ReturnType<typeof createVirtualTime>;

/** Creates timers in virtual time. Nothing waits: the explorer moves the time to the next timer. */
export function createVirtualTime(startAt: number) {
  let now = startAt;
  const timers = new Set<Timer>();
  const next = () => {
    let earliest: Timer | undefined;
    for (const timer of timers) {
      if (timer.owner?.aborted) timers.delete(timer);
      else if (earliest === undefined || timer.at < earliest.at) earliest = timer;
    }
    return earliest;
  };
  return {
    now: () => now,
    /** Moves the time forward. Calls no timer. */
    moveTo(time: number): void {
      now = Math.max(now, time);
    },
    add(call: () => void, ms: number, owner?: AbortSignal): Timer {
      const timer = { at: now + Math.max(0, ms), call, owner };
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
