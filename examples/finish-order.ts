import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());

export interface Order {
  readonly id: string;
  readonly total: number;
  readonly token: string;
  /** The key of the first request. Undefined when it is lost. */
  readonly idempotencyKey?: string;
}

/** Finishes an order that may have been paid before the program crashed. Returns the status of its payment. */
export async function finish(order: Order): Promise<string> {
  if (order.idempotencyKey !== undefined) {
    // The same key returns the same payment, also when the first response was lost.
    const payment = await client.payments.create(
      {
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: order.id,
        description: 'Running shoes',
        amount: { currency: 'USD', value: order.total },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: order.token },
      },
      { idempotencyKey: order.idempotencyKey },
    );
    return payment.status;
  }

  // Without the key, look up the payments of the order. Wait more than 60 seconds after the first request.
  const payments = await client.payments.listByOrder(order.id);
  const payment = payments.find(({ status }) => status !== 'DECLINED');
  return payment?.status ?? 'NOT_PAID';
}
