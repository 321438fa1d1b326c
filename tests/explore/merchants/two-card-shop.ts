import type { CreatePaymentRequest, Payment } from '@paychord/sdk';
import { type SmallOrder, SmallShop } from './small-shop.ts';

/** The mock server declines it. */
const declinedToken = 'tok_insufficient_funds';

/** Pays with another card after a decline. `sent` has the declined payments, and their number is part of the key. */
export class TwoCardShop extends SmallShop {
  protected override create(order: SmallOrder): Promise<{ readonly id: string }> {
    // A late event about the earlier card must not close the order.
    delete order.paymentId;
    return this.client.payments.create(this.bodyOf(order), { idempotencyKey: this.keyOf(order) });
  }

  protected keyOf({ id, sent }: SmallOrder): string {
    return `${id}-${sent.size}`;
  }

  protected override bodyOf(order: SmallOrder): CreatePaymentRequest {
    const token = order.sent.size === 0 ? declinedToken : 'a-token';
    return { ...super.bodyOf(order), payment_method: { token } };
  }

  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    await super.returnPage(order, paymentId);
    if (order.status !== 'unpaid' || order.sent.has(paymentId)) return;
    order.sent.add(paymentId);
    if (order.sent.size < 2) await this.checkOut(order.id);
  }

  /** The amounts of a declined payment are not those of the order. */
  protected override book(payment: Payment): void {
    if (this.orders.get(payment.merchant_order_id)?.status !== 'paid') super.book(payment);
  }
}
