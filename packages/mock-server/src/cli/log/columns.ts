import { cleanText } from './clean-text.ts';
import type { Style } from './style.ts';

/** Joins the columns of a line. An empty column takes no space. */
export function joinColumns(columns: readonly string[]): string {
  let line = '';
  for (const column of columns) if (column !== '') line = line === '' ? column : `${line}  ${column}`;
  return line;
}

/** The time of day of an ISO 8601 time in UTC: `12:01:07Z`. */
export function formatTime(at: string): string {
  return /^[^T]*T\d\d:\d\d:\d\d/.test(at) ? `${at.slice(at.indexOf('T') + 1).slice(0, 8)}Z` : cleanText(at);
}

/** A status with its color. `---` means that no response was sent. */
export function formatStatus(status: number | undefined, style: Style): string {
  if (status === undefined) return style.red('---');
  const color = status >= 500 ? style.red : status >= 400 ? style.yellow : style.green;
  return color(String(status));
}

/** A duration in milliseconds; empty when it is unknown. */
export function formatDuration(durationMs: number | undefined): string {
  if (durationMs === undefined) return '';
  return durationMs < 1 ? '<1 ms' : `${Math.round(durationMs)} ms`;
}

/** The longest public key that a line shows whole. */
const maxKeyLength = 24;

/** A public key. A long one keeps its beginning and its end, where keys differ. */
export function formatMerchant(publicApiKey: string | undefined): string {
  if (publicApiKey === undefined) return '';
  const { length } = publicApiKey;
  return cleanText(length <= maxKeyLength ? publicApiKey : `${publicApiKey.slice(0, 11)}…${publicApiKey.slice(-12)}`);
}
