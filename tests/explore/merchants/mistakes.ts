import { randomUUID } from 'node:crypto';
import type { Invariant, Shop } from '@paychord/mock-server/explore';
import { type CreatedPayment, isPaychordError, TimeoutError } from '@paychord/sdk';
import type { PaymentEvent } from '@paychord/sdk/webhooks';
import { cardMistakes } from './card-mistakes.ts';
import { checkoutMistakes } from './checkout-mistakes.ts';
import { type Authorized, explorationOf, Merchant, type Order, type Storage } from './correct.ts';
import { type Mistake, shopMistake } from './mistake.ts';
import { refundMistakes } from './refund-mistakes.ts';
import * as small from './small-shop-mistakes.ts';
import { webhookMistakes } from './webhook-mistakes.ts';

class NewKeyOnRetry extends Merchant {
  protected override create(order: Order, key: string): Promise<CreatedPayment> {
    return super.create(order, key).catch(() => super.create(order, randomUUID()));
  }
}

class KeyPerProcessStart extends Merchant {
  private readonly startId = randomUUID();

  protected override create(order: Order): Promise<CreatedPayment> {
    return super.create(order, `${order.id}-${this.startId}`);
  }
}

class PaidOnAnyEvent extends Merchant {
  protected override async onEvent(event: PaymentEvent): Promise<void> {
    await super.onEvent(event);
    for (const order of this.storage.orders.values()) order.status = 'paid';
  }
}

class PaidBeforeCapture extends Merchant {
  protected override capture(order: Order, payment: Authorized): Promise<string> {
    order.status = 'paid';
    return super.capture(order, payment);
  }
}

class RefundWithNewReference extends Merchant {
  protected override sendRefund(paymentId: string, captureId: string, value: number, reference: string): Promise<void> {
    const again = () => super.sendRefund(paymentId, captureId, value, `${reference}-${randomUUID()}`);
    return super.sendRefund(paymentId, captureId, value, reference).catch(again);
  }
}

class HandlerNotIdempotent extends Merchant {
  protected override async onEvent({ payload }: PaymentEvent): Promise<void> {
    if (payload.type_event !== 'payment.capture') return;
    const { amount, merchant_order_id } = await this.paymentOf(payload.data.payment);
    const order = this.order(merchant_order_id);
    order.captured += amount.captured;
    order.status = 'paid';
  }
}

class RespondsBeforeItStores extends Merchant {
  protected override async onEvent(event: PaymentEvent): Promise<void> {
    // The webhook brings the result, so the job seems to have nothing left to finish.
    this.storage.open.clear();
    void super.onEvent(event).catch(() => {});
  }
}

class TrustsTheOrderOfEvents extends Merchant {
  protected override async onEvent({ payload }: PaymentEvent): Promise<void> {
    const books: Record<string, Partial<Order>> = {
      'payment.authorize': { status: 'paying', captured: 0, refunded: 0 },
      'payment.capture': { status: 'paid', captured: 50, refunded: 0 },
      'payment.refund': { status: 'paid', captured: 50, refunded: 20 },
    };
    for (const order of this.storage.orders.values()) Object.assign(order, books[payload.type_event]);
    if (payload.type_event === 'payment.refund') this.storage.open.clear();
  }
}

class GivesUpOnUnknown extends Merchant {
  protected override continue(order: Order): Promise<void> {
    return super.continue(order).catch((error: unknown) => {
      if (isPaychordError(error) && error.outcome === 'unknown') forgetPayment(order);
      throw error;
    });
  }
}

class TimeOutIsDecline extends Merchant {
  protected override async create(order: Order, key: string): Promise<CreatedPayment> {
    return super.create(order, key).catch((error: unknown) => {
      if (!(error instanceof TimeoutError)) throw error;
      this.takeNextCard(order);
      return super.create(order, this.newKey(order));
    });
  }
}

class PollsOnce extends Merchant {
  /** It polls instead. */
  protected override async onEvent(): Promise<void> {}

  protected override async continue(order: Order): Promise<void> {
    await super.continue(order).catch(() => {});
    if (order.payment !== undefined) await this.poll(order.payment.id);
    this.storage.open.delete(order.id);
  }
}

class LosesQueueAtRestart extends Merchant {
  constructor(shop: Shop, storage: Storage) {
    super(shop, { ...storage, open: new Set() });
  }
}

class ChargesOnEachConfirm extends Merchant {
  override checkOut(orderId: string): Promise<void> {
    const order = this.storage.orders.get(orderId);
    if (order !== undefined && order.status !== 'paid') forgetPayment(order);
    return super.checkOut(orderId);
  }
}

class RefundsOnEachRequest extends Merchant {
  protected override refund({ id }: Order, paymentId: string, captureId: string, value: number): Promise<void> {
    return this.sendRefund(paymentId, captureId, value, `${id}-refund`);
  }
}

/** The order can be paid again, as if nothing had been sent. */
function forgetPayment(order: Order): void {
  Object.assign(order, { status: 'unpaid', key: undefined, payment: undefined, captureId: undefined, sentAt: {} });
}

const mistake = (name: string, merchant: typeof Merchant, breaks: Invariant, caseId: string): Mistake => ({
  name,
  exploration: explorationOf(merchant),
  breaks,
  case: caseId,
});

export const mistakes: readonly Mistake[] = [
  mistake('retries with a new key', NewKeyOnRetry, 'charged-twice', 'lenient/request-1=late'),
  mistake(
    'makes a key at each start of its process',
    KeyPerProcessStart,
    'charged-twice',
    'lenient/request-1=crash-after',
  ),
  mistake('marks an order paid on any event', PaidOnAnyEvent, 'paid-without-money', 'lenient/request-2=crash-before'),
  mistake(
    'marks an order paid before the capture',
    PaidBeforeCapture,
    'paid-without-money',
    'lenient/request-2=crash-before',
  ),
  mistake(
    'retries a refund with a new reference',
    RefundWithNewReference,
    'refunded-twice',
    'lenient/request-3=lost-after',
  ),
  mistake('adds the amount of each webhook', HandlerNotIdempotent, 'amount-differs', 'lenient/delivery-2=doubled'),
  mistake('responds 200 before it stores', RespondsBeforeItStores, 'stays-unknown', 'strict/delivery-3=crash-after'),
  mistake('trusts the order of events', TrustsTheOrderOfEvents, 'stays-unknown', 'lenient/delivery-2=delayed'),
  mistake('gives up on an unknown result', GivesUpOnUnknown, 'charged-twice', 'lenient/request-2=lost-after'),
  mistake('takes a time-out for a decline', TimeOutIsDecline, 'charged-twice', 'lenient/request-1=late'),
  mistake('polls once', PollsOnce, 'stays-unknown', 'lenient/request-4=late'),
  mistake('loses its queue at a restart', LosesQueueAtRestart, 'stays-unknown', 'lenient/request-1=outage'),
  mistake(
    'charges again on each visit (akash-network/console PR 3449)',
    ChargesOnEachConfirm,
    'charged-twice',
    'lenient/request-1=late',
  ),
  mistake(
    'refunds again in another process (saleor/apps 2446)',
    RefundsOnEachRequest,
    'refunded-twice',
    'lenient/request-3=crash-after',
  ),
  shopMistake(
    'sends a new key after an unknown result',
    small.NewKeyAfterUnknown,
    'charged-twice',
    'lenient/request-1=lost-for-good',
  ),
  shopMistake(
    'captures in the webhook and on the return page',
    small.CapturesInWebhookAndReturnPage,
    'depends-on-order',
    'lenient/order-9',
  ),
  shopMistake(
    'takes a failed read for an unpaid order',
    small.FailedReadIsNotPaid,
    'paid-stays-open',
    'lenient/request-2=lost-for-good',
  ),
  shopMistake(
    'sends a refund once and never again',
    small.RefundsOnce,
    'refund-missing',
    'lenient/request-4=lost-for-good',
  ),
  shopMistake(
    'sends the second of two captures once and never again',
    small.CapturesSecondPartOnce,
    'captured-too-little',
    'lenient/request-6=crash-before',
  ),
  shopMistake('charges in another currency', small.WrongCurrency, 'amount-differs', 'lenient/no-failure'),
  shopMistake(
    'closes an order whose money is held',
    small.LeavesHold,
    'authorization-left',
    'lenient/request-2=lost-for-good',
  ),
  shopMistake('makes an order for each click', small.OrderOfEachVisit, 'charged-twice', 'lenient/double-click-1'),
  shopMistake(
    'takes 404 for an unpaid order',
    small.NotFoundIsNotPaid,
    'paid-stays-open',
    'lenient/request-2=not-found',
  ),
  shopMistake('verifies no signature', small.TrustsEveryWebhook, 'paid-without-money', 'lenient/request-1=forged'),
  ...checkoutMistakes,
  ...cardMistakes,
  ...webhookMistakes,
  ...refundMistakes,
];
