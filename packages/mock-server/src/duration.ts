/** A span of time, of 100 years at the most: milliseconds, or a number with a unit such as `90s`, `6h` or `2d`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** 100 years: what lies further ahead is a mistake in the unit, and would take the clock to the end of time. */
const longest = 36_525 * 86_400_000;

/**
 * A duration in milliseconds.
 *
 * @throws TypeError when it is negative, longer than 100 years or not a duration.
 */
export function milliseconds(duration: Duration): number {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(duration)) ?? [];
  const span = typeof duration === 'number' ? duration : Number(figure) * (units[unit] ?? Number.NaN);
  if (!Number.isFinite(span) || span < 0) {
    throw new TypeError(
      'A duration is a number of milliseconds, or a number with a unit, such as 500ms, 90s, 5m, 6h or 2d',
    );
  }
  if (span > longest) throw new TypeError('A duration is 100 years (36525d) at the most');
  return span;
}
