/** Returns the day of a line when it is not the day of the line before, and otherwise nothing. */
export type DayMarker = (at: string) => readonly string[];

/**
 * Creates a marker. The lines of a log show only the time, and the clock of a merchant can be on any day.
 *
 * @param today - The day before the first line: `2026-11-23`.
 */
export function createDayMarker(today = new Date().toISOString().slice(0, 10)): DayMarker {
  let latest = today;
  return (at) => {
    const [day] = /^[+-]?\d{4,6}-\d\d-\d\d(?=T)/.exec(at) ?? [];
    if (day === undefined || day === latest) return [];
    latest = day;
    return [day];
  };
}
