import type { CreatePaymentRequest, DisputeRequest } from '../../src/generated/schema.ts';

export const accountId = '493e9374-510a-4201-9e09-de669d75f256';
export const usd = (value: number) => ({ currency: 'USD', value });

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

/** Returns the evidence for a chargeback: one file with this content in base64. */
export function dispute(content = btoa('%PDF-1.4\n%EOF\n')): DisputeRequest {
  const file = {
    content_type: 'application/pdf',
    file_name: 'delivery.pdf',
    content_category: 'PROOF_OF_DELIVERY',
  } as const;
  return { account_id: accountId, evidence: [{ ...file, content }] };
}
