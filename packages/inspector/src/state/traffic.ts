import { computed, effect, type Signal, signal, untracked, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { waitingCalls } from '../api/admin-call.ts';
import { type ConnectionState, followLines } from '../api/line-reader.ts';
import { needsLogin } from '../api/session.ts';
import type { components } from '../generated/admin-api.ts';

type Schemas = components['schemas'];
export type JournalEntry = Schemas['JournalEntry'];

/** A request as the list shows it. The page loads the headers and bodies when it is opened. */
export interface RequestRow extends Readonly<Schemas['RequestSummary']> {
  /** The position in the stream. It identifies the request, also after a reset. */
  readonly cursor: string;
  readonly merchant: string;
  /** Whether it is the first request of a merchant that was not configured. */
  readonly newMerchant: boolean;
  /** What is probably wrong with the keys or the request. */
  readonly warning?: string;
  readonly durationMs: number;
}

/** The latest requests of every merchant, oldest first. */
export const requests = signal<readonly RequestRow[]>([]);

/** The number of requests that the server dropped before the page read them. */
export const missed = signal(0);

/** The state of the stream of requests. */
export const streamState = signal<ConnectionState>('connecting');

/** The state of the connection as the page shows it. A call that waits for long says more than an open stream. */
export const connection = computed<ConnectionState | 'waiting' | 'rejected'>(() => {
  if (waitingCalls.value > 0) return 'waiting';
  return needsLogin.value ? 'rejected' : streamState.value;
});

/** Changes when something happened on the server: a request, a webhook attempt, a call of this page, a restart. */
export const activity = signal(0);

/** Says that a call of this page changed something. */
export function noteActivity(): void {
  activity.value += 1;
}

/** Empties the list of this page. What the server keeps does not change. */
export function clearTraffic(): void {
  unread = [];
  requests.value = [];
  missed.value = 0;
}

/** Removes the requests of one merchant from the list of this page. What the server keeps does not change. */
export function clearTrafficOf(publicApiKey: string): void {
  requests.value = requests.value.filter(({ merchant }) => merchant !== publicApiKey);
}

/** Follows the server until the page is closed. After a login, it starts again. */
export function startTraffic(): void {
  effect(() => {
    if (needsLogin.value) return undefined;
    return untracked(() => {
      clearTraffic();
      return followLines({
        onLines: readLater,
        onState(state) {
          streamState.value = state;
          // What happened before it was open.
          if (state === 'open') noteActivity();
        },
        onRestart: clearTraffic,
      });
    });
  });
}

/** The time in which the page collects lines before it shows them. Painting each one would leave no time for keys. */
const collectMs = 100;
let unread: string[] = [];

/** Reads lines of the stream of requests. Without a line, something else happened on the server. */
function readLater(lines: readonly string[]): void {
  if (unread.length === 0) setTimeout(readLines, collectMs);
  unread.push(...lines);
}

function readLines(): void {
  append(
    requests,
    rowsOf(unread, (count) => (missed.value += count)),
  );
  unread = [];
  noteActivity();
}

/** The number of requests that the page keeps. */
export const maxEntries = 20_000;

/** Adds requests to a list, which keeps the latest. */
export function append(list: Signal<readonly RequestRow[]>, rows: readonly RequestRow[]): void {
  list.value = [...list.value, ...rows].slice(-maxEntries);
}

/** Returns the requests of lines of the stream. A line can say how many requests are missing. */
function rowsOf(lines: readonly string[], onMissed = (_count: number) => {}): RequestRow[] {
  return lines.flatMap((line) => {
    const parsed: Schemas['RequestSummaryLine'] | Schemas['StreamGap'] = JSON.parse(line);
    if ('summary' in parsed) return { ...parsed, ...parsed.summary };
    onMissed(parsed.missed);
    return [];
  });
}

/** The pause in typing after which a search starts. */
const typingMs = 200;
/** A search that finds nothing for this time has read what the server keeps. */
const quietMs = 1_000;

/** Searches the requests for a text, also those that arrive later. The server searches in headers and bodies, which the page does not have. */
export function useSearch(text: string) {
  const found = useSignal<readonly RequestRow[]>([]);
  const isSearching = useSignal(false);
  useEffect(() => {
    found.value = [];
    isSearching.value = text !== '';
    if (text === '') return undefined;
    let stopReading = () => {};
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const restartQuiet = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => (isSearching.value = false), quietMs);
    };
    const start = setTimeout(() => {
      stopReading = followLines({
        search: text,
        onLines(lines) {
          if (lines.length === 0) return;
          append(found, rowsOf(lines));
          restartQuiet();
        },
        onState(state) {
          if (state === 'open') restartQuiet();
        },
        onRestart: () => (found.value = []),
      });
    }, typingMs);
    return () => {
      clearTimeout(start);
      clearTimeout(quiet);
      stopReading();
    };
  }, [text]);
  return { found, isSearching };
}
