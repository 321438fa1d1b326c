import type { PaymentEvent } from '@paychord/sdk/webhooks';
import { type Mistake, shopMistake } from './mistake.ts';
import { type SmallOrder, SmallShop } from './small-shop.ts';

/** Learns from webhooks whether an order is paid. */
class WebhookShop extends SmallShop {
  protected override async returnPage(): Promise<void> {}
}

class WaitsForWebhook extends WebhookShop {
  override async recover(): Promise<void> {}
}

class HourWithoutWebhookIsUnpaid extends WebhookShop {
  protected override async finish(order: SmallOrder): Promise<void> {
    order.status = 'unpaid';
  }
}

class MarksEventBeforeItHandles extends WebhookShop {
  protected override async onEvent(event: PaymentEvent): Promise<void> {
    const { payment } = event.payload.data;
    const orders = [...this.orders.values()].filter(({ paymentId }) => paymentId === payment.id);
    const isSeen = orders.some(({ sent }) => sent.has(event.payload.type_event));
    for (const { sent } of orders) sent.add(event.payload.type_event);
    if (!isSeen) await super.onEvent(event);
  }

  /** The job is for the orders without an event. */
  protected override async finish(order: SmallOrder): Promise<void> {
    if (order.sent.size === 0) await super.finish(order);
  }
}

class DoesNotAwaitHandler extends SmallShop {
  protected override async onEvent(event: PaymentEvent): Promise<void> {
    void super.onEvent(event);
  }
}

export const webhookMistakes: readonly Mistake[] = [
  shopMistake('waits for the webhook alone', WaitsForWebhook, 'stays-unknown', 'lenient/delivery-1=lost'),
  shopMistake(
    'takes an hour without a webhook for an unpaid order',
    HourWithoutWebhookIsUnpaid,
    'paid-stays-open',
    'lenient/delivery-1=lost',
  ),
  shopMistake(
    'marks an event as handled before it handles it',
    MarksEventBeforeItHandles,
    'stays-unknown',
    'lenient/request-2=lost-for-good',
  ),
  shopMistake(
    'does not wait for its handler',
    DoesNotAwaitHandler,
    'unhandled-rejection',
    'lenient/request-3=lost-for-good',
  ),
];
