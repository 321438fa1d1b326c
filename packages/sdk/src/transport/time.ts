/** The clock, the dice and the alarm of a transport: an argument, so that tests need no real ones. */
export interface Time {
  /** Milliseconds since 1970, and never going back. */
  now(): number;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** Calls back once after so many milliseconds, unless what it gives back is called first. */
  after(ms: number, callBack: () => void): () => void;
}

export const realTime: Time = {
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  after(ms, callBack) {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};
