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
  readonly #request: CreatePaymentRequest;
  readonly #outcome: SimulatedOutcome;
  readonly #now: string;
  /** The ids of the payment, in the order in which it takes them. */
  readonly #ids: readonly string[];
  readonly #lastRead: LastRead;
  readonly id: string;
  readonly status: KnownPaymentStatus;

  constructor(
    request: CreatePaymentRequest,
    { now, uuid }: RuleContext,
    outcome: SimulatedOutcome,
    lastRead: LastRead,
  ) {
    const ids: string[] = [];
    const takeId = () => {
      const id = uuid();
      ids.push(id);
      return id;
    };
    const record = createPayment(request, { now, uuid: takeId }, outcome);
    this.#request = request;
    this.#outcome = outcome;
    this.#now = now;
    // A copy has no room for more.
    this.#ids = ids.slice();
    this.#lastRead = lastRead;
    this.id = record.payment.id;
    this.status = record.payment.status as KnownPaymentStatus;
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
    let taken = 0;
    const uuid = () => {
      taken += 1;
      return this.#ids[taken - 1] as string;
    };
    return createPayment(this.#request, { now: this.#now, uuid }, this.#outcome);
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
export function createStoredPayment(
  request: CreatePaymentRequest,
  { context, outcome, lastRead, hasUnknownFields }: PaymentSource,
): StoredPayment {
  // The number and the security code of a card do not stay in memory, and no data of any size that a payment does not show.
  const { card, bank_transfer } = request.payment_method.detail ?? {};
  const isWhole = hasUnknownFields || card?.card_data !== undefined || bank_transfer !== undefined;
  return isWhole
    ? new WholePayment(createPayment(request, context, outcome))
    : new RecreatedPayment(request, context, outcome, lastRead);
}
