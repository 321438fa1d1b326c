import type { WebhookReceiver } from '../receiver/receiver.ts';

/** What any server tells of a request. */
export interface GivenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>> | null | undefined;
  /** The body as it came. May throw what is to be reported instead. Not called for a request that may not have one. */
  body(): string | Uint8Array | ReadableStream<Uint8Array> | undefined;
}

/** An answer in parts, as servers take it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Asks a receiver. What is wrong with the request becomes the receiver's to report and to answer. */
export async function answerOf(receive: WebhookReceiver, given: GivenRequest): Promise<Answer> {
  const response = await receive(webRequest(given));
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

function webRequest(given: GivenRequest): Request {
  try {
    return wholeRequest(given);
  } catch (error) {
    return Object.defineProperty(new Request(origin, { method: 'POST' }), 'body', {
      get() {
        throw error;
      },
    });
  }
}

// The Host header proves nothing, and nothing here depends on it.
const origin = 'http://localhost';

function wholeRequest({ method = 'GET', url = '/', headers, body }: GivenRequest): Request {
  const given = {
    // Three methods no Request can have; they are answered as GET is.
    method: /^(connect|trace|track)$/i.test(method) ? 'GET' : method,
    headers: webHeaders(headers),
  };
  const address = url.startsWith('/') ? origin + url : origin;
  if (method !== 'POST') return new Request(address, given);
  // A body that is a stream has to say so, which the types of browsers do not know.
  const init = { ...given, body: body(), duplex: 'half' } as RequestInit;
  return new Request(address, init);
}

// What every Headers takes, and no more; the names leave out the request line that HTTP/2 has among the headers.
const namePattern = /^[\w!#$%&'*+.^`|~-]+$/;
const valuePattern = /^[\t -~\x80-\xff]*$/;

function webHeaders(given: GivenRequest['headers']): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given ?? {})) {
    if (!namePattern.test(name)) continue;
    // One that no sender can have meant for us must not cost the event. Empty rather than left out: a signature that is
    // there and cannot be read is wrong, and not missing.
    for (const each of [value ?? []].flat()) headers.append(name, valuePattern.test(each) ? each : '');
  }
  return headers;
}
