import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ArrivedRequest } from '../../core/http/mock-result.ts';

/** The targets of the payments API that `new URL` does not change. */
const plainTarget = /^\/v1\/[\w\-.~!$&()*+,;=:@/?]*$/;
const dotSegment = /\/\.{1,2}(?:[/?]|$)/;

/**
 * Reads a request to the payments API whose body has arrived. Returns undefined for any other request, without a change: a long or slow
 * body, an unusual target or method.
 */
export function readArrivedRequest(incoming: IncomingMessage, outgoing: ServerResponse): ArrivedRequest | undefined {
  const { method = '', url = '', rawHeaders } = incoming;
  if (incoming.destroyed) return undefined;
  if (method !== 'POST' && method !== 'GET' && method !== 'HEAD') return undefined;
  if (!plainTarget.test(url) || dotSegment.test(url)) return undefined;
  const headers = headersOf(rawHeaders);
  if (!hasArrived(incoming, headers.get('content-length'))) return undefined;
  const arrivedBody: Uint8Array = incoming.read() ?? new Uint8Array();
  return new ReadRequest({ method, url: `http://localhost${url}`, headers, arrivedBody }, outgoing);
}

/**
 * A class: an object literal with a getter would keep the request and its response in memory until the next full garbage collection, because
 * V8 makes a hidden class for each such object.
 */
class ReadRequest implements ArrivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly arrivedBody: Uint8Array;
  readonly #outgoing: ServerResponse;

  constructor({ method, url, headers, arrivedBody }: Omit<ArrivedRequest, 'signal'>, outgoing: ServerResponse) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.arrivedBody = arrivedBody;
    this.#outgoing = outgoing;
  }

  get signal(): AbortSignal {
    return abortOnDisconnect(this.#outgoing);
  }
}

/** Node marks a message as complete only after the event for the last bytes of its body. A body in chunks has no length. */
function hasArrived({ complete, readableLength }: IncomingMessage, length: string | null): boolean {
  return length === null ? complete && readableLength === 0 : readableLength === Number(length);
}

/** Creates a signal that aborts when the connection closes before the response is complete. */
function abortOnDisconnect(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!outgoing.writableFinished) controller.abort();
  };
  if (outgoing.destroyed) abort();
  else outgoing.once('close', abort);
  return controller.signal;
}

/** Creates headers from names and values in turn, as Node lists them. */
export function headersOf(rawHeaders: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] as string, rawHeaders[index + 1] as string);
  }
  return headers;
}
