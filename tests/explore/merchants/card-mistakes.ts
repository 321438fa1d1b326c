import type { PaymentEvent } from '@paychord/sdk/webhooks';
import { type Mistake, missedMistake, shopMistake } from './mistake.ts';
import type { SmallOrder } from './small-shop.ts';
import { TwoCardShop } from './two-card-shop.ts';

class SameKeyForNextCard extends TwoCardShop {
  protected override keyOf({ id }: SmallOrder): string {
    return id;
  }
}

class LateDeclineResetsKey extends TwoCardShop {
  protected override async onEvent({ payload }: PaymentEvent): Promise<void> {
    const payment = await this.client.payments.retrieve(payload.data.payment.id);
    this.book(payment);
    // The customer may try the next card, with the next key.
    if (payment.status === 'DECLINED') this.orders.get(payment.merchant_order_id)?.sent.add('a declined event');
  }
}

class LooksAtFirstPayment extends TwoCardShop {
  /** The job looks instead. */
  protected override async onEvent(): Promise<void> {}

  protected override async finish(order: SmallOrder): Promise<void> {
    const [payment] = await this.client.payments.listByOrder(order.id);
    order.status = payment?.status === 'SUCCEEDED' ? 'paid' : 'unpaid';
  }
}

export const cardMistakes: readonly Mistake[] = [
  shopMistake(
    "lets a late decline reset the next card's key",
    LateDeclineResetsKey,
    'charged-twice',
    'lenient/request-4=down-after',
  ),
  shopMistake(
    'looks at the first payment of an order alone',
    LooksAtFirstPayment,
    'paid-stays-open',
    'lenient/request-3=outage',
  ),
  missedMistake(
    'sends the key of a declined card with the next card',
    SameKeyForNextCard,
    'key-of-declined-payment',
    'lenient/no-failure',
  ),
];
