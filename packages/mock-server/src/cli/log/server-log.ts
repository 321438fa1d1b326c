import type { Writable } from 'node:stream';
import type { MockServer } from '../../mock-server.ts';
import { createDayMarker } from './day-line.ts';
import { formatAttempt } from './format-attempt.ts';
import { formatRequest, formatWarnings } from './format-request.ts';
import { attemptJson, requestJson, toLine } from './json-line.ts';
import { createLineWriter } from './line-writer.ts';
import { type Style, styleFor } from './style.ts';

/** The log of a running mock server. */
export interface ServerLog {
  /** Writes the last lines. */
  close(): Promise<void>;
}

export interface ServerLogOptions {
  /** Whether each line is a JSON object. */
  readonly json: boolean;
  readonly stream: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Writes a line for each request and each webhook attempt, and a warning for each unknown field. */
export function startServerLog(mock: Pick<MockServer, 'watch'>, { json, stream, env }: ServerLogOptions): ServerLog {
  const style = styleFor(stream, env);
  const describeDropped = (count: number) =>
    json
      ? toLine({ type: 'dropped', lines: count })
      : style.yellow(`${count} lines are missing here, because the reader of the log was too slow`);
  const writer = createLineWriter(stream, describeDropped, () => stop());
  const write = json ? jsonLines(writer.write) : textLines(writer.write, style);
  const stop = mock.watch(write);
  return {
    close() {
      stop();
      return writer.close();
    },
  };
}

type Listener = Parameters<MockServer['watch']>[0];

function textLines(write: (line: string) => void, style: Style): Listener {
  const dayOf = createDayMarker();
  const writeAt = (at: string, line: string) => {
    for (const day of dayOf(at)) write(style.dim(day));
    write(line);
  };
  return {
    request({ entry, ...rest }) {
      const request = { ...entry, ...rest };
      writeAt(entry.at, formatRequest(request, style));
      for (const line of formatWarnings(request, style)) write(line);
    },
    unhandled(request) {
      writeAt(request.at, formatRequest(request, style));
      for (const line of formatWarnings(request, style)) write(line);
    },
    attempt: (attempt) => writeAt(attempt.attempt.at, formatAttempt(attempt, style)),
  };
}

function jsonLines(write: (line: string) => void): Listener {
  return {
    request: ({ entry, ...rest }) => write(requestJson({ ...entry, ...rest })),
    unhandled: (request) => write(requestJson(request)),
    attempt: (attempt) => write(attemptJson(attempt)),
  };
}
