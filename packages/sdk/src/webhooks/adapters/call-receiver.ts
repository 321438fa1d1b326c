import { assertConfig } from '../errors.ts';
import type { WebhookReceiver } from '../receiver/receiver.ts';
import { assertHeaderTexts } from '../verification/raw-request.ts';

/** A request, as any server can describe it. */
export interface RequestParts {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> | null | undefined;
  /** Returns the raw body, or throws the error that the receiver must report. Called only for POST requests. */
  body(): string | Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** A response, as any server can send it. */
export interface ResponseParts {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Throws unless an adapter was called with a receiver. */
export function assertReceiver(receive: unknown, adapter: string): void {
  assertConfig(
    typeof receive === 'function',
    `${adapter} must be called with a receiver (received ${receive === null ? receive : typeof receive}). Pass the result of createWebhookReceiver`,
  );
}

/**
 * Passes the arguments of another framework to the receiver. It reports the wrong call, and responds with 500 or throws. A web `Request` needs
 * no adapter, so the receiver handles it.
 */
export function receiveOtherCall(receive: WebhookReceiver, args: readonly unknown[]): Promise<never> {
  return (receive as (...args: readonly unknown[]) => Promise<never>)(...args);
}

/** Calls a receiver. The receiver also reports errors of the conversion, so this never throws them. */
export async function callReceiver(receive: WebhookReceiver, parts: RequestParts): Promise<ResponseParts> {
  const response = await receive(toRequest(parts));
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

// A Request needs an origin. The receiver does not use it, so the untrusted Host header is not needed.
const origin = 'http://localhost';

/** Returns a request whose body throws if the conversion fails, so that the receiver reports the error. */
function toRequest({ method, url = '/', headers, body }: RequestParts): Request {
  try {
    const address = url.startsWith('/') ? origin + url : origin;
    // The receiver responds to all other methods alike. A Request rejects some of them.
    if (method !== 'POST') return new Request(address);
    // A stream as the body requires `duplex`, which the DOM types do not include.
    return new Request(address, { method, headers: toHeaders(headers), body: body(), duplex: 'half' } as RequestInit);
  } catch (error) {
    return Object.defineProperty(new Request(origin, { method: 'POST' }), 'body', {
      get() {
        throw error;
      },
    });
  }
}

function toHeaders(source: RequestParts['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(source ?? {})) {
    assertHeaderTexts([value]);
    for (const each of [value ?? []].flat()) {
      // An invalid header must not lose the event, and neither must a pseudo-header of HTTP/2, such as `:path`.
      try {
        headers.append(name, each);
      } catch {
        // A broken signature must not look like a missing one.
        if (/^[\w-]+$/.test(name)) headers.append(name, '');
      }
    }
  }
  return headers;
}
