import { afterRealTime } from '../clock/real-timers.ts';
import type { WebhookReceiver } from './endpoint.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How attempts are sent. */
export interface SendOptions {
  readonly fetch: Fetch;
  /** After how long an attempt is given up, in real time: a socket knows no other. It keeps no process alive. */
  readonly timeoutMs: number;
  /** Aborted, with an error that says why, when the world ends that the attempts belong to. */
  readonly ended: AbortSignal;
}

/** What the merchant answered. */
export interface EndpointResponse {
  status: number;
  body: string;
}

/** How many characters of an answer are read. */
const longestBody = 65_536;

/**
 * Hands a request to a function, or sends it where there is none, and reads the answer.
 *
 * @throws Error when no whole answer comes in time
 */
export async function send(
  url: string,
  init: RequestInit,
  receiver: WebhookReceiver | undefined,
  { fetch, timeoutMs, ended }: SendOptions,
): Promise<EndpointResponse> {
  ended.throwIfAborted();
  const abort = new AbortController();
  const request = { ...init, signal: abort.signal };
  const answer = async (): Promise<EndpointResponse> => {
    const response: unknown = await (receiver === undefined
      ? fetch(url, request)
      : receiver(new Request(url, request)));
    if (!isResponse(response)) throw new Error('the receiver returned no Response');
    return { status: response.status, body: await beginningOf(response) };
  };
  let cleanUp = () => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    const giveUp = (reason: Error) => {
      reject(reason);
      abort.abort();
    };
    const inTime = afterRealTime(timeoutMs, () => giveUp(lateAnswer(timeoutMs, receiver)), { keepsAlive: false });
    const end = () => giveUp(ended.reason);
    ended.addEventListener('abort', end);
    cleanUp = () => {
      inTime();
      ended.removeEventListener('abort', end);
    };
  });
  try {
    return await Promise.race([answer(), givenUp]);
  } finally {
    cleanUp();
  }
}

function lateAnswer(timeoutMs: number, receiver: WebhookReceiver | undefined): Error {
  const hint =
    receiver === undefined ? '' : '; a receiver that awaits advance, runAll, flush, settled or close waits for itself';
  return new Error(`no answer within ${timeoutMs} ms${hint}`);
}

/** A receiver may have a `Response` of its own, as jsdom and polyfills do. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** Of a body only so much: the rest may be large, or never end. */
async function beginningOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length < longestBody) continue;
    reader.cancel().catch(() => {});
    break;
  }
  return text.slice(0, longestBody);
}
