import { schemas } from '../../generated/control-validators.js';
import type { Duration } from '../../generated/policies.ts';
import { formatValue, OptionError } from '../options/option-error.ts';

export type { Duration };

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Converts a duration to milliseconds.
 *
 * @param option The name of the option in the error.
 * @throws {OptionError} The value is not a duration, is negative, or is 100,000 days or longer. Such a value has a wrong unit.
 */
export function milliseconds(duration: Duration, option = 'duration'): number {
  if (!schemas.Duration(duration)) {
    // A text without a unit can mean seconds as well.
    const isBare = /^\d+$/.test(String(duration)) && schemas.Duration(Number(duration));
    const fix = isBare ? `${Number(duration)} without quotes for milliseconds` : 'milliseconds';
    throw new OptionError(
      option,
      `must be a duration of less than 100000d (received ${formatValue(duration)}). Write ${fix}, or a number with a unit: 500ms, 90s, 5m, 6h or 2d`,
    );
  }
  // Without a unit, the text is zeros only.
  if (typeof duration === 'number' || !/\D/.test(duration)) return Number(duration);
  const [, figure, unit = ''] = /^([\d.]+)(\w+)$/.exec(duration) ?? [];
  return Number(figure) * (units[unit] ?? Number.NaN);
}
