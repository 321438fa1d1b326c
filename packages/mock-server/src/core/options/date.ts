import { formatValue, OptionError } from './option-error.ts';

/** ISO 8601: a date, or a date and a time with a zone. */
const iso8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/i;

const earliest = Date.parse('0000-01-01T00:00:00Z');
/** ISO 8601 ends with the year 9999. A clock that starts before 9000 has room to move forward. */
const latest = Date.UTC(9000, 0);

const example = 'Write a date and a time with a zone, such as 2026-03-14T09:00:00Z';

/**
 * Parses a date in the years 0 to 8999: a `Date`, milliseconds since 1970, or ISO 8601. A date without a time is midnight in UTC. A time
 * needs a zone, so that it means the same on every machine.
 *
 * @returns milliseconds since 1970
 * @throws {OptionError} The value is not such a date.
 */
export function parseDate(option: string, value: unknown): number {
  const time = typeof value === 'string' ? parseText(option, value) : value instanceof Date ? value.getTime() : value;
  if (typeof time !== 'number' || !Number.isFinite(time)) {
    throw new OptionError(option, `must be a date (received ${formatValue(value)}). ${example}`);
  }
  if (time < earliest || time >= latest) {
    throw new OptionError(
      option,
      `must be in the years 0 to 8999 (received ${formatValue(value)}). A number is milliseconds since 1970`,
    );
  }
  return time;
}

function parseText(option: string, text: string): number {
  if (!iso8601.test(text)) {
    const lacksZone = iso8601.test(`${text}Z`);
    throw new OptionError(
      option,
      lacksZone
        ? `must have a time zone (received ${formatValue(text)}). Add Z for UTC, or an offset such as +02:00`
        : `must be a date (received ${formatValue(text)}). ${example}`,
    );
  }
  const time = Date.parse(text.toUpperCase());
  const day = text.slice(0, 10);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(time) || !new Date(day).toISOString().startsWith(day)) {
    throw new OptionError(option, `must be a date that exists (received ${formatValue(text)}). ${example}`);
  }
  return time;
}
