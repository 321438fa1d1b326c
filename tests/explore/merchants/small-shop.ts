import type { ExploreOptions, LedgerEntry, Shop } from '@paychord/mock-server/explore';
import { type Client, type CreatePaymentRequest, createClient, isPaychordError, type Payment } from '@paychord/sdk';
import { constructEvent, type PaymentEvent } from '@paychord/sdk/webhooks';

/** What the shop stores of an order. It outlives each process. */
export interface SmallOrder {
  readonly id: string;
  status: LedgerEntry['status'];
  openedAt: number;
  paymentId?: string;
  captured: number;
  refunded: number;
  /** The steps that were sent, such as `capture-1`. */
  readonly sent: Set<string>;
  /** When each request was sent for the last time, by its reference. */
  readonly sentAt: Map<string, number>;
}

/** The status of a payment that failed for good. */
const failed: ReadonlySet<string> = new Set(['DECLINED', 'REJECTED', 'ERROR', 'EXPIRED', 'CANCELED']);

/** A process of a shop that sells a thing for 40 USD. It pays an order in one step, and reads the payment on its return page. */
export class SmallShop {
  protected readonly shop: Shop;
  protected readonly orders: Map<string, SmallOrder>;
  protected readonly client: Client;

  constructor(shop: Shop, orders: Map<string, SmallOrder>) {
    this.shop = shop;
    this.orders = orders;
    this.client = createClient(shop.clientOptions);
    shop.receiveWebhooks((request) => this.receive(request));
  }

  /** What a visit does. */
  async visit(): Promise<void> {
    await this.checkOut('ORDER-1');
  }

  async checkOut(id: string): Promise<void> {
    const order = this.orders.get(id) ?? this.open(id);
    if (order.status === 'paid') return;
    order.status = 'unknown';
    const { id: paymentId } = await this.create(order);
    order.paymentId = paymentId;
    await this.returnPage(order, paymentId);
  }

  protected open(id: string): SmallOrder {
    const order: SmallOrder = {
      id,
      status: 'unpaid',
      openedAt: this.shop.clock.now(),
      captured: 0,
      refunded: 0,
      sent: new Set(),
      sentAt: new Map(),
    };
    this.orders.set(id, order);
    return order;
  }

  protected create(order: SmallOrder): Promise<{ readonly id: string }> {
    return this.client.payments.create(this.bodyOf(order), { idempotencyKey: order.id });
  }

  protected bodyOf({ id }: SmallOrder): CreatePaymentRequest {
    return {
      account_id: '493e9374-510a-4201-9e09-de669d75f256',
      merchant_order_id: id,
      description: 'A shirt',
      amount: { currency: 'USD', value: 40 },
      country: 'US',
      workflow: 'DIRECT',
      payment_method: { token: 'a-token' },
    };
  }

  /** Shows the customer whether the order is paid. */
  protected async returnPage(_order: SmallOrder, paymentId: string): Promise<void> {
    this.book(await this.client.payments.retrieve(paymentId));
  }

  protected book(payment: Payment): void {
    const order = this.orders.get(payment.merchant_order_id);
    if (order === undefined) return;
    order.captured = payment.amount.captured;
    order.refunded = payment.amount.refunded;
    if (order.captured > 0) order.status = 'paid';
    else if (failed.has(payment.status) && order.paymentId === payment.id) order.status = 'unpaid';
  }

  async recover(): Promise<void> {
    for (const order of this.orders.values()) if (order.status === 'unknown') await this.finish(order);
  }

  protected async finish(order: SmallOrder): Promise<void> {
    const payments = await this.client.payments.listByOrder(order.id);
    for (const { id } of payments) {
      order.paymentId ??= id;
      this.book(await this.client.payments.retrieve(id));
    }
    if (payments.length > 0) return;
    // The service forgets the key after a day. No request can be in flight any more.
    if (this.shop.clock.now() - order.openedAt > 12 * 3_600_000) {
      order.status = 'unpaid';
      return;
    }
    await this.checkOut(order.id).catch((error: unknown) => {
      // The key is consumed, and the list has no payment of it.
      if (isPaychordError(error) && error.code === 'idempotency') order.status = 'unpaid';
    });
  }

  protected async receive(request: Request): Promise<Response> {
    const event = await constructEvent(await request.text(), request.headers, {
      accept: 'payment',
      secret: this.shop.webhookSecret,
    });
    if (event.kind === 'payment') await this.onEvent(event);
    return new Response();
  }

  protected async onEvent({ payload }: PaymentEvent): Promise<void> {
    this.book(await this.client.payments.retrieve(payload.data.payment.id));
  }

  entryOf({ id: order, status, captured, refunded }: SmallOrder): LedgerEntry {
    return { order, status, captured, refunded, currency: 'USD' };
  }
}

/** Returns the options that explore a shop. */
export function explorationOfShop(ShopClass: typeof SmallShop): ExploreOptions {
  const orders = new Map<string, SmallOrder>();
  let shop: SmallShop;
  return {
    reset: () => orders.clear(),
    start(process) {
      shop = new ShopClass(process, orders);
    },
    scenario(process) {
      process.wish('a shirt');
      return shop.visit();
    },
    recover: () => shop.recover(),
    check: () => [...orders.values()].map((order) => shop.entryOf(order)),
  };
}
