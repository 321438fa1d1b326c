import { afterRealTime } from '../clock/real-timers.ts';
import type { WebhookReceiver } from './endpoint.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface SendOptions {
  readonly fetch: Fetch;
  /** Time limit for the whole response, in milliseconds of real time. It does not keep the process alive. */
  readonly timeoutMs: number;
  /** Aborts the request. The reason is an error that becomes the `failure` of the attempt. */
  readonly signal: AbortSignal;
}

/** The response of a webhook endpoint. */
export interface EndpointResponse {
  status: number;
  body: string;
}

/** The number of characters that are read of a response body. */
const maxBodyLength = 65_536;

/**
 * Sends a request to a URL or to a receiver function, and reads the response.
 *
 * @throws Error No complete response arrived in time, or the request was aborted.
 */
export async function send(
  url: string,
  init: RequestInit,
  receiver: WebhookReceiver | undefined,
  { fetch, timeoutMs, signal }: SendOptions,
): Promise<EndpointResponse> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const request = { ...init, signal: controller.signal };
  const respond = async (): Promise<EndpointResponse> => {
    const response: unknown = await (receiver === undefined
      ? fetch(url, request)
      : receiver(new Request(url, request)));
    if (!isResponse(response)) throw new Error('the receiver did not return a Response');
    return { status: response.status, body: await readBody(response) };
  };
  let cleanUp = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = (reason: Error) => {
      reject(reason);
      controller.abort();
    };
    const onAbort = () => abort(signal.reason);
    const stopTimer = afterRealTime(timeoutMs, () => abort(timeoutError(timeoutMs, receiver)), { keepsAlive: false });
    signal.addEventListener('abort', onAbort);
    cleanUp = () => {
      stopTimer();
      signal.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([respond(), aborted]);
  } finally {
    cleanUp();
  }
}

function timeoutError(timeoutMs: number, receiver: WebhookReceiver | undefined): Error {
  const hint =
    receiver === undefined ? '' : '. A receiver must not await advance, runAll, flush, settled or close of its mock';
  return new Error(`no response within ${timeoutMs} ms${hint}`);
}

/** Checks the form and not the class, because jsdom and polyfills have their own `Response` class. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** Reads the beginning of the body, because the body may be large or endless. */
async function readBody({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length < maxBodyLength) continue;
    reader.cancel().catch(() => {});
    break;
  }
  return text.slice(0, maxBodyLength);
}
