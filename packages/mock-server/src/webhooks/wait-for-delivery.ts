import { afterRealTime } from '../clock/real-timers.ts';
import type { WebhookDelivery } from './delivery.ts';
import { type DeliveryMatch, describeBodyMismatch, explainUnauthorized, matchesDelivery } from './delivery-match.ts';
import type { WebhookDispatcher } from './webhook-dispatcher.ts';

/** The number of deliveries that an error message lists. */
const maxListed = 10;

/**
 * Waits for a delivered webhook. A webhook that was delivered before the call counts.
 *
 * @param match - The event, an event and a part of the body, or a function that receives a copy of each delivered webhook.
 * @param timeoutMs - Time limit in milliseconds of real time.
 * @param isClosed - Returns whether the mock server was closed.
 * @returns the first delivery that matches
 * @throws Error The time is over, or the merchant was reset or restored. The message lists the latest deliveries.
 */
export function waitForDelivery(
  dispatcher: Pick<WebhookDispatcher, 'deliveries' | 'watch' | 'disposed'>,
  match: DeliveryMatch,
  timeoutMs: number,
  isClosed: () => boolean = () => false,
): Promise<WebhookDelivery> {
  const { disposed } = dispatcher;
  const matches = (delivery: WebhookDelivery) => delivery.status === 'delivered' && matchesDelivery(delivery, match);
  return new Promise((resolve, reject) => {
    const past = dispatcher.deliveries().find(matches);
    if (past !== undefined) return resolve(past);
    const finish = (settle: () => void) => {
      stopTimer();
      stopWatching();
      disposed.removeEventListener('abort', fail);
      settle();
    };
    const fail = () => {
      const when = disposed.aborted ? `before ${disposed.reason.message}` : `within ${timeoutMs} ms`;
      const sent = describeDeliveries(dispatcher.deliveries(), match);
      const closed = isClosed()
        ? '. The mock server was closed, so it sends no webhooks. Closing a server on a port closes its mock server'
        : '';
      finish(() => reject(new Error(`No matching webhook was delivered ${when}. ${sent}${closed}`)));
    };
    const stopWatching = dispatcher.watch((delivery) => {
      try {
        if (matches(delivery)) finish(() => resolve(delivery));
      } catch (error) {
        finish(() => reject(error));
      }
    });
    disposed.addEventListener('abort', fail);
    const stopTimer = afterRealTime(timeoutMs, fail);
  });
}

function describeDeliveries(deliveries: readonly WebhookDelivery[], match: DeliveryMatch): string {
  if (deliveries.length === 0) return 'No webhook was sent. Register an endpoint for its event with webhooks.register';
  const latest = deliveries.slice(-maxListed).map((delivery) => {
    const { event, status, attempts } = delivery;
    const { response, failure } = attempts.at(-1) ?? {};
    const result = response === undefined ? (failure ?? 'no attempt yet') : `last response ${response.status}`;
    const mismatch = describeBodyMismatch(delivery, match);
    return `${event} (${[status, result, mismatch].filter(Boolean).join(', ')})`;
  });
  const count = deliveries.length > maxListed ? `Latest ${maxListed} of ${deliveries.length} webhooks` : 'Webhooks';
  const explanation = explainUnauthorized(deliveries);
  return `${count}: ${latest.join(', ')}${explanation && `. ${explanation}`}`;
}
