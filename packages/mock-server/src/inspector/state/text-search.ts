import { signal } from '@preact/signals';
import { type ConnectionState, followLines } from '../api/line-reader.ts';
import { createLog, type Log } from './log.ts';
import { parseRequestLine, type RequestRow } from './request-row.ts';

/** The requests that contain a text. The server searches in headers and bodies, which the page does not have. */
export interface TextSearch {
  readonly found: Log<RequestRow>;
  /** Whether the server has not searched all kept requests yet. */
  readonly isSearching: () => boolean;
  stop(): void;
}

/** The pause in typing after which a search starts. */
const typingMs = 200;
/** A search that finds nothing for this time has read what the server keeps. */
const quietMs = 1_000;

/** Starts a search that also finds later requests. */
export function startSearch(text: string, maxEntries: number): TextSearch {
  const found = createLog<RequestRow>(maxEntries);
  const isBusy = signal(true);
  let stopReading = () => {};
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const restartQuiet = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      isBusy.value = false;
    }, quietMs);
  };
  const start = setTimeout(() => {
    stopReading = followLines({
      operation: 'streamRequests',
      search: text,
      onLines(lines) {
        found.append(lines.map(parseRequestLine).filter((row): row is RequestRow => !('missed' in row)));
        restartQuiet();
      },
      onState(state: ConnectionState) {
        if (state === 'open') restartQuiet();
      },
      onRestart: found.clear,
    });
  }, typingMs);
  return {
    found,
    isSearching: () => isBusy.value,
    stop() {
      clearTimeout(start);
      clearTimeout(quiet);
      stopReading();
    },
  };
}
