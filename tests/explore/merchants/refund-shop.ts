import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import { createShopKit } from './shop-kit.ts';
import { type SmallOrder, SmallShop } from './small-shop.ts';

/** Gives 15 of 40 back, because the customer returns a part. */
export class RefundShop extends SmallShop {
  protected readonly kit = createShopKit(this.shop);

  override async visit(): Promise<void> {
    await super.visit();
    const order = this.orders.get('ORDER-1');
    if (order?.status !== 'paid') throw new Error('The order is not paid');
    order.sent.add('return');
    await this.finishRefund(order);
  }

  protected async finishRefund(order: SmallOrder): Promise<void> {
    if (order.paymentId === undefined || order.sent.has('refund')) return;
    this.book(await this.refund(order, order.paymentId));
    order.sent.add('refund');
  }

  protected refund({ sentAt }: SmallOrder, paymentId: string): Promise<Payment> {
    return this.kit.refund(sentAt, paymentId, 'RETURN-1', 15);
  }

  /** The response can be older than the books. */
  protected override book(payment: Payment): void {
    const order = this.orders.get(payment.merchant_order_id);
    if (order === undefined || payment.amount.refunded < order.refunded) return;
    order.paymentId ??= payment.id;
    super.book(payment);
  }

  override async recover(): Promise<void> {
    await super.recover();
    for (const order of this.orders.values()) if (order.sent.has('return')) await this.finishRefund(order);
  }

  override entryOf(order: SmallOrder): LedgerEntry {
    const entry = super.entryOf(order);
    return order.sent.has('return') && !order.sent.has('refund') ? { ...entry, status: 'unknown' } : entry;
  }
}
