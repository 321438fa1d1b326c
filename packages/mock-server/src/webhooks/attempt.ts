import { sign } from '@paychord/sdk/webhooks';
import type { webhooks } from '../generated/operations.ts';
import type { Mishap } from './chaos.ts';
import type { WebhookEndpoint } from './endpoint.ts';

/** One attempt at a delivery. Configured secrets are redacted; the signature is not one. */
export interface WebhookAttempt {
  /** From 0. */
  number: number;
  /** ISO 8601 in UTC. */
  at: string;
  request: { url: string; headers: Record<string, string>; body: string };
  /** What the merchant answered; its body is cut at 4096 characters. */
  response?: { status: number; body: string };
  /** Why there was no answer. */
  failure?: string;
  /** What chaos did to it. */
  mishap?: Mishap;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How attempts are sent. */
export interface Sending {
  readonly fetch: Fetch;
  /** After how long an attempt is given up, in real time: a socket knows no other. */
  readonly timeoutMs: number;
}

type DeliveryHeader = (typeof webhooks)[keyof typeof webhooks]['headers'][number];

const signatureHeader: DeliveryHeader = 'x-hmac-signature';
const apiKeyHeader: DeliveryHeader = 'x-api-key';
const secretHeader: DeliveryHeader = 'x-secret';

const longestLoggedBody = 4096;

/** What is sent in one attempt. */
export interface Missive {
  readonly endpoint: WebhookEndpoint;
  readonly url: string;
  readonly body: string;
  readonly number: number;
  readonly at: string;
  readonly mishap: Mishap | undefined;
}

/** Signs exactly these bytes, sends them, and tells what came of it. Never rejects. */
export async function attempt(missive: Missive, sending: Sending): Promise<WebhookAttempt> {
  const { endpoint, url, number, at, mishap } = missive;
  const headers = await headersOf(missive);
  const body = mishap === 'corrupt' ? corrupted(missive.body) : missive.body;
  const log: WebhookAttempt = {
    number,
    at,
    request: { url, headers: redacted(headers), body },
    ...(mishap === undefined ? {} : { mishap }),
  };
  if (mishap === 'drop') return { ...log, failure: 'dropped' };
  const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
  try {
    if (mishap === 'duplicate') await send(endpoint, url, init, sending);
    return { ...log, response: await send(endpoint, url, init, sending) };
  } catch (error) {
    return { ...log, failure: reasonOf(error) };
  }
}

async function headersOf({ endpoint, body, mishap }: Missive): Promise<Record<string, string>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (endpoint.secret !== undefined && mishap !== 'noSignature') {
    headers[signatureHeader] = await sign(mishap === 'badSignature' ? `${body} ` : body, endpoint.secret);
  }
  if (endpoint.apiKey !== undefined) headers[apiKeyHeader] = endpoint.apiKey;
  if (endpoint.apiSecret !== undefined) headers[secretHeader] = endpoint.apiSecret;
  return headers;
}

/** Another body that is still JSON: the first digit is another one. */
function corrupted(body: string): string {
  return body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
}

function redacted(headers: Record<string, string>): Record<string, string> {
  const secret: readonly string[] = [apiKeyHeader, secretHeader];
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.includes(name) ? '[redacted]' : value]),
  );
}

async function send(
  { receiver }: WebhookEndpoint,
  url: string,
  init: RequestInit,
  { fetch, timeoutMs }: Sending,
): Promise<NonNullable<WebhookAttempt['response']>> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
      abort.abort();
    }, timeoutMs);
  });
  const exchange = async () => {
    const request = { ...init, signal: abort.signal };
    const response = await (receiver === undefined ? fetch(url, request) : receiver(new Request(url, request)));
    return { status: response.status, body: await beginningOf(response) };
  };
  try {
    return await Promise.race([exchange(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** No more than is logged: the rest of a body may be large, or never end. */
async function beginningOf({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length < longestLoggedBody) continue;
    reader.cancel().catch(() => {});
    break;
  }
  return text.slice(0, longestLoggedBody);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
