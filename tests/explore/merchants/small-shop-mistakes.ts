import { randomUUID } from 'node:crypto';
import type { LedgerEntry } from '@paychord/mock-server/explore';
import { type CreatePaymentRequest, isPaychordError } from '@paychord/sdk';
import type { PaymentEvent } from '@paychord/sdk/webhooks';
import { type SmallOrder, SmallShop } from './small-shop.ts';

/** Authorizes, and captures in parts. */
export abstract class TwoStepShop extends SmallShop {
  protected override bodyOf(order: SmallOrder): CreatePaymentRequest {
    const body = super.bodyOf(order);
    return { ...body, payment_method: { ...body.payment_method, detail: { card: { capture: false } } } };
  }

  protected async capture(order: SmallOrder, paymentId: string, value: number, part: string): Promise<void> {
    const { transactions } = await this.client.payments.retrieve(paymentId);
    const reference = `${order.id}-${part}`;
    if (transactions.some(({ merchant_reference }) => merchant_reference === reference)) return;
    const authorization = transactions.find(({ type }) => type === 'AUTHORIZE');
    const body = { merchant_reference: reference, amount: { currency: 'USD', value }, reason: 'Shipped' };
    await this.client.payments.capture(paymentId, authorization?.id ?? '', body, { idempotencyKey: reference });
  }
}

export class NewKeyAfterUnknown extends SmallShop {
  protected override create(order: SmallOrder): Promise<{ readonly id: string }> {
    return super.create(order).catch((error: unknown) => {
      if (!isPaychordError(error) || error.outcome !== 'unknown') throw error;
      return this.client.payments.create(this.bodyOf(order), { idempotencyKey: randomUUID() });
    });
  }
}

export class CapturesInWebhookAndReturnPage extends TwoStepShop {
  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    const before = await this.client.payments.retrieve(paymentId);
    // The goods cost 20. Whether they were captured is decided before the request.
    if (before.amount.captured === 0) await this.capture(order, paymentId, 20, 'return-page');
    this.book(await this.client.payments.retrieve(paymentId));
  }

  protected override async onEvent(event: PaymentEvent): Promise<void> {
    const { id } = event.payload.data.payment;
    const payment = await this.client.payments.retrieve(id);
    const order = this.orders.get(payment.merchant_order_id);
    if (order !== undefined && payment.amount.captured === 0) await this.capture(order, id, 20, 'webhook');
    await super.onEvent(event);
  }

  protected override async finish(order: SmallOrder): Promise<void> {
    await super.finish(order);
    if (order.paymentId !== undefined && order.captured === 0) await this.returnPage(order, order.paymentId);
  }
}

export class FailedReadIsNotPaid extends SmallShop {
  protected override returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    return super.returnPage(order, paymentId).catch(() => {
      order.status = 'unpaid';
    });
  }

  protected override async onEvent(): Promise<void> {}
}

export class NotFoundIsNotPaid extends SmallShop {
  protected override returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    return super.returnPage(order, paymentId).catch((error: unknown) => {
      if (!isPaychordError(error) || error.code !== 'not_found') throw error;
      order.status = 'unpaid';
    });
  }

  protected override async onEvent(): Promise<void> {}
}

export class RefundsOnce extends SmallShop {
  override async visit(): Promise<void> {
    await super.visit();
    const order = this.orders.get('ORDER-1');
    if (order?.paymentId === undefined || order.captured === 0) throw new Error('The order is not paid');
    if (order.sent.has('refund')) return;
    order.sent.add('refund');
    const { transactions } = await this.client.payments.retrieve(order.paymentId);
    const purchase = transactions.find(({ type }) => type === 'PURCHASE');
    const body = { merchant_reference: 'RETURN-1', amount: { currency: 'USD', value: 15 } };
    await this.client.payments.refund(order.paymentId, purchase?.id ?? '', body, { idempotencyKey: 'RETURN-1' });
    this.book(await this.client.payments.retrieve(order.paymentId));
  }
}

export class CapturesSecondPartOnce extends TwoStepShop {
  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    await this.capture(order, paymentId, 20, 'first');
    if (!order.sent.has('second')) {
      order.sent.add('second');
      await this.capture(order, paymentId, 20, 'second');
    }
    this.book(await this.client.payments.retrieve(paymentId));
  }

  protected override async finish(order: SmallOrder): Promise<void> {
    await super.finish(order);
    if (order.paymentId !== undefined) await this.returnPage(order, order.paymentId);
  }
}

export class WrongCurrency extends SmallShop {
  protected override bodyOf(order: SmallOrder): CreatePaymentRequest {
    return { ...super.bodyOf(order), amount: { currency: 'EUR', value: 40 } };
  }
}

export class LeavesHold extends TwoStepShop {
  protected override async returnPage(order: SmallOrder, paymentId: string): Promise<void> {
    if (order.sent.has('capture')) return;
    order.sent.add('capture');
    try {
      await this.capture(order, paymentId, 40, 'capture');
      this.book(await this.client.payments.retrieve(paymentId));
    } catch (error) {
      order.status = 'unpaid';
      throw error;
    }
  }

  override checkOut(id: string): Promise<void> {
    return this.orders.get(id)?.sent.has('capture') ? Promise.resolve() : super.checkOut(id);
  }
}

export class OrderOfEachVisit extends SmallShop {
  override visit(): Promise<void> {
    const paid = [...this.orders.values()].some(({ status }) => status === 'paid');
    return paid ? Promise.resolve() : this.checkOut(`ORDER-${this.orders.size + 1}`);
  }
}

export class TrustsEveryWebhook extends SmallShop {
  protected override async receive(request: Request): Promise<Response> {
    const { id, status } = JSON.parse(await request.text()).data.payment;
    for (const order of this.orders.values()) {
      if (order.paymentId === id && status === 'SUCCEEDED') order.status = 'paid';
    }
    return new Response();
  }

  override entryOf(order: SmallOrder): LedgerEntry {
    return { order: order.id, status: order.status };
  }
}
