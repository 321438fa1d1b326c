import { sign } from '@paychord/sdk/webhooks';
import type { webhooks } from '../generated/operations.ts';
import type { Mishap } from './chaos.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { exchange, type MerchantAnswer, type Sending } from './exchange.ts';

/** One attempt at a delivery. Configured secrets are redacted; the signature is not one. */
export interface WebhookAttempt {
  /** From 0. What chaos sends twice stands here twice, under one number. */
  number: number;
  /** ISO 8601 in UTC, on the merchant's clock. */
  at: string;
  request: { url: string; headers: Record<string, string>; body: string };
  /** What the merchant answered; its body is cut at 65,536 characters. */
  response?: MerchantAnswer;
  /** Why there was no answer. */
  failure?: string;
  /** What chaos did to it. */
  mishap?: Mishap;
}

/** What is sent in one attempt. */
export interface Missive {
  readonly endpoint: WebhookEndpoint;
  readonly url: string;
  readonly body: string;
  readonly number: number;
  readonly at: string;
  readonly mishap: Mishap | undefined;
}

type DeliveryHeader = (typeof webhooks)[keyof typeof webhooks]['headers'][number];

const signatureHeader: DeliveryHeader = 'x-hmac-signature';
const apiKeyHeader: DeliveryHeader = 'x-api-key';
const secretHeader: DeliveryHeader = 'x-secret';

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
  if (endpoint.url === undefined && endpoint.receiver === undefined) {
    return { ...log, failure: 'the function that received here is not in this process' };
  }
  const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
  try {
    return { ...log, response: await exchange(url, init, endpoint.receiver, sending) };
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

/** Another body that is still JSON: its first digit, which stands in an identifier, is another one. */
function corrupted(body: string): string {
  return body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
}

function redacted(headers: Record<string, string>): Record<string, string> {
  const secret: readonly string[] = [apiKeyHeader, secretHeader];
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.includes(name) ? '[redacted]' : value]),
  );
}

/** `fetch` says only that it failed; its cause says why, and where several addresses were tried only by its code. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || String((cause as { code?: unknown }).code ?? cause.name);
}
