import { randomUUID } from 'node:crypto';
import type { ExploreOptions, LedgerEntry, Shop } from '@paychord/mock-server/explore';
import {
  type Client,
  type CreatedPayment,
  type CreatePaymentRequest,
  createClient,
  type Payment,
  type WebhookPayment,
} from '@paychord/sdk';
import { constructEvent, type PaymentEvent } from '@paychord/sdk/webhooks';

/** What the merchant stores of an order. It outlives each process. */
export interface Order {
  readonly id: string;
  /** `paying`: an attempt to pay was started, and its result is not known. */
  status: 'unpaid' | 'paying' | 'paid';
  /** The index of the card that pays. */
  card: number;
  /** The idempotency key of the attempt to pay. */
  key?: string | undefined;
  payment?: Authorized;
  captureId?: string | undefined;
  /** The amount that the customer gets back. */
  refund?: number;
  isRefunded: boolean;
  /** When each request was sent for the last time. Its result may be unknown. */
  readonly sentAt: { create?: number; capture?: number; refund?: number };
  /** The captured amount in the books. */
  captured: number;
  /** The amount in the books that went back to the customer. */
  refunded: number;
}

/** A payment that holds money for an order. */
export interface Authorized {
  readonly id: string;
  readonly transactionId: string;
}

export interface Storage {
  readonly orders: Map<string, Order>;
  /** The orders that the job has to finish. */
  readonly open: Set<string>;
}

const cards = ['tok-first-card', 'tok-second-card'];
const total = { currency: 'USD', value: 50 };
const returned = 20;
/** No request of a call can arrive after this time. */
const inFlightMs = 5 * 60_000;

/** A process of a merchant. It authorizes, captures and refunds an order, and books what the webhooks report. */
export class Merchant {
  protected readonly shop: Shop;
  protected readonly storage: Storage;
  protected readonly client: Client;
  /** The orders that this process works on. */
  private readonly busy = new Set<string>();

  constructor(shop: Shop, storage: Storage) {
    this.shop = shop;
    this.storage = storage;
    // A customer does not wait longer.
    this.client = createClient({ ...shop.clientOptions, totalTimeoutMs: 20_000 });
    shop.receiveWebhooks((request) => this.receive(request));
  }

  /** Pays the order. A second visit continues what the first one left. */
  async checkOut(orderId: string): Promise<void> {
    const order = this.storage.orders.get(orderId) ?? newOrder(orderId);
    this.storage.orders.set(orderId, order);
    this.storage.open.add(orderId);
    if (order.status !== 'paid') await this.continue(order);
  }

  /** Promises the money of a returned item, and sends it. */
  async returnItem(orderId: string): Promise<void> {
    const order = this.order(orderId);
    if (order.captureId === undefined) throw new Error(`${orderId} has no capture to refund`);
    order.refund = returned;
    this.storage.open.add(orderId);
    await this.continue(order);
  }

  /** The hourly job: finishes what a visit left open. */
  async recover(): Promise<void> {
    for (const orderId of this.storage.open) {
      const order = this.order(orderId);
      await this.continue(order).catch(() => {});
      if (order.payment !== undefined) await this.poll(order.payment.id);
    }
  }

  async receive(request: Request): Promise<Response> {
    const event = await constructEvent(await request.text(), request.headers, {
      accept: 'payment',
      secret: this.shop.webhookSecret,
    });
    if (event.kind === 'payment') await this.onEvent(event);
    return new Response();
  }

  protected async onEvent({ payload }: PaymentEvent): Promise<void> {
    this.book(await this.paymentOf(payload.data.payment));
  }

  /** A webhook may contain only the id and the status of a payment. Otherwise its `transactions` is the latest one. */
  protected async paymentOf(webhook: WebhookPayment): Promise<Payment> {
    const { amount, transactions } = webhook as Partial<Payment>;
    if (amount === undefined || transactions === undefined) return this.client.payments.retrieve(webhook.id);
    return { ...webhook, transactions: [transactions].flat() } as Payment;
  }

  protected async poll(paymentId: string): Promise<void> {
    this.book(await this.client.payments.retrieve(paymentId));
  }

  /** Books the amounts of a payment. The response can be older than the books. */
  protected book(payment: Payment): void {
    const order = this.order(payment.merchant_order_id);
    order.captureId ??= payment.transactions.find(({ type }) => type === 'CAPTURE')?.id;
    order.captured = Math.max(order.captured, payment.amount.captured);
    order.refunded = Math.max(order.refunded, payment.amount.refunded);
    if (order.captured > 0) order.status = 'paid';
    if (order.captured > 0 && isRefundBooked(order)) this.storage.open.delete(order.id);
  }

  /** Sends the requests that the order still needs. */
  protected async continue(order: Order): Promise<void> {
    if (this.busy.has(order.id)) throw new Error(`Another visit pays ${order.id}`);
    this.busy.add(order.id);
    try {
      order.payment ??= await this.authorize(order);
      if (order.status !== 'paid') order.captureId ??= await this.capture(order, order.payment);
      if (order.refund === undefined || order.captureId === undefined || order.isRefunded) return;
      await this.refund(order, order.payment.id, order.captureId, order.refund);
      order.isRefunded = true;
    } finally {
      this.busy.delete(order.id);
    }
  }

  protected async authorize(order: Order): Promise<Authorized> {
    if (this.wasSent(order, 'create')) {
      const payments = await this.client.payments.listByOrder(order.id);
      // Another card may have been declined before.
      const payment = payments.find(({ status }) => status !== 'DECLINED');
      const [authorization] = payment?.transactions ?? [];
      if (payment && authorization) return { id: payment.id, transactionId: authorization.id };
      // The service may refuse to run the earlier key.
      order.key = undefined;
    }
    // The key is stored before the request: a crash must not lose it.
    order.key ??= this.newKey(order);
    order.status = 'paying';
    order.sentAt.create = this.shop.clock.now();
    const payment = await this.create(order, order.key);
    if (payment.status === 'DECLINED') {
      this.takeNextCard(order);
      throw new Error('The card was declined');
    }
    return { id: payment.id, transactionId: payment.transactions.id };
  }

  protected newKey(_order: Order): string {
    return randomUUID();
  }

  protected async create(order: Order, idempotencyKey: string): Promise<CreatedPayment> {
    const body: CreatePaymentRequest = {
      account_id: '493e9374-510a-4201-9e09-de669d75f256',
      merchant_order_id: order.id,
      description: 'A shirt and a scarf',
      amount: total,
      country: 'US',
      workflow: 'DIRECT',
      payment_method: { token: cards[order.card % cards.length] ?? '', detail: { card: { capture: false } } },
    };
    return this.client.payments.create(body, { idempotencyKey });
  }

  protected takeNextCard(order: Order): void {
    Object.assign(order, { status: 'unpaid', card: order.card + 1, key: undefined });
  }

  protected async capture(order: Order, payment: Authorized): Promise<string> {
    const reference = `${order.id}-capture`;
    const earlier = await this.findEarlier(order, 'capture', payment.id, reference);
    if (earlier !== undefined) return earlier;
    order.sentAt.capture = this.shop.clock.now();
    const body = { merchant_reference: reference, amount: total, reason: 'Shipped' };
    return (await this.client.payments.capture(payment.id, payment.transactionId, body)).id;
  }

  protected async refund(order: Order, paymentId: string, captureId: string, value: number): Promise<void> {
    const reference = `${order.id}-refund`;
    if ((await this.findEarlier(order, 'refund', paymentId, reference)) !== undefined) return;
    order.sentAt.refund = this.shop.clock.now();
    await this.sendRefund(paymentId, captureId, value, reference);
  }

  protected async sendRefund(paymentId: string, captureId: string, value: number, reference: string): Promise<void> {
    const body = { merchant_reference: reference, amount: { ...total, value } };
    await this.client.payments.refund(paymentId, captureId, body);
  }

  /** Finds what an earlier request did. No key protects its repeat everywhere. */
  protected async findEarlier(
    order: Order,
    step: 'capture' | 'refund',
    paymentId: string,
    reference: string,
  ): Promise<string | undefined> {
    if (order.sentAt[step] === undefined) return undefined;
    if (!this.wasSent(order, step)) throw new Error(`The ${step} of ${order.id} may be in flight`);
    const { transactions } = await this.client.payments.retrieve(paymentId);
    return transactions.find(({ merchant_reference }) => merchant_reference === reference)?.id;
  }

  /** Whether an earlier request was sent, and cannot be in flight any more. */
  private wasSent({ sentAt }: Order, step: keyof Order['sentAt']): boolean {
    const at = sentAt[step];
    return at !== undefined && this.shop.clock.now() - at > inFlightMs;
  }

  protected order(id: string): Order {
    const order = this.storage.orders.get(id);
    if (order === undefined) throw new Error(`Order ${id} does not exist`);
    return order;
  }
}

function newOrder(id: string): Order {
  return { id, status: 'unpaid', card: 0, isRefunded: false, sentAt: {}, captured: 0, refunded: 0 };
}

function isRefundBooked({ refunded, refund = 0 }: Order): boolean {
  return refunded === refund;
}

function toLedgerEntry(order: Order): LedgerEntry {
  const { id, status, captured, refunded } = order;
  const isKnown = status !== 'paying' && isRefundBooked(order);
  return { order: id, status: isKnown ? status : 'unknown', captured, refunded };
}

/** Returns the options that explore a merchant. */
export function explorationOf(MerchantClass: typeof Merchant): ExploreOptions {
  const storage: Storage = { orders: new Map(), open: new Set() };
  let merchant: Merchant;
  return {
    reset() {
      storage.orders.clear();
      storage.open.clear();
    },
    start(shop) {
      merchant = new MerchantClass(shop, storage);
    },
    async scenario() {
      await merchant.checkOut('ORDER-1');
      await merchant.returnItem('ORDER-1');
    },
    recover: () => merchant.recover(),
    check: () => [...storage.orders.values()].map(toLedgerEntry),
  };
}
