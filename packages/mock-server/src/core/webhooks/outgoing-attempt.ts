import { sign } from '@paychord/sdk/webhooks';
import type { ChaosEffect, WebhookAttempt } from '../../generated/control-types.ts';
import type { webhooks } from '../../generated/operations.ts';
import { definedFields } from '../options/option-rules.ts';
import type { WebhookEndpoint } from './endpoint.ts';
import { type SendOptions, send } from './send.ts';

/** The stored part of an attempt. The URL and the body of its request are those of the delivery. */
export interface AttemptRecord extends Omit<WebhookAttempt, 'request'> {
  /** The headers of the request, with redacted credentials. */
  headers: Record<string, string>;
}

/** Everything that is needed to send an attempt. */
interface OutgoingAttempt {
  /** Undefined when a snapshot that was changed by hand lacks it. */
  readonly endpoint: WebhookEndpoint | undefined;
  readonly url: string;
  /** The body that is signed. Chaos may corrupt it afterwards. */
  readonly body: string;
  readonly number: number;
  readonly at: string;
  readonly chaosEffect: ChaosEffect | undefined;
}

type DeliveryHeader = (typeof webhooks)[keyof typeof webhooks]['headers'][number];

/** The header with the signature. */
export const signatureHeader: DeliveryHeader = 'x-hmac-signature';
const apiKeyHeader: DeliveryHeader = 'x-api-key';
const secretHeader: DeliveryHeader = 'x-secret';

/** Signs the body, sends the attempt and records the result. Never rejects. */
export async function sendAttempt(outgoing: OutgoingAttempt, options: SendOptions): Promise<AttemptRecord> {
  const { endpoint, url, number, at, chaosEffect } = outgoing;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const record: AttemptRecord = { number, at, headers, ...definedFields({ chaosEffect }) };
  const { apiKey, apiSecret } = endpoint ?? {};
  const credentials = definedFields({ [apiKeyHeader]: apiKey, [secretHeader]: apiSecret }) as Record<string, string>;
  try {
    const signature = await createSignature(outgoing);
    if (signature !== undefined) headers[signatureHeader] = signature;
    for (const name of Object.keys(credentials)) headers[name] = '[redacted]';
    if (chaosEffect === 'drop') throw new Error('dropped by chaos');
    // The body acknowledges the notification of a transfer too.
    const receiver = endpoint?.inbox ? () => Response.json({ received: true }) : endpoint?.receiver;
    if (endpoint?.url === undefined && receiver === undefined) {
      throw new Error('the receiver function belongs to another mock server or process. Register it again');
    }
    const body = corruptBody(outgoing.body, chaosEffect);
    const init = { method: 'POST', headers: { ...headers, ...credentials }, body, redirect: 'manual' } as const;
    return { ...record, response: await send(url, init, receiver, options) };
  } catch (error) {
    return { ...record, failure: failureReason(error) };
  }
}

/** Adds the request to a stored attempt, and copies it. */
export function toWebhookAttempt(
  { number, at, headers, ...result }: AttemptRecord,
  url: string,
  body: string,
): WebhookAttempt {
  const request = { url, headers, body: corruptBody(body, result.chaosEffect) };
  return structuredClone({ number, at, request, ...result });
}

async function createSignature({ endpoint, body, chaosEffect }: OutgoingAttempt): Promise<string | undefined> {
  if (endpoint?.secret === undefined || chaosEffect === 'noSignature') return undefined;
  return sign(chaosEffect === 'badSignature' ? `${body} ` : body, endpoint.secret);
}

/** Corrupts only the first digit, which is part of an identifier: the body stays valid JSON, and only the signature reveals the change. */
function corruptBody(body: string, chaosEffect: ChaosEffect | undefined): string {
  return chaosEffect === 'corrupt' ? body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : body;
}

/** Reads the cause, because the error of `fetch` only says that it failed. If several addresses failed, the cause only has a code. */
function failureReason(error: unknown): string {
  const { cause } = Object(error);
  // `instanceof` is false for an error of another realm. In Jest, the errors of `fetch` are from another realm.
  const { message, code, name } = Object(typeof Object(cause).message === 'string' ? cause : error);
  return typeof message === 'string' ? message || String(code ?? name) : String(error);
}
