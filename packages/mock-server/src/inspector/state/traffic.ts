import { computed, effect, signal, untracked } from '@preact/signals';
import { type ConnectionState, followLines } from '../api/line-reader.ts';
import { needsLogin } from '../api/session.ts';
import type { components } from '../generated/admin-api.ts';
import { createFrameQueue } from './frames.ts';
import { createLog, type Log } from './log.ts';
import { parseRequestLine, type RequestRow } from './request-row.ts';

/** A webhook attempt with the delivery that it belongs to. `useResource` with `getDelivery` loads the headers and bodies. */
export interface AttemptRow extends Readonly<components['schemas']['AttemptSummary']> {
  /** The position in the stream. */
  readonly cursor: string;
  readonly merchant: string;
}

/** The number of requests, and of attempts, that the page keeps. */
export const maxEntries = 20_000;

/** The requests of every merchant. */
export const requestLog = createLog<RequestRow>(maxEntries);

/** The webhook attempts of every merchant. */
export const attemptLog = createLog<AttemptRow>(maxEntries);

/** The number of requests that the server dropped before the page read them. */
export const missed = signal(0);

const requestState = signal<ConnectionState>('connecting');
const attemptState = signal<ConnectionState>('connecting');

/** The state of the connection to the server: the worse one of both streams. */
export const connection = computed<ConnectionState>(() => {
  const states = [requestState.value, attemptState.value];
  return (['rejected', 'lost', 'connecting'] as const).find((each) => states.includes(each)) ?? 'open';
});

/** How often the server was restarted since the page was loaded. */
export const restarts = signal(0);

/** Changes when something happened on the server: a request, a webhook attempt, a call of this page, a restart. */
export const activity = signal(0);

/** Says that a call of this page changed something. */
export function noteActivity(): void {
  activity.value += 1;
}

/** Empties the lists of this page. What the server keeps does not change. */
export function clearTraffic(): void {
  requestLog.clear();
  attemptLog.clear();
  missed.value = 0;
}

/** Removes the entries of one merchant from the lists of this page. What the server keeps does not change. */
export function clearTrafficOf(publicApiKey: string): void {
  keepOthers(requestLog, publicApiKey);
  keepOthers(attemptLog, publicApiKey);
}

function keepOthers<T extends { readonly merchant: string }>(log: Log<T>, publicApiKey: string): void {
  const others = log.entries.filter(({ merchant }) => merchant !== publicApiKey);
  log.clear();
  log.append(others);
}

const requestQueue = createFrameQueue<string>((lines, deadline) => {
  const rows: RequestRow[] = [];
  const done = parseUntil(lines, deadline, (line) => {
    const row = parseRequestLine(line);
    if ('missed' in row) missed.value += row.missed;
    else rows.push(row);
  });
  requestLog.append(rows);
  noteActivity();
  return done;
});

const attemptQueue = createFrameQueue<string>((lines, deadline) => {
  const attempts: AttemptRow[] = [];
  const done = parseUntil(lines, deadline, (line) => {
    const { cursor, merchant, attempt } = JSON.parse(line);
    // A line of missed attempts has none. The list of deliveries comes from the server, so nothing is missing there.
    if (attempt !== undefined) attempts.push({ cursor, merchant, ...attempt });
  });
  attemptLog.append(attempts);
  noteActivity();
  return done;
});

/** Parses at least one line, and then as many as fit. Returns how many. */
function parseUntil(lines: readonly string[], deadline: number, parse: (line: string) => void): number {
  let done = 0;
  for (const line of lines) {
    parse(line);
    done += 1;
    if (performance.now() > deadline) break;
  }
  return done;
}

/** Follows the server until the page is closed. After a login, it starts again. */
export function startTraffic(): void {
  const restartRequests = () => {
    requestQueue.clear();
    requestLog.clear();
    missed.value = 0;
    restarts.value += 1;
    noteActivity();
  };
  const restartAttempts = () => {
    attemptQueue.clear();
    attemptLog.clear();
  };
  effect(() => {
    if (needsLogin.value) return undefined;
    return untracked(() => {
      clearTraffic();
      const stopRequests = followLines({
        operation: 'streamRequests',
        onLines: requestQueue.push,
        onState: (state) => (requestState.value = state),
        onRestart: restartRequests,
      });
      const stopAttempts = followLines({
        operation: 'streamDeliveries',
        onLines: attemptQueue.push,
        onState: (state) => (attemptState.value = state),
        onRestart: restartAttempts,
      });
      return () => {
        stopRequests();
        stopAttempts();
      };
    });
  });
}
