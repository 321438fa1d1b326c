import { sign } from '@paychord/sdk/webhooks';

export const secret = 'of the webhook';

/** Returns a signed delivery of an event as options for `fetch` and `Request`. Each attempt has its own counter, body and signature. */
export async function signedDelivery(name: string, retry: number, status = 'SUCCEEDED'): Promise<RequestInit> {
  const body = JSON.stringify({
    type: 'payment',
    type_event: 'payment.purchase',
    account_id: '493e9374-510a-4201-9e09-de669d75f256',
    retry,
    version: 2,
    data: { payment: { id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', status, idempotency_key: name } },
  });
  return { method: 'POST', headers: { 'x-hmac-signature': await sign(body, secret) }, body };
}
