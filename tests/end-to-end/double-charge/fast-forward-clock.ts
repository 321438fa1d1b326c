import type { Clock } from '@paychord/sdk';

/**
 * A time for one call after the other, in which nobody waits: the wait between two attempts is over at once, and the
 * time-out of an attempt comes exactly when it is known that no answer will. So no verdict hangs on how fast a machine is.
 */
export interface FastForwardClock extends Clock {
  /** A request leaves: the alarm that is set is its time-out. */
  sent(): void;
  /** The request in flight will get no response. */
  timeOut(): void;
}

export function createFastForwardClock(): FastForwardClock {
  let now = Date.UTC(2026, 0, 1);
  let alarm: { readonly at: number; readonly ring: () => void; isTimeOut: boolean } | undefined;

  const ring = (which: typeof alarm) => {
    if (which === undefined || which !== alarm) return;
    alarm = undefined;
    now = Math.max(now, which.at);
    which.ring();
  };
  return {
    now: () => now,
    setTimeout(callBack, ms) {
      const set = { at: now + ms, ring: callBack, isTimeOut: false };
      alarm = set;
      // By then a request has left, if one does.
      setImmediate(() => set.isTimeOut || ring(set));
      return set;
    },
    clearTimeout(set) {
      if (alarm === set) alarm = undefined;
    },
    sent() {
      if (alarm !== undefined) alarm.isTimeOut = true;
    },
    timeOut() {
      const hopeless = alarm;
      setImmediate(() => ring(hopeless));
    },
  };
}
