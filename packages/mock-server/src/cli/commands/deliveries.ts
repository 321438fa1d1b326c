import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import { type AdminTarget, callAdminApi } from '../admin-client.ts';

/** What to do when the server has sent no webhook. */
export const noDelivery = 'There is no delivery. Trigger an event, or start the server with --webhook-url <url>';

/** What to do when the server has sent no notification of a transfer. */
export const noNotification = 'No webhook was sent. Start the server with --merchant-base-url <url>';

/** What a restart and a reset mean for a receiver. */
export const idsStartAgain =
  'Ids start again at each start and reset. If your receiver remembers events, clear its store, or start with another --seed <number>.';

/** Lists the deliveries of the merchant, oldest first. */
export async function listDeliveries(target: AdminTarget): Promise<WebhookDelivery[]> {
  return (await callAdminApi(target, 'listDeliveries')) as WebhookDelivery[];
}

/** Counts the attempts at a delivery. Chaos sends an attempt twice under the same number. */
export function countAttempts({ attempts }: Pick<WebhookDelivery, 'attempts'>): number {
  return new Set(attempts.map(({ number }) => number)).size;
}
