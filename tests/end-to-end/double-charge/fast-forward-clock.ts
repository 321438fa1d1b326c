import type { Clock } from '@paychord/sdk';

/**
 * A clock for sequential calls that never waits. The wait between two attempts ends at once. An attempt times out exactly
 * when it is certain that no response will arrive, so no result depends on the speed of the machine.
 */
export interface FastForwardClock extends Clock {
  /** A request is sent. The pending timer is its time-out. */
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
