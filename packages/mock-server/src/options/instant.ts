import { formatValue, OptionError } from './option-error.ts';

/** Milliseconds since 1970 of a moment that was written down. */
const form = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2}))?$/i;

const earliest = Date.parse('0000-01-01T00:00:00Z');
/** Time ends with the year 9999, and needs room to go on until then. */
const latest = Date.UTC(9000, 0);

const example = 'Write a date and a time with a zone, such as 2026-03-14T09:00:00Z';

/**
 * A moment in the years 0 to 8999: a `Date`, milliseconds since 1970, or ISO 8601. A date alone is midnight in UTC. A time has a zone,
 * so that it means the same on every machine.
 *
 * @returns milliseconds since 1970
 * @throws OptionError
 */
export function parseInstant(option: string, value: unknown): number {
  const instant = typeof value === 'string' ? written(option, value) : value instanceof Date ? value.getTime() : value;
  if (typeof instant !== 'number' || !Number.isFinite(instant)) {
    throw new OptionError(option, `is not a date: ${formatValue(value)}. ${example}`);
  }
  if (instant < earliest || instant >= latest) {
    throw new OptionError(
      option,
      `must be in the years 0 to 8999, and not ${formatValue(value)}. A number is milliseconds since 1970`,
    );
  }
  return instant;
}

function written(option: string, text: string): number {
  const parts = form.exec(text);
  if (parts === null) {
    const lacksZone = form.test(`${text}Z`);
    throw new OptionError(
      option,
      lacksZone
        ? `has no time zone: ${formatValue(text)}. Add Z for UTC, or an offset such as +02:00`
        : `is not a date: ${formatValue(text)}. ${example}`,
    );
  }
  const instant = Date.parse(text.toUpperCase());
  if (Number.isNaN(instant) || !isInCalendar(parts)) {
    throw new OptionError(option, `is not in the calendar: ${formatValue(text)}. ${example}`);
  }
  return instant;
}

/** `Date.parse` takes the 30th of February for the 2nd of March. */
function isInCalendar([, year, month, day]: RegExpExecArray): boolean {
  const date = new Date(`${year}-${month}-01T00:00:00Z`);
  date.setUTCDate(Number(day));
  return date.getUTCMonth() + 1 === Number(month);
}
