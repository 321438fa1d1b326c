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
 * Asserts that the merchant sent a matching request, for test runners other than Vitest.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @param match - The operation, fields of the journal entry with a part of the body, or a function.
 * @throws {AssertionError} No request matches. The message lists the requests that were received.
 *
 * @example
 * assertReceivedRequest(mock, { operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
 */
export function assertReceivedRequest(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): void {
  assertHolds(checkReceivedRequest(merchant, match));
}

/**
 * Asserts that a matching webhook was delivered, for test runners other than Vitest. Call it after `settled()`.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @param match - The event, a part of the body, or a function.
 * @throws {AssertionError} No delivered webhook matches. The message lists the deliveries.
 *
 * @example
 * await mock.settled();
 * assertDeliveredWebhook(mock, 'payment.purchase');
 */
export function assertDeliveredWebhook(merchant: Pick<MerchantControls, 'webhooks'>, match: DeliveryMatch): void {
  assertHolds(checkDeliveredWebhook(merchant, match));
}

/**
 * Asserts that no order was charged more than once, for test runners other than Vitest. See {@link findDuplicateCharges}.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @throws {AssertionError} An order was charged more than once. The message lists the charges and their requests.
 *
 * @example
 * assertNoDuplicateCharges(mock);
 */
export function assertNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): void {
  assertHolds(checkNoDuplicateCharges(merchant));
}
