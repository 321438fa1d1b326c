import type { Merchant } from '../merchant/merchant.ts';

/** A merchant of a mock server with the number of its records. */
export interface ListedMerchant {
  readonly publicApiKey: string;
  /** Whether the controls of the mock server itself act on this merchant. */
  readonly isDefault: boolean;
  readonly payments: number;
  /** The number of requests in its journal. */
  readonly requests: number;
  readonly deliveries: number;
}

/**
 * Counts the records of merchants.
 *
 * @param labelOf - Returns the public key, or a mark if a caller sent a secret as public key.
 */
export function listMerchants(
  merchants: readonly Merchant[],
  defaultKey: string,
  labelOf: (publicApiKey: string) => string,
): ListedMerchant[] {
  return merchants.map(({ publicApiKey, state, journal, webhooks }) => ({
    publicApiKey: labelOf(publicApiKey),
    isDefault: publicApiKey === defaultKey,
    payments: state.payments.size,
    requests: journal.size(),
    deliveries: webhooks.size(),
  }));
}
