import type { WebhookReceiver } from '@paychord/sdk/webhooks';
import { signedDelivery } from './signed-delivery.ts';

/** Delivers an event to a receiver and returns the status. */
export async function deliver(receive: WebhookReceiver, name: string, retry = 0): Promise<number> {
  return (await receive(new Request('http://merchant/', await signedDelivery(name, retry)))).status;
}

/** Delivers the event of a declined purchase. */
export async function declineTo(receive: WebhookReceiver): Promise<number> {
  return (await receive(new Request('http://merchant/', await signedDelivery('declined', 0, 'DECLINED')))).status;
}
