import { WebhookConfigurationError } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { asBytes } from '../verification/raw-request.ts';
import { assertReceiver, callReceiver, type ResponseParts, receiveOtherCall } from './call-receiver.ts';

/** The used part of an `IncomingMessage` of Node. */
export interface IncomingMessageLike {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The complete URL, where a framework shortens `url` for a mounted handler. */
  readonly originalUrl?: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly readableDidRead: boolean;
  readonly readableEnded: boolean;
  readonly destroyed: boolean;
  /** The body that a parser may have stored here. */
  readonly body?: unknown;
  /** The raw bytes that a parser may have stored here. */
  readonly rawBody?: unknown;
  pause(): unknown;
  resume(): unknown;
  on(event: string, listener: (value: unknown) => void): unknown;
}

/** The used part of a `ServerResponse` of Node. */
export interface ServerResponseLike {
  statusCode: number;
  readonly headersSent: boolean;
  setHeader(name: string, value: string): unknown;
  end(body: string): unknown;
}

/** A request listener of Node's servers, and of frameworks that pass on Node's request and response. */
export type NodeListener = (request: IncomingMessageLike, response: ServerResponseLike) => Promise<void>;

/**
 * Creates a listener. The receiver reports `fix` when other code has already read the body.
 *
 * @param adapter - The function that the user calls, for messages
 */
export function createNodeListener(receive: WebhookReceiver, adapter: string, fix: string): NodeListener {
  assertReceiver(receive, adapter);
  return async (request, response) => {
    // Other frameworks call a handler with other objects.
    if (typeof request?.on !== 'function' || typeof response?.setHeader !== 'function') {
      return receiveOtherCall(receive, [request, response]);
    }
    const { status, headers, body } = await receiveNodeRequest(receive, request, [request.rawBody, request.body], fix);
    // Other code, such as a time-out middleware, may have responded already.
    if (response.headersSent) return;
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };
}

/** @param parsedBodies - The places where a parser may have stored the body, the most likely first. */
export function receiveNodeRequest(
  receive: WebhookReceiver,
  request: IncomingMessageLike,
  parsedBodies: readonly unknown[],
  fix: string,
): Promise<ResponseParts> {
  const { method, url, originalUrl = url, headers } = request;
  const body = () => getRawBody(request, parsedBodies, fix);
  return callReceiver(receive, { method, url: originalUrl, headers, body });
}

/**
 * Returns the raw body: the bytes that a parser kept, or the stream. Throws `WebhookConfigurationError` with the fix when a parser has read
 * the stream and kept no bytes. Text is not accepted, because decoding loses a byte order mark and invalid UTF-8. An authentic event would
 * look forged, and (assumption) the service would not send it again.
 */
function getRawBody(
  request: IncomingMessageLike,
  parsedBodies: readonly unknown[],
  fix: string,
): Uint8Array | ReadableStream<Uint8Array> {
  const bytes = parsedBodies.map(asBytes).find((each) => each);
  if (bytes) return bytes;
  // Some parsers set an object even when they read nothing, so `body` alone proves nothing.
  if (request.readableDidRead || request.readableEnded) throw new WebhookConfigurationError(fix);
  return toReadableStream(request);
}

/**
 * Converts the request to a web stream that reads one chunk at a time. After a cancel it discards the remaining chunks: closing the
 * connection could prevent the sender from reading the response.
 */
function toReadableStream(request: IncomingMessageLike): ReadableStream<Uint8Array> {
  let isClosed = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      // On HTTP/2, a closed request can emit `end` afterwards.
      const fail = (error: unknown) => {
        isClosed = true;
        controller.error(error ?? new Error('The connection closed before the body was complete'));
      };
      request.pause();
      request.on('data', (chunk) => {
        if (isClosed) return;
        request.pause();
        controller.enqueue(chunk as Uint8Array);
      });
      request.on('end', () => {
        if (!isClosed) controller.close();
        isClosed = true;
      });
      request.on('error', fail);
      request.on('close', fail);
      if (request.destroyed) fail(undefined);
    },
    pull() {
      request.resume();
    },
    cancel() {
      isClosed = true;
      request.resume();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
