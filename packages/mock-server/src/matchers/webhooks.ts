import type { MerchantControls } from '../controls/controls.ts';
import { assertDeliveryMatch } from '../options/control-options.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';
import { seen, type Verdict, wording } from './assertion-result.ts';
import { agrees } from './matches-partial.ts';

/** A delivery: by its event, by at least what its body says, or by a function. */
export type DeliveryMatch =
  | WebhookEventName
  | { event?: WebhookEventName; body?: unknown }
  | ((delivery: WebhookDelivery) => boolean);

/**
 * The deliveries that match and were taken by the merchant, oldest first.
 *
 * @throws OptionError when the match names an unknown field or event
 */
export function findDeliveredWebhooks(
  merchant: Pick<MerchantControls, 'webhooks'>,
  match: DeliveryMatch,
): WebhookDelivery[] {
  assertDeliveryMatch(match);
  return merchant.webhooks.deliveries().filter((each) => each.status === 'delivered' && isMatch(each, match));
}

/** Whether a webhook that matches was taken by the merchant. */
export function deliveredWebhook(merchant: Pick<MerchantControls, 'webhooks'>, match: DeliveryMatch): Verdict {
  const found = findDeliveredWebhooks(merchant, match);
  const pass = found.length > 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected that no webhook ${wording(match)} is delivered\n${seen(found.map(lineOf), '')}`
        : `Expected that a webhook ${wording(match)} is delivered\n${seen(
            merchant.webhooks.deliveries().map(lineOf),
            'Seen: none. Is an endpoint registered (webhooks.register), and for this event?',
          )}`,
  };
}

function lineOf({ event, status, url, attempts }: WebhookDelivery): string {
  const outcomes = attempts.map(({ response, failure }) => response?.status ?? failure ?? 'under way');
  return [event, status, url, `attempts: ${outcomes.join(', ') || 'none yet'}`].join('  ');
}

function isMatch(delivery: WebhookDelivery, match: DeliveryMatch): boolean {
  if (typeof match === 'function') return match(delivery);
  if (typeof match === 'string') return delivery.event === match;
  const { event = delivery.event, body } = match;
  return delivery.event === event && (body === undefined || agrees(bodyOf(delivery), body));
}

/** What chaos has corrupted is no JSON. */
function bodyOf({ attempts }: WebhookDelivery): unknown {
  try {
    return JSON.parse(attempts.at(-1)?.request.body ?? '');
  } catch {
    return undefined;
  }
}
