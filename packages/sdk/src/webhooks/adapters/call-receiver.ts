import { assertConfig, WebhookConfigurationError } from '../errors.ts';
import { isRequest, respondToWrongCall, type WebhookReceiver } from '../receiver/receiver.ts';
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
 * Reports through the receiver that an adapter was registered in a wrong way. It responds with 500 where there is a response of Node, because
 * Node ignores what a listener returns or throws. Otherwise it throws the same error, so that the framework responds with 500 or does not
 * start.
 *
 * @param adapter - The function that the user calls.
 * @param expected - What the framework of this adapter passes.
 * @param args - What the adapter was called with.
 */
export async function failRegistration(
  receive: WebhookReceiver,
  adapter: string,
  expected: string,
  args: readonly unknown[],
): Promise<never> {
  const use = findAdapter(args) ?? 'the adapter of your framework';
  const error = new WebhookConfigurationError(
    `${adapter}(receive) must be called with ${expected}. Use ${use} instead`,
  );
  const body = () => {
    throw error;
  };
  await callReceiver(receive, { method: 'POST', url: '/', headers: {}, body });
  respondToWrongCall(args[1], error);
  return undefined as never;
}

/** What to use for a Lambda event. */
export const forLambda = 'lambdaHandler(receive)';

/** Returns what to use for a call with these arguments; undefined when they belong to no known framework. */
export function findAdapter([first, second]: readonly unknown[]): string | undefined {
  const [one, other] = [Object(first), Object(second)];
  if (one.requestContext || one.httpMethod || other.getRemainingTimeInMillis) return forLambda;
  if (other.writeHead) return 'expressHandler(receive), nodeListener(receive) or nextPagesHandler(receive)';
  if (one.req && one.request) return 'koaMiddleware(receive)';
  if (one.raw || one.removeAllContentTypeParsers) return 'app.register(fastifyPlugin(receive), { prefix: path })';
  if (one.req?.raw) return 'receive(context.req.raw)';
  return isRequest(one) ? 'the receiver without an adapter' : undefined;
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
