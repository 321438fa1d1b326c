import { signal } from '@preact/signals';
import { readStored, store } from '../api/storage.ts';

/** How the page shows times. */
export const timeFormat = signal<'absolute' | 'relative'>(
  readStored('localStorage', 'time') === 'relative' ? 'relative' : 'absolute',
);

export function switchTimeFormat(): void {
  timeFormat.value = timeFormat.value === 'absolute' ? 'relative' : 'absolute';
  store('localStorage', 'time', timeFormat.value);
}

/**
 * A time on the clock of a merchant. The title has the complete time.
 *
 * @param now - The present time on the same clock, in milliseconds. Without it, the time is always absolute.
 */
export function Time({ at, now }: { readonly at: string; readonly now?: number | undefined }) {
  const isRelative = timeFormat.value === 'relative' && now !== undefined;
  return (
    <time dateTime={at} title={`${at}, on the clock of the merchant`}>
      {isRelative ? formatRelative(Date.parse(at) - now) : formatAbsolute(at, now)}
    </time>
  );
}

/** `12:01:07.250` on the present day of the clock, `2026-01-03 12:01:07` on another day. Times are in UTC, as in the API. */
export function formatAbsolute(at: string, now?: number): string {
  const [date = '', time = ''] = at.replace('Z', '').split('T');
  const isToday = now === undefined || new Date(now).toISOString().startsWith(date);
  return isToday ? time.slice(0, 12) : `${date} ${time.slice(0, 8)}`;
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** `3 min ago`, `in 2 d`, `now`. */
export function formatRelative(milliseconds: number): string {
  const size = Math.abs(milliseconds);
  const unit = units.find(([, each]) => size >= each);
  if (unit === undefined) return 'now';
  const text = `${Math.round(size / unit[1])} ${unit[0]}`;
  return milliseconds > 0 ? `in ${text}` : `${text} ago`;
}

/** `3.2 ms`, `1.25 s` */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
