import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AdminOperationId } from '../../generated/admin-operations.ts';
import { AdminApiError, type AdminTarget, openAdminStream } from '../admin-client.ts';
import { CommandError, printError } from '../print-error.ts';

interface ReadOptions {
  /** Whether to wait for new lines until the server ends the stream. */
  readonly follow: boolean;
  /** Whether to read the lines of every merchant. */
  readonly all: boolean;
}

/** The wait before another connection. */
const reconnectMs = 1_000;
/** The number of connections in a row that may fail. */
const maxFailures = 10;

/**
 * Reads the lines of a stream of the admin API. After a lost connection it connects again and continues behind the last line. Ends when
 * the server ends the stream, or when nothing reads the standard output.
 *
 * @throws {CommandError} The server cannot be reached, or returned an error.
 */
export async function* readStream(
  target: AdminTarget,
  operation: AdminOperationId,
  { follow, all }: ReadOptions,
): AsyncGenerator<string> {
  const stop = new AbortController();
  process.stdout.once('error', () => stop.abort());
  const query = new URLSearchParams({ follow: String(follow), merchants: all ? 'all' : 'one' });
  let isConnected = false;
  for (let failures = 0; ; ) {
    try {
      const response = await openAdminStream(target, operation, query, stop.signal);
      isConnected = true;
      for await (const line of linesOf(response)) {
        failures = 0;
        query.set('after', JSON.parse(line).cursor);
        yield line;
        if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain', { signal: stop.signal });
      }
      return;
    } catch (error) {
      if (stop.signal.aborted) return;
      failures += 1;
      // A server that could never be reached is a mistake. One that was reached may come back.
      if (!isConnected || failures > maxFailures || error instanceof AdminApiError) throw toCommandError(error, target);
      if (failures === 1) printError(`the connection to ${target.url} was lost. Connecting again`);
      await setTimeout(reconnectMs);
    }
  }
}

function toCommandError(error: unknown, { url }: AdminTarget): CommandError {
  return error instanceof CommandError ? error : new CommandError(`The connection to ${url} was lost`);
}

/** Splits a body into lines without the empty ones. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (body === null) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}
