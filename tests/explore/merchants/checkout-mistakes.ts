import type { LedgerEntry, Shop } from '@paychord/mock-server/explore';
import { type CreatePaymentRequest, isPaychordError } from '@paychord/sdk';
import { type Mistake, shopMistake } from './mistake.ts';
import { type SmallOrder, SmallShop } from './small-shop.ts';
import { TwoStepShop } from './small-shop-mistakes.ts';

class KeyFromTime extends SmallShop {
  protected override create(order: SmallOrder): Promise<{ readonly id: string }> {
    return this.client.payments.create(this.bodyOf(order), { idempotencyKey: `${order.id}-${this.shop.clock.now()}` });
  }
}

class LooksAndPays extends SmallShop {
  protected override async create(order: SmallOrder): Promise<{ readonly id: string }> {
    const [earlier] = await this.client.payments.listByOrder(order.id);
    return earlier ?? this.client.payments.create(this.bodyOf(order));
  }
}

class TimeInBody extends SmallShop {
  protected override bodyOf(order: SmallOrder): CreatePaymentRequest {
    return { ...super.bodyOf(order), metadata: [{ key: 'sent_at', value: String(this.shop.clock.now()) }] };
  }
}

class CreatedIsPaid extends SmallShop {
  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    await super.returnPage(order, paymentId);
    order.status = 'paid';
  }

  /** The goods have left. */
  protected override async onEvent(): Promise<void> {}
}

class CreatedIsPaidWithoutWebhooks extends CreatedIsPaid {
  constructor(shop: Shop, orders: Map<string, SmallOrder>) {
    super({ ...shop, receiveWebhooks() {} }, orders);
  }
}

class SendsCents extends SmallShop {
  override async visit(): Promise<void> {
    this.shop.wish('a shirt', { value: 40, currency: 'USD' });
    await super.visit();
  }

  protected override bodyOf(order: SmallOrder): CreatePaymentRequest {
    return { ...super.bodyOf(order), amount: { currency: 'USD', value: 4_000 } };
  }
}

class StoresOrderAfterPayment extends SmallShop {
  protected override open(id: string): SmallOrder {
    const order = super.open(id);
    this.orders.delete(id);
    return order;
  }

  protected override async create(order: SmallOrder): Promise<{ readonly id: string }> {
    const payment = await super.create(order);
    this.orders.set(order.id, order);
    return payment;
  }
}

class NewKeyAfterConsumedKey extends SmallShop {
  protected override create(order: SmallOrder): Promise<{ readonly id: string }> {
    return super.create(order).catch((error: unknown) => {
      if (!isPaychordError(error) || error.code !== 'idempotency') throw error;
      return this.client.payments.create(this.bodyOf(order), { idempotencyKey: `${order.id}-again` });
    });
  }
}

class PollsUntilPaid extends SmallShop {
  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    while (order.status !== 'paid') {
      await super.returnPage(order, paymentId);
      await new Promise<void>((resolve) => void this.shop.clock.setTimeout(resolve, 1_000));
    }
  }
}

class KeepsLockAfterError extends SmallShop {
  private readonly locked = new Set<string>();

  override async checkOut(id: string): Promise<void> {
    if (this.locked.has(id)) throw new Error(`Another visit pays ${id}`);
    this.locked.add(id);
    await super.checkOut(id);
    this.locked.delete(id);
  }

  protected override async finish(order: SmallOrder): Promise<void> {
    if (!this.locked.has(order.id)) await super.finish(order);
  }
}

class KeepsLockInDatabase extends SmallShop {
  override async checkOut(id: string): Promise<void> {
    const { sent } = this.orders.get(id) ?? this.open(id);
    if (sent.has('locked')) throw new Error(`Another process pays ${id}`);
    sent.add('locked');
    await super.checkOut(id).finally(() => sent.delete('locked'));
  }

  protected override async finish(order: SmallOrder): Promise<void> {
    if (!order.sent.has('locked')) await super.finish(order);
  }
}

class RepeatsCaptureWithoutLook extends TwoStepShop {
  protected override async returnPage(_order: SmallOrder, paymentId: string): Promise<void> {
    const { transactions, amount } = await this.client.payments.retrieve(paymentId);
    const body = { merchant_reference: 'PARCEL-1', amount: { currency: 'USD', value: 20 }, reason: 'Shipped' };
    const send = () => this.client.payments.capture(paymentId, transactions[0]?.id ?? '', body);
    if (amount.captured === 0) await send().catch(send);
    this.book(await this.client.payments.retrieve(paymentId));
  }

  protected override async finish(order: SmallOrder): Promise<void> {
    await super.finish(order);
    if (order.paymentId !== undefined && order.captured === 0) await this.returnPage(order, order.paymentId);
  }

  /** A person releases the rest. */
  override entryOf(order: SmallOrder): LedgerEntry {
    return { ...super.entryOf(order), givenUp: ['capture'] };
  }
}

export const checkoutMistakes: readonly Mistake[] = [
  shopMistake('makes its key from the time', KeyFromTime, 'charged-twice', 'lenient/request-1=down-after'),
  shopMistake('looks for a payment and pays without a key', LooksAndPays, 'charged-twice', 'lenient/double-click-1'),
  shopMistake('sends the time in the body', TimeInBody, 'risky-request', 'lenient/request-1=down-after'),
  shopMistake(
    'takes a created payment for a paid one',
    CreatedIsPaid,
    'paid-without-money',
    'lenient/request-1=declined',
  ),
  shopMistake(
    'takes a created payment for a paid one, without webhooks',
    CreatedIsPaidWithoutWebhooks,
    'paid-without-money',
    'lenient/request-1=declined',
  ),
  shopMistake('sends cents', SendsCents, 'captured-too-much', 'lenient/no-failure'),
  shopMistake(
    'stores an order after its payment',
    StoresOrderAfterPayment,
    'paid-stays-open',
    'lenient/request-1=outage',
  ),
  shopMistake(
    'sends a new key after a consumed key',
    NewKeyAfterConsumedKey,
    'risky-request',
    'lenient/request-1=500-before',
  ),
  shopMistake('polls until it is paid', PollsUntilPaid, 'never-ends', 'lenient/request-1=declined'),
  shopMistake('keeps its lock after an error', KeepsLockAfterError, 'stays-unknown', 'lenient/request-1=down-before'),
  shopMistake('keeps its lock in the database', KeepsLockInDatabase, 'stays-unknown', 'lenient/request-1=crash-before'),
  shopMistake(
    'repeats a capture without a look',
    RepeatsCaptureWithoutLook,
    'captured-too-much',
    'lenient/request-4=lost-after',
  ),
];
