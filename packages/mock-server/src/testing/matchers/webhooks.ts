import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import {
  assertDeliveryMatch,
  type DeliveryMatch,
  describeBodyMismatch,
  describeEvent,
  explainPending,
  explainRefusal,
  matchesDelivery,
  registerEndpoint,
} from '../../core/webhooks/delivery-match.ts';
import type { WebhookDelivery } from '../../generated/control-types.ts';
import { type AssertionResult, assertMerchant, createResult, describeMatcher, formatList } from './assertion-result.ts';

/**
 * Finds the webhooks that match and that an endpoint of the merchant acknowledged, oldest first.
 *
 * @throws {OptionError} The match names an unknown field or event.
 *
 * @example
 * await mock.settled();
 * expect(findDeliveredWebhooks(mock, 'payment.purchase')).toHaveLength(1);
 */
export function findDeliveredWebhooks(
  merchant: Pick<MerchantControls, 'webhooks'>,
  match: DeliveryMatch,
): WebhookDelivery[] {
  assertMerchant(merchant, 'webhooks');
  assertDeliveryMatch(match);
  return merchant.webhooks.deliveries().filter((each) => each.status === 'delivered' && matchesDelivery(each, match));
}

/** Checks that a webhook that matches was delivered. */
export function checkDeliveredWebhook(
  merchant: Pick<MerchantControls, 'webhooks'>,
  match: DeliveryMatch,
): AssertionResult {
  const found = findDeliveredWebhooks(merchant, match);
  const described = describeMatcher(match);
  const title = `Expected no delivered webhook matching ${described}, but found ${found.length}:`;
  return createResult(
    found.length > 0,
    () => formatList(title, found.map(formatDelivery)),
    () => `Expected a delivered webhook matching ${described}\n${describeAll(merchant.webhooks.deliveries(), match)}`,
  );
}

function describeAll(deliveries: readonly WebhookDelivery[], match: DeliveryMatch): string {
  if (deliveries.length === 0) {
    return `No webhook was sent. Was the call awaited? ${registerEndpoint}`;
  }
  const isEarly = deliveries.some(({ status, attempts }) => status === 'pending' && attempts.length === 0);
  const pending = explainPending(deliveries, ({ attempts }) => attempts.length > 0);
  const early = isEarly && 'A webhook is not sent yet. Await settled() first';
  const hints = [explainRefusal(deliveries), pending, early];
  const lines = deliveries.map((each) =>
    [formatDelivery(each), describeBodyMismatch(each, match)].filter(Boolean).join('  '),
  );
  return [formatList('Webhooks of the merchant:', lines), ...hints.filter(Boolean)].join('\n');
}

function formatDelivery(delivery: WebhookDelivery): string {
  const { status, url, attempts } = delivery;
  const results = attempts.map(({ response, failure }) => response?.status ?? failure ?? 'in flight');
  return [describeEvent(delivery), status, url, `attempts: ${results.join(', ') || 'none yet'}`].join('  ');
}
