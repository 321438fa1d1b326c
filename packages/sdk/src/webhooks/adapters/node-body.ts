import { WebhookConfigurationError } from '../errors.ts';
import { viewBytes } from '../verification/raw-body.ts';

/** What is used of a request of Node's servers, an `IncomingMessage`. */
export interface NodeIncoming {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly readableDidRead: boolean;
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  /** What a parser may have left there. */
  readonly body?: unknown;
  /** The bytes that a parser may have left there. */
  readonly rawBody?: unknown;
  pause(): unknown;
  resume(): unknown;
  on(event: string, listener: (value: unknown) => void): unknown;
}

/**
 * The body of a request as it came: the bytes that a parser kept of it, or else the stream. Throws `WebhookConfigurationError` with
 * the fix when a parser has read the stream and kept no bytes. Text will not do: a byte order mark and what is no UTF-8
 * are lost in it, so a genuine event would look forged, and not come again.
 */
export function nodeBody(
  incoming: NodeIncoming,
  parsed: readonly unknown[],
  fix: string,
): Uint8Array | ReadableStream<Uint8Array> {
  for (const body of parsed) {
    const bytes = viewBytes(body);
    if (bytes) return bytes;
  }
  // Some parsers leave an object for a body that they did not read, so the object alone says nothing.
  if (incoming.readableDidRead || incoming.readableEnded) throw new WebhookConfigurationError(fix);
  return streamOf(incoming);
}

/**
 * Reads a chunk at a time, and only when asked to. Cancelled, it throws away what still comes: to end the connection
 * instead could end it before the sender has read the answer.
 */
function streamOf(incoming: NodeIncoming): ReadableStream<Uint8Array> {
  let isOver = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      // On HTTP/2 a request that is closed may end after that.
      const breakOff = (error: unknown) => {
        isOver = true;
        controller.error(error ?? new Error('The body broke off'));
      };
      incoming.pause();
      incoming.on('data', (chunk) => {
        if (isOver) return;
        incoming.pause();
        controller.enqueue(chunk as Uint8Array);
      });
      incoming.on('end', () => {
        if (!isOver) controller.close();
        isOver = true;
      });
      incoming.on('error', breakOff);
      incoming.on('close', breakOff);
      if (incoming.destroyed) breakOff(undefined);
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      isOver = true;
      incoming.resume();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
