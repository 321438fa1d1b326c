import { type AdminError, notReachable, open, toAdminError } from './admin-call.ts';

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'rejected';

/** What a reader of a stream does with its lines. */
interface LineReaderOptions {
  readonly operation: 'streamRequests' | 'streamDeliveries';
  /** Only requests that contain this text. */
  readonly search?: string;
  /** Takes the lines of one piece of the body, in the order of the stream. */
  onLines(lines: readonly string[]): void;
  onState(state: ConnectionState): void;
  /** Called before the lines of another run of the server. */
  onRestart(): void;
}

/** The first wait before another connection, and the longest one. */
const reconnectMs = { first: 250, longest: 2_000 };

/**
 * Follows a stream of every merchant. After a lost connection it connects again, and continues behind the last line. Returns a function
 * that ends it.
 */
export function followLines({ operation, search, onLines, onState, onRestart }: LineReaderOptions): () => void {
  const stop = new AbortController();
  let cursor: string | undefined;
  let run: string | undefined;

  const read = async () => {
    const query = {
      merchants: 'all',
      detail: 'summary',
      ...(search === undefined ? {} : { search }),
      ...(cursor === undefined ? {} : { after: cursor }),
    };
    const response = await open({ operation, query }, stop.signal);
    const currentRun = response.headers.get('x-run-id') ?? undefined;
    if (run !== undefined && currentRun !== run) onRestart();
    run = currentRun;
    onState('open');
    for await (const lines of linesOf(response)) {
      cursor = cursorOf(lines.at(-1) ?? '') ?? cursor;
      onLines(lines);
    }
  };

  const follow = async () => {
    onState('connecting');
    for (let waitMs = reconnectMs.first; !stop.signal.aborted; waitMs = Math.min(waitMs * 2, reconnectMs.longest)) {
      const startedAt = performance.now();
      const error = await read().then(notReachable, (failure: AdminError) => failure);
      if (stop.signal.aborted) return;
      if (error.status === 401) return onState('rejected');
      onState('lost');
      // A connection that held for a while was a good one.
      if (performance.now() - startedAt > reconnectMs.longest) waitMs = reconnectMs.first;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  };
  follow();
  return () => stop.abort();
}

/** The cursor is the first field of a line. Parsing the whole line here would double the work. */
function cursorOf(line: string): string | undefined {
  return /^\{"cursor":"([\w-]+)"/.exec(line)?.[1];
}

/** Splits a body into lines without the empty ones. Yields all lines of one piece at once. */
async function* linesOf({ body, status }: Response): AsyncGenerator<string[]> {
  if (body === null) throw toAdminError(status, undefined);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    const full = lines.filter((line) => line !== '');
    if (full.length > 0) yield full;
  }
}
