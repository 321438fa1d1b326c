import type { MerchantControls } from './controls/merchant-controls.ts';
import { assertHolds } from './matchers/assertion-result.ts';
import { checkNoDuplicateCharges } from './matchers/duplicate-charges.ts';
import { checkReceivedRequest, type RequestMatch } from './matchers/requests.ts';
import { checkDeliveredWebhook, type DeliveryMatch } from './matchers/webhooks.ts';

export { AssertionError } from './matchers/assertion-result.ts';
export { type Charge, type DuplicateCharge, findDuplicateCharges } from './matchers/duplicate-charges.ts';
export { findRequests, type RequestMatch } from './matchers/requests.ts';
export { type DeliveryMatch, findDeliveredWebhooks } from './matchers/webhooks.ts';
export type { JournalEntry } from './merchant/journal.ts';

/**
 * The merchant has made a request: what `toHaveReceivedRequest` is in vitest.
 *
 * @example
 * assertReceivedRequest(mock, { operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
 *
 * @throws AssertionError that says what was seen
 */
export function assertReceivedRequest(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): void {
  assertHolds(checkReceivedRequest(merchant, match));
}

/**
 * The merchant has taken a webhook: what `toHaveDeliveredWebhook` is in vitest. Call it when deliveries have settled.
 *
 * @example
 * await mock.settled();
 * assertDeliveredWebhook(mock, 'payment.purchase');
 *
 * @throws AssertionError that says what was seen
 */
export function assertDeliveredWebhook(merchant: Pick<MerchantControls, 'webhooks'>, match: DeliveryMatch): void {
  assertHolds(checkDeliveredWebhook(merchant, match));
}

/**
 * No order was charged more than once: what `toHaveNoDuplicateCharges` is in vitest. See {@link findDuplicateCharges}.
 *
 * @throws AssertionError that says which were, and how it came to it
 */
export function assertNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): void {
  assertHolds(checkNoDuplicateCharges(merchant));
}
