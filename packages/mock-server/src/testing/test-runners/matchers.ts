import type { MerchantControls } from '../../core/controls/merchant-controls.ts';
import type { DeliveryMatch } from '../../core/webhooks/delivery-match.ts';
import { type AssertionResult, assertMerchant } from '../matchers/assertion-result.ts';
import { checkNoDuplicateCharges } from '../matchers/duplicate-charges.ts';
import { checkNoFindings, type NoFindingsOptions } from '../matchers/findings.ts';
import { checkNoUnknownFields, checkReceivedRequest, type RequestMatch } from '../matchers/requests.ts';
import { checkDeliveredWebhook } from '../matchers/webhooks.ts';

/** The matchers that Vitest and Jest add to `expect`. `R` is the result of a synchronous matcher. */
export interface MockServerMatchers<R> {
  /**
   * Asserts that the merchant sent a matching request.
   *
   * @param match - The operation, fields of the journal entry with a part of the body, or a function.
   *
   * @example
   * expect(payments).toHaveReceivedRequest({ operation: 'createPayment', body: { merchant_order_id: 'ORDER-1' } });
   */
  toHaveReceivedRequest(match: RequestMatch): R;
  /**
   * Asserts that a matching webhook was delivered. Waits for deliveries in flight, so it must be awaited. It does not wait for a retry
   * that is scheduled for later.
   *
   * @param match - The event, a part of the body, or a function.
   *
   * @example
   * await expect(payments).toHaveDeliveredWebhook('payment.purchase');
   */
  toHaveDeliveredWebhook(match: DeliveryMatch): Promise<void>;
  /**
   * Asserts that no order was charged more than once: at most one payment with the same `merchant_order_id` has a successful charge, and
   * no payment has two charges or refunds with the same `merchant_reference`. See `findDuplicateCharges` in `@paychord/mock-server/assertions`.
   *
   * @example
   * expect(payments).toHaveNoDuplicateCharges();
   */
  toHaveNoDuplicateCharges(): R;
  /**
   * Asserts that every request in the journal has only fields and query parameters that the contract lists. Assumption: the service ignores a field
   * that it does not know, so a misspelled field is lost without an error.
   *
   * @example
   * afterEach(() => expect(payments).toHaveNoUnknownFields());
   */
  toHaveNoUnknownFields(): R;
  /**
   * Asserts that the rules found no mistake in the requests and the webhook endpoints of the merchant. `docs/findings.md` describes the rules.
   *
   * @param options - `except` and `include` choose what is shown, `failOn` what fails the test, and `baseline` what is accepted.
   *
   * @example
   * afterEach(() => expect(payments).toHaveNoFindings({ except: ['unknown-field'] }));
   */
  toHaveNoFindings(options?: NoFindingsOptions): R;
}

/** The implementations, for `expect.extend`. */
export const matchers = {
  toHaveReceivedRequest: checkReceivedRequest,
  async toHaveDeliveredWebhook(merchant: MerchantControls, match: DeliveryMatch): Promise<AssertionResult> {
    assertMerchant(merchant, 'webhooks', 'settled');
    await merchant.settled();
    return checkDeliveredWebhook(merchant, match);
  },
  toHaveNoDuplicateCharges: checkNoDuplicateCharges,
  toHaveNoUnknownFields: checkNoUnknownFields,
  toHaveNoFindings: checkNoFindings,
};
