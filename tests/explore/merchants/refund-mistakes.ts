import type { LedgerEntry } from '@paychord/mock-server/explore';
import type { Payment } from '@paychord/sdk';
import type { PaymentEvent } from '@paychord/sdk/webhooks';
import { type Mistake, shopMistake } from './mistake.ts';
import { RefundShop } from './refund-shop.ts';
import type { SmallOrder } from './small-shop.ts';

class BooksOlderEvent extends RefundShop {
  protected override book(payment: Payment): void {
    const order = this.orders.get(payment.merchant_order_id);
    if (order === undefined) return;
    // Otherwise a refund in the books keeps an older amount out.
    order.refunded = 0;
    super.book(payment);
  }

  protected override async onEvent(event: PaymentEvent): Promise<void> {
    const { payment } = event.payload.data;
    // A webhook may only have the id.
    if ('amount' in payment) this.book(payment as unknown as Payment);
    else await super.onEvent(event);
  }
}

class LooksAndRefunds extends RefundShop {
  protected override refund(_order: SmallOrder, paymentId: string): Promise<Payment> {
    return this.kit.refund(new Map(), paymentId, 'RETURN-1', 15);
  }
}

class RefundsWithoutAmount extends RefundShop {
  protected override async refund(_order: SmallOrder, paymentId: string): Promise<Payment> {
    const { transactions } = await this.client.payments.retrieve(paymentId);
    await this.client.payments.refund(paymentId, transactions[0]?.id ?? '', { merchant_reference: 'RETURN-1' });
    return this.client.payments.retrieve(paymentId);
  }

  override entryOf(order: SmallOrder): LedgerEntry {
    return { ...super.entryOf(order), refunded: order.refunded === 0 ? 0 : 15 };
  }
}

class BooksSentRefund extends RefundShop {
  protected override async finishRefund(order: SmallOrder): Promise<void> {
    if (order.paymentId === undefined || order.sent.has('refund')) return;
    order.sent.add('refund');
    order.refunded = 15;
    await this.refund(order, order.paymentId);
  }
}

class LateEventPaysAgain extends RefundShop {
  protected override refund({ sentAt }: SmallOrder, paymentId: string): Promise<Payment> {
    return this.kit.refund(sentAt, paymentId, 'CANCEL-1', 40);
  }

  protected override book(payment: Payment): void {
    super.book(payment);
    const order = this.orders.get(payment.merchant_order_id);
    if (order !== undefined && order.refunded > 0) order.status = 'unpaid';
  }

  protected override async onEvent(event: PaymentEvent): Promise<void> {
    await super.onEvent(event);
    if (event.payload.data.payment.status !== 'SUCCEEDED') return;
    for (const order of this.orders.values()) order.status = 'paid';
  }
}

export const refundMistakes: readonly Mistake[] = [
  shopMistake('books an older event', BooksOlderEvent, 'amount-differs', 'lenient/delivery-1=crash-before'),
  shopMistake('looks for the refund without a lock', LooksAndRefunds, 'refunded-twice', 'lenient/double-click-1'),
  shopMistake('leaves out the amount of a refund', RefundsWithoutAmount, 'amount-differs', 'lenient/no-failure'),
  shopMistake(
    'marks a refunded order paid on a late event',
    LateEventPaysAgain,
    'paid-without-money',
    'lenient/delivery-1=delayed',
  ),
  shopMistake('books a refund that it only sent', BooksSentRefund, 'refund-missing', 'lenient/request-4=crash-before'),
];
