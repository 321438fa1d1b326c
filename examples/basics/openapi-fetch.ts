import { isPaychordError } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { callFacts, createOpenApiClient } from '@paychord/sdk/openapi-fetch';

const client = createOpenApiClient(clientOptionsFromEnv());

/** Pays for an order. Returns the status of the payment, or what to do without a payment. */
export async function pay(orderId: string, idempotencyKey: string): Promise<string> {
  try {
    const { data, error, response } = await client.POST('/v1/payments', {
      params: { header: { 'X-Idempotency-Key': idempotencyKey } },
      body: {
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: orderId,
        description: 'Running shoes',
        amount: { currency: 'USD', value: 25.5 },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: 'one-time-token' },
      },
    });
    if (data) return data.status;
    // An earlier attempt may have paid. The same key is safe to repeat soon.
    if (callFacts(response).outcome === 'unknown') return 'REPEAT_WITH_THE_SAME_KEY';
    // Of a body that is not JSON, `error` is the text; without a body it is undefined.
    return `REJECTED: ${typeof error === 'object' && 'code' in error ? error.code : response.status}`;
  } catch (thrown) {
    // No complete response arrived, or the request was not sent.
    if (isPaychordError(thrown) && thrown.outcome === 'unknown') return 'REPEAT_WITH_THE_SAME_KEY';
    throw thrown;
  }
}
