import { afterRealTime } from '../clock/real-timers.ts';
import type { WebhookDelivery } from './delivery.ts';
import type { WebhookDispatcher } from './webhook-dispatcher.ts';

/** How many deliveries a message names. */
const mostNamed = 10;

/**
 * The first delivery that matches and was delivered, past ones included; rejects when none comes in so much real time, or before the
 * merchant is reset or restored.
 */
export function waitForDelivery(
  dispatcher: Pick<WebhookDispatcher, 'deliveries' | 'watch' | 'disposed'>,
  match: string | ((delivery: WebhookDelivery) => boolean),
  timeoutMs: number,
): Promise<WebhookDelivery> {
  const matches = (delivery: WebhookDelivery) =>
    delivery.status === 'delivered' && (typeof match === 'function' ? match(delivery) : delivery.event === match);
  return new Promise((resolve, reject) => {
    const past = dispatcher.deliveries().find(matches);
    if (past !== undefined) return resolve(past);
    const end = (settle: () => void) => {
      stopTimer();
      stop();
      dispatcher.disposed.removeEventListener('abort', fail);
      settle();
    };
    const fail = () => {
      const when = dispatcher.disposed.aborted
        ? `before ${dispatcher.disposed.reason.message}`
        : `within ${timeoutMs} ms`;
      end(() => reject(new Error(`No matching webhook was delivered ${when}. ${seen(dispatcher.deliveries())}`)));
    };
    const stop = dispatcher.watch((delivery) => {
      try {
        if (matches(delivery)) end(() => resolve(delivery));
      } catch (error) {
        end(() => reject(error));
      }
    });
    dispatcher.disposed.addEventListener('abort', fail);
    const stopTimer = afterRealTime(timeoutMs, fail);
  });
}

function seen(deliveries: readonly WebhookDelivery[]): string {
  if (deliveries.length === 0) return 'None was sent';
  const named = deliveries.slice(-mostNamed).map(({ event, status, attempts }) => {
    const { response, failure } = attempts.at(-1) ?? {};
    const last = response === undefined ? (failure ?? 'no attempt was made') : `last answer ${response.status}`;
    return `${event} (${status}, ${last})`;
  });
  return `${deliveries.length} sent, the latest: ${named.join(', ')}`;
}
