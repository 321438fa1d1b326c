import { afterRealTime } from '../clock/real-timers.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { createResponse } from './create-response.ts';
import type { RequestHeaders } from './request-headers.ts';

/** A response before a transport sends it: a port writes it out directly, `fetch` and MSW make a `Response` from it. */
export interface MockResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What happens to a request. Each transport (`fetch`, a port, MSW) carries it out in its own way. */
export type MockResult<R = MockResponse> =
  | { readonly kind: 'response'; readonly response: R }
  /** The first half of the body arrives, then the connection breaks. */
  | { readonly kind: 'truncated'; readonly response: MockResponse }
  /** The connection is reset, and no response arrives. */
  | { readonly kind: 'reset' }
  /** No response ever arrives, and the connection stays open. */
  | { readonly kind: 'hang' };

export interface HandleOptions {
  /**
   * Whether the transport cuts a body off at its `content-length`. A port does, and its bodies can be read in one go. A `Request` that
   * code creates can carry a wrong length.
   *
   * @default false
   */
  readonly trustsContentLength?: boolean;
  /**
   * Called after the request is in the journal, and before the response is sent. Not called for a request that no operation handles. Must
   * not throw.
   */
  onRecord?(recorded: RecordedRequest): void;
}

/** Where a request is in the journal, and its bytes. The journal keeps no bytes, because they contain secrets. */
export interface RecordedRequest {
  /** The public key of the merchant in whose journal the request is. */
  readonly merchant: string;
  /** The number of the entry in that journal. */
  readonly number: number;
  /** Returns the entry. Secrets and card data are redacted. */
  entry(this: void): JournalEntry;
  /** Returns the body, or a promise while it arrives. Undefined when it broke off or was too large. */
  body(this: void): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Aborted when a reset or a restored snapshot replaces the journal. */
  readonly disposed: AbortSignal;
}

/** The parts of a `Request` that the mock server reads, with a body that has arrived. A port creates it at a fraction of the cost. */
export interface ArrivedRequest extends Pick<Request, 'method' | 'url' | 'signal'> {
  readonly headers: RequestHeaders;
  readonly arrivedBody: Uint8Array;
}

export type MockRequest = Request | ArrivedRequest;

/** Handles a request without a transport. */
export type Handle<R = MockResponse> = (request: Request, options?: HandleOptions) => Promise<MockResult<R>>;

/** Handles a request without a transport, and also without a `Request`. */
export type HandleAny = (request: MockRequest, options?: HandleOptions) => Promise<MockResult>;

/** Makes a standard `Response` from a result that has one. The body of a truncated response breaks off with an error. */
export function toResponse(result: Extract<MockResult<MockResponse | Response>, { response: unknown }>): Response {
  const { kind, response } = result;
  if (response instanceof Response) return response;
  const { status, headers, body } = response;
  if (kind === 'response') return createResponse(body, { status, headers });
  const { bytes, length } = firstHalf(body);
  // MSW 3 ends a response without an error when its stream breaks, unless the announced length is longer.
  return new Response(breakingStream(bytes), { status, headers: { ...headers, 'content-length': String(length) } });
}

/** The part of a truncated body that arrives, and the length of the whole body in bytes. */
export function firstHalf(body: string | null): { bytes: Uint8Array; length: number } {
  const all = new TextEncoder().encode(body ?? '');
  return { bytes: all.slice(0, all.length / 2), length: all.length };
}

function breakingStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        return controller.enqueue(bytes);
      }
      // The bytes have to arrive before the connection breaks.
      await new Promise<void>((resolve) => afterRealTime(0, resolve));
      controller.error(new TypeError('terminated'));
    },
  });
}
