import type { WebhookEvent } from './events/events.ts';
import type { WebhookHeaders } from './verification/headers.ts';
import { requireNodeCrypto } from './verification/node-builtins.ts';
import { copyRawBody, type RawBody, readRawBody } from './verification/raw-body.ts';
import { readWebhook, readWebhookSync } from './verification/verify-webhook.ts';
import { readConfig, type WebhookConfig } from './verification/webhook-config.ts';

/**
 * Verifies a webhook and returns its typed event: first the signature and the credentials, over the raw bytes, and only then the JSON.
 *
 * A genuine event can arrive more than once and out of order. The service signs no time, so a replay looks like the first delivery.
 *
 * Specification: "Authentication", items 4 to 6; "Events".
 *
 * @returns The event. `kind` is `'unknown'` for an unlisted type, a kind outside `accept`, or a body without the fields that identify
 *   an event: respond with 200 or 5xx, because the service is not expected to send an event again after a 4xx.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not a JSON object. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong: a blank secret, a parsed body, or nothing configured to verify with.
 *
 * @example
 * const event = await constructEvent(await request.arrayBuffer(), request.headers, { secret });
 * if (event.kind === 'payment' && event.type_event === 'payment.purchase') {
 *   const { id, status } = event.payload.data.payment;
 *   if (status === 'SUCCEEDED') await markPaid(id);
 * }
 */
export async function constructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookEvent> {
  return (await readWebhook(copyRawBody(rawBody), headers, readConfig(config))).event;
}

/**
 * `constructEvent` without waiting, where `node:crypto` exists (Node, Bun, Deno); elsewhere it throws `WebhookConfigurationError`.
 *
 * @returns The event, as `constructEvent` resolves to.
 * @throws {WebhookVerificationError} The signature or the credentials are wrong, or the body is not a JSON object. Check `code`.
 * @throws {WebhookConfigurationError} The calling code is wrong, or there is no `node:crypto`.
 *
 * @example
 * const event = constructEventSync(rawBody, request.headers, { secret });
 * if (event.kind === 'transfer' && event.payload.status === 'COMPLETED') bookTransfer(event.payload.id);
 */
export function constructEventSync(rawBody: RawBody, headers: WebhookHeaders, config: WebhookConfig): WebhookEvent {
  requireNodeCrypto();
  return readWebhookSync(readRawBody(rawBody), headers, readConfig(config)).event;
}
