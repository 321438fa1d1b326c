import type { CreatePaymentRequest, KnownPaymentStatus } from '@paychord/sdk';
import type { SimulatedOutcome } from '../../model/outcomes.ts';
import type { PaymentRecord, RuleContext } from '../../model/payment-record.ts';
import { type LastRead, type StoredPayment, WholePayment } from '../../model/payment-store.ts';
import { createPayment } from './creation.ts';

/**
 * A payment as its request created it, until the first change. Stores the request in place of the payment, and creates the payment again for
 * each reader. That takes a third of the memory, and a load test never reads most of its payments.
 */
class RecreatedPayment implements StoredPayment {
  readonly id: string;
  readonly status: KnownPaymentStatus;
  readonly #request: CreatePaymentRequest;
  readonly #outcome: SimulatedOutcome;
  readonly #now: string;
  readonly #transactionId: string;
  readonly #lastRead: LastRead;

  constructor(record: PaymentRecord, request: CreatePaymentRequest, { outcome, context, lastRead }: PaymentSource) {
    const { payment, transactions } = record;
    this.id = payment.id;
    this.status = payment.status as KnownPaymentStatus;
    this.#request = request;
    this.#outcome = outcome;
    this.#now = context.now;
    this.#transactionId = transactions[0].id;
    this.#lastRead = lastRead;
    this.#remember(record);
  }

  get merchant_order_id(): string {
    return this.#request.merchant_order_id;
  }

  get description(): string {
    return this.#request.description;
  }

  read(): PaymentRecord {
    const { payment, record } = this.#lastRead;
    return payment === this && record !== undefined ? record : this.#remember(this.#createAgain());
  }

  #remember(record: PaymentRecord): PaymentRecord {
    this.#lastRead.payment = this;
    this.#lastRead.record = record;
    return record;
  }

  #createAgain(): PaymentRecord {
    // The transaction takes its id first, so it is last here.
    const ids = [this.id, this.#transactionId];
    return createPayment(this.#request, { now: this.#now, uuid: () => ids.pop() as string }, this.#outcome);
  }
}

/** Where and from what the payment is created. */
export interface PaymentSource {
  readonly context: RuleContext;
  readonly outcome: SimulatedOutcome;
  readonly lastRead: LastRead;
  /** Whether the request has fields that the contract does not list, or may have some. */
  readonly hasUnknownFields: boolean;
}

/** Creates a payment for the store. The request must not change later. */
export function createStoredPayment(request: CreatePaymentRequest, source: PaymentSource): StoredPayment {
  const { context, outcome, hasUnknownFields } = source;
  let ids = 0;
  const uuid = () => {
    ids += 1;
    return context.uuid();
  };
  const record = createPayment(request, { now: context.now, uuid }, outcome);
  // The number and the security code of a card do not stay in memory, and no data of any size that a payment does not show.
  const { card, bank_transfer } = request.payment_method.detail ?? {};
  const isWhole = hasUnknownFields || card?.card_data !== undefined || bank_transfer !== undefined;
  // A vaulted method or a subscription takes a third id.
  return isWhole || ids > 2 ? new WholePayment(record) : new RecreatedPayment(record, request, source);
}
