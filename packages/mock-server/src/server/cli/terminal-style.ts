import type { Writable } from 'node:stream';
import { styleText } from 'node:util';
import type { Style } from '../../core/merchant/format-log.ts';

/** Chooses colors for a terminal, as Node.js does: `NO_COLOR` turns them off, and `FORCE_COLOR` turns them on. */
export function styleFor(stream: Writable): Style {
  return (color, text) => (text === '' ? '' : styleText(color, text, { stream }));
}
