import type { WebhookDelivery } from './delivery.ts';
import type { Emitter } from './emitter.ts';

/** The first delivery that matches and was delivered, past ones included; rejects when none comes in so much real time. */
export function awaitDelivery(
  emitter: Emitter,
  match: string | ((delivery: WebhookDelivery) => boolean),
  timeoutMs: number,
): Promise<WebhookDelivery> {
  const matches = (delivery: WebhookDelivery) =>
    delivery.status === 'delivered' && (typeof match === 'function' ? match(delivery) : delivery.event === match);
  const past = emitter.deliveries().find(matches);
  if (past !== undefined) return Promise.resolve(past);
  return new Promise((resolve, reject) => {
    const stop = emitter.watch((delivery) => {
      if (!matches(delivery)) return;
      clearTimeout(timer);
      stop();
      resolve(delivery);
    });
    const timer = setTimeout(() => {
      stop();
      const seen = emitter.deliveries().map(({ event, status }) => `${event} (${status})`);
      reject(new Error(`No matching webhook was delivered within ${timeoutMs} ms. Seen: ${seen.join(', ') || 'none'}`));
    }, timeoutMs);
  });
}
