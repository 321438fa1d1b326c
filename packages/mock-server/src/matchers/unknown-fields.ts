import type { MerchantControls } from '../controls/merchant-controls.ts';
import { type AssertionResult, assertMerchant, formatList } from './assertion-result.ts';
import { formatEntry } from './requests.ts';

/** Checks that every request in the journal has only fields and query parameters that the contract lists. */
export function checkNoUnknownFields(merchant: Pick<MerchantControls, 'journal'>): AssertionResult {
  assertMerchant(merchant, 'journal');
  const found = merchant.journal.requests().filter(({ unknownFields }) => unknownFields.length > 0);
  const pass = found.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? 'Expected a request with an unknown field, but found none'
        : formatList(
            'Expected no unknown fields. The service ignores them. Requests with unknown fields:',
            found.map(formatEntry),
          ),
  };
}
