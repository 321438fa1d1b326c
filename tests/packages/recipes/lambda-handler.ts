import { createClient, isPaychordError } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

// At the top level: all invocations of an instance share the client and its connections.
const client = createClient(clientOptionsFromEnv());

export interface Order {
  readonly id: string;
  /** Stored with the order, before the first call. A new attempt to pay gets a new key. */
  readonly paymentKey: string;
  readonly total: number;
  readonly token: string;
}

/** Pays for an order from a queue. Throws when the queue must deliver the order again. */
export async function handler(order: Order, context: { getRemainingTimeInMillis(): number }): Promise<string> {
  try {
    const { status } = await client.payments.create(
      {
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: order.id,
        description: 'Running shoes',
        amount: { currency: 'USD', value: order.total },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: order.token },
      },
      {
        idempotencyKey: order.paymentKey,
        // Ends before the platform stops the function, so that the code below still runs.
        totalTimeoutMs: Math.max(1, context.getRemainingTimeInMillis() - 2_000),
      },
    );
    return status;
  } catch (error) {
    // The queue delivers the order again, with the same key. While the service remembers the key, it cannot pay twice.
    if (!isPaychordError(error) || error.retryable || error.outcome === 'unknown') throw error;
    // This call did nothing, but an earlier delivery of the order may have paid.
    const payments = await client.payments.listByOrder(order.id);
    const payment = payments.find(({ status }) => status === 'SUCCEEDED') ?? payments.at(-1);
    return payment?.status ?? 'REJECTED';
  }
}
