import { type Client, createClient, isPaychordError, type Payment } from '@paychord/sdk';
import { createWebhookReceiver } from '@paychord/sdk/webhooks';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import type { ExploreOptions, LedgerEntry, Shop } from '../../src/explore.ts';

interface Order extends LedgerEntry {
  readonly paymentId: string | undefined;
  readonly openedAt: number;
}

/** A repeat of a key that the service has forgotten would pay again. */
const maxKeyAgeMs = 12 * 3_600_000;
const unpaid: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

/**
 * Returns the options of the explorer for a merchant in memory without a mistake. It has one order, which it pays with one call.
 *
 * @param keyOf - The idempotency key of the call number `call` for an order. Another key for each call is a mistake.
 * @param describe - The description of the payment.
 * @param orderOf - The id of the order of a visit.
 * @param price - The amount of the payment.
 */
export function createMerchant({
  keyOf = (order: string, _call: number) => order,
  describe = (order: string) => `Order ${order}`,
  orderOf = (): string => 'ORDER-1',
  price = (): number => 25.5,
} = {}) {
  const orders = new Map<string, Order>();
  let calls = 0;
  let client: Client;
  let clock: Shop['clock'];

  const record = ({ id, merchant_order_id: order, status }: Pick<Payment, 'id' | 'merchant_order_id' | 'status'>) => {
    const known = orders.get(order);
    if (known === undefined || known.status === 'paid') return;
    const next = status === 'SUCCEEDED' ? 'paid' : unpaid.has(status) ? 'unpaid' : 'unknown';
    orders.set(order, { ...known, paymentId: id, status: next });
  };

  const checkOut = async (order: string) => {
    const { status, openedAt } = orders.get(order) ?? {};
    if (status === 'paid') return;
    if (openedAt === undefined)
      orders.set(order, { order, status: 'unknown', paymentId: undefined, openedAt: clock.now() });
    calls += 1;
    const payment = await client.payments.create(
      {
        account_id: '493e9374-510a-4201-9e09-de669d75f256',
        merchant_order_id: order,
        description: describe(order),
        amount: { currency: 'USD', value: price() },
        country: 'US',
        workflow: 'DIRECT',
        payment_method: { token: 'a-token' },
      },
      { idempotencyKey: keyOf(order, calls) },
    );
    record(payment);
  };

  /** Settles an order whose key cannot be repeated. An order without a payment can be paid again. */
  const lookUp = async ({ order }: Order) => {
    const payments = await client.payments.listByOrder(order);
    for (const { id } of payments) record(await client.payments.retrieve(id));
    if (payments.length === 0) orders.delete(order);
  };

  const finish = async (open: Order) => {
    if (clock.now() - open.openedAt >= maxKeyAgeMs) return lookUp(open);
    await checkOut(open.order).catch((error: unknown) => {
      if (isPaychordError(error) && error.code === 'idempotency' && !error.retryable) return lookUp(open);
      throw error;
    });
  };

  return {
    reset() {
      orders.clear();
      calls = 0;
    },
    start(shop) {
      client = createClient(shop.clientOptions);
      clock = shop.clock;
      const receiver = createWebhookReceiver({
        accept: 'payment',
        secret: shop.webhookSecret,
        dedupe: memoryStore(),
        on: {},
        onDelivery() {},
        async onUnknown(event) {
          if (event.kind === 'payment') record(await client.payments.retrieve(event.payload.data.payment.id));
        },
      });
      shop.receiveWebhooks(receiver);
    },
    scenario: () => checkOut(orderOf()),
    async recover() {
      for (const order of orders.values()) if (order.status === 'unknown') await finish(order);
    },
    check: () => [...orders.values()],
  } satisfies ExploreOptions;
}
