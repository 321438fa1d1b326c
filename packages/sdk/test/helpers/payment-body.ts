import type { CreatePaymentRequest } from '../../src/generated/schema.ts';

export const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** Returns a card payment that is captured at once and needs no checkout session. All tests create their payments from it. */
export function paymentBody(changes: object = {}): CreatePaymentRequest {
  return {
    account_id: accountId,
    merchant_order_id: 'ORDER-1',
    description: 'Running shoes',
    amount: { currency: 'USD', value: 25.5 },
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'tok-1' },
    ...changes,
  } as CreatePaymentRequest;
}
