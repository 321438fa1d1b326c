import { schemas } from './generated/control-validators.js';

/** A span of time, less than 100,000 days: milliseconds, or a number with a unit such as `90s`, `6h` or `2d`. */
export type Duration = number | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A duration in milliseconds.
 *
 * @throws TypeError when it is negative, not a duration, or 100,000 days or longer: what lies that far ahead is a mistake in the unit
 */
export function milliseconds(duration: Duration): number {
  if (!schemas.Duration(duration)) {
    throw new TypeError(
      'A duration is a number of milliseconds, or a number with a unit, such as 500ms, 90s, 5m, 6h or 2d, and less than 100000d',
    );
  }
  if (typeof duration === 'number') return duration;
  const [, figure, unit = ''] = /^([\d.]+)(\w+)$/.exec(duration) ?? [];
  return Number(figure) * (units[unit] ?? Number.NaN);
}
