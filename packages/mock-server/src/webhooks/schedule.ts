/** When a delivery that failed is tried again. */
export interface Schedule {
  /**
   * Time of the next attempt, or undefined when there is none. Times in milliseconds since 1970.
   *
   * @param attempts how many were made
   */
  next(attempts: number, firstAt: number, lastAt: number): number | undefined;
}

const minute = 60_000;
const hour = 60 * minute;

/** Seven attempts over four days, each counted from the first. */
export const paymentSchedule: Schedule = {
  next(attempts, firstAt) {
    const delay = [0, 5 * minute, 50 * minute, 6 * hour, 24 * hour, 48 * hour, 96 * hour][attempts];
    return delay === undefined ? undefined : firstAt + delay;
  },
};

/** Exponential back-off: 1, 2, 4, 8, 16 and 32 minutes, each counted from the attempt before. */
export const transferSchedule: Schedule = {
  next: (attempts, _firstAt, lastAt) => (attempts > 6 ? undefined : lastAt + 2 ** (attempts - 1) * minute),
};
