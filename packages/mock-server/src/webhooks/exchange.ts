import { afterRealTime } from '../real-time.ts';
import type { WebhookReceiver } from './endpoint.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How attempts are sent. */
export interface Sending {
  readonly fetch: Fetch;
  /** After how long an attempt is given up, in real time: a socket knows no other. */
  readonly timeoutMs: number;
}

/** What the merchant answered. */
export interface MerchantAnswer {
  status: number;
  /** Cut at 65,536 characters. */
  body: string;
}

const longestBody = 65_536;

/**
 * Hands a request to a function, or sends it where there is none, and reads the answer.
 *
 * @throws Error when no whole answer comes in time
 */
export async function exchange(
  url: string,
  init: RequestInit,
  receiver: WebhookReceiver | undefined,
  { fetch, timeoutMs }: Sending,
): Promise<MerchantAnswer> {
  const abort = new AbortController();
  const request = { ...init, signal: abort.signal };
  const answer = async (): Promise<MerchantAnswer> => {
    const response: unknown = await (receiver === undefined
      ? fetch(url, request)
      : receiver(new Request(url, request)));
    if (!isResponse(response)) throw new Error('the receiver returned no Response');
    return { status: response.status, body: await beginningOf(response) };
  };
  let inTime = () => {};
  const timeout = new Promise<never>((_resolve, reject) => {
    inTime = afterRealTime(timeoutMs, () => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
      abort.abort();
    });
  });
  try {
    return await Promise.race([answer(), timeout]);
  } finally {
    inTime();
  }
}

/** A receiver may have a `Response` of its own, as jsdom and polyfills do. */
function isResponse(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** No more than is kept: the rest of a body may be large, or never end. */
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
