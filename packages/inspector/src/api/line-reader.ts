import { open, toAdminError } from './admin-call.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost';

/** What a reader of the stream of requests does with its lines. */
interface LineReaderOptions {
  /** Only requests that contain this text. */
  readonly search?: string;
  /** Takes the lines of one piece of the body, in the order of the stream. Without a line, something else happened on the server. */
  onLines(lines: readonly string[]): void;
  onState(state: ConnectionState): void;
  /** Called before the lines of another run of the server. */
  onRestart(): void;
}

/** The first wait before another connection, and the longest one. */
const reconnectMs = { first: 250, longest: 2_000 };
/** The server sends an empty line every 15 seconds. After a longer silence, the connection is lost. */
const silenceMs = 40_000;

/**
 * Follows the requests of every merchant. After a lost connection it connects again, and continues behind the last line. A browser opens at
 * most six connections to one server, so a page that is hidden gives its connection to the others. Returns a function that ends it.
 */
export function followLines({ search, onLines, onState, onRestart }: LineReaderOptions): () => void {
  const stop = new AbortController();
  let connection = new AbortController();
  let cursor: string | undefined;
  let run: string | undefined;

  const read = async ({ signal }: AbortController) => {
    const query = {
      merchants: 'all',
      detail: 'summary',
      ...(search === undefined ? {} : { search }),
      ...(cursor === undefined ? {} : { after: cursor }),
    };
    const response = await open({ operation: 'streamRequests', query }, signal);
    const currentRun = response.headers.get('x-run-id') ?? undefined;
    if (run !== undefined && currentRun !== run) onRestart();
    run = currentRun;
    onState('open');
    for await (const lines of linesOf(response, () => connection.abort())) {
      cursor = JSON.parse(lines.at(-1) ?? '{}').cursor ?? cursor;
      onLines(lines);
    }
  };

  const follow = async () => {
    let waitMs = reconnectMs.first;
    onState('connecting');
    while (!stop.signal.aborted) {
      await pageIsVisible(stop.signal);
      connection = new AbortController();
      const startedAt = performance.now();
      await read(connection).catch(() => {});
      if (stop.signal.aborted) return;
      onState(connection.signal.aborted ? 'connecting' : 'lost');
      if (connection.signal.aborted) continue;
      // A connection that held for a while was a good one.
      if (performance.now() - startedAt > reconnectMs.longest) waitMs = reconnectMs.first;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitMs = Math.min(waitMs * 2, reconnectMs.longest);
    }
  };
  document.addEventListener('visibilitychange', () => document.hidden && connection.abort(), { signal: stop.signal });
  follow();
  return () => {
    stop.abort();
    connection.abort();
  };
}

/** Resolves when the user can see the page. */
async function pageIsVisible(signal: AbortSignal): Promise<void> {
  while (document.hidden) {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true, signal }));
  }
}

/** Splits a body into lines without the empty ones. Yields all lines of one piece at once. Calls `onSilence` when no piece arrives for too long. */
async function* linesOf({ body, status }: Response, onSilence: () => void): AsyncGenerator<string[]> {
  if (body === null) throw toAdminError(status, undefined);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (true) {
    const timer = setTimeout(onSilence, silenceMs);
    const part = await reader.read().finally(() => clearTimeout(timer));
    if (part.done) return;
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield lines.filter((line) => line !== '');
  }
}
