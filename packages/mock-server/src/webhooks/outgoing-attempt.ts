import { sign } from '@paychord/sdk/webhooks';
import type { webhooks } from '../generated/operations.ts';
import type { ChaosEffect } from './chaos.ts';
import type { WebhookAuthentication, WebhookEndpoint } from './endpoint.ts';
import { type EndpointResponse, type SendOptions, send } from './send.ts';

/** One attempt at a delivery. Configured secrets are redacted; the signature is not one. */
export interface WebhookAttempt {
  /** From 0. What chaos sends twice stands here twice, under one number. */
  number: number;
  /** ISO 8601 in UTC, on the merchant's clock. */
  at: string;
  request: { url: string; headers: Record<string, string>; body: string };
  /** What the merchant answered; its body is cut at 4,096 characters. */
  response?: EndpointResponse;
  /** Why there was no answer. */
  failure?: string;
  /** What chaos did to it. */
  chaosEffect?: ChaosEffect;
}

/** What is kept of an attempt: the rest of its request follows from the delivery. */
export type AttemptRecord = Omit<WebhookAttempt, 'request'> & { signature?: string };

/** What is sent in one attempt. */
export interface OutgoingAttempt {
  readonly endpoint: WebhookEndpoint;
  readonly url: string;
  /** As it is signed. */
  readonly body: string;
  readonly number: number;
  readonly at: string;
  readonly chaosEffect: ChaosEffect | undefined;
}

type DeliveryHeader = (typeof webhooks)[keyof typeof webhooks]['headers'][number];

const signatureHeader: DeliveryHeader = 'x-hmac-signature';
const apiKeyHeader: DeliveryHeader = 'x-api-key';
const secretHeader: DeliveryHeader = 'x-secret';

/** Signs exactly these bytes, sends them, and tells what came of it. Never rejects. */
export async function sendAttempt(outgoing: OutgoingAttempt, sending: SendOptions): Promise<AttemptRecord> {
  const { endpoint, url, number, at, chaosEffect } = outgoing;
  const record: AttemptRecord = { number, at, ...(chaosEffect === undefined ? {} : { chaosEffect }) };
  try {
    const signature = await signatureOf(outgoing);
    if (signature !== undefined) record.signature = signature;
    if (chaosEffect === 'drop') throw new Error('dropped');
    if (endpoint.url === undefined && endpoint.receiver === undefined) {
      throw new Error('the function that received here belongs to another mock or process');
    }
    const headers = headersOf(signature, endpoint);
    const body = asSent(outgoing.body, chaosEffect);
    const init = { method: 'POST', headers, body, redirect: 'manual' } as const;
    record.response = await send(url, init, endpoint.receiver, sending);
  } catch (error) {
    record.failure = reasonOf(error);
  }
  return record;
}

/** The attempt with its request, which was made from these. */
export function toWebhookAttempt(
  { signature, number, at, ...outcome }: AttemptRecord,
  { endpoint: { apiKey, apiSecret }, url, body }: Pick<OutgoingAttempt, 'endpoint' | 'url' | 'body'>,
): WebhookAttempt {
  const redacted = {
    ...(apiKey === undefined ? {} : { apiKey: '[redacted]' }),
    ...(apiSecret === undefined ? {} : { apiSecret: '[redacted]' }),
  };
  const request = { url, headers: headersOf(signature, redacted), body: asSent(body, outcome.chaosEffect) };
  return { number, at, request, ...structuredClone(outcome) };
}

async function signatureOf({ endpoint: { secret }, body, chaosEffect }: OutgoingAttempt): Promise<string | undefined> {
  if (secret === undefined || chaosEffect === 'noSignature') return undefined;
  return sign(chaosEffect === 'badSignature' ? `${body} ` : body, secret);
}

function headersOf(
  signature: string | undefined,
  { apiKey, apiSecret }: Pick<WebhookAuthentication, 'apiKey' | 'apiSecret'>,
): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (signature !== undefined) headers[signatureHeader] = signature;
  if (apiKey !== undefined) headers[apiKeyHeader] = apiKey;
  if (apiSecret !== undefined) headers[secretHeader] = apiSecret;
  return headers;
}

/** Corrupted it is another body that is still JSON: its first digit, which stands in an identifier, is another one. */
function asSent(body: string, chaosEffect: ChaosEffect | undefined): string {
  return chaosEffect === 'corrupt' ? body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : body;
}

/** `fetch` says only that it failed; its cause says why, and where several addresses were tried only by its code. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || String((cause as { code?: unknown }).code ?? cause.name);
}
