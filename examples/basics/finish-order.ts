import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';

const client = createClient(clientOptionsFromEnv());

export interface Order {
  readonly id: string;
  readonly total: number;
  readonly token: string;
  /** The key of the first request, and the time of that request. Undefined when they are lost. */
  readonly attempt?: { readonly idempotencyKey: string; readonly startedAt: Date };
}

/** The specification does not state how long the service remembers a key. Assumption: a forgotten key makes a second payment. */
const maxKeyAgeMs = 12 * 60 * 60 * 1_000;

/** Assumption: a payment ends here without money. Any other status may still become a success. */
const unpaid: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

/** Finishes an order that may have been paid before the program crashed. Returns the status of its payment. */
export async function finish(order: Order): Promise<string> {
  const { attempt } = order;
  if (attempt !== undefined && Date.now() - attempt.startedAt.getTime() < maxKeyAgeMs) {
    // While the service remembers the key, it makes no second payment. Assumption: a repeat returns the first one.
    const { id } = await client.payments.create(
      {
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: order.id,
        description: 'Running shoes',
        amount: { currency: 'USD', value: order.total },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: order.token },
      },
      { idempotencyKey: attempt.idempotencyKey },
    );
    // A repeated key may return the first response. The payment may have succeeded since then.
    return (await client.payments.retrieve(id)).status;
  }

  // The key is lost or too old: look up the payments of the order. Wait more than 60 seconds (assumption) after the first request.
  const payments = await client.payments.listByOrder(order.id);
  const payment =
    payments.find(({ status }) => status === 'SUCCEEDED') ?? payments.find(({ status }) => !unpaid.has(status));
  return payment?.status ?? 'NOT_PAID';
}
