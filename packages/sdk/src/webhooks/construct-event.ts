import { readConfig, type WebhookConfig } from './config.ts';
import type { WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { copyRawBody, type RawBody } from './raw-body.ts';
import { readWebhook } from './read-webhook.ts';

/**
 * Verifies a webhook and resolves to its typed event: first the signature and the credentials, over the bytes as they
 * came, and only then JSON and shape.
 *
 * Rejects with `WebhookVerificationError`, whose `code` names the check that failed, for anything that a sender
 * can send, and with `WebhookConfigurationError` for a mistake in the calling code, such as a blank secret, a body
 * that was parsed already, or nothing configured to verify with.
 *
 * An event can arrive more than once and out of order. The specification signs no time, so nothing here tells a replay.
 *
 * Specification: "Authentication", items 4 to 6; "Events".
 *
 * @example
 * const event = await constructEvent(await request.arrayBuffer(), request.headers, { secret });
 * if (event.kind === 'payment' && event.type_event === 'payment.chargeback') {
 *   await openCase(event.payload.data.payment.id);
 * }
 */
export async function constructEvent(
  rawBody: RawBody,
  headers: WebhookHeaders,
  config: WebhookConfig,
): Promise<WebhookEvent> {
  return (await readWebhook(copyRawBody(rawBody), headers, readConfig(config))).event;
}
