import { OptionError, shown } from './options/option-error.ts';

/** A span of time, of 100 years at the most: milliseconds, or a number with a unit such as `90s`, `6h` or `2d`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** 100 years: what lies further ahead is a mistake in the unit, and would take the clock to the end of time. */
const longest = 36_525 * 86_400_000;

/**
 * A duration in milliseconds.
 *
 * @param option what the error calls it
 * @throws OptionError when it is negative, longer than 100 years or not a duration
 */
export function milliseconds(duration: Duration, option = 'duration'): number {
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/.exec(String(duration)) ?? [];
  const span = typeof duration === 'number' ? duration : Number(figure) * (units[unit] ?? Number.NaN);
  if (!Number.isFinite(span) || span < 0) {
    throw new OptionError(
      option,
      `must be a duration, and not ${shown(duration)}. Write milliseconds, or a number with a unit: 500ms, 90s, 5m, 6h or 2d`,
    );
  }
  if (span > longest) throw new OptionError(option, `must be at most 100 years (36525d), and not ${shown(duration)}`);
  return span;
}
