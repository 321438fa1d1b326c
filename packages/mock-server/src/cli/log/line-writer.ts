import type { Writable } from 'node:stream';

/** Writes lines without ever waiting for the reader. */
export interface LineWriter {
  write(line: string): void;
  /** Resolves when every line is written, when the reader has gone, or after the time limit. */
  close(): Promise<void>;
}

/** How long lines are collected. A reader does not see the delay, and one write for many lines is cheap. */
const collectMs = 10;

/** The most lines that wait for a slow reader. */
const maxWaiting = 10_000;

/** How long `close` waits for a slow reader. */
const closeTimeoutMs = 500;

/**
 * Creates a writer for a stream such as stdout. It collects lines and writes them in one go. When the reader is too slow, it drops lines and
 * writes how many it dropped. When the reader has gone, it drops everything.
 *
 * @param describeDropped - Formats the line that tells how many lines were dropped.
 * @param onGone - Called when the reader has gone.
 */
export function createLineWriter(
  stream: Writable,
  describeDropped: (count: number) => string,
  onGone: () => void = () => {},
): LineWriter {
  let waiting: string[] = [];
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let isBlocked = false;
  let isGone = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isBlocked || isGone || waiting.length === 0) return;
    if (dropped > 0) waiting.push(describeDropped(dropped));
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    dropped = 0;
    isBlocked = !stream.write(text);
  };

  stream.on('drain', () => {
    isBlocked = false;
    flush();
  });
  stream.once('error', () => {
    isGone = true;
    waiting = [];
    clearTimeout(timer);
    onGone();
  });

  return {
    write(line) {
      if (isGone) return;
      if (waiting.length >= maxWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      if (!isBlocked) timer ??= setTimeout(flush, collectMs);
    },
    close() {
      flush();
      return new Promise((resolve) => {
        if (isGone) return resolve();
        const giveUp = setTimeout(resolve, closeTimeoutMs);
        const end = () => {
          clearTimeout(giveUp);
          resolve();
        };
        stream.once('error', end);
        // Called after every earlier write.
        stream.write('', end);
      });
    },
  };
}
