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

/** Counts the records of merchants. */
export function listMerchants(merchants: readonly Merchant[], defaultKey: string): ListedMerchant[] {
  return merchants.map(({ publicApiKey, state, journal, webhooks }) => ({
    publicApiKey,
    isDefault: publicApiKey === defaultKey,
    payments: state.payments.size,
    requests: journal.size(),
    deliveries: webhooks.size(),
  }));
}
