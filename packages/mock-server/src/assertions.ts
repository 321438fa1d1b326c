import type { MerchantControls } from './core/controls/merchant-controls.ts';
import type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
import { assertHolds } from './testing/matchers/assertion-result.ts';
import { checkNoDuplicateCharges } from './testing/matchers/duplicate-charges.ts';
import { checkNoFindings, type NoFindingsOptions } from './testing/matchers/findings.ts';
import { checkNoUnknownFields, checkReceivedRequest, type RequestMatch } from './testing/matchers/requests.ts';
import { checkDeliveredWebhook } from './testing/matchers/webhooks.ts';

export type { FindingFilter } from './core/findings/findings.ts';
export type { JournalEntry } from './core/merchant/journal.ts';
export type { DeliveryMatch } from './core/webhooks/delivery-match.ts';
export type { Finding, FindingRule } from './generated/control-types.ts';
export { AssertionError } from './testing/matchers/assertion-result.ts';
export { type Charge, type DuplicateCharge, findDuplicateCharges } from './testing/matchers/duplicate-charges.ts';
export type { FindingsBaseline, NoFindingsOptions } from './testing/matchers/findings.ts';
export { findRequests, type RequestMatch } from './testing/matchers/requests.ts';
export { findDeliveredWebhooks } from './testing/matchers/webhooks.ts';

/**
 * Asserts that the merchant sent a request that matches. The same as `toHaveReceivedRequest` in Vitest.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @param match - An operation, fields of the journal entry and part of the body, or a function.
 * @throws {AssertionError} No request matches. The message lists the requests in the journal.
 * @throws {OptionError} The match names an unknown field or operation.
 *
 * @example
 * assertReceivedRequest(mock, { operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
 */
export function assertReceivedRequest(merchant: Pick<MerchantControls, 'journal'>, match: RequestMatch): void {
  assertHolds(checkReceivedRequest(merchant, match));
}

/**
 * Asserts that an endpoint of the merchant acknowledged a webhook that matches. The same as `toHaveDeliveredWebhook` in Vitest, but it
 * does not wait: call `settled()` first.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @param match - An event, fields of the delivery, or a function.
 * @throws {AssertionError} No delivered webhook matches. The message lists the webhooks of the merchant.
 * @throws {OptionError} The match names an unknown field or event.
 *
 * @example
 * await mock.settled();
 * assertDeliveredWebhook(mock, 'payment.purchase');
 */
export function assertDeliveredWebhook(merchant: Pick<MerchantControls, 'webhooks'>, match: DeliveryMatch): void {
  assertHolds(checkDeliveredWebhook(merchant, match));
}

/**
 * Asserts that no order was charged more than once, or refunded more than once under one reference. The same as `toHaveNoDuplicateCharges` in
 * Vitest. {@link findDuplicateCharges} explains what counts.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @throws {AssertionError} An order was charged or refunded more than once. The message lists its charges and requests.
 *
 * @example
 * assertNoDuplicateCharges(mock);
 */
export function assertNoDuplicateCharges(merchant: Pick<MerchantControls, 'payments' | 'journal'>): void {
  assertHolds(checkNoDuplicateCharges(merchant));
}

/**
 * Asserts that every request in the journal has only fields and query parameters that the contract lists. Assumption: the service ignores a field
 * that it does not know, so a misspelled field is lost without an error. The same as `toHaveNoUnknownFields` in Vitest.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @throws {AssertionError} A request has an unknown field. The message lists the fields, with a suggestion for misspelled names.
 *
 * @example
 * assertNoUnknownFields(mock);
 */
export function assertNoUnknownFields(merchant: Pick<MerchantControls, 'journal'>): void {
  assertHolds(checkNoUnknownFields(merchant));
}

/**
 * Asserts that the rules found no mistake in the requests and the webhook endpoints of the merchant. The same as `toHaveNoFindings` in Vitest.
 * `docs/findings.md` describes the rules.
 *
 * @param merchant - A mock server, or the controls of one of its merchants.
 * @param options - `except` and `include` choose what is shown, `failOn` what fails, and `baseline` what is accepted.
 * @throws {AssertionError} A rule found something. The message says why it matters and what to do.
 * @throws {OptionError} A rule or an option is unknown.
 *
 * @example
 * assertNoFindings(mock, { baseline: { 'unknown-field': 2 } });
 */
export function assertNoFindings(merchant: Pick<MerchantControls, 'findings'>, options?: NoFindingsOptions): void {
  assertHolds(checkNoFindings(merchant, options));
}
