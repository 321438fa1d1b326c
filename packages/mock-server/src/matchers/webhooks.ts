import { assertDeliveryMatch } from '../controls/control-options.ts';
import type { MerchantControls } from '../controls/merchant-controls.ts';
import { matchesDefinedFields } from '../model/matches-partial.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { WebhookEventName } from '../webhooks/endpoint.ts';
import { type AssertionResult, describeMatcher, formatList } from './assertion-result.ts';

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
export function checkDeliveredWebhook(
  merchant: Pick<MerchantControls, 'webhooks'>,
  match: DeliveryMatch,
): AssertionResult {
  const found = findDeliveredWebhooks(merchant, match);
  const pass = found.length > 0;
  return {
    pass,
    message: () =>
      pass
        ? `Expected that no webhook ${describeMatcher(match)} is delivered\n${formatList(found.map(lineOf), '')}`
        : `Expected that a webhook ${describeMatcher(match)} is delivered\n${formatList(
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
  return matchesDefinedFields({ event: delivery.event, body: bodyOf(delivery) }, match);
}

/** What chaos has corrupted is no JSON. */
function bodyOf({ attempts }: WebhookDelivery): unknown {
  try {
    return JSON.parse(attempts.at(-1)?.request.body ?? '');
  } catch {
    return undefined;
  }
}
