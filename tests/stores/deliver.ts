import type { WebhookReceiver } from '@paychord/sdk/webhooks';
import { attempt } from './signed-delivery.ts';

/** Delivers an event to a receiver and returns the status. */
export async function deliver(receive: WebhookReceiver, name: string, retry = 0): Promise<number> {
  return (await receive(new Request('http://merchant/', await attempt(name, retry)))).status;
}

/** Delivers the event of a declined purchase. */
export async function declineTo(receive: WebhookReceiver): Promise<number> {
  return (await receive(new Request('http://merchant/', await attempt('declined', 0, 'DECLINED')))).status;
}
